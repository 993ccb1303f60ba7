import { deterministicId } from '../ids.ts'

/** The id of the record that the step of this name creates on every demo tenant. */
export function demoId(name: string): string {
  return deterministicId(`demo ${name}`)
}

export const demoTenantId = demoId('tenant')

/** The names of records of a kind: `creditor`, `creditor 2`, `creditor 3`. */
export function numbered(name: string, index: number): string {
  return index === 0 ? name : `${name} ${index + 1}`
}

export const demoTenantName = 'Nordisk Inkasso (demo)'
