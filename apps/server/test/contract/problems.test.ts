import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { constraints, operations, problems } from '../../src/app.ts'
import { features } from '../../src/features/index.ts'
import { commonProblems } from '../../src/platform/http/reference/openapi.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { type Language, languages, sharedProblems } from '../../src/problems/index.ts'
import { checkAll } from '../check-all.ts'

const codes = Object.keys(problems)

/** The sources without the catalogue itself; listing a code in an operation does not mean that it is returned. */
function sourceText(): string {
  const folder = join(serverFolder, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^problems\W|\.problems\.ts$/.test(name),
  )
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return text.replaceAll(/\bproblems: \[[^\]]*\]/g, '').replaceAll(/\bproblems: \w+,/g, '')
}

describe('the problem catalogue', () => {
  it('has no unused code', () => {
    const text = sourceText()
    expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([])
  })

  it('declares each code once', () => {
    const declared = [sharedProblems, ...features.map((feature) => feature.problems ?? {})]
    expect(declared.flatMap((definitions) => Object.keys(definitions)).sort()).toEqual([...codes].sort())
  })

  it('has every code that an operation lists', () => {
    const unknown = operations.flatMap(({ id, problems: listed }) =>
      listed.filter((code) => !Object.hasOwn(problems, code)).map((code) => `${id}: ${code}`),
    )
    expect(unknown).toEqual([])
  })

  it('has every code that a database constraint maps to', () => {
    for (const [name, toProblem] of Object.entries(constraints)) {
      expect(codes, name).toContain(toProblem().code)
    }
  })

  it('has no feature code that no operation lists', () => {
    const listed = new Set(operations.flatMap((operation) => [...commonProblems(operation), ...operation.problems]))
    const beforeAnyOperation = ['route-not-found', 'method-not-allowed']
    expect(codes.filter((code) => !listed.has(code) && !beforeAnyOperation.includes(code))).toEqual([])
  })

  const rows = codes.map((code) => [code] as const)
  checkAll('explains every problem in both languages', rows, (code) => {
    const definition = problems[code]!
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([400, 401, 403, 404, 405, 412, 413, 415, 422, 429, 500, 503]).toContain(definition.status)
    for (const language of languages) expectWords(definition[language], language)
    for (const key of ['title', 'meaning', 'howToFix'] as const) expect(definition.da[key]).not.toBe(definition.en[key])
  })

  it('each operation lists a code once, and no common one', () => {
    for (const operation of operations) {
      const common = commonProblems(operation)
      expect(new Set(operation.problems).size, operation.id).toBe(operation.problems.length)
      expect(
        operation.problems.filter((code) => common.includes(code)),
        operation.id,
      ).toEqual([])
    }
  })
})

function expectWords({ title, meaning, howToFix }: (typeof problems)[string]['en'], language: Language): void {
  for (const text of [title, meaning, howToFix]) expect(text.trim(), language).toBe(text)
  expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
  // A sentence may begin with the name of a member, which is written as it is on the wire.
  expect(meaning).toMatch(/^\p{L}.{15,}\.$/su)
  expect(howToFix).toMatch(/^\p{L}.{10,}\.$/su)
}
