import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemFor } from '../../src/platform/http/errors/error-reply.ts'
import { answerHealth } from '../../src/platform/http/server/health.ts'
import { sql } from '../../src/platform/database/sql.ts'
import type { Services } from '../../src/platform/http/server/services.ts'
import { asOwner } from '../template-database.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let isDatabaseFull = false
let fileFault: NodeJS.ErrnoException | undefined

beforeAll(async () => {
  api = await startTestApp({
    extend: (app, services) => {
      breakOnDemand(services)
      answerHealth(app, { ...services, migrations: [], parts: {}, isStopping: () => false })
      app.get('/write', () => services.database.withoutTenant(() => Promise.resolve('written')))
    },
  })
})
afterAll(() => api.close())

/** Makes PostgreSQL raise its error for a full disk, and the file store that of Node. */
function breakOnDemand({ database, files }: Services): void {
  const put = files.put.bind(files)
  files.put = (...file) => (fileFault === undefined ? put(...file) : Promise.reject(fileFault))
  const withoutTenant = database.withoutTenant.bind(database)
  database.withoutTenant = (work) =>
    withoutTenant(async (transaction) => {
      if (isDatabaseFull)
        await transaction.run(sql`do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`)
      return work(transaction)
    })
}

async function readiness(): Promise<{ status: number; resources: unknown }> {
  const response = await api.app.inject('/readyz')
  return { status: response.statusCode, resources: response.json<{ checks: { resources: string } }>().checks.resources }
}

describe('a database with a full disk', () => {
  it('returns 503 and is not ready until it can write again', async () => {
    expect(await readiness()).toEqual({ status: 200, resources: 'ok' })
    isDatabaseFull = true
    const refused = await api.app.inject('/write')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('30')
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect(await readiness()).toEqual({ status: 503, resources: 'short' })
    // Time alone does not help: the write that is tried then fails too.
    api.clock.advance({ ms: 11_000 })
    expect(await readiness()).toEqual({ status: 503, resources: 'short' })
    isDatabaseFull = false
    expect(await readiness()).toEqual({ status: 503, resources: 'short' })
    api.clock.advance({ ms: 11_000 })
    expect(await readiness()).toEqual({ status: 200, resources: 'ok' })
  })

  it.each(['53000', '53100', '53200', '53300', '53400'])('returns 503 for the error %s', async (state) => {
    const error = await asOwner(api.databaseUrl, (owner) =>
      owner
        .query(`do $$ begin raise exception 'full' using errcode = '${state}'; end $$`)
        .catch((reason: unknown) => reason),
    )
    expect(problemFor(error, {})).toMatchObject({ code: 'unavailable', status: 503 })
  })
})

describe('a file store with a full disk', () => {
  it('returns 503 and is not ready until it accepts files again', async () => {
    fileFault = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const body = { fileName: 'note.txt', contentType: 'text/plain', content: Buffer.from('hello').toString('base64') }
    const refused = await api.post('/files', body)
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ code: 'unavailable' })
    expect(await readiness()).toEqual({ status: 503, resources: 'short' })
    api.clock.advance({ ms: 11_000 })
    expect(await readiness()).toEqual({ status: 503, resources: 'short' })
    fileFault = undefined
    api.clock.advance({ ms: 11_000 })
    expect(await readiness()).toEqual({ status: 200, resources: 'ok' })
    expect((await api.post('/files', body)).status).toBe(201)
  })
})
