import type { Operation } from '../../../platform/http/operations/operation.ts'

/**
 * The address of a read that may be part of a batch; undefined if it is none. The path must be written exactly as it is
 * read, so that no spelling of it (`..`, `%2e%2e`, a backslash) leads out of the tenant.
 */
export function batchablePath(base: string, path: string, operations: readonly Operation[]): string | undefined {
  const address = base + path
  const [given = ''] = address.split('?', 1)
  if (!path.startsWith('/') || path.includes('#') || !URL.canParse(address, origin)) return undefined
  const { pathname } = new URL(address, origin)
  if (pathname !== given || pathname.length === base.length) return undefined
  const found = operations.filter(({ method, path: template }) => method === 'GET' && matches(template, pathname))
  // As the router chooses: `/cases/export.csv` is not the case of that number.
  const [chosen] = found.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))
  return chosen !== undefined && isBatchable(chosen) ? address : undefined
}

const origin = 'http://localhost'

function isBatchable({ kind, success }: Operation): boolean {
  return kind === 'read' && success.isFile !== true && success.isStream !== true
}

function parametersIn(template: string): number {
  return template.split('{').length
}

function matches(template: string, pathname: string): boolean {
  const expected = template.split('/')
  const actual = pathname.split('/')
  return (
    expected.length === actual.length &&
    expected.every((step, index) => step === actual[index] || (step.startsWith('{') && actual[index] !== ''))
  )
}
