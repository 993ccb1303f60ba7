import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runWorkflowsOf } from '../../src/features/casework/case-workflows/run-workflows.ts'
import { standardWorkflowId } from '../../src/features/casework/workflows/index.ts'
import { matchQueuedFiles } from '../../src/features/money/bank-statements/match-bank-lines.ts'
import { postBooks } from '../../src/features/money/books/post-entries.ts'
import { checkPaymentPlans } from '../../src/features/money/payment-plans/check-payment-plans.ts'
import { verifyLedger } from '../../src/features/money/ledger/index.ts'
import { type GivenEntry, statementOf } from '../bank-statements.ts'
import { danishAccount, givenCase, givenCustomer } from '../given.ts'
import { eventsAbout } from '../recorded.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant, testStart } from '../test-app.ts'

/**
 * A payment that the bank takes back: what it closed is open again, the workflow knows, and the next settlement corrects
 * what the creditor was paid.
 */
let api: TestApp
let as: TestTenant
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(testStart)
  as = await api.createTenant('Bureau')
  await done(api.patch('/settings', { fiCreditorNumber: '81234567' }, { as }))
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await done(api.post('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK' }, { as }))
})
afterEach(async () => {
  await postBooks(api.services)
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Bureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
})

async function done(answering: Promise<Answer>): Promise<any> {
  const answer = await answering
  expect([200, 201], answer.text).toContain(answer.status)
  return answer.body
}

const today = (): string => api.clock.now().toISOString().slice(0, 10)

async function importLine(entry: GivenEntry): Promise<any> {
  const content = Buffer.from(statementOf([{ bookingDate: today(), ...entry }])).toString('base64')
  const { files } = await done(api.post('/bank-files', { fileName: 'a.xml', content }, { as }))
  await matchQueuedFiles(api.services)
  return (await done(api.get(`/bank-lines?bankFileId=${files[0].bankFileId}`, { as }))).items[0]
}

async function runWorkflows(): Promise<void> {
  const tenant = { tenantId: as.tenantId, name: 'Bureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  await runWorkflowsOf(api.services, tenant, {
    error: (found: unknown) => {
      throw new Error(JSON.stringify(found))
    },
  })
}

const read = async (path: string): Promise<any> => done(api.get(path, { as }))

async function givenVerifiedCase(): Promise<{ caseId: string; creditorId: string; reference: string }> {
  const model = {
    ...{ name: 'Salær', currency: 'DKK', vatRateBasisPoints: 2_500 },
    commission: { basis: 'age', bands: [{ from: 0, rateBasisPoints: 1_000 }] },
  }
  const { billingModelId } = await done(api.post('/billing-models', model, { as }))
  const terms = { defaultBillingModelId: billingModelId, defaultChainId: standardWorkflowId('dk-consumer') }
  const creditor = { name: 'Nordkyst A/S', bankAccount: danishAccount, ...terms }
  const { creditorId } = await done(api.post('/creditors', creditor, { as }))
  const { customerId } = await givenCustomer(api, { as, creditorId, referenceId: 'K-1' })
  const vouchers = [{ amount: 100_000, date: '2026-02-15', dueDate: '2026-03-01' }]
  const { caseId } = await givenCase(api, { as, customerId, creditorId, vouchers })
  await done(api.patch(`/cases/${caseId}`, { status: 'VERIFIED' }, { as }))
  const { references } = await read(`/cases/${caseId}/payment-references`)
  return { caseId, creditorId, reference: references[0].reference }
}

async function settle(creditorId: string): Promise<any> {
  const period = { creditorId, from: '2026-03-01', to: today(), currency: 'DKK' }
  const { billingId } = await done(api.post('/billings', period, { as }))
  expect((await eventsAbout(api, billingId, as)).map(({ type }) => type)).toEqual(['billings.draft'])
  const billing = await done(api.patch(`/billings/${billingId}`, { state: 'APPROVED' }, { as }))
  expect((await eventsAbout(api, billingId, as)).map(({ type }) => type)).toEqual([
    ...['billings.draft', 'billings.create', 'billings.approve'],
  ])
  return billing
}

