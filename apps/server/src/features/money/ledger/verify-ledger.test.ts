import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, standardType } from '../../../../test/given.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { type VerificationReport, verifyLedger } from './index.ts'

let api: TestApp
let caseId: string
let voucherId: string
beforeAll(async () => {
  api = await startTestApp()
  const first = await givenCase(api, { vouchers: [{ amount: 1_000, referenceId: 'F-1' }, 500] })
  ;({ caseId, voucherId } = first)
  const { customerId } = first
  await api.post(
    '/direct-payments',
    { caseVoucherId: voucherId, amount: 400 },
    { headers: { 'idempotency-key': 'once' } },
  )
  // Paid and then reversed: one undone allocation, and one of the reversal.
  const { caseVoucherId } = await givenCaseVoucher(api, caseId, { amount: 200, referenceId: 'F-2' })
  const deposit = { voucherTypeId: standardType.deposit, amount: 50, referenceCaseVoucherId: caseVoucherId }
  await givenCaseVoucher(api, caseId, deposit)
  await api.post(`/case-vouchers/${caseId}/${caseVoucherId}/reverse`, {})
  // Another case of the customer is merged into it, and paid by it.
  const other = await givenCase(api, { customerId, vouchers: [70] })
  await api.post(`/cases/${caseId}/merge`, { mergedCaseId: other.caseId })
  const { caseVoucherId: credit } = await givenCaseVoucher(api, caseId, {
    voucherTypeId: standardType.deposit,
    amount: 70,
  })
  const allocations = [{ debitVoucherId: other.voucherId, amount: 70 }]
  await api.post('/case-voucher-allocations', { creditVoucherId: credit, allocations })
})
afterAll(() => api.close())

function verify(): Promise<VerificationReport> {
  return verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
}

/** Damages the data as only the owner of the schema could, and repairs it afterwards. */
async function whileDamaged(damage: string, repair: string): Promise<VerificationReport> {
  const asTable = (text: string): Promise<unknown> =>
    asOwner(api.databaseUrl, (client) =>
      client.query(`begin; alter table case_vouchers no force row level security; alter table cases no force row level security;
        alter table case_merges no force row level security; alter table end_reasons no force row level security;
        alter table journal no force row level security; alter table idempotency_keys no force row level security;
        alter table tenant_counters no force row level security; alter table case_voucher_allocations no force row level security;
        alter table file_usage no force row level security;
        ${text};
        alter table case_voucher_allocations force row level security; alter table case_merges force row level security;
        alter table end_reasons force row level security; alter table file_usage force row level security;
        alter table case_vouchers force row level security; alter table cases force row level security;
        alter table journal force row level security; alter table idempotency_keys force row level security;
        alter table tenant_counters force row level security; commit`),
    )
  await asTable(damage)
  const report = await verify()
  await asTable(repair)
  return report
}

/** Who changes an event also breaks the chain of the journal. */
const unchangedJournal = 'No entry of the journal was changed, removed, added or moved'

