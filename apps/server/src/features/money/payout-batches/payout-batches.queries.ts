import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { FileAccount, FileCurrency } from './payee-accounts.rules.ts'
import type { PaymentFormat } from './pain001-elements.data.ts'
import type { PayoutBatch, PayoutBatchFilters } from './payout-batches.schemas.ts'

/** What a payment file says about the account that pays, copied when the batch was prepared. */
export interface BatchSource {
  readonly name: string
  readonly payerName: string
  readonly agreement: string | null
  readonly account: FileAccount
}

export interface PayoutBatchRow extends Omit<
  PayoutBatch,
  'messageId' | 'transactionAccountName' | 'createdAt' | 'approvedAt' | 'cancelledAt'
> {
  readonly source: BatchSource
  readonly createdAt: Date
  readonly approvedAt: Date | null
  readonly cancelledAt: Date | null
}

const batches = sql`
  select b.payout_batch_id as "payoutBatchId", b.tenant_id as "tenantId", b.batch_seq_id as "batchSeqId",
         b.transaction_account_id as "transactionAccountId", b.source, b.currency, b.format,
         b.execution_date as "executionDate", b.state, b.amount, b.payment_count as "paymentCount",
         coalesce(n.accepted, 0)::integer as "acceptedCount", coalesce(n.rejected, 0)::integer as "rejectedCount",
         coalesce(n.paid, 0)::integer as "paidCount", coalesce(n.pending, 0)::bigint as "pendingAmount", b.needs_second_person as "needsSecondPerson",
         f.sha256, b.created_at as "createdAt", b.created_by as "createdBy",
         f.approved_at as "approvedAt", f.approved_by as "approvedBy", b.cancelled_at as "cancelledAt",
         b.cancelled_by as "cancelledBy"
  from payout_batches b
  left join payout_files f on f.tenant_id = b.tenant_id and f.payout_batch_id = b.payout_batch_id
  left join lateral (
    select count(*) filter (where p.state = 'ACCEPTED' and y.payout_id is null) as accepted,
           count(*) filter (where p.state = 'REJECTED') as rejected,
           count(*) filter (where p.state in ('SENT', 'ACCEPTED') and y.payout_id is not null) as paid,
           sum(o.amount) filter (where p.state in ('SENT', 'ACCEPTED') and y.payout_id is null) as pending
    from payout_batch_payments p
    join published.payouts o on o.tenant_id = p.tenant_id and o.payout_id = p.payout_id
    left join published.payout_payments y on y.tenant_id = p.tenant_id and y.payout_id = p.payout_id
    where p.tenant_id = b.tenant_id and p.payout_batch_id = b.payout_batch_id
  ) n on true`

export function findBatch(tenantId: string, payoutBatchId: string): Statement<PayoutBatchRow> {
  return sql<PayoutBatchRow>`${batches} where b.tenant_id = ${tenantId}::uuid and b.payout_batch_id = ${payoutBatchId}::uuid`
}

/** Locks a batch until the end of the transaction. */
export function lockBatch(tenantId: string, payoutBatchId: string): Statement<{ payoutBatchId: string }> {
  return sql<{ payoutBatchId: string }>`
    select payout_batch_id as "payoutBatchId" from payout_batches
    where tenant_id = ${tenantId}::uuid and payout_batch_id = ${payoutBatchId}::uuid
    for update`
}

