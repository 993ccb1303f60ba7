import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '../../src/app.ts'
import { generateClient } from '../../../../packages/client/tools/generate-client.ts'
import { describeApi } from '../../src/platform/http/reference/openapi.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { dumpSchema } from '../dump-schema.ts'
import { asOwner } from '../template-database.ts'
import { createTestDatabase } from '../test-database.ts'
import { withGeneratedTables } from './contract-tables.ts'

/** Compares a committed file with what it is generated from, or writes it anew for `npm run generate`. */
async function expectUpToDate(file: string, content: string): Promise<void> {
  if (process.env['GENERATE'] === 'true') await writeFile(file, content)
  expect(await readFile(file, 'utf8'), `${file} is out of date: run "npm run generate" and review the difference`).toBe(
    content,
  )
}

describe('generated and committed files', () => {
  it('schema.sql matches the migrations', async () => {
    const database = await createTestDatabase()
    try {
      await expectUpToDate(join(serverFolder, 'migrations', 'schema.sql'), await asOwner(database.url, dumpSchema))
    } finally {
      await database.drop()
    }
  })

  it('openapi.json matches the operations', async () => {
    const document = JSON.stringify(describeApi(api, 'http://127.0.0.1:3000'), null, 2)
    await expectUpToDate(join(serverFolder, 'openapi.json'), `${document}\n`)
  })

  it('the typed client matches openapi.json', async () => {
    const { schema, operations } = await generateClient(describeApi(api, 'http://127.0.0.1:3000'))
    const folder = join(serverFolder, '../../packages/client/src/generated')
    await expectUpToDate(join(folder, 'schema.ts'), schema)
    await expectUpToDate(join(folder, 'operations.ts'), operations)
  })
  it('the tables of docs/contract.md match the declared operations and problems', async () => {
    const file = join(serverFolder, '../../docs/contract.md')
    await expectUpToDate(file, withGeneratedTables(await readFile(file, 'utf8')))
  })
})
