import { firstGiven } from '../../../platform/database/first-given.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { CreditNoteSource, CreditorEntrySource, SettlementSource } from './creditor-postings.rules.ts'
import type {
  AllocationSource,
  BankLineSource,
  BankOpeningSource,
  PayoutSource,
  VoucherSource,
} from './postings.rules.ts'

// Every source is ordered by its ids: entries of one day get their numbers in the order in which their records were made,
// and not in the one in which PostgreSQL happened to find them.

/** What a part of the journal is about. */
export interface JournalWindow {
  readonly until: number
  /** Whether the journal ends there. */
  readonly isLast: boolean
  /** Whether entries after the position have been archived, and cannot be read any more. */
  readonly isArchived: boolean
  readonly caseIds: readonly string[]
  readonly bankFileIds: readonly string[]
  readonly bankLineIds: readonly string[]
  readonly billingIds: readonly string[]
  readonly payoutIds: readonly string[]
  readonly payoutBatchIds: readonly string[]
  readonly creditorEntryIds: readonly string[]
  readonly invoiceIds: readonly string[]
}

/** The subjects of the next entries of the journal after a position. */
export function findWindow(tenantId: string, position: number, size: number): Statement<JournalWindow> {
  return sql<JournalWindow>`
    with changes as (
      select split_part(j.event, '.', 1) as area, j.subject_id, j.case_id
      from journal j
      where j.tenant_id = ${tenantId}::uuid and j.position > ${position}::bigint
        and j.position <= ${position}::bigint + ${size}::integer and j.event is not null
    )
    select least(h.position, ${position}::bigint + ${size}::integer) as until,
           h.position <= ${position}::bigint + ${size}::integer as "isLast",
           exists (
             select from journal_archives a
             where a.tenant_id = h.tenant_id and a.position > ${position}::bigint) as "isArchived",
           coalesce(array_agg(distinct c.case_id) filter (where c.area = 'case-vouchers' and c.case_id is not null), '{}') as "caseIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'bank-files'), '{}') as "bankFileIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'bank-lines'), '{}') as "bankLineIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'billings'), '{}') as "billingIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'payouts'), '{}') as "payoutIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'payout-batches'), '{}') as "payoutBatchIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'creditor-accounts'), '{}') as "creditorEntryIds",
           coalesce(array_agg(distinct c.subject_id) filter (where c.area = 'invoices'), '{}') as "invoiceIds"
    from journal_heads h
    left join changes c on true
    where h.tenant_id = ${tenantId}::uuid
    group by h.tenant_id, h.position`
}

/** The day of a moment in the tenant's time zone. */
function dayOf(moment: Statement, timeZone: string): Statement {
  return sql`(${moment} at time zone ${timeZone}::text)::date`
}

/** The vouchers of cases that are posted and not in the books yet. */
export function findVouchers(tenantId: string, caseIds: readonly string[], timeZone: string): Statement<VoucherSource> {
  return sql<VoucherSource>`
    select v.case_voucher_id as "caseVoucherId", v.case_id as "caseId", v.creditor_id as "creditorId", v.category,
           v.direction, v.source, v.amount, v.currency, ${dayOf(sql`v.created_at`, timeZone)} as "recordedOn",
           ${dayOf(sql`v.date`, timeZone)} as "valueDate", v.reverses_case_voucher_id is not null as "isReversal",
           b.bank_line_id as "bankLineId", t.purpose
    from published.case_vouchers v
    left join published.bank_bookings b
      on b.tenant_id = v.tenant_id and b.case_voucher_id = ${firstGiven(sql`v.reverses_case_voucher_id`, sql`v.case_voucher_id`)}
    left join published.bank_lines l on l.tenant_id = b.tenant_id and l.bank_line_id = b.bank_line_id
    left join published.transaction_accounts t
      on t.tenant_id = l.tenant_id and t.transaction_account_id = l.transaction_account_id
    where v.tenant_id = ${tenantId}::uuid and v.case_id = any (${caseIds}::uuid[]) and v.amount > 0
      and (v.direction = 'debit' or (v.category = 'deposit' and v.source = 'COLLECTOR' and v.reverses_case_voucher_id is null))
      and not exists (
        select from book_entries e where e.tenant_id = v.tenant_id and e.source_id = v.case_voucher_id)
    order by v.case_voucher_id`
}

