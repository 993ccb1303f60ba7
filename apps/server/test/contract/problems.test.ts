import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { constraints } from '../../src/constraints.ts'
import { commonProblems } from '../../src/platform/http/reference/openapi.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { rooms } from '../../src/problems/catalogue.data.ts'
import { catalogue, type ProblemCode, type ProblemDefinition } from '../../src/problems/index.ts'

const codes = Object.keys(catalogue) as ProblemCode[]
const definitions: Readonly<Record<string, ProblemDefinition>> = catalogue

/** What the code says beside the catalogue itself; that an operation lists a code does not make it answer one. */
function sourceText(): string {
  const folder = join(serverFolder, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^problems.(catalogue|danish)/.test(name),
  )
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return text.replaceAll(/\bproblems: \[[^\]]*\]/g, '').replaceAll(/\bproblems: \w+,/g, '')
}

describe('the catalogue of problems', () => {
  it('holds no code that nothing answers', () => {
    const text = sourceText()
    expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([])
  })

  it('has each code in one room', () => {
    expect(rooms.flatMap((room) => Object.keys(room)).sort()).toEqual([...codes].sort())
  })

  it('holds every code that an operation lists', () => {
    const unknown = operations.flatMap(({ id, problems }) =>
      problems.filter((code) => !Object.hasOwn(catalogue, code)).map((code) => `${id}: ${code}`),
    )
    expect(unknown).toEqual([])
  })

  it('holds every code that a constraint of the database stands for', () => {
    for (const [name, toProblem] of Object.entries(constraints)) {
      expect(codes, name).toContain(toProblem().code)
    }
  })

  it('holds no code of the domain that no operation lists', () => {
    const listed = new Set(operations.flatMap((operation) => [...commonProblems(operation), ...operation.problems]))
    const beforeAnyOperation = ['route-not-found', 'method-not-allowed']
    expect(codes.filter((code) => !listed.has(code) && !beforeAnyOperation.includes(code))).toEqual([])
  })

  it.each(codes)('says of %s what it means and how to mend the request', (code) => {
    const { status, title, meaning, mend } = definitions[code]!
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([400, 401, 403, 404, 405, 412, 413, 415, 422, 429, 500, 503]).toContain(status)
    for (const text of [title, meaning, mend]) expect(text.trim()).toBe(text)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(meaning).toMatch(/^[A-Z\p{L}].{15,}\.$/su)
    expect(mend).toMatch(/^[A-Z\p{L}].{10,}\.$/su)
  })

  it('has each code listed once by each operation, and none that all have anyway', () => {
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
