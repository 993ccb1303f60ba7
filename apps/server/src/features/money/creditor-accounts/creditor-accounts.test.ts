import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { danishAccount, givenCase, givenCaseVoucher, givenCreditor, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
let billingModelId: string
beforeAll(async () => {
  api = await startTestApp()
  const commission = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
  billingModelId = (await api.post('/billing-models', { name: 'Salær', commission })).body.billingModelId
})
afterAll(() => api.close())

async function expectSoundLedger(): Promise<void> {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
}

async function givenBilledCreditor(): Promise<string> {
  const { creditorId } = await givenCreditor(api)
  await api.patch(`/creditors/${creditorId}`, { bankAccount: danishAccount })
  return creditorId
}

/** A payment of a debtor: to the creditor it only bears commission, to the collector it is paid out. */
async function givenPaid(creditorId: string, amount: number, source: 'CREDITOR' | 'COLLECTOR'): Promise<void> {
  const { caseId, voucherId } = await givenCase(api, { creditorId, vouchers: [amount] })
  const deposit = { voucherTypeId: standardType.deposit, amount, source, referenceCaseVoucherId: voucherId }
  await givenCaseVoucher(api, caseId, deposit)
}

async function draft(creditorId: string): Promise<Answer['body']> {
  const period = { from: '2026-03-01', to: '2026-03-02', currency: 'DKK' }
  const made = await api.post('/billings', { creditorId, billingModelId, ...period })
  expect(made.status, made.text).toBe(201)
  return made.body
}

const approve = (billingId: string): Promise<Answer> => api.patch(`/billings/${billingId}`, { state: 'APPROVED' })

async function settle(creditorId: string): Promise<Answer['body']> {
  const approved = await approve((await draft(creditorId)).billingId)
  expect(approved.status, approved.text).toBe(200)
  return approved.body
}

const balance = async (creditorId: string): Promise<unknown> =>
  (await api.get(`/creditors/${creditorId}/account`)).body.balances

const entriesOf = async (creditorId: string): Promise<Answer['body'][]> =>
  (await api.get(`/creditors/${creditorId}/account/entries`)).body.items

/** A creditor that owes 1,000 after a settlement. */
async function givenOwing(): Promise<string> {
  const creditorId = await givenBilledCreditor()
  await givenPaid(creditorId, 10_000, 'CREDITOR')
  await settle(creditorId)
  return creditorId
}

describe('a settlement with an amount due from the creditor', () => {
  it('creates a receivable with event and audit entry, and no payout', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId, 10_000, 'CREDITOR')
    const made = await draft(creditorId)
    expect(await balance(creditorId)).toEqual([])
    const { body: billing } = await approve(made.billingId)
    expect(billing).toMatchObject({ payoutId: null, totals: { balance: -1_000, offset: 0, payout: 0, due: 1_000 } })
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: 1_000 }])
    const [entry] = await entriesOf(creditorId)
    expect(entry).toEqual({
      entryId: expect.any(String),
      tenantId: api.tenant.tenantId,
      creditorId,
      kind: 'RECEIVABLE',
      amount: 1_000,
      currency: 'DKK',
      date: '2026-03-02',
      text: null,
      billingId: billing.billingId,
      billingSeqId: billing.billingSeqId,
      invoiceId: null,
      invoiceNumber: null,
      bankLineId: null,
      reversesEntryId: null,
      reversedByEntryId: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect(await eventsAbout(api, entry.entryId)).toMatchObject([{ type: 'creditor-accounts.entry', data: entry }])
    expect(await auditOf(api, entry.entryId)).toMatchObject([{ operation: 'patch-billing', after: entry }])
    expect((await api.get(`/creditors/${creditorId}/account/entries/${entry.entryId}`)).body).toEqual(entry)
  })

  it('is set off by the next settlements until nothing is owed, as their PDFs show', async () => {
    const creditorId = await givenOwing()
    await givenPaid(creditorId, 1_000, 'COLLECTOR')
    const shown = await draft(creditorId)
    expect(shown.totals).toMatchObject({ balance: 900, offset: 900, payout: 0 })
    const { body: whole } = await approve(shown.billingId)
    expect(whole).toMatchObject({ payoutId: null, totals: { balance: 900, offset: 900, payout: 0 } })
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: 100 }])
    await givenPaid(creditorId, 2_000, 'COLLECTOR')
    const rest = await settle(creditorId)
    expect(rest.totals).toMatchObject({ balance: 1_800, offset: 100, payout: 1_700 })
    expect((await api.get(`/payouts/${rest.payoutId}`)).body.amount).toBe(1_700)
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: 0 }])
    expect((await entriesOf(creditorId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['RECEIVABLE', 1_000],
      ['OFFSET', -900],
      ['OFFSET', -100],
    ])
    const pdf = await api.get(`/billings/${rest.billingId}/export.pdf`)
    expect(pdf.status).toBe(200)
    await givenPaid(creditorId, 1_000, 'COLLECTOR')
    expect((await settle(creditorId)).totals).toMatchObject({ offset: 0, payout: 900 })
    await expectSoundLedger()
  })
})

