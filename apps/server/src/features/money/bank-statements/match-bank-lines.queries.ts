import type { Currency } from '../../../platform/money/money.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { invoiceReferenceNumber } from '../payment-references/index.ts'

export interface QueuedFile {
  readonly tenantId: string
  readonly bankFileId: string
}

/** Takes a file whose lines are to be matched, of any tenant. If this worker dies, another takes it after the lease. */
export function claimFile(now: Date, leasedUntil: Date): Statement<QueuedFile> {
  return sql<QueuedFile>`
    update bank_match_queue q set leased_until = ${leasedUntil}::timestamptz
    from (
      select tenant_id, bank_file_id from bank_match_queue
      where leased_until <= ${now}::timestamptz
      order by leased_until limit 1
      for update skip locked) due
    where q.tenant_id = due.tenant_id and q.bank_file_id = due.bank_file_id
    returning q.tenant_id as "tenantId", q.bank_file_id as "bankFileId"`
}

/** Keeps a file for the worker that took it. */
export function extendLease({ tenantId, bankFileId }: QueuedFile, leasedUntil: Date): Statement {
  return sql`
    update bank_match_queue set leased_until = ${leasedUntil}::timestamptz
    where tenant_id = ${tenantId}::uuid and bank_file_id = ${bankFileId}::uuid`
}

/** Removes a file from the queue. */
export function dequeueFile({ tenantId, bankFileId }: QueuedFile): Statement {
  return sql`delete from bank_match_queue where tenant_id = ${tenantId}::uuid and bank_file_id = ${bankFileId}::uuid`
}

/**
 * Takes lines of a file that are not matched yet; none if all are. Waits for lines that another worker is matching, since
 * a file without the lines of a worker that dies would look complete.
 */
export function takeNewLines(tenantId: string, bankFileId: string, limit: number): Statement<{ bankLineId: string }> {
  return sql<{ bankLineId: string }>`
    select bank_line_id as "bankLineId" from bank_lines
    where tenant_id = ${tenantId}::uuid and bank_file_id = ${bankFileId}::uuid and state = 'NEW'
    order by bank_line_id limit ${limit}::integer
    for update`
}

/** A line with the case that its reference means. */
export interface LineOfCase {
  readonly bankLineId: string
  readonly caseId: string
}

/** The lines of a file that wait to be booked on their case. */
export function listMatchedLines(tenantId: string, bankFileId: string, limit: number): Statement<LineOfCase> {
  return sql<LineOfCase>`
    select bank_line_id as "bankLineId", matched_case_id as "caseId" from bank_lines
    where tenant_id = ${tenantId}::uuid and bank_file_id = ${bankFileId}::uuid and state = 'MATCHED'
    order by bank_line_id limit ${limit}::integer`
}

/** How much each reason counts. The score is their sum, at most 99. */
const scores = sql`(values
  ('reference', 90), ('reference-in-text', 80), ('invoice-number', 60), ('case-number', 50), ('payer-account', 30),
  ('payer-name', 15)) as s (reason, score)`

/**
 * The last lines of a payer that point to cases. One who pays for everybody, such as a payment service, has too many for
 * any of them to mean something.
 */
const payerLinesMax = 10

/** The cases on which the last payments of the payers of `lines` were booked. */
function casesOfPayers(tenantId: string, payer: Statement): Statement {
  return sql`
      select y.payer, b.case_id
      from (select distinct ${payer} as payer from lines) y
      cross join lateral (
        select bank_line_id from bank_lines
        where tenant_id = ${tenantId}::uuid and ${payer} = y.payer and state = 'BOOKED'
        order by handled_at desc, bank_line_id desc limit ${payerLinesMax}::integer) p
      cross join lateral (
        select case_id from bank_bookings
        where tenant_id = ${tenantId}::uuid and bank_line_id = p.bank_line_id and undone_at is null offset 0) b`
}

/**
 * The lines, and the cases that anything in them points to, with the reason. Each lookup is on its own (`offset 0`), because
 * a planner without statistics would read all cases of the tenant for each line.
 */
