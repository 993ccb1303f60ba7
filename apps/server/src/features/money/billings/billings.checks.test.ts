import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { danishAccount, givenCase, givenCaseVoucher, givenCreditor, standardType } from '../../../../test/given.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { type VerificationReport, verifyLedger } from '../ledger/index.ts'

let api: TestApp
/** A settlement that is paid out, and one that corrects it. */
beforeAll(async () => {
  api = await startTestApp()
  const { creditorId } = await givenCreditor(api)
  await api.patch(`/creditors/${creditorId}`, { bankAccount: danishAccount })
  const commission = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
  const model = { name: 'Salær', commission, vatRateBasisPoints: 2_500 }
  const { billingModelId } = (await api.post('/billing-models', model)).body
  const { caseId, voucherId } = await givenCase(api, { creditorId, vouchers: [900] })
  const deposit = { voucherTypeId: standardType.deposit, amount: 900, source: 'COLLECTOR' as const }
  const paid = await givenCaseVoucher(api, caseId, { ...deposit, referenceCaseVoucherId: voucherId })
  const period = { from: '2026-03-01', to: '2026-03-02', currency: 'DKK' }
  const settle = async (): Promise<Answer> => {
    const { body } = await api.post('/billings', { creditorId, billingModelId, ...period })
    return api.patch(`/billings/${body.billingId}`, { state: 'APPROVED' })
  }
  expect((await settle()).status).toBe(200)
  await api.post(`/case-vouchers/${caseId}/${paid.caseVoucherId}/reverse`, {})
  expect((await settle()).status).toBe(200)
  const account = `/creditors/${creditorId}/account`
  const payment = await api.post(`${account}/payments`, { amount: 100, currency: 'DKK' })
  expect((await api.post(`${account}/entries/${payment.body.entryId}/reverse`, {})).status).toBe(201)
})
afterAll(() => api.close())

function verify(): Promise<VerificationReport> {
  return verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
}

const tables = [
  ...['tenant_counters', 'billings', 'billing_entries', 'payouts'],
  ...['creditor_accounts', 'creditor_account_entries'],
]

/** Row-level security holds for the owner too, unless it is told otherwise. */
function forcing(force: 'force' | 'no force'): string {
  return tables.map((table) => `alter table ${table} ${force} row level security`).join('; ')
}

async function asTableOwner(text: string): Promise<void> {
  await asOwner(api.databaseUrl, (client) =>
    client.query(`begin; ${forcing('no force')}; ${text}; ${forcing('force')}; commit`),
  )
}

describe('verify', () => {
  it('finds nothing wrong with what the service settled', async () => {
    expect((await verify()).checks.filter((check) => !check.ok)).toEqual([])
  })

  const raised = 'settlements raise and offset what creditors owe, each once'

  it.each([
    [
      'settlements bill what deposits of their creditor paid, in full',
      "update billing_entries set category = 'fee'",
      "update billing_entries set category = 'principal'",
    ],
    [
      'corrections take back what was billed',
      `update billing_entries set kept_by = 'COLLECTOR', commission_amount = 0 where amount = -900;
       update billings set commission_amount = 0, collector_share_amount = -900, vat_amount = 0, balance_amount = 0
       where balance_amount < 0`,
      `update billing_entries set kept_by = 'CREDITOR', commission_amount = -90 where amount = -900;
       update billings set commission_amount = -90, collector_share_amount = 0, vat_amount = -23, balance_amount = -787
       where balance_amount = 0`,
      [raised],
    ],
    [
      'settlements add up to their entries and fees',
      'update billings set vat_amount = vat_amount - 1, balance_amount = balance_amount + 1 where balance_amount < 0',
      'update billings set vat_amount = vat_amount + 1, balance_amount = balance_amount - 1 where balance_amount < 0',
      [raised],
    ],
    [
      'approved settlements, and only those, are paid out what they owe',
      'update payouts set amount = amount + 1',
      'update payouts set amount = amount - 1',
    ],
    [
      'accounts of creditors add up to their entries',
      'update creditor_accounts set balance_amount = balance_amount + 1',
      'update creditor_accounts set balance_amount = balance_amount - 1',
    ],
    [
      raised,
      `update creditor_account_entries set amount = amount + 1 where kind = 'RECEIVABLE';
       update creditor_accounts set balance_amount = balance_amount + 1`,
      `update creditor_account_entries set amount = amount - 1 where kind = 'RECEIVABLE';
       update creditor_accounts set balance_amount = balance_amount - 1`,
    ],
    [
      'reversals on accounts of creditors take back what they name',
      `update creditor_account_entries set amount = amount + 1 where kind = 'REVERSAL';
       update creditor_accounts set balance_amount = balance_amount + 1`,
      `update creditor_account_entries set amount = amount - 1 where kind = 'REVERSAL';
       update creditor_accounts set balance_amount = balance_amount - 1`,
    ],
    [
      'settlement numbers have no gaps',
      "update tenant_counters set value = 7 where counter = 'billings'",
      "update tenant_counters set value = 2 where counter = 'billings'",
    ],
  ])('notices when it does not hold that %s', async (name, harm, mend, others: string[] = []) => {
    await asTableOwner(harm)
    const report = await verify()
    await asTableOwner(mend)
    expect(report.checks.filter((check) => !check.ok).map((check) => check.name)).toEqual([name, ...others])
    expect((await verify()).ok).toBe(true)
  })
})
