import { firstGiven } from '../../../platform/database/first-given.ts'
import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { type ListOrder, listOrder } from '../../../platform/http/operations/list-order.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BankAccount, DomesticAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { accountTable, approvalTables, awaitsApproval, isFirstSinceChange } from './payout-approvals.queries.ts'
import type { Payout, PayoutFilters, PayoutSource } from './payouts.schemas.ts'

export interface PayoutRow {
  readonly payoutId: string
  readonly tenantId: string
  readonly caseId: string | null
  readonly caseVoucherId: string | null
  readonly contactId: string | null
  readonly billingId: string | null
  readonly creditorId: string | null
  readonly recipientName: string
  readonly bankAccount: BankAccount | null
  readonly ibanAccount: IbanAccount | null
  readonly domesticAccount: DomesticAccount | null
  readonly correctedAt: Date | null
  readonly correctedBy: Actor | null
  readonly bankLineId: string | null
  readonly invoiceId: string | null
  readonly invoiceNumber: number | null
  readonly transactionAccount: PayoutSource | null
  readonly amount: number
  readonly currency: Currency
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly paidOn: string | null
  readonly reference: string | null
  readonly paidAt: Date | null
  readonly paidBy: Actor | null
  readonly changedAt: Date | null
  readonly changedBy: Actor | null
  readonly isFirstAccount: boolean | null
  /** Whether the payout shows the change as a notice. */
  readonly showsChange: boolean
  readonly awaitsApproval: boolean
  readonly approvedAt: Date | null
  readonly approvedBy: Actor | null
  readonly isCancelled: boolean
  readonly batchPayment: Payout['batchPayment']
  readonly creditorName: string | null
  readonly debtorName: string | null
  readonly caseSeqId: number | null
  readonly billingSeqId: number | null
}

/**
 * Payouts `p` with the voucher `v` that created them, their account `e`, payment `y`, cancellation `x` and last batch
 * payment `i`.
 */
const payoutTables = sql`
  from payouts p
  left join published.case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
  left join payout_payments y on y.tenant_id = p.tenant_id and y.payout_id = p.payout_id
  left join payout_cancellations x on x.tenant_id = p.tenant_id and x.payout_id = p.payout_id
  left join lateral (
    select b.payout_batch_id, b.state, b.reason from published.payout_batch_payments b
    where b.tenant_id = p.tenant_id and b.payout_id = p.payout_id
    order by b.attempt desc limit 1
  ) i on true
  ${accountTable}`

/** Whether payout `p` is in a batch that may pay it. */
const isInBatch = sql`(y.payout_id is null and coalesce(i.state in ('PREPARED', 'SENT', 'ACCEPTED'), false))`

/**
 * Locks the payouts of a tenant until the end of the transaction: what marks one as paid, puts it into a batch or cancels
 * it waits for the others.
 */
export function lockPayouts(tenantId: string): Statement {
  return sql`select pg_advisory_xact_lock(hashtextextended('payouts of ' || ${tenantId}::text, 0))`
}

/** Payouts with the names of their parties: those of the case, or the creditor of the settlement. */
function payouts(tenantId: string, now: Date): Statement {
  return sql`
  select p.payout_id as "payoutId", p.tenant_id as "tenantId", v.case_id as "caseId", p.case_voucher_id as "caseVoucherId",
         p.contact_id as "contactId", p.billing_id as "billingId", p.creditor_id as "creditorId",
         p.recipient_name as "recipientName", e.bank_account as "bankAccount", e.iban_account as "ibanAccount",
         e.domestic_account as "domesticAccount", e.corrected_at as "correctedAt", e.corrected_by as "correctedBy", p.bank_line_id as "bankLineId", p.invoice_id as "invoiceId", n.invoice_number as "invoiceNumber", p.transaction_account as "transactionAccount",
         p.amount, p.currency, p.created_at as "createdAt", p.created_by as "createdBy", y.paid_on as "paidOn", y.reference,
         y.created_at as "paidAt", y.created_by as "paidBy",
         ${awaitsApproval(now)} as "awaitsApproval",
         h.changed_at as "changedAt", h.changed_by as "changedBy", h.is_first as "isFirstAccount",
         ${isFirstSinceChange} as "showsChange",
         x.payout_id is not null as "isCancelled",
         case when i.payout_batch_id is not null then jsonb_build_object(
           'payoutBatchId', i.payout_batch_id, 'batchSeqId', t.batch_seq_id, 'state', i.state, 'reason', i.reason) end as "batchPayment",
         a.approved_at as "approvedAt", a.approved_by as "approvedBy", o.name as "creditorName",
         ${debtorNameOf(sql`c`)} as "debtorName", c.case_seq_id as "caseSeqId", b.billing_seq_id as "billingSeqId"
  ${payoutTables}
  ${approvalTables(tenantId, now)}
  left join published.payout_batches t on t.tenant_id = p.tenant_id and t.payout_batch_id = i.payout_batch_id
  left join published.cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
  left join published.billings b on b.tenant_id = p.tenant_id and b.billing_id = p.billing_id
  left join published.invoices n on n.tenant_id = p.tenant_id and n.invoice_id = p.invoice_id
  left join published.creditors o on o.tenant_id = p.tenant_id and o.creditor_id = ${firstGiven(sql`p.creditor_id`, sql`v.creditor_id`)}`
}

