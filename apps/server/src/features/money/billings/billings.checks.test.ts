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

/** Forced row-level security applies to the owner too. */
function forcing(force: 'force' | 'no force'): string {
  return tables.map((table) => `alter table ${table} ${force} row level security`).join('; ')
}

async function asTableOwner(text: string): Promise<void> {
  await asOwner(api.databaseUrl, (client) =>
    client.query(`begin; ${forcing('no force')}; ${text}; ${forcing('force')}; commit`),
  )
}

describe('verify', () => {
  it('reports no failures for settlements of the service', async () => {
    expect((await verify()).checks.filter((check) => !check.ok)).toEqual([])
  })

  const entered = 'Every settlement is entered once, with the right amount, on the account of its creditor'

  it.each([
    [
      'Every settlement entry matches an allocation of a deposit for its creditor',
      "update billing_entries set category = 'fee'",
      "update billing_entries set category = 'principal'",
    ],
    [
      'Every correction cancels the settlement entry it corrects',
      `update billing_entries set kept_by = 'COLLECTOR', commission_amount = 0 where amount = -900;
       update billings set commission_amount = 0, collector_share_amount = -900, vat_amount = 0, balance_amount = 0
       where balance_amount < 0`,
      `update billing_entries set kept_by = 'CREDITOR', commission_amount = -90 where amount = -900;
       update billings set commission_amount = -90, collector_share_amount = 0, vat_amount = -23, balance_amount = -787
       where balance_amount = 0`,
      [entered],
    ],
    [
      'The amounts of every settlement match its entries, fees and terms',
      'update billings set vat_amount = vat_amount - 1, balance_amount = balance_amount + 1 where balance_amount < 0',
      'update billings set vat_amount = vat_amount + 1, balance_amount = balance_amount - 1 where balance_amount < 0',
      [entered],
    ],
    [
      'Approved settlements, and no others, have a payout of the amount due',
      'update payouts set amount = amount + 1',
      'update payouts set amount = amount - 1',
    ],
    [
      'The balance of every creditor account is the sum of its entries',
      'update creditor_accounts set balance_amount = balance_amount + 1',
      'update creditor_accounts set balance_amount = balance_amount - 1',
    ],
    [
      entered,
      `update creditor_account_entries set amount = amount + 1 where kind = 'RECEIVABLE';
       update creditor_accounts set balance_amount = balance_amount + 1`,
      `update creditor_account_entries set amount = amount - 1 where kind = 'RECEIVABLE';
       update creditor_accounts set balance_amount = balance_amount - 1`,
      ['What is owed of every receivable is its amount less what settled it'],
    ],
    [
      'Every reversal on a creditor account cancels the entry it names',
      `update creditor_account_entries set amount = amount + 1 where kind = 'REVERSAL';
       update creditor_accounts set balance_amount = balance_amount + 1`,
      `update creditor_account_entries set amount = amount - 1 where kind = 'REVERSAL';
       update creditor_accounts set balance_amount = balance_amount - 1`,
    ],
    [
      'Settlement numbers have no gaps',
      "update tenant_counters set value = 7 where counter = 'billings'",
      "update tenant_counters set value = 2 where counter = 'billings'",
    ],
  ])('detects a violation of: %s', async (name, damage, repair, others: string[] = []) => {
    await asTableOwner(damage)
    const report = await verify()
    await asTableOwner(repair)
    expect(report.checks.filter((check) => !check.ok).map((check) => check.name)).toEqual([name, ...others])
    expect((await verify()).ok).toBe(true)
  })
})