/** The newest first. */
export function listBatches(
  tenantId: string,
  { state = null, transactionAccountId = null }: { [Key in keyof PayoutBatchFilters]: PayoutBatchFilters[Key] | null },
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<PayoutBatchRow> {
  return sql<PayoutBatchRow>`
    ${batches}
    where b.tenant_id = ${tenantId}::uuid
      and (${state}::text is null or b.state = ${state}::text)
      and (${transactionAccountId}::uuid is null or b.transaction_account_id = ${transactionAccountId}::uuid)
      and (${page.after}::uuid is null or b.batch_seq_id < (
        select a.batch_seq_id from payout_batches a
        where a.tenant_id = ${tenantId}::uuid and a.payout_batch_id = ${page.after}::uuid))
    order by b.batch_seq_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function hasTransactionAccount(tenantId: string, transactionAccountId: string): Statement<{ isThere: boolean }> {
  return sql<{ isThere: boolean }>`
    select ${rowIsThere(tenantId, sql`published.transaction_accounts where transaction_account_id`, transactionAccountId)} as "isThere"`
}

export interface SourceRow {
  readonly name: string
  readonly bankAccount: BankAccount
  readonly statementAccount: string | null
  readonly currency: Currency
  readonly bic: string | null
  readonly format: PaymentFormat
  readonly agreement: string | null
  /** The name of the tenant, which is the payer. */
  readonly payerName: string
  /** The rule of two people, as the settings have it. */
  readonly twoPeopleFromAmount: number | null
  readonly formerTwoPeopleFromAmount: number | null
  readonly formerTwoPeopleUntil: Date | null
}

/** The account that pays, with what a batch needs to know of the tenant. */
export function findSource(tenantId: string, transactionAccountId: string): Statement<SourceRow> {
  return sql<SourceRow>`
    select t.name, t.bank_account as "bankAccount", t.statement_account as "statementAccount", t.currency, t.bic,
           t.payment_format as format, t.payment_agreement as agreement, o.name as "payerName",
           case when s.tenant_id is null then 1000000 else s.two_people_from_amount end as "twoPeopleFromAmount",
           s.former_two_people_from_amount as "formerTwoPeopleFromAmount", s.former_two_people_until as "formerTwoPeopleUntil"
    from published.transaction_accounts t
    join published.tenants o on o.tenant_id = t.tenant_id
    left join published.tenant_settings s on s.tenant_id = t.tenant_id
    where t.tenant_id = ${tenantId}::uuid and t.transaction_account_id = ${transactionAccountId}::uuid`
}

/** The next number of a batch. Taken late, so that its row is held briefly. */
export function nextBatchNumber(tenantId: string): Statement<{ value: number }> {
  return sql<{ value: number }>`
    insert into tenant_counters (tenant_id, counter, value) values (${tenantId}::uuid, 'payout-batches', 1)
    on conflict (tenant_id, counter) do update set value = tenant_counters.value + 1
    returning value`
}

export interface NewBatch {
  readonly tenantId: string
  readonly payoutBatchId: string
  readonly batchSeqId: number
  readonly transactionAccountId: string
  readonly source: BatchSource
  readonly currency: FileCurrency
  readonly format: PaymentFormat
  readonly executionDate: string
  readonly amount: number
  readonly paymentCount: number
  readonly needsSecondPerson: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertBatch(batch: NewBatch): Statement {
  return sql`
    insert into payout_batches (
      tenant_id, payout_batch_id, batch_seq_id, transaction_account_id, source, currency, format, execution_date, state,
      payment_count, amount, needs_second_person, prepared_by_id, created_at, created_by)
    values (${batch.tenantId}::uuid, ${batch.payoutBatchId}::uuid, ${batch.batchSeqId}::bigint,
            ${batch.transactionAccountId}::uuid, ${json(batch.source)}::jsonb, ${batch.currency}::text, ${batch.format}::text,
            ${batch.executionDate}::date, 'PREPARED', ${batch.paymentCount}::integer, ${batch.amount}::bigint,
            ${batch.needsSecondPerson}::boolean, ${batch.createdBy.id}::uuid, ${batch.createdAt}::timestamptz,
            ${json(batch.createdBy)}::jsonb)`
}

export interface NewFile {
  readonly tenantId: string
  readonly batch: Pick<PayoutBatchRow, 'payoutBatchId' | 'needsSecondPerson' | 'createdBy'>
  readonly content: string
  readonly sha256: string
  readonly approvedAt: Date
  readonly approvedBy: Actor
}

export function insertFile({ tenantId, batch, ...file }: NewFile): Statement {
  return sql`
    insert into payout_files (
      tenant_id, payout_batch_id, needs_second_person, prepared_by_id, approved_at, approved_by, content, sha256)
    values (${tenantId}::uuid, ${batch.payoutBatchId}::uuid, ${batch.needsSecondPerson}::boolean, ${batch.createdBy.id}::uuid,
            ${file.approvedAt}::timestamptz, ${json(file.approvedBy)}::jsonb, ${file.content}::text, ${file.sha256}::text)`
}

export function findFile(tenantId: string, payoutBatchId: string): Statement<{ content: string; batchSeqId: number }> {
  return sql<{ content: string; batchSeqId: number }>`
    select f.content, b.batch_seq_id as "batchSeqId" from payout_files f
    join payout_batches b on b.tenant_id = f.tenant_id and b.payout_batch_id = f.payout_batch_id
    where f.tenant_id = ${tenantId}::uuid and f.payout_batch_id = ${payoutBatchId}::uuid`
}

export function approveBatch(tenantId: string, payoutBatchId: string, executionDate: string): Statement {
  return sql`
    update payout_batches set state = 'APPROVED', execution_date = ${executionDate}::date
    where tenant_id = ${tenantId}::uuid and payout_batch_id = ${payoutBatchId}::uuid and state = 'PREPARED'`
}

export function cancelBatch(
  tenantId: string,
  payoutBatchId: string,
  { cancelledAt, cancelledBy }: { readonly cancelledAt: Date; readonly cancelledBy: Actor },
): Statement {
  return sql`
    update payout_batches
    set state = 'CANCELLED', cancelled_at = ${cancelledAt}::timestamptz, cancelled_by = ${json(cancelledBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and payout_batch_id = ${payoutBatchId}::uuid and state = 'PREPARED'`
}
