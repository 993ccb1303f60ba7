import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operations, problems } from '../../src/app.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const text = readFileSync(`${root}docs/contract.md`, 'utf8')

interface Rule {
  readonly number: number
  readonly rule: string
  /** `file › title`, as many as it takes to show the rule. */
  readonly tests: readonly string[]
}

/** The rows of the table that says by which test each rule is shown. */
const rules: Rule[] = [...text.matchAll(/^\| (\d+) \| (.+) \| (`.+`) \|$/gm)].map((row) => ({
  number: Number(row[1]),
  rule: row[2] ?? '',
  tests: [...(row[3] ?? '').matchAll(/`([^`]+)`/g)].map((span) => span[1] ?? ''),
}))

/** The titles of the tests in a file as they are written: of a table of tests that is the template. */
function titlesIn(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** Whether an expression is `it`, `test`, or one of them with `.each(…)` and the like; one that is skipped shows nothing. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test'
  if (ts.isCallExpression(callee)) return isTest(callee.expression)
  if (!ts.isPropertyAccessExpression(callee)) return false
  return !['skip', 'todo', 'fails'].includes(callee.name.text) && isTest(callee.expression)
}

const known = new Map<string, Set<string>>()

function shows(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ')
  if (!existsSync(root + file)) return false
  const titles = known.get(file) ?? titlesIn(file)
  known.set(file, titles)
  return titles.has(title)
}

describe('docs/contract.md', () => {
  it('says each of its rules once', () => {
    expect(rules.length).toBeGreaterThan(250)
    const said = rules.map(({ rule }) => rule)
    expect(said.filter((rule, index) => said.indexOf(rule) !== index)).toEqual([])
  })

  it('has no row of a rule that is not read here', () => {
    const [, table = ''] = text.split('## 3. Every rule and the test that shows it')
    const rows = table.split('\n').filter((line) => /^\| *\d/.test(line))
    expect(rows).toHaveLength(rules.length)
  })

  it.each(rules.map(({ number, rule, tests }) => [number, rule, tests] as const))(
    'rule %i has the tests it names: %s',
    (_, __, tests) => {
      expect(tests.length).toBeGreaterThan(0)
      expect(tests.filter((test) => !shows(test))).toEqual([])
    },
  )

  it('speaks of every operation', () => {
    const missing = operations.map(({ id }) => id).filter((id) => !text.includes(`\`${id}\``))
    expect(missing).toEqual([])
  })

  it('lists the operations under the addresses and scopes they have', () => {
    const listed = [...text.matchAll(/^\| `([a-z-]+)` \| `([A-Z]+ \/\S+)` \| (`\S+`|none) \|$/gm)]
    const written = listed.map(([, id, address, scope]) => `${id!} ${address!} ${scope!.replaceAll('`', '')}`)
    const declared = operations.map(({ id, method, path, scope }) => `${id} ${method} ${path} ${scope ?? 'none'}`)
    expect(written.sort()).toEqual(declared.sort())
  })

  it('speaks of every problem code, and of none that there is not', () => {
    const missing = Object.keys(problems).filter((code) => !text.includes(`\`${code}\``))
    expect(missing).toEqual([])
    const listed = [...text.matchAll(/^\| (\d{3}) \| ([^|]+) \|$/gm)].flatMap(([, status, codes]) =>
      [...codes!.matchAll(/`([a-z-]+)`/g)].map(([, code]) => `${status!} ${code!}`),
    )
    const declared = Object.entries(problems).map(([code, { status }]) => `${status} ${code}`)
    expect(listed.sort()).toEqual(declared.sort())
  })
})