it('reopens the case, holds its workflow, and corrects the next settlement', async () => {
  const { caseId, creditorId, reference } = await givenVerifiedCase()
  await runWorkflows()
  const paid = await importLine({ amount: 100_000, reference })
  expect(paid.state).toBe('BOOKED')
  expect(await read(`/cases/${caseId}`)).toMatchObject({ status: 'ENDED', outstanding: 0 })
  await runWorkflows()
  expect((await read(`/cases/${caseId}/workflow`)).state).toBe('LEFT')
  const first = await settle(creditorId)
  // 10 % commission and 25 % VAT on it.
  expect(first.totals).toMatchObject({ collected: 100_000, commission: 10_000, vat: 2_500, payout: 87_500 })

  api.clock.advance({ ms: 3 * 86_400_000 })
  const returning = await importLine({ amount: 100_000, isDebit: true, isReturn: true })
  expect(returning.state).toBe('OPEN')
  const { returnable } = await read(`/bank-lines/${returning.bankLineId}`)
  expect(returnable.map(({ bankLineId }: any) => bankLineId)).toEqual([paid.bankLineId])
  const body = { returnsBankLineId: paid.bankLineId }
  await done(api.post(`/bank-lines/${returning.bankLineId}/return`, body, { as }))
  const reopened = await read(`/cases/${caseId}`)
  expect(reopened).toMatchObject({ status: 'VERIFIED', endReasonId: null, outstanding: 100_000 })
  expect((await eventsAbout(api, caseId, as)).map(({ type }) => type).slice(-2)).toContain('cases.status-change')
  expect((await eventsAbout(api, paid.bankLineId, as)).map(({ type }) => type)).toEqual([
    'bank-lines.book',
    'bank-lines.return',
  ])

  await runWorkflows()
  const held = await read(`/cases/${caseId}/workflow`)
  expect(held).toMatchObject({ state: 'HELD', outlook: 'HELD' })
  expect(held.heldReason).toContain('genåbnet')
  const workflowEvents = (await eventsAbout(api, caseId, as)).filter(({ type }) => type === 'case-workflows.update')
  expect(workflowEvents.at(-1)?.data).toMatchObject({ state: 'HELD' })
  await done(api.post(`/cases/${caseId}/workflow/release`, undefined, { as }))
  api.clock.set(new Date('2026-03-12T09:00:00.000Z'))
  await runWorkflows()
  const { history } = await read(`/cases/${caseId}/workflow`)
  expect(history.map(({ stepId }: any) => stepId)).toContain('reminder-1')

  // The first settlement stays as it is. The next one takes the money and the commission back.
  expect(await read(`/billings/${first.billingId}`)).toEqual(first)
  const second = await settle(creditorId)
  expect(second.totals).toMatchObject({ collected: -100_000, commission: -10_000, vat: -2_500, payout: 0, due: 87_500 })
  const { items: entries } = await read(`/billings/${second.billingId}/entries`)
  expect(entries).toMatchObject([{ amount: -100_000, commission: -10_000 }])
  expect(entries[0].correctsAllocationId).not.toBeNull()

  // When the debtor pays again, what the creditor owes is set off.
  const again = await importLine({ amount: (await read(`/cases/${caseId}`)).outstanding, reference, text: 'Igen' })
  expect(again.state).toBe('BOOKED')
  const third = await settle(creditorId)
  expect(third.totals.offset).toBe(87_500)
  expect(third.totals.payout).toBe(third.totals.balance - 87_500)
})

it('of a part leaves the case open, and its workflow looks at the case again', async () => {
  const { caseId, reference } = await givenVerifiedCase()
  await runWorkflows()
  const paid = await importLine({ amount: 40_000, reference })
  await runWorkflows()
  expect((await read(`/cases/${caseId}/workflow`)).state).toBe('RUNNING')
  expect((await read(`/cases/${caseId}`)).outstanding).toBe(60_000)
  const returning = await importLine({ amount: 40_000, isDebit: true, isReturn: true })
  const body = { returnsBankLineId: paid.bankLineId }
  await done(api.post(`/bank-lines/${returning.bankLineId}/return`, body, { as }))
  await runWorkflows()
  expect(await read(`/cases/${caseId}`)).toMatchObject({ status: 'VERIFIED', outstanding: 100_000 })
  expect((await read(`/cases/${caseId}/workflow`)).state).toBe('RUNNING')
})

it('of an instalment makes the payment plan miss it', async () => {
  const { caseId, reference } = await givenVerifiedCase()
  const terms = { instalmentCount: 2, interval: 'MONTHLY', firstDueDate: today() }
  const { paymentPlanId } = await done(api.post(`/cases/${caseId}/payment-plans`, terms, { as }))
  const paper = { fileName: 'aftale.txt', contentType: 'text/plain', content: Buffer.from('Enig').toString('base64') }
  const { fileId } = await done(api.post('/files', paper, { as }))
  const plan = await done(api.post(`/payment-plans/${paymentPlanId}/accept`, { fileId, signedBy: 'Mette' }, { as }))
  const paid = await importLine({ amount: plan.instalments[0].amount, reference })
  expect(paid.state).toBe('BOOKED')
  await checkPaymentPlans(api.services)
  const stateOf = async (): Promise<string> => (await read(`/payment-plans/${paymentPlanId}`)).instalments[0].state
  expect(await stateOf()).toBe('PAID')
  const returning = await importLine({ amount: paid.amount, isDebit: true, isReturn: true })
  const body = { returnsBankLineId: paid.bankLineId }
  await done(api.post(`/bank-lines/${returning.bankLineId}/return`, body, { as }))
  api.clock.advance({ ms: 30 * 86_400_000 })
  await checkPaymentPlans(api.services)
  expect(await stateOf()).not.toBe('PAID')
})
