import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFolder } from '../server-folder.ts'
import { functionName } from './sql.ts'
import { readSqlFunctions, sqlFunction, sqlFunctions } from './sql-functions.ts'

const add = 'create function add_one(n integer) returns integer language sql as $$ select n + 1 $$;'
const twice = 'create function add_two(n integer) returns integer language sql as $$ select add_one(add_one(n)) $$;'

function namesOf(files: Record<string, string>): string[] {
  return readSqlFunctions(files).map(({ installedName }) => installedName)
}

describe('SQL functions', () => {
  it('are installed under names that end in a hash of their text', () => {
    const [first] = readSqlFunctions({ 'features/add-one.sql': add })
    expect(first).toMatchObject({ name: 'add_one', installedName: expect.stringMatching(/^add_one_[0-9a-f]{8}$/) })
    expect(first?.text).toBe(add.replace('add_one', first?.installedName ?? ''))
    expect(namesOf({ 'elsewhere/add-one.sql': add })).toEqual([first?.installedName])
    expect(namesOf({ 'add-one.sql': add.replace('+ 1', '+ 01') })).not.toEqual([first?.installedName])
  })

  it('call the installed versions of others, which come first, and change their name with them', () => {
    const [called, caller] = readSqlFunctions({ 'add-two.sql': twice, 'b/add-one.sql': add })
    expect([called?.name, caller?.name]).toEqual(['add_one', 'add_two'])
    expect(caller?.text).toContain(`select ${called?.installedName}(${called?.installedName}(n))`)
    const changed = readSqlFunctions({ 'add-two.sql': twice, 'add-one.sql': add.replace('+ 1', '+ 2') })
    expect(changed[1]?.installedName).not.toBe(caller?.installedName)
  })

  it('are rejected if two have the same name, call each other, or do not match their file', () => {
    expect(() => readSqlFunctions({ 'a/add-one.sql': add, 'b/add-one.sql': add })).toThrow('two SQL functions called')
    expect(() => readSqlFunctions({ 'add-three.sql': add })).toThrow('add-three.sql does not create add_three')
    const circular = add.replace('n + 1', 'add_two(n)')
    expect(() => readSqlFunctions({ 'add-one.sql': circular, 'add-two.sql': twice })).toThrow('call each other')
  })

  it('are called only by the name of their file', () => {
    expect(sqlFunction('case_voucher_view').text).toMatch(/^case_voucher_view_[0-9a-f]{8}$/)
    expect(() => sqlFunction('no_such_function')).toThrow('There is no SQL function no_such_function.')
    expect(() => functionName('x_00000000(1); drop table cases')).toThrow('not the name of an installed function')
  })

  it('have no hash in any source, and all of them are called', () => {
    const folder = join(serverFolder, 'src')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.(ts|sql)$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
    const unused = sqlFunctions.filter(
      ({ name }) => !sources.some((text) => text.replace(`create function ${name}(`, '').match(`${name}('\\)|\\()`)),
    )
    expect(unused.map(({ name }) => name)).toEqual([])
    const names = sqlFunctions.map(({ name }) => name).join('|')
    expect(sources.filter((text) => new RegExp(`\\b(${names})_[0-9a-f]{8}\\b`).test(text))).toEqual([])
  })
})