describe('a payment from a creditor', () => {
  const pay = (creditorId: string, body: object): Promise<Answer> =>
    api.post(`/creditors/${creditorId}/account/payments`, body)

  it('201: reduces the debt and cannot exceed it', async () => {
    const creditorId = await givenOwing()
    const paid = await pay(creditorId, { amount: 400, currency: 'DKK', date: '2026-03-01', text: 'OVF 7' })
    expect(paid.status, paid.text).toBe(201)
    expect(paid.body).toMatchObject({ kind: 'PAYMENT', amount: -400, date: '2026-03-01', text: 'OVF 7' })
    expect(paid.headers['location']).toContain(`/creditors/${creditorId}/account/entries/${paid.body.entryId}`)
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: 600 }])
    const refused = await pay(creditorId, { amount: 601, currency: 'DKK' })
    expect(refused.body).toMatchObject({ status: 422, code: 'creditor-owes-less', balance: 600 })
    expect((await pay(creditorId, { amount: 1, currency: 'EUR' })).body).toMatchObject({
      code: 'creditor-owes-less',
      balance: 0,
    })
    expect((await pay(creditorId, { amount: 1, currency: 'DKK', date: '2026-03-03' })).status).toBe(422)
    expect((await pay(creditorId, { amount: 0, currency: 'DKK' })).status).toBe(422)
    expect((await pay(newId(), { amount: 1, currency: 'DKK' })).status).toBe(404)
  })

  it('201: can be reversed once; a receivable outstanding in full can be waived', async () => {
    const creditorId = await givenOwing()
    const { body: payment } = await pay(creditorId, { amount: 1_000, currency: 'DKK' })
    const [receivable] = await entriesOf(creditorId)
    const reverse = (entryId: string, text?: string): Promise<Answer> =>
      api.post(`/creditors/${creditorId}/account/entries/${entryId}/reverse`, text === undefined ? {} : { text })
    expect((await reverse(receivable.entryId)).body.code).toBe('creditor-owes-less')
    const answers = await Promise.all(Array.from({ length: 4 }, () => reverse(payment.entryId, 'Fejl')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('creditor-entry-reversed')
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: 1_000 }])
    const givenUp = await reverse(receivable.entryId)
    expect(givenUp.body).toMatchObject({ kind: 'REVERSAL', amount: -1_000, reversesEntryId: receivable.entryId })
    expect((await reverse(givenUp.body.entryId)).body.code).toBe('creditor-entry-final')
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: 0 }])
    expect((await entriesOf(creditorId))[0].reversedByEntryId).toBe(givenUp.body.entryId)
    await expectSoundLedger()
  })

  it("404: another tenant's account looks exactly like a missing one", async () => {
    const creditorId = await givenOwing()
    const as = await api.createTenant('Fremmed')
    for (const path of ['', '/entries']) {
      expect((await api.get(`/creditors/${creditorId}/account${path}`, { as })).status).toBe(404)
    }
    const payment = { amount: 1, currency: 'DKK' }
    expect((await api.post(`/creditors/${creditorId}/account/payments`, payment, { as })).status).toBe(404)
  })
})