/** The allocations of cases that are not in the books yet. A merged case pays debits of the other one. */
export function findAllocations(
  tenantId: string,
  caseIds: readonly string[],
  timeZone: string,
): Statement<AllocationSource> {
  return sql<AllocationSource>`
    with touched as (
      select v.case_voucher_id from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and v.case_id = any (${caseIds}::uuid[])
    ),
    found as (
      select a.allocation_id from touched v
      join published.case_voucher_allocations a on a.tenant_id = ${tenantId}::uuid and a.credit_voucher_id = v.case_voucher_id
      union
      select a.allocation_id from touched v
      join published.case_voucher_allocations a on a.tenant_id = ${tenantId}::uuid and a.debit_voucher_id = v.case_voucher_id
    )
    select a.allocation_id as "allocationId", a.amount, c.currency, a.undoes_allocation_id is not null as "isUndo",
           ${dayOf(sql`a.created_at`, timeZone)} as "recordedOn",
           ${dayOf(sql`case when a.undoes_allocation_id is null then c.date else a.created_at end`, timeZone)} as "valueDate",
           d.case_id as "debitCaseId", d.creditor_id as "debitCreditorId", c.case_id as "creditCaseId",
           c.creditor_id as "creditCreditorId",
           c.category = 'deposit' and c.source = 'COLLECTOR' and c.reverses_case_voucher_id is null
             and d.reverses_case_voucher_id is null as "isCollection"
    from found f
    join published.case_voucher_allocations a on a.tenant_id = ${tenantId}::uuid and a.allocation_id = f.allocation_id
    join published.case_vouchers c on c.tenant_id = a.tenant_id and c.case_voucher_id = a.credit_voucher_id
    join published.case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
    where not exists (
      select from book_entries e where e.tenant_id = a.tenant_id and e.source_id = a.allocation_id)
    order by a.allocation_id`
}

/** The lines of files, lines that were changed, and sums that lines of the files replace. */
export function findBankLines(
  tenantId: string,
  bankFileIds: readonly string[],
  bankLineIds: readonly string[],
): Statement<BankLineSource> {
  return sql<BankLineSource>`
    with found as (
      select l.bank_line_id from published.bank_lines l
      where l.tenant_id = ${tenantId}::uuid and l.bank_line_id = any (${bankLineIds}::uuid[])
      union
      select l.bank_line_id from published.bank_lines l
      where l.tenant_id = ${tenantId}::uuid and l.bank_file_id = any (${bankFileIds}::uuid[])
      union
      select s.bank_line_id from published.bank_lines l
      join published.bank_lines s
        on s.tenant_id = l.tenant_id and s.entry_key = l.entry_key and s.transaction_account_id = l.transaction_account_id
           and s.position = 0
      where l.tenant_id = ${tenantId}::uuid and l.bank_file_id = any (${bankFileIds}::uuid[]) and l.position > 0
    )
    select l.bank_line_id as "bankLineId", l.transaction_account_id as "transactionAccountId", t.purpose, l.direction,
           l.kind, l.amount, l.currency, l.booking_date as "bookingDate", l.value_date as "valueDate", l.state, l.reason,
           (l.payout_id is not null or l.payout_batch_id is not null) as "isPayout",
           case l.direction when 'credit' then posted.credit_account else posted.debit_account end as "postedContra",
           coalesce(posted.moves, 0)::integer as "moveCount",
           exists (
             select from book_entries e
             where e.tenant_id = l.tenant_id and e.source_id = l.bank_line_id and e.kind = 'BANK_LINE_REPLACED'
           ) as "isReplacementPosted"
    from found f
    join published.bank_lines l on l.tenant_id = ${tenantId}::uuid and l.bank_line_id = f.bank_line_id
    join published.transaction_accounts t
      on t.tenant_id = l.tenant_id and t.transaction_account_id = l.transaction_account_id
    left join lateral (
      select e.debit_account, e.credit_account, case e.kind when 'BANK_LINE' then 0 else e.part + 1 end as moves
      from book_entries e
      where e.tenant_id = l.tenant_id and e.source_id = l.bank_line_id and e.kind in ('BANK_LINE', 'BANK_LINE_MOVED')
      order by e.kind desc, e.part desc limit 1
    ) posted on true
    order by l.bank_line_id`
}

