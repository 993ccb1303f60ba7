import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import type { BankLineDetails, BankLineFilters, LineState } from './bank-lines.schemas.ts'
import type { EntryKind } from './statement.ts'

export interface BankLineRow {
  readonly bankLineId: string
  readonly tenantId: string
  readonly bankFileId: string
  readonly transactionAccountId: string
  readonly transactionAccountName: string
  readonly direction: 'credit' | 'debit'
  readonly kind: EntryKind
  readonly amount: number
  readonly bookedAmount: number
  readonly currency: Currency
  readonly bookingDate: string
  readonly valueDate: string
  readonly references: string[]
  readonly text: string
  readonly payerName: string | null
  readonly payerAccount: string | null
  readonly servicerReference: string | null
  readonly state: LineState
  readonly reason: string | null
  readonly note: string | null
  readonly returnsBankLineId: string | null
  readonly payoutId: string | null
  readonly payoutBatchId: string | null
  readonly bestScore: number | null
  readonly handledAt: Date | null
  readonly handledBy: Actor | null
  readonly createdAt: Date
}

/** The lines `l`, to which a caller adds conditions; `more` are columns that only it needs. */
export const lines = (more: Statement = sql``): Statement => sql`
  select l.bank_line_id as "bankLineId", l.tenant_id as "tenantId", l.bank_file_id as "bankFileId",
         l.transaction_account_id as "transactionAccountId", a.name as "transactionAccountName", l.direction, l.kind,
         l.amount, l.booked_amount as "bookedAmount", l.currency, l.booking_date as "bookingDate",
         l.value_date as "valueDate", l.payment_references as "references", l.text, l.payer_name as "payerName",
         l.payer_account as "payerAccount", l.servicer_reference as "servicerReference", l.state, l.reason, l.note,
         l.returns_line_id as "returnsBankLineId", l.payout_id as "payoutId", l.payout_batch_id as "payoutBatchId", l.best_score as "bestScore",
         l.handled_at as "handledAt", l.handled_by as "handledBy", l.created_at as "createdAt"${more}
  from bank_lines l
  join published.transaction_accounts a
    on a.tenant_id = l.tenant_id and a.transaction_account_id = l.transaction_account_id`

export function findLine(tenantId: string, bankLineId: string): Statement<BankLineRow> {
  return sql<BankLineRow>`${lines()} where l.tenant_id = ${tenantId}::uuid and l.bank_line_id = ${bankLineId}::uuid`
}

