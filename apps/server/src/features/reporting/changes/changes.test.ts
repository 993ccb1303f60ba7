import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStream, type OpenStream } from '../../../../test/event-stream.ts'
import { givenCase } from '../../../../test/given.ts'
import { type Browser, createPerson, type Person, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'

let api: TestApp
let url: string
beforeAll(async () => {
  // A heartbeat is far off, so that what arrives was announced.
  api = await startTestApp({ streamTimes: { checkMs: 100, longestMs: 600_000, heartbeatMs: 300_000 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})
afterAll(() => api.close())

const opened: OpenStream[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.abort()
})

async function open({ cookie }: { cookie: string }, headers: Record<string, string> = {}): Promise<OpenStream> {
  const stream = await openStream(`${url}/iam/changes`, { cookie, 'sec-fetch-site': 'same-origin', ...headers })
  opened.push(stream)
  if (stream.status === 200) await expect.poll(() => stream.messages.length).toBeGreaterThan(0)
  return stream
}

async function givenReader(
  role: Parameters<typeof createPerson>[1] = 'caseworker',
  { tenantId }: TestTenant = api.tenant,
): Promise<Browser & { person: Person }> {
  const person = await createPerson(api, role, { tenantId })
  return Object.assign(await signIn(api, person), { person })
}

/** What `Listener` does when a process announces that the journal has grown. */
const announce = ({ tenantId }: TestTenant = api.tenant): void => {
  api.services.streams.wake(tenantId)
}
const kinds = (stream: OpenStream): string[] => stream.data().map(({ kind }) => kind)

describe('the stream of changes', () => {
  it('200: has the kind, the id and the case of what others change, and nothing of its content', async () => {
    const { caseId } = await givenCase(api)
    const stream = await open(await givenReader())
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(stream.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    const note = { type: 'NOTE', referenceId: caseId, notes: '<p>Hemmelig aftale</p>' }
    const { body } = await api.post('/interactions', note)
    announce()
    await expect.poll(() => stream.data()).toContainEqual({ kind: 'interaction', id: body.id, caseId })
    for (const message of stream.data()) {
      expect(Object.keys(message).filter((name) => !['kind', 'id', 'caseId'].includes(name))).toEqual([])
    }
    expect(JSON.stringify(stream.messages)).not.toContain('Hemmelig')
  })

  it('names a resource that changed several times once, with its last position', async () => {
    const as = await api.createTenant()
    const stream = await open(await givenReader('admin', as))
    const { body: contact } = await api.post('/contacts', { name: 'a' }, { as })
    for (const name of ['b', 'c']) await api.patch(`/contacts/${contact.contactId}`, { name }, { as })
    announce(as)
    await expect.poll(() => kinds(stream)).toEqual(['contact'])
    const [head] = await api.database.read(
      as.tenantId,
      sql<{ position: number }>`select position from journal_heads where tenant_id = ${as.tenantId}::uuid`,
    )
    expect(stream.ids()).toEqual([String(head!.position)])
  })

  it('has changes that only the audit trail records, such as who took an item', async () => {
    const as = await api.createTenant()
    const reader = await givenReader('caseworker', as)
    const stream = await open(reader)
    const system = { tenantId: as.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    await runSystemCommand(api.services, system, 'mark-work-item', async (command) => {
      command.audit({ subjectType: 'work-item', subjectId: as.tokenId, after: {} })
      return Promise.resolve()
    })
    announce(as)
    await expect.poll(() => stream.data()).toEqual([{ kind: 'work-item', id: as.tokenId }])
  })

  it('resumes after Last-Event-ID, and asks to read everything again after too many changes', async () => {
    const as = await api.createTenant()
    const reader = await givenReader('admin', as)
    const first = await open(reader)
    const start = first.messages[0]!['id']!
    expect(Number(first.messages[0]!['retry'])).toBeGreaterThanOrEqual(1_000)
    first.abort()
    await api.post('/contacts', { name: 'a' }, { as })
    const second = await open(reader, { 'last-event-id': start })
    await expect.poll(() => kinds(second)).toEqual(['contact'])
    expect((await open(reader, { 'last-event-id': second.ids()[0]! })).ids()).toEqual([])
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(
        sql`update journal_heads set position = position + 600 where tenant_id = ${as.tenantId}::uuid returning true`,
      ),
    )
    const third = await open(reader, { 'last-event-id': start })
    await expect.poll(() => third.messages.map(({ event }) => event)).toContain('reset')
    // A journal that was restored from a backup ends before what the browser has seen.
    for (const unknown of ['999999999', 'x', '9'.repeat(40)]) {
      const lost = await open(reader, { 'last-event-id': unknown })
      await expect.poll(() => lost.messages.map(({ event }) => event)).toContain('reset')
    }
  })

  it('has nothing of another tenant, and nothing that the role may not read', async () => {
    const stranger = await api.createTenant()
    const [caseworker, admin] = [await givenReader('caseworker'), await givenReader('super-admin')]
    const streams = [await open(caseworker), await open(admin)] as const
    const theirs = await open(await givenReader('super-admin', stranger))
    // Only administrators read webhooks, and only a super admin this note.
    await api.post('/webhooks', { url: 'https://hooks.example.com/' })
    const { caseId } = await givenCase(api)
    const hidden = { type: 'NOTE', referenceId: caseId, notes: 'x', minVisibilityRole: 'super-admin' }
    const { body: note } = await api.post('/interactions', hidden)
    announce()
    announce(stranger)
    await expect.poll(() => streams[1].data().map(({ id }) => id)).toContain(note.id)
    await expect.poll(() => kinds(streams[0])).toContain('case')
    expect(kinds(streams[1])).toContain('webhook')
    expect(kinds(streams[0])).not.toContain('webhook')
    expect(streams[0].data().map(({ id }) => id)).not.toContain(note.id)
    expect(theirs.data()).toEqual([])
  })

  it('continues without a loss after its database connections were cut', async () => {
    const as = await api.createTenant()
    const stream = await open(await givenReader('admin', as))
    const owner = new pg.Client({ connectionString: api.databaseUrl })
    await owner.connect()
    await api.post('/contacts', { name: 'a' }, { as })
    const cut = owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    announce(as)
    await cut
    await owner.end()
    await expect.poll(async () => (await api.post('/contacts', { name: 'b' }, { as })).status).toBe(201)
    announce(as)
    await expect.poll(() => kinds(stream)).toEqual(['contact', 'contact'])
  })
})

describe('the stream of changes is refused', () => {
  it('401: without a session, and with a token', async () => {
    const { authorization } = { authorization: `Bearer ${api.tenant.token}` }
    expect((await openStream(`${url}/iam/changes`, {})).status).toBe(401)
    expect((await openStream(`${url}/iam/changes`, { authorization })).status).toBe(401)
  })

  it('429: after ten per user, regardless of other users, until one is closed', async () => {
    const [reader, colleague] = [await givenReader(), await givenReader()]
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(reader)))
    const refused = await reader.get('/iam/changes')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'too-many-streams', '30'])
    expect((await open(colleague)).status).toBe(200)
    streams[0]!.abort()
    await expect.poll(async () => (await open(reader)).status).toBe(200)
  })

  it('429: after 500 per tenant, regardless of other tenants, until one is closed', async () => {
    const full = await api.createTenant()
    const [reader, stranger] = [await givenReader('caseworker', full), await givenReader()]
    const streams = occupy(`changes of ${full.tenantId}`, 500)
    expect((await reader.get('/iam/changes')).body.code).toBe('too-many-streams')
    expect((await open(stranger)).status).toBe(200)
    streams[0]!.destroy()
    await expect.poll(async () => (await open(reader)).status).toBe(200)
    for (const stream of streams) stream.destroy()
  })

  it('429: after 2,000 per process, of all tenants together, until one is closed', async () => {
    const reader = await givenReader()
    const streams = occupy('changes', 2_000)
    const refused = await reader.get('/iam/changes')
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-streams'])
    streams[0]!.destroy()
    await expect.poll(async () => (await open(reader)).status).toBe(200)
    for (const stream of streams) stream.destroy()
  })
})