/** What the accounts of files had before their lines: the first balance without the lines up to its day. */
export function findOpenings(tenantId: string, bankFileIds: readonly string[]): Statement<BankOpeningSource> {
  return sql<BankOpeningSource>`
    with touched as (
      select distinct l.transaction_account_id from published.bank_lines l
      where l.tenant_id = ${tenantId}::uuid and l.bank_file_id = any (${bankFileIds}::uuid[])
      union
      select b.transaction_account_id from published.bank_balances b
      where b.tenant_id = ${tenantId}::uuid and b.bank_file_id = any (${bankFileIds}::uuid[])
    )
    select t.transaction_account_id as "transactionAccountId", t.purpose, t.currency, b.day,
           (b.amount - coalesce(l.amount, 0))::bigint as amount, coalesce(p.amount, 0)::bigint as "postedAmount",
           p.day as "postedDay",
           coalesce(p.count, 0)::integer as "postedCount"
    from touched f
    join published.transaction_accounts t
      on t.tenant_id = ${tenantId}::uuid and t.transaction_account_id = f.transaction_account_id
    cross join lateral (
      select b.day, b.amount from published.bank_balances b
      where b.tenant_id = t.tenant_id and b.transaction_account_id = t.transaction_account_id order by b.day limit 1
    ) b
    left join lateral (
      select sum(case l.direction when 'credit' then l.amount else -l.amount end) as amount from published.bank_lines l
      where l.tenant_id = t.tenant_id and l.transaction_account_id = t.transaction_account_id
        and l.booking_date <= b.day and l.state <> 'REPLACED'
    ) l on true
    left join lateral (
      select sum(case e.debit_account when 'bank-' || t.transaction_account_id then e.amount else -e.amount end) as amount,
             count(*) as count, (array_agg(e.original_date order by e.part desc))[1] as day
      from book_entries e
      where e.tenant_id = t.tenant_id and e.source_id = t.transaction_account_id and e.kind = 'BANK_OPENING'
    ) p on true
    order by t.transaction_account_id`
}

/** Approved settlements that are not in the books yet. */
export function findSettlements(
  tenantId: string,
  billingIds: readonly string[],
  timeZone: string,
): Statement<SettlementSource> {
  return sql<SettlementSource>`
    select b.billing_id as "billingId", b.creditor_id as "creditorId", b.currency,
           ${dayOf(sql`b.approved_at`, timeZone)} as "approvedOn", b.period_to as "periodTo",
           b.collector_share_amount as "collectorShare", b.commission_amount as commission, b.fee_amount as fees,
           b.vat_amount as vat
    from published.billings b
    where b.tenant_id = ${tenantId}::uuid and b.billing_id = any (${billingIds}::uuid[]) and b.state = 'APPROVED'
      and not exists (select from book_entries e where e.tenant_id = b.tenant_id and e.source_id = b.billing_id)
    order by b.billing_id`
}