/** The case on which a line is to be booked by itself. */
export function findMatchedCase(tenantId: string, bankLineId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select matched_case_id as "caseId" from bank_lines
    where tenant_id = ${tenantId}::uuid and bank_line_id = ${bankLineId}::uuid and state = 'MATCHED'`
}

/** Locks a line until the end of the transaction. */
export function lockLine(tenantId: string, bankLineId: string): Statement<{ bankLineId: string }> {
  return sql<{ bankLineId: string }>`
    select bank_line_id as "bankLineId" from bank_lines
    where tenant_id = ${tenantId}::uuid and bank_line_id = ${bankLineId}::uuid
    for update`
}

/** The oldest lines first, so that work that has waited longest is on top. */
export function listLines(
  tenantId: string,
  filters: BankLineFilters,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<BankLineRow> {
  const { state = null, suggested = null, direction = null, bankFileId = null, transactionAccountId = null } = filters
  const pattern = filters.q === undefined ? null : `%${filters.q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const minor = filters.q === undefined ? null : filters.q.replaceAll(/\D/g, '').slice(0, 15) || null
  return sql<BankLineRow>`
    ${lines()}
    where l.tenant_id = ${tenantId}::uuid
      and (${state}::text is null or l.state = ${state}::text)
      and (${suggested}::boolean is null or (l.best_score is not null) = ${suggested}::boolean)
      and (${direction}::text is null or l.direction = ${direction}::text)
      and (${bankFileId}::uuid is null or l.bank_file_id = ${bankFileId}::uuid)
      and (${transactionAccountId}::uuid is null or l.transaction_account_id = ${transactionAccountId}::uuid)
      and (${pattern}::text is null or lower(l.text) like ${pattern}::text or lower(l.payer_name) like ${pattern}::text
           or lower(l.payer_account) like ${pattern}::text
           or exists (select from unnest(l.payment_references) r where lower(r) like ${pattern}::text)
           or l.amount::text = ${minor}::text or l.amount::text = ${minor}::text || '00')
      and (${page.after}::uuid is null or (l.booking_date, l.bank_line_id) > (
        select b.booking_date, b.bank_line_id from bank_lines b
        where b.tenant_id = ${tenantId}::uuid and b.bank_line_id = ${page.after}::uuid))
    order by l.booking_date, l.bank_line_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export interface LineParts {
  readonly suggestions: BankLineDetails['suggestions']
  readonly bookings: BankLineDetails['bookings']
  readonly invoices: BankLineDetails['invoices']
}

const outstandingOf = sql`(
  select coalesce(sum(v.outstanding), 0)::bigint from published.case_vouchers v
  where v.tenant_id = c.tenant_id and v.direction = 'debit'
    and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w)))`

/** The suggestions and bookings of a line. */
export function findLineParts(tenantId: string, bankLineId: string): Statement<LineParts> {
  return sql<LineParts>`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'caseId', s.case_id, 'caseSeqId', c.case_seq_id, 'debtorName', ${debtorNameOf(sql`c`)}, 'creditorName', k.name,
          'status', c.status, 'outstanding', ${outstandingOf}, 'score', s.score, 'reasons', s.reasons)
          order by s.score desc, c.case_seq_id)
        from bank_suggestions s
        join published.cases c on c.tenant_id = s.tenant_id and c.case_id = s.case_id
        join published.creditors k on k.tenant_id = c.tenant_id and k.creditor_id = c.creditor_id
        where s.tenant_id = ${tenantId}::uuid and s.bank_line_id = ${bankLineId}::uuid), '[]') as suggestions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'bankBookingId', b.bank_booking_id, 'caseId', b.case_id, 'caseSeqId', c.case_seq_id,
          'caseVoucherId', b.case_voucher_id, 'amount', b.amount, 'automatic', b.is_automatic,
          'undone', b.undone_at is not null, 'createdAt', b.created_at, 'createdBy', b.created_by)
          order by b.bank_booking_id)
        from bank_bookings b
        join published.cases c on c.tenant_id = b.tenant_id and c.case_id = b.case_id
        where b.tenant_id = ${tenantId}::uuid and b.bank_line_id = ${bankLineId}::uuid), '[]') as bookings,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'invoiceId', p.invoice_id, 'invoiceNumber', p.invoice_number, 'creditorName', k.name, 'amount', a.amount,
          'undone', exists (
            select from published.creditor_account_entries x
            where x.tenant_id = e.tenant_id and x.reverses_entry_id = e.entry_id)) order by e.entry_id)
        from published.creditor_account_entries e
        join published.creditor_allocations a on a.tenant_id = e.tenant_id and a.entry_id = e.entry_id
        join published.invoices p on p.tenant_id = a.tenant_id and p.entry_id = a.receivable_entry_id
        join published.creditors k on k.tenant_id = e.tenant_id and k.creditor_id = e.creditor_id
        where e.tenant_id = ${tenantId}::uuid and e.bank_line_id = ${bankLineId}::uuid), '[]') as invoices`
}

/** Booked payments that a debit may return: of the same account and amount, not after it, the likeliest first. */
export function findReturnable(tenantId: string, bankLineId: string): Statement<BankLineRow> {
  return sql<BankLineRow>`
    ${lines()}
    join bank_lines d on d.tenant_id = ${tenantId}::uuid and d.bank_line_id = ${bankLineId}::uuid
    where l.tenant_id = ${tenantId}::uuid and d.direction = 'debit' and d.state = 'OPEN' and l.direction = 'credit'
      and l.state = 'BOOKED' and l.transaction_account_id = d.transaction_account_id and l.amount = d.amount
      and l.booking_date <= d.booking_date
    order by (l.end_to_end_id is not null and l.end_to_end_id = d.end_to_end_id) desc,
             (l.payer_account is not null and l.payer_account = d.payer_account) desc, l.booking_date desc, l.bank_line_id
    limit 5`
}

export interface LineChange {
  readonly state: LineState
  readonly bookedAmount: number
  readonly reason: string | null
  readonly note: string | null
  readonly returnsBankLineId: string | null
  readonly payoutId: string | null
  readonly payoutBatchId: string | null
  readonly handledAt: Date
  readonly handledBy: Actor
}

/** Changes what is done with a line. The caller has locked it. */
export function updateLine(tenantId: string, bankLineId: string, change: LineChange): Statement {
  return sql`
    update bank_lines
    set state = ${change.state}::text, booked_amount = ${change.bookedAmount}::bigint, matched_case_id = null,
        reason = ${change.reason}::text, note = ${change.note}::text, returns_line_id = ${change.returnsBankLineId}::uuid,
        payout_id = ${change.payoutId}::uuid, payout_batch_id = ${change.payoutBatchId}::uuid,
        handled_at = ${change.handledAt}::timestamptz, handled_by = ${json(change.handledBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and bank_line_id = ${bankLineId}::uuid`
}

export interface NewBooking {
  readonly bankBookingId: string
  readonly bankLineId: string
  readonly caseId: string
  readonly caseVoucherId: string
  readonly amount: number
  readonly isAutomatic: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
}

export interface LiveBooking {
  readonly bankBookingId: string
  readonly caseId: string
  readonly caseVoucherId: string
  readonly isReversed: boolean
}

/** The bookings of a line that are not undone, in the order of their cases, in which cases are locked. */
export function findLiveBookings(tenantId: string, bankLineId: string): Statement<LiveBooking> {
  return sql<LiveBooking>`
    select b.bank_booking_id as "bankBookingId", b.case_id as "caseId", b.case_voucher_id as "caseVoucherId",
           exists (
             select from published.case_vouchers r
             where r.tenant_id = b.tenant_id and r.case_id = b.case_id
               and r.reverses_case_voucher_id = b.case_voucher_id) as "isReversed"
    from bank_bookings b
    where b.tenant_id = ${tenantId}::uuid and b.bank_line_id = ${bankLineId}::uuid and b.undone_at is null
    order by b.case_id`
}

export function undoBooking(
  tenantId: string,
  bankBookingId: string,
  { reversalVoucherId, undoneAt, undoneBy }: { reversalVoucherId: string; undoneAt: Date; undoneBy: Actor },
): Statement {
  return sql`
    update bank_bookings
    set reversal_voucher_id = ${reversalVoucherId}::uuid, undone_at = ${undoneAt}::timestamptz, undone_by = ${json(undoneBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and bank_booking_id = ${bankBookingId}::uuid`
}

/** The voucher that reverses a deposit. */
export function findReversal(
  tenantId: string,
  caseId: string,
  caseVoucherId: string,
): Statement<{ caseVoucherId: string }> {
  return sql<{ caseVoucherId: string }>`
    select r.case_voucher_id as "caseVoucherId" from published.case_vouchers r
    where r.tenant_id = ${tenantId}::uuid and r.case_id = ${caseId}::uuid and r.reverses_case_voucher_id = ${caseVoucherId}::uuid`
}

/** Which of the cases exist. */
export function findKnownCases(tenantId: string, caseIds: readonly string[]): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from published.cases
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[])`
}

/** Whether the resources in the filters exist; an absent filter counts as existing. */
export function findNamedByFilters(
  tenantId: string,
  filters: BankLineFilters,
): Statement<{ hasFile: boolean; hasAccount: boolean }> {
  const { bankFileId = null, transactionAccountId = null } = filters
  return sql<{ hasFile: boolean; hasAccount: boolean }>`
    select ${rowIsThere(tenantId, sql`bank_files where bank_file_id`, bankFileId)} as "hasFile",
           ${rowIsThere(tenantId, sql`published.transaction_accounts where transaction_account_id`, transactionAccountId)} as "hasAccount"`
}

/** The outstanding amount and status of a case, with what is merged into it. */
export function findCaseAfter(tenantId: string, caseId: string): Statement<{ outstanding: number; status: string }> {
  return sql<{ outstanding: number; status: string }>`
    select ${outstandingOf} as outstanding, c.status from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}

export interface SuspenseRow {
  readonly transactionAccountId: string
  readonly name: string
  readonly currency: Currency
  readonly count: number
  readonly amount: number
  readonly oldest: string
  readonly olderThan30Days: number
}

/** The money that came in and is not booked, by account. */
export function sumSuspense(tenantId: string, today: string): Statement<SuspenseRow> {
  return sql<SuspenseRow>`
    select l.transaction_account_id as "transactionAccountId", a.name, l.currency, count(*)::integer as count,
           sum(l.amount - l.booked_amount)::bigint as amount, min(l.booking_date) as oldest,
           coalesce(sum(l.amount - l.booked_amount) filter (where l.booking_date < ${today}::date - 30), 0)::bigint as "olderThan30Days"
    from bank_lines l
    join published.transaction_accounts a
      on a.tenant_id = l.tenant_id and a.transaction_account_id = l.transaction_account_id
    where l.tenant_id = ${tenantId}::uuid and l.direction = 'credit'
      and l.state in ('NEW', 'MATCHED', 'OPEN', 'SET_ASIDE')
    group by l.transaction_account_id, a.name, l.currency
    order by a.name, l.transaction_account_id`
}

/** The bank lines that wait for a person, as items of the work queue. */
export function bankLineItems(tenantId: string): Statement {
  return sql`
    select l.bank_line_id as subject_id, null::uuid as case_id, l.booking_date::timestamptz as at, l.payer_name as label,
           left(l.text, 500) as text, l.amount - l.booked_amount as amount, l.currency
    from bank_lines l
    where l.tenant_id = ${tenantId}::uuid and l.state = 'OPEN'`
}