/** Takes places of a limit that are still free, without connections. */
function occupy(key: string, max: number): Readable[] {
  const silent = { limits: [{ key, max }], next: () => Promise.resolve({ messages: [], hasMore: false }) }
  const reader = { tenantId: key, announcedAs: [], expiresAt: null, isAllowed: () => Promise.resolve(true) }
  const streams: Readable[] = []
  for (;;) {
    try {
      streams.push(api.services.streams.open(silent, reader))
    } catch {
      return streams
    }
  }
}

describe('the stream of changes ends', () => {
  const reason = 'closed: the token or session is no longer valid for this'

  it('when the user signs out, and when an administrator changes the role or ends the sessions', async () => {
    const [leaving, promoted, ended] = [await givenReader(), await givenReader(), await givenReader()]
    const streams = [await open(leaving), await open(promoted), await open(ended)]
    expect((await leaving.delete('/iam/session')).status).toBe(200)
    expect((await api.patch(`/users/${promoted.person.userId}`, { role: 'admin' })).status).toBe(200)
    expect((await api.delete(`/users/${ended.person.userId}/sessions`)).status).toBe(204)
    for (const stream of streams) {
      await stream.ended
      expect(stream.comments().at(-1)).toBe(reason)
    }
  })

  it('when the session expires, and does not keep it alive', async () => {
    const reader = await givenReader()
    const stream = await open(reader)
    api.clock.advance({ ms: 2 * 86_400_000 })
    await stream.ended
    expect(stream.comments().at(-1)).toBe(reason)
    expect((await open(reader)).status).toBe(401)
  })
})