function foundCases(tenantId: string, lineIds: readonly string[]): Statement {
  return sql`
    lines as materialized (
      select * from bank_lines
      where tenant_id = ${tenantId}::uuid and bank_line_id = any (${lineIds}::uuid[]) and direction = 'credit'
    ),
    cases_of_payer_account as materialized (${casesOfPayers(tenantId, sql`payer_account`)}),
    cases_of_payer_key as materialized (${casesOfPayers(tenantId, sql`payer_key`)}),
    found as (
      select l.bank_line_id, c.case_id, 'reference' as reason
      from lines l cross join unnest(l.reference_numbers) n
      cross join lateral (
        select case_id from published.cases where tenant_id = ${tenantId}::uuid and case_seq_id = n offset 0) c
      union
      select l.bank_line_id, c.case_id, 'reference-in-text'
      from lines l cross join unnest(l.text_numbers) n
      cross join lateral (
        select case_id from published.cases where tenant_id = ${tenantId}::uuid and case_seq_id = n offset 0) c
      union
      select l.bank_line_id, c.case_id, 'case-number'
      from lines l cross join unnest(l.words) w
      cross join lateral (
        select case_id from published.cases where tenant_id = ${tenantId}::uuid and journal_key = w offset 0) c
      union
      select l.bank_line_id, v.case_id, 'invoice-number'
      from lines l cross join unnest(l.words) w
      cross join lateral (
        select case_id from published.case_vouchers
        where tenant_id = ${tenantId}::uuid and reference_key = w and direction = 'debit' offset 0) v
      union
      select l.bank_line_id, b.case_id, 'payer-account'
      from lines l join cases_of_payer_account b on b.payer = l.payer_account
      union
      select l.bank_line_id, b.case_id, 'payer-name'
      from lines l join cases_of_payer_key b on b.payer = l.payer_key
    )`
}

/**
 * Finds the cases that lines may belong to, for all of them at once, and stores the five likeliest of each. Every source
 * is an index lookup for each word or number of a line.
 */
export function suggestCases(tenantId: string, lineIds: readonly string[]): Statement<{ bankLineId: string }> {
  return sql<{ bankLineId: string }>`
    with ${foundCases(tenantId, lineIds)},
    rooted as materialized (
      select f.case_id, case_root(${tenantId}::uuid, f.case_id) as root_id from (select distinct case_id from found) f
    ),
    owed as materialized (
      select c.case_id, c.currency, c.status, o.outstanding
      from (select distinct root_id from rooted) r
      join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = r.root_id
      cross join lateral (
        select coalesce(sum(v.outstanding), 0)::bigint as outstanding from published.case_vouchers v
        where v.tenant_id = ${tenantId}::uuid and v.direction = 'debit'
          and v.case_id = any (array(select i from cases_within(${tenantId}::uuid, c.case_id) i))) o
    ),
    weighed as (
      select f.bank_line_id, r.root_id as case_id, array_agg(distinct f.reason) as reasons
      from found f join rooted r on r.case_id = f.case_id
      group by f.bank_line_id, r.root_id
    ),
    valued as (
      select w.bank_line_id, w.case_id, w.reasons, l.amount, o.outstanding,
             (select sum(s.score) from ${scores} where s.reason = any (w.reasons)) as score
      from weighed w
      join lines l on l.bank_line_id = w.bank_line_id
      join owed o on o.case_id = w.case_id and o.currency = l.currency
      where o.status <> 'ENDED' or o.outstanding > 0 or w.reasons && array['reference', 'reference-in-text', 'invoice-number']
    ),
    ranked as (
      select v.bank_line_id, v.case_id,
             case when v.amount = v.outstanding then v.reasons || array['amount'] else v.reasons end as reasons,
             least(99, v.score + case when v.amount = v.outstanding then 20 else 0 end)::integer as score,
             row_number() over (
               partition by v.bank_line_id
               order by v.score + case when v.amount = v.outstanding then 20 else 0 end desc, v.case_id) as place
      from valued v
    )
    insert into bank_suggestions (tenant_id, bank_line_id, case_id, score, reasons)
    select ${tenantId}::uuid, r.bank_line_id, r.case_id, r.score, r.reasons from ranked r where r.place <= 5
    on conflict (tenant_id, bank_line_id, case_id) do nothing
    returning bank_line_id as "bankLineId"`
}