describe('concurrent changes', () => {
  it('settlements, payments and reversals use the debt only once', async () => {
    const creditorId = await givenOwing()
    await givenPaid(creditorId, 1_000, 'COLLECTOR')
    const { billingId } = await draft(creditorId)
    const [receivable] = await entriesOf(creditorId)
    const account = `/creditors/${creditorId}/account`
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => approve(billingId)),
      ...Array.from({ length: 4 }, () => api.post(`${account}/payments`, { amount: 700, currency: 'DKK' })),
      api.post(`${account}/entries/${receivable.entryId}/reverse`, {}),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const entries = await entriesOf(creditorId)
    const sum = entries.reduce<number>((total, { amount }) => total + Number(amount), 0)
    expect(sum).toBeGreaterThanOrEqual(0)
    expect(await balance(creditorId)).toEqual([{ currency: 'DKK', balance: sum }])
    expect(entries.filter(({ kind }) => kind === 'OFFSET').length).toBeLessThanOrEqual(1)
    await expectSoundLedger()
  })

  it('the database accepts a settlement once and no entry that makes the balance negative', async () => {
    const creditorId = await givenOwing()
    const [{ billingId }] = (await entriesOf(creditorId)) as [Answer['body']]
    const { tenantId } = api.tenant
    const again = sql`
      insert into creditor_account_entries (tenant_id, entry_id, creditor_id, currency, kind, amount, billing_id, date, created_at, created_by)
      values (${tenantId}::uuid, ${newId()}::uuid, ${creditorId}::uuid, 'DKK', 'RECEIVABLE', 5, ${billingId}::uuid, '2026-03-02', now(), '{}')`
    const overdrawn = sql`
      update creditor_accounts set balance_amount = -1 where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid`
    const run = (statement: typeof again): Promise<unknown> =>
      api.database.inTenant(tenantId, (transaction) => transaction.run(statement))
    await expect(run(again)).rejects.toThrow(/creditor_account_entries_once_per_billing/)
    await expect(run(overdrawn)).rejects.toThrow(/creditor_accounts_balance/)
  })
})

describe('sums', () => {
  it('are equal for settlements, their payouts and the payout export', async () => {
    let seed = 20_260_302
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
    const creditorIds = await Promise.all([1, 2].map(givenBilledCreditor))
    for (const creditorId of creditorIds) {
      for (let turn = 0; turn < 4; turn += 1) {
        await givenPaid(creditorId, 100 + random(50_000), random(2) === 0 ? 'CREDITOR' : 'COLLECTOR')
        // The last settlement of each stays a draft, which is not counted.
        if (turn < 3) await settle(creditorId)
        else await draft(creditorId)
      }
      const [billed] = (await api.get(`/billings/sum?creditorId=${creditorId}`)).body.currencies
      const [paid] = (await api.get(`/payouts/sum?creditorId=${creditorId}`)).body.currencies
      const [owed] = (await api.get(`/creditors/${creditorId}/account`)).body.balances
      expect(billed).toMatchObject({ count: 3, drafts: 1, payout: paid?.amount ?? 0 })
      expect(owed.balance).toBe(billed.due - billed.offset)
      const file = await api.get(`/payouts/export.csv?creditorId=${creditorId}`)
      const [heading = '', ...lines] = file.text.slice(1).trimEnd().split('\r\n')
      const column = (name: string): string[] =>
        lines.map((line) => line.split(',')[heading.split(',').indexOf(name)] ?? '')
      const inMinor = column('amountInMinorUnits').reduce((sum, cell) => sum + Number(cell), 0)
      expect(inMinor).toBe(paid?.amount ?? 0)
      expect(column('amountInMajorUnits')).toEqual(
        column('amountInMinorUnits').map((cell) => (Number(cell) / 100).toFixed(2)),
      )
    }
    await expectSoundLedger()
  })
})