export function findPayouts(
  tenantId: string,
  { payoutIds, payoutBatchIds }: Pick<JournalWindow, 'payoutIds' | 'payoutBatchIds'>,
  timeZone: string,
): Statement<PayoutSource> {
  return sql<PayoutSource>`
    with found as (
      select unnest(${payoutIds}::uuid[]) as payout_id
      union
      select b.payout_id from published.payout_batch_payments b
      where b.tenant_id = ${tenantId}::uuid and b.payout_batch_id = any (${payoutBatchIds}::uuid[])
    )
    select p.payout_id as "payoutId", p.creditor_id as "creditorId", v.case_id as "caseId", p.amount, p.currency,
           ${dayOf(sql`p.created_at`, timeZone)} as "createdOn", y.paid_on as "paidOn",
           ${dayOf(sql`x.cancelled_at`, timeZone)} as "cancelledOn", t.purpose as "refundedPurpose",
           coalesce((
             select jsonb_agg(jsonb_build_object(
               'part', b.attempt, 'sentOn', ${dayOf(sql`b.sent_at`, timeZone)},
               'failedOn', case b.state when 'REJECTED' then ${dayOf(sql`b.decided_at`, timeZone)} end) order by b.attempt)
             from published.payout_batch_payments b
             where b.tenant_id = p.tenant_id and b.payout_id = p.payout_id and b.sent_at is not null), '[]') as attempts,
           array(
             select e.kind || ' ' || e.part from book_entries e
             where e.tenant_id = p.tenant_id and e.source_id = p.payout_id) as posted
    from found f
    join published.payouts p on p.tenant_id = ${tenantId}::uuid and p.payout_id = f.payout_id
    left join published.payout_payments y on y.tenant_id = p.tenant_id and y.payout_id = p.payout_id
    left join published.payout_cancellations x on x.tenant_id = p.tenant_id and x.payout_id = p.payout_id
    left join published.case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
    left join published.bank_lines l on l.tenant_id = p.tenant_id and l.bank_line_id = p.bank_line_id
    left join published.transaction_accounts t
      on t.tenant_id = l.tenant_id and t.transaction_account_id = l.transaction_account_id
    order by p.payout_id`
}

/** Changes of what creditors owe that are not in the books yet. */
export function findCreditorEntries(
  tenantId: string,
  entryIds: readonly string[],
  timeZone: string,
): Statement<CreditorEntrySource> {
  return sql<CreditorEntrySource>`
    select c.entry_id as "entryId", c.creditor_id as "creditorId", c.currency, c.kind, r.kind as "reversedKind", c.amount,
           ${dayOf(sql`c.created_at`, timeZone)} as "recordedOn", c.date, l.bank_line_id as "bankLineId", t.purpose
    from published.creditor_account_entries c
    left join published.creditor_account_entries r on r.tenant_id = c.tenant_id and r.entry_id = c.reverses_entry_id
    left join published.bank_lines l
      on l.tenant_id = c.tenant_id and l.bank_line_id = ${firstGiven(sql`c.bank_line_id`, sql`r.bank_line_id`)}
    left join published.transaction_accounts t
      on t.tenant_id = l.tenant_id and t.transaction_account_id = l.transaction_account_id
    where c.tenant_id = ${tenantId}::uuid and c.entry_id = any (${entryIds}::uuid[])
      and not exists (select from book_entries e where e.tenant_id = c.tenant_id and e.source_id = c.entry_id)
    order by c.entry_id`
}

/** Credit notes that are not in the books yet: what they give up, by kind. */
export function findCreditNotes(tenantId: string, invoiceIds: readonly string[]): Statement<CreditNoteSource> {
  return sql<CreditNoteSource>`
    select i.invoice_id as "invoiceId", i.creditor_id as "creditorId", i.currency, i.issued_on as "issuedOn",
           ${netOf(sql`'commission'`)} as commission, ${netOf(sql`'fee'`)} as fees, ${netOf(sql`'collected'`)} as collected,
           i.vat_amount as vat
    from published.invoices i
    where i.tenant_id = ${tenantId}::uuid and i.invoice_id = any (${invoiceIds}::uuid[]) and i.kind = 'CREDIT_NOTE'
      and not exists (select from book_entries e where e.tenant_id = i.tenant_id and e.source_id = i.invoice_id)
    order by i.invoice_id`
}

/** The lines of a kind of document `i`. */
function netOf(kind: Statement): Statement {
  return sql`coalesce((
    select sum((l ->> 'net')::bigint) from jsonb_array_elements(i.lines) l where l ->> 'kind' = ${kind}), 0)::bigint`
}