/**
 * Decides what happens with lines whose suggestions are stored. A payment with a reference that means exactly one case,
 * in its currency, is matched to that case. Money that left is set aside, unless it returns a payment. Everything else
 * waits for a person.
 */
export function decideLines(tenantId: string, lineIds: readonly string[], today: string): Statement {
  return sql`
    with decided as materialized (
      select l.bank_line_id, l.direction, l.kind, r.count, r.case_id, r.currency = l.currency as "isSameCurrency",
             l.value_date > ${today}::date as "isEarly",
             (select max(g.score) from bank_suggestions g
              where g.tenant_id = l.tenant_id and g.bank_line_id = l.bank_line_id) as score
      from bank_lines l
      left join lateral (
        select count(*) as count, min(case_root(${tenantId}::uuid, c.case_id)::text)::uuid as case_id, min(c.currency) as currency
        from unnest(l.reference_numbers) n
        join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_seq_id = n) r on true
      where l.tenant_id = ${tenantId}::uuid and l.bank_line_id = any (${lineIds}::uuid[])
    ),
    outcomes as (
      select d.bank_line_id, d.score, d.case_id,
             case
               when d.direction = 'debit' and d.kind = 'payment' then 'SET_ASIDE'
               when d.direction = 'credit' and d.kind = 'payment' and d.count = 1 and d."isSameCurrency" and not d."isEarly" then 'MATCHED'
               else 'OPEN'
             end as state,
             case
               when d.direction = 'debit' and d.kind = 'payment' then 'OUTGOING'
               when d.direction = 'credit' and d.count > 1 then 'several-references'
               when d.direction = 'credit' and d.count = 1 and not d."isSameCurrency" then 'currency-mismatch'
               when d.direction = 'credit' and d.count = 1 and d."isEarly" then 'payment-date-in-future'
             end as reason
      from decided d
    )
    update bank_lines l
    set state = o.state, reason = o.reason, best_score = o.score,
        matched_case_id = case when o.state = 'MATCHED' then o.case_id end
    from outcomes o
    where l.tenant_id = ${tenantId}::uuid and l.bank_line_id = any (${lineIds}::uuid[]) and l.bank_line_id = o.bank_line_id
      and l.state = 'NEW'`
}

/** Leaves a matched line to a person, because it could not be booked. */
export function holdBack(tenantId: string, bankLineId: string, reason: string): Statement {
  return sql`
    update bank_lines set state = 'OPEN', matched_case_id = null, reason = ${reason}::text
    where tenant_id = ${tenantId}::uuid and bank_line_id = ${bankLineId}::uuid and state = 'MATCHED'`
}

/** The debits of a file that pay payouts of batches, by the end-to-end ids of their payment files. */
export function listPayoutDebits(
  tenantId: string,
  bankFileId: string,
): Statement<{ bankLineId: string; payoutId: string }> {
  return sql<{ bankLineId: string; payoutId: string }>`
    select l.bank_line_id as "bankLineId", p.payout_id as "payoutId"
    from bank_lines l
    join published.payout_batch_payments p on p.tenant_id = l.tenant_id and p.end_to_end_id = l.end_to_end_id
    join published.payouts o on o.tenant_id = p.tenant_id and o.payout_id = p.payout_id
    where l.tenant_id = ${tenantId}::uuid and l.bank_file_id = ${bankFileId}::uuid and l.direction = 'debit'
      and l.kind = 'payment' and l.state in ('OPEN', 'SET_ASIDE') and p.state in ('SENT', 'ACCEPTED')
      and o.amount = l.amount and o.currency = l.currency
      and not exists (select from bank_lines x where x.tenant_id = l.tenant_id and x.payout_id = p.payout_id)
      and not exists (select from bank_lines x where x.tenant_id = l.tenant_id and x.payout_batch_id = p.payout_batch_id)
    order by l.bank_line_id`
}