export function findPayout(tenantId: string, payoutId: string, now: Date): Statement<PayoutRow> {
  return sql<PayoutRow>`${payouts(tenantId, now)} where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${payoutId}::uuid`
}

export interface PayoutPage {
  readonly now: Date
  readonly limit: number
  readonly offset: number
  readonly after: string | null
  readonly sort?: ListOrder | undefined
  /** Leaves out payouts that wait for a second person or are in a batch, so that nobody pays them from a list. */
  readonly isReleasedOnly?: boolean
}

export function listPayouts(tenantId: string, filters: PayoutFilters, page: PayoutPage): Statement<PayoutRow> {
  const { following, by } = listOrder(page.sort, page.after, {
    createdAt: sql`p.created_at`,
    id: sql`p.payout_id`,
    createdAtOf: (id) => sql`(
      select a.created_at from payouts a where a.tenant_id = ${tenantId}::uuid and a.payout_id = ${id}::uuid)`,
  })
  return sql<PayoutRow>`
    ${payouts(tenantId, page.now)}
    where ${matches(tenantId, filters, page.now)} ${following}
      and (not ${page.isReleasedOnly ?? false}::boolean or not (${isInBatch} or x.payout_id is not null or ${awaitsApproval(page.now)}))
    order by ${by}
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** The `approvalState` of a payout, as `payoutView` computes it. */
function approvalStateAt(now: Date): Statement {
  return sql`case when ${awaitsApproval(now)} then 'REQUIRED' when a.payout_id is null then 'NOT_REQUIRED' else 'APPROVED' end`
}

/** The `state` of a payout, as `payoutView` computes it. */
const stateOf = sql`case when x.payout_id is not null then 'CANCELLED' when y.payout_id is null then 'PENDING' else 'PAID' end`

function matches(tenantId: string, filters: PayoutFilters, now: Date): Statement {
  const {
    state = null,
    approvalState = null,
    creditorId = null,
    contactId = null,
    billingId = null,
    bankLineId = null,
    caseId = null,
  } = filters
  return sql`p.tenant_id = ${tenantId}::uuid
      and (${state}::text is null or ${stateOf} = ${state}::text)
      and (${approvalState}::text is null or ${approvalStateAt(now)} = ${approvalState}::text)
      and (${creditorId}::uuid is null or p.creditor_id = ${creditorId}::uuid)
      and (${contactId}::uuid is null or p.contact_id = ${contactId}::uuid)
      and (${billingId}::uuid is null or p.billing_id = ${billingId}::uuid)
      and (${bankLineId}::uuid is null or p.bank_line_id = ${bankLineId}::uuid)
      and (${caseId}::uuid is null or v.case_id = ${caseId}::uuid)`
}

/** Counts the matching payouts that wait for a second person or are in a batch. */
export function countHeldBack(tenantId: string, filters: PayoutFilters, now: Date): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::integer as count
    ${payoutTables}
    ${approvalTables(tenantId, now)}
    where ${matches(tenantId, filters, now)} and (${isInBatch} or ${awaitsApproval(now)})`
}

export interface PayoutSum {
  readonly currency: Currency
  readonly count: number
  readonly amount: number
  readonly pending: number
  readonly awaitingApproval: number
}

/** Sums the matching payouts, by currency. */
export function sumPayouts(tenantId: string, filters: PayoutFilters, now: Date): Statement<PayoutSum> {
  return sql<PayoutSum>`
    select p.currency, count(*)::integer as count, sum(p.amount)::bigint as amount,
           coalesce(sum(p.amount) filter (where y.payout_id is null and x.payout_id is null), 0)::bigint as pending,
           coalesce(sum(p.amount) filter (where ${awaitsApproval(now)}), 0)::bigint as "awaitingApproval"
    ${payoutTables}
    ${approvalTables(tenantId, now)}
    where ${matches(tenantId, filters, now)} and (x.payout_id is null or ${filters.state === 'CANCELLED'}::boolean)
    group by p.currency
    order by p.currency`
}

export interface NamedByFilters {
  readonly hasCreditor: boolean
  readonly hasContact: boolean
  readonly hasBilling: boolean
  readonly hasBankLine: boolean
  readonly hasCase: boolean
}

