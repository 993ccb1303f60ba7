import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer, standardType, type VoucherFixture } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../../money/ledger/index.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(async () => {
  const { checks } = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  await api.close()
})

const address = { address: 'Vesterbrogade 1', zipcode: '1620', city: 'København V', country: 'DK' }

interface Given {
  readonly vouchers?: readonly (VoucherFixture | number)[]
  readonly details?: object
  readonly isCompany?: boolean
  readonly demand?: object | null
  readonly rulePack?: string
}

/** A case that can be taken to court: an identified debtor, and a demand whose deadline has passed. Today is 2026-03-02. */
async function givenReady({ vouchers, details, demand, isCompany, rulePack = 'dk-consumer' }: Given = {}) {
  const users = [{ details: { name: 'Mette Sørensen', address, ...details } }]
  const { customerId } = await givenCustomer(api, { users, ...(isCompany === undefined ? {} : { isCompany }) })
  const given = await givenCase(api, {
    ...{ customerId, rulePack, status: 'VERIFIED' },
    ...(vouchers === undefined ? {} : { vouchers }),
  })
  if (demand !== null) {
    const fact = { kind: 'demand', date: '2026-02-01', deadline: '2026-02-15', channel: 'LETTER', note: 'Sendt' }
    const recorded = await api.post('/limitation-facts', { caseId: given.caseId, ...fact, ...demand })
    expect(recorded.status, recorded.text).toBe(201)
  }
  return given
}

async function prepare(caseId: string): Promise<any> {
  const { status, text, body } = await api.post('/court-claims', { caseId })
  expect(status, text).toBe(201)
  return body
}

async function change(courtClaimId: string, body: object): Promise<any> {
  const answer = await api.post(`/court-claims/${courtClaimId}/change`, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

const filed = { state: 'FILED', date: '2026-02-16', court: 'Retten i Aarhus', courtReference: 'BS-1' }

async function limitationOf(caseId: string): Promise<any> {
  return (await api.get(`/cases/${caseId}/limitation`)).body
}

describe('preparing a court claim', () => {
  it('breaks the claim down, and is listed, audited and announced', async () => {
    const fee = { amount: 10_000, voucherTypeId: standardType['reminder-fee'], source: 'COLLECTOR', date: '2026-02-10' }
    const { caseId, caseSeqId } = await givenReady({ vouchers: [120_000, fee] as VoucherFixture[] })
    const claim = await prepare(caseId)
    expect(claim).toMatchObject({
      ...{ caseId, caseSeqId, debtorName: 'Mette Sørensen', state: 'PREPARED', claimedOn: '2026-03-02' },
      ...{ principal: 120_000, interest: 0, fees: 10_000, costs: 0, currency: 'DKK', court: null, courtFee: null },
      ...{ objectionDeadline: null, applicationFileId: null },
      changes: [{ state: 'PREPARED', date: '2026-03-02', note: null }],
    })
    const { courtClaimId } = claim
    expect((await api.get(`/court-claims/${courtClaimId}`)).body).toEqual(claim)
    expect((await api.get(`/court-claims?caseId=${caseId}&open=true&state=PREPARED`)).body.items).toEqual([claim])
    expect((await api.get(`/court-claims?caseId=${caseId}&open=false`)).body.items).toEqual([])
    expect(await eventsAbout(api, courtClaimId)).toMatchObject([{ type: 'court-claims.create', data: claim }])
    expect(await auditOf(api, courtClaimId)).toHaveLength(1)
    const { items } = (await api.get('/work-queue?assignee=anyone')).body
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'court-claim', subjectId: courtClaimId, label: 'PREPARED', amount: 120_000 }),
    )
  })

  it.each([
    ['a principal above the limit', { vouchers: [10_000_001] }, '100,000.01'],
    ['no demand', { demand: null }, 'No demand'],
    ['a demand whose deadline runs', { demand: { deadline: '2026-03-02' } }, '2026-03-02'],
    ['a debtor without an address', { details: { address: undefined } }, 'identified'],
    ['a company without its number', { isCompany: true, rulePack: 'dk-business' }, 'identified'],
    ['another country', { rulePack: 'no-consumer' }, 'no-consumer'],
    ['nothing owed', { vouchers: [] }, 'principal'],
  ] as const)('422: %s', async (_name, given: Given, part) => {
    const { caseId } = await givenReady(given)
    const { status, body } = await api.post('/court-claims', { caseId })
    expect([status, body.code]).toEqual([422, 'court-claim-not-possible'])
    expect(body.detail).toContain(part)
  })

  it('names the first day after the deadline of the demand', async () => {
    const { caseId } = await givenReady({ demand: { deadline: '2026-03-10' } })
    expect((await api.post('/court-claims', { caseId })).body).toMatchObject({ earliestDate: '2026-03-11' })
  })

  it('accepts the highest principal, and a company with its number', async () => {
    const { caseId } = await givenReady({
      ...{ vouchers: [10_000_000], isCompany: true, rulePack: 'dk-business', details: { cvr: '12345674' } },
    })
    expect(await prepare(caseId)).toMatchObject({ principal: 10_000_000 })
  })

  it('422: a disputed, paused or ended case', async () => {
    const disputed = await givenReady()
    await api.post('/disputes', { caseVoucherId: disputed.voucherId, reason: 'Aldrig modtaget' })
    const paused = await givenReady()
    await api.post('/updates', { updateTypeId: await objectionType(), referenceId: paused.caseId, update: 'Uenig' })
    const ended = await givenReady()
    const reasons = (await api.get('/end-reasons?pageSize=100')).body.items
    const { endReasonId } = reasons.find(({ handle }: { handle: string }) => handle === 'WITHDRAWN')
    await api.patch(`/cases/${ended.caseId}`, { status: 'ENDED', endReasonId })
    for (const { caseId } of [disputed, paused, ended]) {
      const { status, body } = await api.post('/court-claims', { caseId })
      expect([status, body.code]).toEqual([422, 'court-claim-not-possible'])
    }
  })

  it('a case has one open claim, however many are prepared at once', async () => {
    const { caseId } = await givenReady()
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.post('/court-claims', { caseId })))
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      ...[201, 'court-claim-open', 'court-claim-open', 'court-claim-open'],
    ])
    const [{ courtClaimId }] = (await api.get(`/court-claims?caseId=${caseId}`)).body.items
    await change(courtClaimId, { state: 'WITHDRAWN', date: '2026-03-02', note: 'Fejl' })
    await prepare(caseId)
  })

  it('404 and 422: the claims and cases of other tenants', async () => {
    const { caseId } = await givenReady()
    const { courtClaimId } = await prepare(caseId)
    expect((await api.get(`/court-claims/${courtClaimId}`, { as: stranger })).status).toBe(404)
    expect((await api.post('/court-claims', { caseId }, { as: stranger })).body.code).toBe('unknown-reference')
    expect((await api.get(`/court-claims?caseId=${caseId}`, { as: stranger })).status).toBe(422)
    const changed = await api.post(`/court-claims/${courtClaimId}/change`, filed, { as: stranger })
    expect(changed.status).toBe(404)
    expect((await api.get(`/court-claims/${newId()}`)).status).toBe(404)
  })
})