describe('verify', () => {
  it('reports no failures for data written by the service', async () => {
    const report = await verify()
    expect(report.checks.filter((check) => !check.ok)).toEqual([])
    expect(report).toMatchObject({ ok: true, tenantCount: 1 })
    expect(report.checks.length).toBeGreaterThanOrEqual(12)
  })

  it.each([
    [
      'Outstanding amounts match the allocations',
      "update case_vouchers set outstanding = outstanding - 1 where reference_id = 'F-1'",
      "update case_vouchers set outstanding = outstanding + 1 where reference_id = 'F-1'",
    ],
    [
      'Every voucher has exactly one creation event',
      "update events set type = 'lost' where type = 'case-vouchers.create'",
      "update events set type = 'case-vouchers.create' where type = 'lost'",
      unchangedJournal,
    ],
    [
      'Every voucher has the currency and creditor of its case',
      "update cases set currency = 'SEK'",
      "update cases set currency = 'DKK'",
    ],
    [
      'Every voucher has the category and direction of its voucher type',
      "update case_vouchers set category = 'fee' where category = 'principal'",
      "update case_vouchers set category = 'principal' where category = 'fee'",
    ],
    [
      'Every reversal cancels one voucher of its case, once and in full',
      "update case_vouchers set reverses_case_voucher_id = (select case_voucher_id from case_vouchers where reference_id = 'F-1') where reverses_case_voucher_id is not null",
      "update case_vouchers set reverses_case_voucher_id = (select case_voucher_id from case_vouchers where reference_id = 'F-2') where reverses_case_voucher_id is not null",
    ],
    [
      'Every allocation is undone at most once, by an entry that mirrors it',
      'update case_voucher_allocations set undoes_allocation_id = (select allocation_id from case_voucher_allocations where amount = 400) where undoes_allocation_id is not null',
      'update case_voucher_allocations set undoes_allocation_id = (select allocation_id from case_voucher_allocations where amount = 50 and undoes_allocation_id is null) where undoes_allocation_id is not null',
    ],
    [
      'Every reversal has exactly one event',
      "update events set type = 'lost' where type = 'case-vouchers.reverse'",
      "update events set type = 'case-vouchers.reverse' where type = 'lost'",
      unchangedJournal,
    ],
    [
      'A case that ended as paid has nothing outstanding, unless a user overrode the check',
      "update cases set status = 'ENDED', end_reason_id = (select end_reason_id from end_reasons where handle = 'PAID' and tenant_id = cases.tenant_id) where status <> 'ENDED'",
      "update cases set status = 'PENDING', end_reason_id = null where end_reason_id = (select end_reason_id from end_reasons where handle = 'PAID' and tenant_id = cases.tenant_id)",
    ],
    [
      'Payments marked as dated before their voucher are dated before it',
      'update case_vouchers set is_dated_before_voucher = true where is_direct_payment',
      'update case_vouchers set is_dated_before_voucher = false where is_direct_payment',
    ],
    [
      'No case number exceeds the counter of case numbers',
      'update tenant_counters set value = 0',
      'update tenant_counters set value = 2',
    ],
    [
      'Every allocation uses a credit to pay a debit in the same currency, of the same case or a merged one',
      "update case_merges set undone_at = now(), undone_by = '{}'",
      'update case_merges set undone_at = null, undone_by = null',
    ],
    [
      'Merged cases share customer, creditor and currency, have ended as merged, and are never merged twice',
      "update cases set end_reason_id = (select end_reason_id from end_reasons where handle = 'PAID' and tenant_id = cases.tenant_id) where status = 'ENDED'",
      "update cases set end_reason_id = (select end_reason_id from end_reasons where handle = 'MERGED' and tenant_id = cases.tenant_id) where status = 'ENDED'",
    ],
    [
      'The storage counter matches the total size of the files',
      'insert into file_usage (tenant_id, bytes_used) select tenant_id, 1 from tenants',
      'delete from file_usage',
    ],
    [
      'Every stored idempotency key has a response',
      'update idempotency_keys set status = null',
      'update idempotency_keys set status = 201',
    ],
    [
      'Every table with tenant data has forced row-level security',
      'alter table contacts disable row level security',
      'alter table contacts enable row level security',
    ],
    [
      'Ledger and audit entries can only be added',
      'grant delete on journal to fordring_app',
      'revoke delete on journal from fordring_app',
    ],
  ])('detects a violation of: %s', async (name, damage, repair, consequence?: string) => {
    const report = await whileDamaged(damage, repair)
    expect(report.ok).toBe(false)
    const names = [name, ...(consequence === undefined ? [] : [consequence])]
    expect(report.checks.filter((check) => !check.ok).map((check) => check.name)).toEqual(names)
    expect(report.checks.find((check) => check.name === name)?.detail).not.toBe('')
    expect((await verify()).ok).toBe(true)
  })

  it('does not change the case', async () => {
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(1_100)
  })
})
