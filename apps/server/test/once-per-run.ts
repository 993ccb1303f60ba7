import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { asOwner, withDatabase } from './template-database.ts'

/**
 * Does something once for all test files of a run, and returns its result to all of them. The first to ask does it, and
 * the others wait meanwhile.
 */
export async function oncePerRun<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(inject('templateFolder'), `${name}.json`)
  if (!existsSync(file)) {
    const url = inject('templateUrl')
    await asOwner(withDatabase(url, 'postgres'), async (client) => {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`${url} ${name}`])
      if (existsSync(file)) return
      await writeFile(`${file}.new`, JSON.stringify(await work()))
      await rename(`${file}.new`, file)
    })
  }
  return JSON.parse(await readFile(file, 'utf8')) as Result
}