async function objectionType(): Promise<string> {
  const { items } = (await api.get('/updates/types?pageSize=100')).body
  return items.find(({ label }: { label: string }) => label === 'Objection').updateTypeId
}

describe('the way through the court', () => {
  it('charges the fee, interrupts limitation, and starts interest on what bears none', async () => {
    const { caseId, voucherId } = await givenReady()
    const { courtClaimId } = await prepare(caseId)
    const claim = await change(courtClaimId, { ...filed, courtFee: 75_000 })
    expect(claim).toMatchObject({ state: 'FILED', court: 'Retten i Aarhus', courtReference: 'BS-1', courtFee: 75_000 })
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items).toContainEqual(
      expect.objectContaining({ caseVoucherId: claim.feeVoucherId, category: 'cost', amount: 75_000 }),
    )
    expect(items).toContainEqual(
      expect.objectContaining({
        ...{ category: 'interest', amount: 0, referenceCaseVoucherId: voucherId, interestRule: 'statutory' },
        interestStartDate: '2026-02-15T23:00:00.000Z',
      }),
    )
    const { components } = await limitationOf(caseId)
    const principal = components.find((component: any) => component.caseVoucherId === voucherId)
    expect(principal).toMatchObject({ expiresOn: '2029-02-16', years: 3 })
    expect(await eventsAbout(api, courtClaimId)).toMatchObject([{}, { type: 'court-claims.status-change' }])
  })

  it('counts 14 days from service, and an endorsement after them gives 10 years', async () => {
    const { caseId, voucherId } = await givenReady()
    const { courtClaimId } = await prepare(caseId)
    await change(courtClaimId, { ...filed, date: '2026-02-01' })
    const served = await change(courtClaimId, { state: 'SERVED', date: '2026-02-10' })
    expect(served).toMatchObject({ objectionDeadline: '2026-02-24' })
    const early = { state: 'ENDORSED', date: '2026-02-24' }
    const refused = await api.post(`/court-claims/${courtClaimId}/change`, early)
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, '/date'])
    const { items } = (await api.get('/work-queue?assignee=anyone')).body
    expect(items).toContainEqual(
      expect.objectContaining({ subjectId: courtClaimId, label: 'SERVED', at: '2026-02-23T23:00:00.000Z' }),
    )
    await change(courtClaimId, { state: 'ENDORSED', date: '2026-02-26' })
    const { components } = await limitationOf(caseId)
    const principal = components.find((component: any) => component.caseVoucherId === voucherId)
    expect(principal).toMatchObject({ expiresOn: '2036-02-26', years: 10 })
    await change(courtClaimId, { state: 'BAILIFF', date: '2026-03-01' })
    const ended = await change(courtClaimId, { state: 'ENDED', date: '2026-03-02', note: 'Udlæg foretaget' })
    expect(ended.changes.map(({ state }: { state: string }) => state)).toEqual([
      ...['PREPARED', 'FILED', 'SERVED', 'ENDORSED', 'BAILIFF', 'ENDED'],
    ])
  })

  it('a correction of the day of service moves the deadline', async () => {
    const { courtClaimId } = await prepare((await givenReady()).caseId)
    const early = await api.patch(`/court-claims/${courtClaimId}`, { court: 'Retten i Odense' })
    expect(early.body.code).toBe('court-claim-state')
    await change(courtClaimId, filed)
    expect((await api.patch(`/court-claims/${courtClaimId}`, { servedOn: '2026-02-20' })).body.code).toBe(
      'court-claim-state',
    )
    await change(courtClaimId, { state: 'SERVED', date: '2026-02-20' })
    expect((await api.patch(`/court-claims/${courtClaimId}`, { servedOn: '2026-02-15' })).status).toBe(422)
    const corrected = await api.patch(`/court-claims/${courtClaimId}`, {
      servedOn: '2026-02-22',
      court: 'Retten i Odense',
    })
    expect(corrected.body).toMatchObject({ objectionDeadline: '2026-03-08', court: 'Retten i Odense' })
    expect(corrected.body.changes.at(-1)).toMatchObject({ state: 'SERVED', date: '2026-02-22' })
    const before = (await api.get('/court-claims?deadlineBefore=2026-03-08')).body.items
    const after = (await api.get('/court-claims?deadlineBefore=2026-03-09')).body.items
    const has = (items: any[]): boolean => items.some((claim) => claim.courtClaimId === courtClaimId)
    expect([has(before), has(after)]).toEqual([false, true])
  })

  it('an objection pauses the case and reminds a caseworker', async () => {
    const { caseId } = await givenReady()
    const { courtClaimId } = await prepare(caseId)
    await change(courtClaimId, filed)
    await change(courtClaimId, { state: 'SERVED', date: '2026-02-20' })
    await change(courtClaimId, { state: 'OBJECTED', date: '2026-02-25', note: 'Varen er aldrig leveret' })
    const { items } = (await api.get(`/updates?caseId=${caseId}`)).body
    expect(items).toMatchObject([{ update: 'Varen er aldrig leveret', updateTypeId: await objectionType() }])
    // After an objection the judgment may come at any time.
    expect(await change(courtClaimId, { state: 'ENDORSED', date: '2026-02-25' })).toMatchObject({ state: 'ENDORSED' })
  })

  it.each([
    ['an unknown order', { state: 'SERVED', date: '2026-02-20' }, 'court-claim-state'],
    ['filing without a court', { state: 'FILED', date: '2026-02-20' }, '/court'],
    ['a day in the future', { ...filed, date: '2026-03-03' }, '/date'],
    ['a note that is missing', { state: 'WITHDRAWN', date: '2026-02-20' }, '/note'],
    ['a fee without filing', { state: 'WITHDRAWN', date: '2026-02-20', note: 'x', courtFee: 1 }, '/courtFee'],
    ['an override without a fee', { ...filed, overrideReason: 'x' }, '/overrideReason'],
    ['a fee above the rule', { ...filed, courtFee: 75_001 }, 'charge-not-allowed'],
    ['an object for a text', { ...filed, court: { name: 'x' } }, '/court'],
  ])('422: %s', async (_name, body, expected) => {
    const { courtClaimId } = await prepare((await givenReady()).caseId)
    const answer = await api.post(`/court-claims/${courtClaimId}/change`, body)
    expect(answer.status, answer.text).toBe(422)
    expect([answer.body.code, ...(answer.body.errors ?? []).map(({ path }: { path: string }) => path)]).toContain(
      expected,
    )
    expect((await api.get(`/court-claims/${courtClaimId}`)).body.state).toBe('PREPARED')
  })

  it('one of two filings at once is refused, and the fee is charged once', async () => {
    const { caseId } = await givenReady()
    const { courtClaimId } = await prepare(caseId)
    const file = () => api.post(`/court-claims/${courtClaimId}/change`, { ...filed, courtFee: 75_000 })
    const answers = await Promise.all([file(), file()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items.filter(({ amount }: { amount: number }) => amount === 75_000)).toHaveLength(1)
  })
})

describe('the application', () => {
  it('is a PDF with the claim of the day, which is what is claimed', async () => {
    const { caseId, voucherId } = await givenReady()
    const { courtClaimId } = await prepare(caseId)
    await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 20_000 })
    const outdated = await api.post(`/court-claims/${courtClaimId}/change`, { ...filed, date: '2026-03-02' })
    expect([outdated.body.code, outdated.body.principal]).toEqual(['court-claim-outdated', 100_000])
    const created = await api.post(`/court-claims/${courtClaimId}/application`, undefined)
    expect(created.status, created.text).toBe(200)
    expect(created.body).toMatchObject({ principal: 100_000, applicationFileId: expect.any(String) })
    const file = (await api.get(`/files/${created.body.applicationFileId}`)).body
    expect(file).toMatchObject({ contentType: 'application/pdf' })
    await change(courtClaimId, { ...filed, date: '2026-03-02' })
    const late = await api.post(`/court-claims/${courtClaimId}/application`, undefined)
    expect([late.status, late.body.code]).toEqual([422, 'court-claim-state'])
  })
})