/** The debits of a file that pay whole payout batches: the bank repeats the id of the payment file. */
export function listBatchDebits(
  tenantId: string,
  bankFileId: string,
): Statement<{ bankLineId: string; payoutBatchId: string }> {
  return sql<{ bankLineId: string; payoutBatchId: string }>`
    select l.bank_line_id as "bankLineId", b.payout_batch_id as "payoutBatchId"
    from bank_lines l
    join published.payout_batches b
      on b.tenant_id = l.tenant_id and b.transaction_account_id = l.transaction_account_id
         and (l.end_to_end_id = replace(b.payout_batch_id::text, '-', '')
              or position(replace(b.payout_batch_id::text, '-', '') in lower(l.text)) > 0)
    where l.tenant_id = ${tenantId}::uuid and l.bank_file_id = ${bankFileId}::uuid and l.direction = 'debit'
      and l.kind = 'payment' and l.state in ('OPEN', 'SET_ASIDE')
    order by l.bank_line_id`
}

/**
 * The payments of a batch that the bank has and has not rejected, without those that a line of their own has paid: what
 * one debit of the batch pays. None if a debit has paid the batch.
 */
export function listPaymentsOfBatch(
  tenantId: string,
  payoutBatchId: string,
): Statement<{ payoutId: string; amount: number; currency: Currency }> {
  return sql<{ payoutId: string; amount: number; currency: Currency }>`
    select p.payout_id as "payoutId", o.amount, o.currency
    from published.payout_batch_payments p
    join published.payouts o on o.tenant_id = p.tenant_id and o.payout_id = p.payout_id
    where p.tenant_id = ${tenantId}::uuid and p.payout_batch_id = ${payoutBatchId}::uuid
      and p.state in ('SENT', 'ACCEPTED')
      and not exists (
        select from bank_lines x
        where x.tenant_id = p.tenant_id and (x.payout_id = p.payout_id or x.payout_batch_id = p.payout_batch_id))
    order by p.payout_id`
}

/** The batch whose payment file has a payout, and whether one debit has paid the batch. */
export function findBatchOfPayout(
  tenantId: string,
  payoutId: string,
): Statement<{ payoutBatchId: string; isPaid: boolean }> {
  return sql<{ payoutBatchId: string; isPaid: boolean }>`
    select p.payout_batch_id as "payoutBatchId",
      exists (select from bank_lines x where x.tenant_id = p.tenant_id and x.payout_batch_id = p.payout_batch_id) as "isPaid"
    from published.payout_batch_payments p
    where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${payoutId}::uuid and p.state in ('SENT', 'ACCEPTED')`
}

/**
 * The open lines of a file whose references, or those in their text, all mean one invoice to a creditor in the currency of
 * the line. Anything else waits for a person.
 */
export function listInvoiceLines(
  tenantId: string,
  bankFileId: string,
): Statement<{ bankLineId: string; invoiceId: string }> {
  return sql<{ bankLineId: string; invoiceId: string }>`
    select l.bank_line_id as "bankLineId", i.invoice_id as "invoiceId"
    from bank_lines l
    cross join lateral (
      select min(n) as first, max(n) as last from unnest(l.reference_numbers || l.text_numbers) n
    ) n
    join published.invoices i
      on i.tenant_id = l.tenant_id and i.invoice_number = n.first - ${invoiceReferenceNumber(0)}::bigint
    where l.tenant_id = ${tenantId}::uuid and l.bank_file_id = ${bankFileId}::uuid and l.state = 'OPEN'
      and l.direction = 'credit' and l.kind = 'payment' and l.booked_amount = 0 and n.first = n.last
      and i.kind = 'INVOICE' and i.currency = l.currency
    order by l.bank_line_id`
}
