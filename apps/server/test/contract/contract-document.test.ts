import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFolder } from '../../src/platform/server-folder.ts'

const root = join(serverFolder, '../..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** The names in backticks, without those in code blocks. */
function quotedNames(text: string): string[] {
  return [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
}

describe('docs/contract.md', () => {
  /** Not in the OpenAPI document: additional members of problems, and handles of standard templates. */
  const others = new Set(
    'allocationIds bytesMax bytesNeeded bytesUsed collection-notice daysBack daysMin earliestDate neededRole payment-confirmation usedBy'.split(
      ' ',
    ),
  )

  it('refers only to operations, problems, fields and values of the API', () => {
    const description = textOf('apps/server/openapi.json')
    const names = quotedNames(textOf('docs/contract.md')).filter((name) =>
      /^[a-z]+(?:-[a-z]+|[A-Z][a-z]+)+$/.test(name),
    )
    expect(names.length).toBeGreaterThan(500)
    expect(names.filter((name) => !others.has(name) && !description.includes(name))).toEqual([])
  })
})

describe('the documentation', () => {
  /** Where a path may begin, besides the root: the documents say `platform/commands` for that of the server. */
  const bases = ['apps/server', 'apps/server/src', 'apps/server/src/features', 'apps/console', 'apps/console/src']
  const folders = 'apps|packages|docs|tools|bench|src|test|platform|features|main|migrations|theme'
  const pathPattern = new RegExp(`^(?:(?:${folders})/[\\w./-]+|[\\w.-]+/[\\w./-]+\\.(?:tsx?|mjs|sql|md|json|png))$`)
  /** Not committed: made by a command that the document names. */
  const written = new Set(['apps/console/screenshots'])

  it('refers only to existing repository paths', () => {
    const exists = (path: string): boolean =>
      ['', ...bases, 'packages/client'].some((base) => existsSync(join(root, base, path)))
    const missing = documents.flatMap((document) =>
      quotedNames(textOf(document))
        .filter((name) => pathPattern.test(name) && !written.has(name) && !exists(name))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('links only to existing files', () => {
    const missing = documents.flatMap((document) =>
      [...textOf(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|src="([^"]+)"/g)]
        .map(([, link, image]) => link ?? image ?? '')
        .filter((target) => !/^https?:/.test(target) && !existsSync(join(root, dirname(document), target)))
        .map((target) => `${document}: ${target}`),
    )
    expect(missing).toEqual([])
  })
})
