import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, withRole } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { isAtLeast, type Role, roles, rolesUpTo } from '../../../platform/identity/roles.ts'

let api: TestApp
let caseId: string
beforeAll(async () => {
  api = await startTestApp()
  caseId = (await givenCase(api)).caseId
})
afterAll(() => api.close())

async function givenInteraction(body: Record<string, unknown> = {}): Promise<string> {
  const answer = await api.post('/interactions', { type: 'EMAIL', ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.id as string
}

async function list(query: string, as = api.tenant): Promise<string[]> {
  const answer = await api.get(`/interactions${query}`, { as })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.items.map(({ id }: { id: string }) => id)
}

describe('patch interaction', () => {
  it('200: maps an unmapped interaction to a case, and returns, audits and reads it as changed', async () => {
    const id = await givenInteraction()
    const before = (await api.get(`/interactions/${id}`)).body
    api.clock.advance({ ms: 60_000 })
    const answer = await api.patch(`/interactions/${id}`, { state: 'MAPPED', referenceId: caseId.toUpperCase() })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({
      ...before,
      state: 'MAPPED',
      referenceId: caseId,
      referenceType: 'case',
      updatedAt: api.clock.now().toISOString(),
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.get(`/interactions/${id}`)).body).toEqual(answer.body)
    expect((await auditOf(api, id)).at(-1)).toMatchObject({
      operation: 'patch-interaction',
      before,
      after: answer.body,
    })
    const events = await eventsAbout(api, id)
    expect(events.map(({ type }) => type)).toEqual(['interactions.create', 'interactions.update'])
    expect(events[1]).toMatchObject({ caseId, data: answer.body })
  })

  it('200: a patch without changes leaves no event or audit entry', async () => {
    const id = await givenInteraction({ referenceId: caseId })
    const answer = await api.patch(`/interactions/${id}`, { state: 'MAPPED', referenceId: caseId })
    expect(answer.body).toMatchObject({ state: 'MAPPED', updatedAt: null })
    expect(await auditOf(api, id)).toHaveLength(1)
  })

  it('200: HANDLED and back, and DELETED, which removes it from the lists unless filtered for', async () => {
    const id = await givenInteraction({ referenceId: caseId })
    for (const state of ['HANDLED', 'MAPPED', 'DELETED']) {
      expect((await api.patch(`/interactions/${id}`, { state })).body).toMatchObject({ state, referenceId: caseId })
    }
    expect(await list(`?caseId=${caseId}&pageSize=500`)).not.toContain(id)
    expect(await list('?state=DELETED&pageSize=500')).toContain(id)
    expect((await api.get(`/interactions/${id}`)).body.state).toBe('DELETED')
  })

  it('200: CANCELLED before it is sent; 422 afterwards, and for states that only the service sets', async () => {
    const email = { subject: 'Rykker', to: [{ address: 'eva@debtor.example' }] }
    const id = await givenInteraction({ direction: 'OUTGOING', referenceId: caseId, email })
    for (const state of ['QUEUED', 'SENT', 'MAPPED']) {
      const refused = await api.patch(`/interactions/${id}`, { state })
      expect(refused).toMatchObject({ status: 422, body: { code: 'state-not-allowed' } })
      expect(refused.body.errors[0].path).toBe('/state')
    }
    expect((await api.patch(`/interactions/${id}`, { state: 'CANCELLED' })).body.state).toBe('CANCELLED')
    const sent = await givenInteraction({ direction: 'OUTGOING', state: 'SENT' })
    const refused = await api.patch(`/interactions/${sent}`, { state: 'CANCELLED' })
    expect(refused.body.detail).toBe('An outgoing interaction that is SENT can become HANDLED or DELETED.')
  })

  it('200: SENT once for messages that the service does not send, with an event', async () => {
    const id = await givenInteraction({ type: 'LETTER', direction: 'OUTGOING', referenceId: caseId })
    const sent = await api.patch(`/interactions/${id}`, { state: 'SENT' })
    expect(sent).toMatchObject({ status: 200, body: { state: 'SENT', delivery: null } })
    expect((await api.patch(`/interactions/${id}`, { state: 'SENT' })).body).toEqual(sent.body)
    const events = await eventsAbout(api, id)
    expect(events.map(({ type }) => type)).toEqual(['interactions.create', 'interactions.update', 'interactions.send'])
    expect(events[2]).toMatchObject({ caseId, data: sent.body })
  })

  it('422: an unknown reference, or one of another kind', async () => {
    const id = await givenInteraction()
    const { creditorId } = await givenCreditor(api)
    const as = await api.createTenant('Fremmed')
    const foreign = await givenCase(api, { as })
    for (const patch of [{ referenceId: newId() }, { referenceId: creditorId }, { referenceId: foreign.caseId }]) {
      const answer = await api.patch(`/interactions/${id}`, patch)
      expect(answer).toMatchObject({ status: 422, body: { code: 'unknown-reference' } })
      expect(answer.body.errors).toEqual([{ path: '/referenceId', message: 'does not match any case' }])
    }
    const mapped = await api.patch(`/interactions/${id}`, { referenceId: creditorId, referenceType: 'creditor' })
    expect(mapped.body).toMatchObject({ state: 'MAPPED', referenceId: creditorId, referenceType: 'creditor' })
  })

  it('422: MAPPED without a reference, a type without an id, and invalid values', async () => {
    const id = await givenInteraction()
    for (const [patch, path] of [
      [{ state: 'MAPPED' }, '/referenceId'],
      [{ referenceType: 'case' }, '/referenceId'],
      [{ state: 'LOST' }, '/state'],
      [{ referenceId: 'x' }, '/referenceId'],
    ] as const) {
      const answer = await api.patch(`/interactions/${id}`, patch)
      expect(answer.status, answer.text).toBe(422)
      expect(answer.body.errors[0].path).toBe(path)
    }
  })

  it('412: an outdated version; 200: the current version', async () => {
    const id = await givenInteraction()
    const { headers } = await api.get(`/interactions/${id}`)
    const send = (): Promise<Answer> =>
      api.patch(`/interactions/${id}`, { state: 'HANDLED' }, { headers: { 'if-match': String(headers['etag']) } })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(412)
  })

  it("404: another tenant's interaction looks exactly like a missing one", async () => {
    const id = await givenInteraction()
    const as = await api.createTenant('Fremmed')
    expect((await api.patch(`/interactions/${id}`, { state: 'HANDLED' }, { as })).status).toBe(404)
    expect((await api.patch(`/interactions/${newId()}`, { state: 'HANDLED' })).status).toBe(404)
  })
})

describe('who sees an interaction', () => {
  it.each(roles)(
    '%s: what its role is high enough for, in the list, by its id and, from caseworkers up, to change',
    async (role: Role) => {
      const { caseId: ownCase } = await givenCase(api)
      const ids = new Map<Role, string>()
      for (const minVisibilityRole of roles) {
        ids.set(minVisibilityRole, await givenInteraction({ referenceId: ownCase, minVisibilityRole }))
      }
      const as = withRole(api.tenant, role)
      expect(await list(`?caseId=${ownCase}`, as)).toEqual(rolesUpTo(role).map((each) => ids.get(each)))
      for (const [needed, id] of ids) {
        const isSeen = rolesUpTo(role).includes(needed)
        expect((await api.get(`/interactions/${id}`, { as })).status, needed).toBe(isSeen ? 200 : 404)
        if (!isAtLeast(role, 'caseworker')) continue
        const patched = await api.patch(`/interactions/${id}`, { state: 'HANDLED' }, { as })
        expect(patched.status, needed).toBe(isSeen ? 200 : 404)
      }
    },
  )

  it('201: an interaction hidden from its creator has no Location, and its event is complete', async () => {
    const created = await api.post('/interactions', { type: 'NOTE', minVisibilityRole: 'super-admin', notes: 'Intern' })
    expect(created.status).toBe(201)
    expect(created.headers['location']).toBeUndefined()
    expect((await eventsAbout(api, created.body.id))[0]?.data).toMatchObject({ notes: 'Intern' })
  })
})

describe('list interactions', () => {
  it('200: filters by case, which must exist', async () => {
    const { caseId: ownCase, voucherId } = await givenCase(api)
    const id = await givenInteraction({ referenceId: ownCase })
    await givenInteraction({ referenceId: voucherId, referenceType: 'case-voucher' })
    expect(await list(`?caseId=${ownCase}`)).toEqual([id])
    const unknown = await api.get(`/interactions?caseId=${newId()}`)
    expect(unknown).toMatchObject({ status: 422, body: { code: 'unknown-reference', errors: [{ path: '/caseId' }] } })
  })

  it('200: filters by unhandled or all others, newest first on request', async () => {
    const { caseId: ownCase } = await givenCase(api)
    const mapped = await givenInteraction({ referenceId: ownCase })
    const handled = await givenInteraction({ referenceId: ownCase, state: 'HANDLED' })
    const pending = await givenInteraction({ referenceId: ownCase, direction: 'OUTGOING' })
    const unmapped = await givenInteraction()
    expect(await list(`?caseId=${ownCase}&unhandled=true`)).toEqual([mapped])
    expect(await list('?unhandled=true&pageSize=500')).toContain(unmapped)
    expect(await list(`?caseId=${ownCase}&unhandled=false`)).toEqual([handled, pending])
    const newest = `?caseId=${ownCase}&sort=-registeredAt`
    expect(await list(newest)).toEqual([pending, handled, mapped])
    expect(await list(`${newest}&after=${handled}`)).toEqual([mapped])
  })

  it('200: searches by word prefixes in notes and details, ignoring case, accents and markup', async () => {
    const rates = await givenInteraction({ notes: '<p>Jeg vil <b>gerne</b> betale i Rater, hilsen Åse</p>' })
    const form = await givenInteraction({ notes: 'Rateaftale', details: { fields: [{ value: 'Bjørn' }, 4711] } })
    const search = (q: string): Promise<string[]> => list(`?q=${encodeURIComponent(q)}`)
    expect(await search('rate')).toEqual([rates, form])
    expect(await search('RATER')).toEqual([rates])
    expect(await search('ase gerne')).toEqual([rates])
    expect(await search('bjorn 471')).toEqual([form])
    expect(await search('p')).toEqual([])
    expect(await search('rater bjørn')).toEqual([])
  })
})

describe('an answer that handles the message', () => {
  const answer = { type: 'EMAIL', direction: 'OUTGOING', notes: '<p>Ja</p>' }
  const email = { subject: 'Svar', to: [{ address: 'eva@debtor.example' }] }

  it('201: both are stored together, and a retry changes nothing', async () => {
    const { body: incoming } = await api.post('/interactions', { type: 'EMAIL', notes: 'Kan jeg betale i rater?' })
    const body = { ...answer, email, handlesInteractionId: incoming.id }
    const headers = { 'idempotency-key': newId() }
    const first = await api.post('/interactions', body, { headers })
    expect(first.status, first.text).toBe(201)
    const { body: handled } = await api.get(`/interactions/${incoming.id}`)
    expect(handled.state).toBe('HANDLED')
    expect((await api.post('/interactions', body, { headers })).body).toEqual(first.body)
    expect((await api.get(`/interactions/${incoming.id}`)).body).toEqual(handled)
    expect((await eventsAbout(api, incoming.id)).map(({ type }) => type)).toEqual([
      'interactions.create',
      'interactions.update',
    ])
  })

  it('422: a refused answer leaves the message open', async () => {
    const { body: incoming } = await api.post('/interactions', { type: 'EMAIL', notes: 'Hej' })
    const body = { ...answer, email: { ...email, subject: '' }, handlesInteractionId: incoming.id }
    expect((await api.post('/interactions', body)).status).toBe(422)
    expect((await api.get(`/interactions/${incoming.id}`)).body.state).toBe('UNMAPPED')
  })

  it('422: only an incoming message that the caller may change', async () => {
    const { body: incoming } = await api.post('/interactions', { type: 'EMAIL', notes: 'Hej' })
    const { body: outgoing } = await api.post('/interactions', { ...answer, email })
    const other = await api.createTenant('Fremmed')
    const { body: foreign } = await api.post('/interactions', { type: 'EMAIL', notes: 'Hej' }, { as: other })
    const token = await api.createToken(api.tenant.tenantId, ['write:interactions.create'])
    const narrow = { ...api.tenant, ...token }
    for (const [id, as] of [
      [foreign.id, api.tenant],
      [outgoing.id, api.tenant],
      [incoming.id, narrow],
    ] as const) {
      const refused = await api.post('/interactions', { ...answer, email, handlesInteractionId: id }, { as })
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, '/handlesInteractionId'])
    }
    expect((await api.get(`/interactions/${incoming.id}`)).body.state).toBe('UNMAPPED')
  })
})
