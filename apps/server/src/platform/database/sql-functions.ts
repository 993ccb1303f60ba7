import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { functionName, type Statement } from './sql.ts'
import { sqlFunctionFiles } from './sql-function-files.ts'

/** A database function of this release. */
export interface SqlFunction {
  /** The name in its file: `register_direct_payments` in `register-direct-payments.sql`. */
  readonly name: string
  /** The name it is installed under, ending in a hash of its text: `register_direct_payments_<hash>`. */
  readonly installedName: string
  /** The statement that creates it under that name. */
  readonly text: string
}

/**
 * Reads functions from the texts of their files, callees first. A call uses the plain name and becomes a call of the
 * installed one, so the hash of a function covers everything it calls.
 */
export function readSqlFunctions(files: Readonly<Record<string, string>>): SqlFunction[] {
  const texts = new Map<string, string>()
  for (const [path, text] of Object.entries(files)) {
    const name = basename(path, '.sql').replaceAll('-', '_')
    if (texts.has(name)) throw new Error(`There are two SQL functions called ${name}.`)
    if (!new RegExp(`^create function ${name}\\(`, 'm').test(text)) throw new Error(`${path} does not create ${name}.`)
    texts.set(name, text)
  }
  const done = new Map<string, SqlFunction>()
  const resolve = (name: string, callers: readonly string[]): SqlFunction => {
    const known = done.get(name)
    if (known !== undefined) return known
    if (callers.includes(name)) throw new Error(`SQL functions call each other: ${[...callers, name].join(', ')}.`)
    const text = replaceCalls(texts.get(name) ?? '', (called) =>
      called !== name && texts.has(called) ? resolve(called, [...callers, name]).installedName : called,
    )
    const installedName = `${name}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
    const resolved = {
      name,
      installedName,
      text: replaceCalls(text, (called) => (called === name ? installedName : called)),
    }
    done.set(name, resolved)
    return resolved
  }
  for (const name of [...texts.keys()].sort()) resolve(name, [])
  return [...done.values()]
}

function replaceCalls(text: string, replacement: (name: string) => string): string {
  return text.replaceAll(/\b([a-z_]+)(?=\()/g, (name) => replacement(name))
}

/** The functions of this release, in the order of creation. */
export const sqlFunctions: readonly SqlFunction[] = readSqlFunctions(sqlFunctionFiles)

/** The installed name of a function of this release, as a part of a statement. */
export function sqlFunction(name: string): Statement {
  const found = sqlFunctions.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`There is no SQL function ${name}.`)
  return functionName(found.installedName)
}
