import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { danishPasswords } from './common-passwords.data.ts'

let known: Promise<ReadonlySet<string>> | undefined

/**
 * Common passwords in lower case and without punctuation: about 49,000 of the most often leaked, from the MIT-licensed
 * data of zxcvbn-ts, and Danish ones. They are loaded when the first password is chosen.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load()
  return known
}

async function load(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  return new Set([...(JSON.parse(await readFile(file, 'utf8')) as string[]), ...danishPasswords])
}
