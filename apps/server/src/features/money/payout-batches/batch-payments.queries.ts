import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Static } from 'typebox'
import type { BatchPayment } from './payout-batches.schemas.ts'

export interface NewPayment {
  readonly paymentId: string
  readonly payoutId: string
}

/** Adds payouts to a batch. A payout that another batch has meanwhile violates a constraint. */
export function insertPayments(
  tenantId: string,
  payoutBatchId: string,
  payments: readonly NewPayment[],
): Statement<{ paymentId: string }> {
  return sql<{ paymentId: string }>`
    insert into payout_batch_payments (tenant_id, payment_id, payout_batch_id, payout_id, attempt, end_to_end_id, state)
    select ${tenantId}::uuid, n."paymentId", ${payoutBatchId}::uuid, n."payoutId",
           (select count(*) from payout_batch_payments b where b.tenant_id = ${tenantId}::uuid and b.payout_id = n."payoutId"),
           replace(n."paymentId"::text, '-', ''), 'PREPARED'
    from jsonb_to_recordset(${json(payments)}::jsonb) as n ("paymentId" uuid, "payoutId" uuid)
    returning payment_id as "paymentId"`
}

export type BatchPaymentRow = Static<typeof BatchPayment>

const payments = sql`
  select b.payment_id as "paymentId", b.end_to_end_id as "endToEndId", b.payout_id as "payoutId",
         p.recipient_name as "recipientName", p.amount, b.state, b.reason, y.paid_on as "paidOn", b.attempt > 0 as retried
  from payout_batch_payments b
  join published.payouts p on p.tenant_id = b.tenant_id and p.payout_id = b.payout_id
  left join published.payout_payments y
    on y.tenant_id = b.tenant_id and y.payout_id = b.payout_id and b.state in ('SENT', 'ACCEPTED')`

export function listPayments(
  tenantId: string,
  payoutBatchId: string,
  page: {
    readonly state: string | null
    readonly limit: number
    readonly offset: number
    readonly after: string | null
  },
): Statement<BatchPaymentRow> {
  return sql<BatchPaymentRow>`
    ${payments}
    where b.tenant_id = ${tenantId}::uuid and b.payout_batch_id = ${payoutBatchId}::uuid
      and (${page.state}::text is null or b.state = ${page.state}::text)
      and (${page.after}::uuid is null or b.payout_id > ${page.after}::uuid)
    order by b.payout_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** All payments of a batch, locked until the end of the transaction by the lock of the batch. */
export function findPayments(tenantId: string, payoutBatchId: string): Statement<BatchPaymentRow> {
  return sql<BatchPaymentRow>`
    ${payments} where b.tenant_id = ${tenantId}::uuid and b.payout_batch_id = ${payoutBatchId}::uuid order by b.payout_id`
}

export function sendPayments(tenantId: string, payoutBatchId: string, sentAt: Date): Statement {
  return sql`
    update payout_batch_payments set state = 'SENT', sent_at = ${sentAt}::timestamptz
    where tenant_id = ${tenantId}::uuid and payout_batch_id = ${payoutBatchId}::uuid`
}

export function releasePayments(tenantId: string, payoutBatchId: string): Statement {
  return sql`
    update payout_batch_payments set state = 'CANCELLED'
    where tenant_id = ${tenantId}::uuid and payout_batch_id = ${payoutBatchId}::uuid`
}

export interface Decision {
  readonly paymentIds: readonly string[]
  readonly state: 'ACCEPTED' | 'REJECTED'
  readonly decidedAt: Date
  readonly decidedBy: Actor
}

export function acceptPayments(
  tenantId: string,
  { paymentIds, decidedAt, decidedBy }: Omit<Decision, 'state'>,
): Statement {
  return sql`
    update payout_batch_payments
    set state = 'ACCEPTED', decided_at = ${decidedAt}::timestamptz, decided_by = ${json(decidedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and payment_id = any (${paymentIds}::uuid[])`
}

export function rejectPayment(
  tenantId: string,
  paymentId: string,
  { reason, decidedAt, decidedBy }: { readonly reason: string; readonly decidedAt: Date; readonly decidedBy: Actor },
): Statement {
  return sql`
    update payout_batch_payments
    set state = 'REJECTED', reason = ${reason}::text, decided_at = ${decidedAt}::timestamptz,
        decided_by = ${json(decidedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and payment_id = ${paymentId}::uuid`
}