/**
 * Whether the resources in the filters exist; an absent filter counts as existing. A deleted contact exists as long as it
 * has payouts.
 */
export function findNamedByFilters(tenantId: string, filters: PayoutFilters): Statement<NamedByFilters> {
  const { creditorId = null, contactId = null, billingId = null, bankLineId = null, caseId = null } = filters
  return sql<NamedByFilters>`
    select
      ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId)} as "hasCreditor",
      ${contactId}::uuid is null
        or exists (select from published.contacts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid)
        or exists (
          select from payouts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid) as "hasContact",
      ${rowIsThere(tenantId, sql`published.billings where billing_id`, billingId)} as "hasBilling",
      ${rowIsThere(tenantId, sql`published.bank_lines where bank_line_id`, bankLineId)} as "hasBankLine",
      ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase"`
}

export type NewPayout = Pick<
  PayoutRow,
  | 'tenantId'
  | 'payoutId'
  | 'caseId'
  | 'caseVoucherId'
  | 'contactId'
  | 'billingId'
  | 'creditorId'
  | 'recipientName'
  | 'bankAccount'
  | 'ibanAccount'
  | 'domesticAccount'
  | 'bankLineId'
  | 'invoiceId'
  | 'transactionAccount'
  | 'amount'
  | 'currency'
  | 'createdAt'
  | 'createdBy'
> & { readonly isAccountEntered: boolean }

export function insertPayout(payout: NewPayout): Statement {
  return sql`
    insert into payouts (
      tenant_id, payout_id, case_voucher_id, contact_id, billing_id, creditor_id, recipient_name, bank_account,
      iban_account, domestic_account, bank_line_id, invoice_id, is_account_entered, transaction_account, amount, currency, created_at,
      created_by)
    values (${payout.tenantId}::uuid, ${payout.payoutId}::uuid, ${payout.caseVoucherId}::uuid, ${payout.contactId}::uuid,
            ${payout.billingId}::uuid, ${payout.creditorId}::uuid, ${payout.recipientName}::text, ${json(payout.bankAccount)}::jsonb,
            ${json(payout.ibanAccount)}::jsonb, ${json(payout.domesticAccount)}::jsonb, ${payout.bankLineId}::uuid, ${payout.invoiceId}::uuid,
            ${payout.isAccountEntered}::boolean, ${json(payout.transactionAccount)}::jsonb, ${payout.amount}::bigint, ${payout.currency}::text,
            ${payout.createdAt}::timestamptz, ${json(payout.createdBy)}::jsonb)`
}

export interface NewPayment {
  readonly tenantId: string
  readonly payoutId: string
  readonly paidOn: string
  readonly reference: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

/**
 * Returns no row if the payout is already marked as paid, even concurrently, waits for a second person, is cancelled, or
 * is in a batch that nobody has approved. The caller has locked the payouts.
 */
export function insertPayment(payment: NewPayment): Statement<{ payoutId: string }> {
  return sql<{ payoutId: string }>`
    insert into payout_payments (tenant_id, payout_id, paid_on, reference, created_at, created_by)
    select p.tenant_id, p.payout_id, ${payment.paidOn}::date, ${payment.reference}::text,
           ${payment.createdAt}::timestamptz, ${json(payment.createdBy)}::jsonb
    ${payoutTables}
    ${approvalTables(payment.tenantId, payment.createdAt)}
    where p.tenant_id = ${payment.tenantId}::uuid and p.payout_id = ${payment.payoutId}::uuid
      and not ${awaitsApproval(payment.createdAt)} and x.payout_id is null and i.state is distinct from 'PREPARED'
    on conflict on constraint payout_payments_once do nothing
    returning payout_id as "payoutId"`
}

/** The pending payouts that can be paid from an account, or those of the ids, oldest first. */
export function listPayable(
  tenantId: string,
  account: { readonly transactionAccountId: string; readonly currency: Currency },
  {
    payoutIds,
    limit,
    now,
  }: { readonly payoutIds: readonly string[] | null; readonly limit: number; readonly now: Date },
): Statement<PayoutRow> {
  return sql<PayoutRow>`
    ${payouts(tenantId, now)}
    where p.tenant_id = ${tenantId}::uuid and p.currency = ${account.currency}::text
      and y.payout_id is null and x.payout_id is null
      and (${payoutIds}::uuid[] is null or p.payout_id = any (${payoutIds}::uuid[]))
      and (p.transaction_account is null
           or p.transaction_account ->> 'transactionAccountId' = ${account.transactionAccountId}::text
           or not exists (
             select from published.transaction_accounts o
             where o.tenant_id = p.tenant_id and o.transaction_account_id = (p.transaction_account ->> 'transactionAccountId')::uuid))
    order by p.created_at, p.payout_id
    limit ${limit}::integer`
}
