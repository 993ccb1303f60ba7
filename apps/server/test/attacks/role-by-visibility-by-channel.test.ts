import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordRequests, RequestRecorder } from '../../src/features/integration/request-log/index.ts'
import { isAtLeast, type Role, roles } from '../../src/platform/identity/roles.ts'
import { givenCase } from '../given.ts'
import { createPerson, type Browser, signIn } from '../people.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { testEngine } from '../test-engine.ts'

/**
 * What is hidden from a role must be hidden from it on every channel: as a resource, in the feed, in deliveries, on the
 * audit trail and in the log of requests.
 */
let api: TestApp
let recorder: RequestRecorder
const readers = new Map<Role, Browser>()

/** One resource of each kind for each role that it may be hidden from; `seenBy` returns whether a role sees it. */
interface Thing {
  readonly kind: 'interaction' | 'update'
  readonly level: Role
  readonly id: string
  readonly secret: string
  readonly requestId: string
}
const things: Thing[] = []
let webhookId: string

function seenBy({ kind, level }: Thing, role: Role): boolean {
  return kind === 'interaction' ? isAtLeast(role, level) : !isAtLeast(level, role)
}

beforeAll(async () => {
  api = await startTestApp({
    extend: (app, { database, clock }) => {
      recorder = new RequestRecorder({ database, onLoss: () => undefined })
      recordRequests(app, recorder, clock)
    },
  })
  for (const role of ['admin', 'super-admin'] as const) {
    readers.set(role, await signIn(api, await createPerson(api, role)))
  }
  const hook = await readers.get('super-admin')!.post(`/v1/${api.tenant.tenantId}/webhooks`, {
    url: 'https://hooks.example.com/super',
  })
  expect(hook.status, hook.text).toBe(201)
  webhookId = hook.body.webhookId
  const { caseId } = await givenCase(api)
  for (const level of roles) {
    const note = { type: 'NOTE', notes: `secret-note-${level}`, minVisibilityRole: level, referenceId: caseId }
    const written = await api.post('/interactions', note)
    const wrote = String(written.headers['request-id'])
    things.push({ kind: 'interaction', level, id: written.body.id, secret: note.notes, requestId: wrote })
    const type = await api.post('/updates/types', { label: `T ${level}`, hiddenPermissionLevel: level })
    const update = { updateTypeId: type.body.updateTypeId, referenceId: caseId, update: `secret-update-${level}` }
    const added = await api.post('/updates', update)
    const requestId = String(added.headers['request-id'])
    things.push({ kind: 'update', level, id: added.body.updateId, secret: update.update, requestId })
  }
  await testEngine(api).drain()
  await recorder.flush()
})
afterAll(() => api.close())

async function textOf(role: Role, path: string): Promise<string> {
  const answer = await readers.get(role)!.get(`/v1/${api.tenant.tenantId}${path}`)
  expect([200, 404], answer.text).toContain(answer.status)
  return answer.text
}

const channels: readonly [string, (role: Role, thing: Thing) => Promise<string>][] = [
  ['as a resource', (role, { kind, id }) => textOf(role, `/${kind}s/${id}`)],
  ['in the feed', (role) => textOf(role, '/webhooks/items?pageSize=500')],
  ['in the feed of one type', (role, { kind }) => textOf(role, `/webhooks/items?pageSize=500&event=${kind}s.create`)],
  ['on the audit trail', (role, { id }) => textOf(role, `/audit?subjectId=${id}`)],
  ['in the log of requests', (role, { requestId }) => textOf(role, `/requests/${requestId}`)],
]

describe.each(['admin', 'super-admin'] as const)('to a signed-in %s', (role) => {
  it.each(channels)('hidden resources stay hidden, and others are shown, %s', async (_, shown) => {
    for (const thing of things) {
      const text = await shown(role, thing)
      expect(text.includes(thing.secret), thing.secret).toBe(seenBy(thing, role))
    }
  })

  it('a delivery shows what the role may see', async () => {
    const { body } = await readers
      .get(role)!
      .get(`/v1/${api.tenant.tenantId}/webhooks/${webhookId}/deliveries?pageSize=500`)
    const texts: string[] = []
    for (const { deliveryId } of body.items)
      texts.push(await textOf(role, `/webhooks/${webhookId}/deliveries/${deliveryId}`))
    const all = texts.join('\n')
    for (const thing of things) {
      // The webhook belongs to a super administrator: what is hidden from that role was never delivered.
      expect(all.includes(thing.secret), thing.secret).toBe(seenBy(thing, role) && seenBy(thing, 'super-admin'))
    }
  })
})

it('a request of a super administrator is shown to an administrator without its bodies', async () => {
  const read = await readers.get('super-admin')!.get(`/v1/${api.tenant.tenantId}/interactions?pageSize=500`)
  expect(read.text).toContain('secret-note-super-admin')
  await recorder.flush()
  const path = `/requests/${String(read.headers['request-id'])}`
  expect(await textOf('super-admin', path)).toContain('secret-note')
  expect(await textOf('admin', path)).not.toContain('secret-note')
})

it('an update is hidden as soon as its type says so, including in earlier events', async () => {
  const { caseId } = await givenCase(api)
  const { updateTypeId } = (await api.post('/updates/types', { label: 'Senere' })).body
  await api.post('/updates', { updateTypeId, referenceId: caseId, update: 'secret-later' })
  await testEngine(api).drain()
  expect(await textOf('admin', '/webhooks/items?pageSize=500')).toContain('secret-later')
  await api.patch(`/updates/types/${updateTypeId}`, { hiddenPermissionLevel: 'admin' })
  expect(await textOf('admin', '/webhooks/items?pageSize=500')).not.toContain('secret-later')
  expect(await textOf('super-admin', '/webhooks/items?pageSize=500')).toContain('secret-later')
})
