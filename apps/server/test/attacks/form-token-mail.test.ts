import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../src/platform/database/sql.ts'
import { givenCase } from '../given.ts'
import { startTestApp, type TestApp, type TestTenant } from '../test-app.ts'

/** The token of a web form, which may create interactions and nothing else, tries to have mail sent and files shown. */
let api: TestApp
let form: TestTenant
let caseId: string
beforeAll(async () => {
  api = await startTestApp()
  form = {
    tenantId: api.tenant.tenantId,
    ...(await api.createToken(api.tenant.tenantId, ['write:interactions.create'])),
  }
  caseId = (await givenCase(api)).caseId
})
afterAll(() => api.close())

async function mailsOf(interactionId: string): Promise<number> {
  const { tenantId } = api.tenant
  const rows = await api.database.read(
    tenantId,
    sql`select from outgoing_mails where tenant_id = ${tenantId}::uuid and reference_id = ${interactionId}::uuid`,
  )
  return rows.length
}

const email = {
  type: 'EMAIL',
  direction: 'OUTGOING',
  notes: 'Spam',
  email: { subject: 'Spam', to: [{ address: 'anybody@elsewhere.example' }] },
}

it.each(['PENDING', 'QUEUED'])(
  'an e-mail that asks to be %s is held until somebody with the right queues it',
  async (state) => {
    const { body } = await api.post('/interactions', { ...email, state, referenceId: caseId }, { as: form })
    const held = (await api.get(`/interactions/${body.id}`)).body
    expect([held.state, held.delivery.state, await mailsOf(body.id)]).toEqual(['PENDING', 'HELD', 0])
    const refused = await api.patch(`/interactions/${body.id}`, { state: 'QUEUED' }, { as: form })
    expect([refused.status, refused.body.code]).toEqual([401, 'insufficient-scope'])
    const released = await api.patch(`/interactions/${body.id}`, { state: 'QUEUED' })
    expect([released.status, released.body.delivery?.state, await mailsOf(body.id)]).toEqual([200, 'WAITING', 1])
    const again = await api.patch(`/interactions/${body.id}`, { state: 'QUEUED' })
    expect([again.status, await mailsOf(body.id)]).toEqual([200, 1])
  },
)

it('a letter or text message that claims to be sent is held too', async () => {
  for (const type of ['LETTER', 'SMS']) {
    const { body } = await api.post('/interactions', { type, direction: 'OUTGOING', state: 'SENT' }, { as: form })
    expect((await api.get(`/interactions/${body.id}`)).body.state).toBe('PENDING')
  }
})

it('a caller with the right sends at once', async () => {
  const { body } = await api.post('/interactions', { ...email, referenceId: caseId })
  expect(await mailsOf(body.id)).toBe(1)
})

it('a file attached by id is internal, and an uploaded one is not', async () => {
  const content = Buffer.from('hello').toString('base64')
  const file = (await api.post('/files', { fileName: 'a.txt', contentType: 'text/plain', content })).body
  const note = { type: 'DEBTOR NOTE', referenceId: caseId, minVisibilityRole: 'debtor' }
  const files = [file.fileId, { fileName: 'b.txt', contentType: 'text/plain', content }]
  const { body } = await api.post('/interactions', { ...note, files }, { as: form })
  const rows = await api.database.read(
    api.tenant.tenantId,
    sql<{ isStaffOnly: boolean }>`
      select is_staff_only as "isStaffOnly" from interaction_files
      where tenant_id = ${api.tenant.tenantId}::uuid and interaction_id = ${body.id}::uuid order by position`,
  )
  expect(rows.map(({ isStaffOnly }) => isStaffOnly)).toEqual([true, false])
})
