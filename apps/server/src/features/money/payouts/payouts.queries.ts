import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { type ListOrder, listOrder } from '../../../platform/http/operations/list-order.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { approvalTables, awaitsApproval, isFirstSinceChange } from './payout-approvals.queries.ts'
import type { PayoutFilters, PayoutSource } from './payouts.schemas.ts'

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
  readonly creditorName: string | null
  readonly debtorName: string | null
  readonly caseSeqId: number | null
  readonly billingSeqId: number | null
}

/** Payouts `p` with the voucher `v` that created them and their payment `y`. */
const payoutTables = sql`
  from payouts p
  left join published.case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
  left join payout_payments y on y.tenant_id = p.tenant_id and y.payout_id = p.payout_id`

/** Payouts with the names of their parties: those of the case, or the creditor of the settlement. */
function payouts(tenantId: string, now: Date): Statement {
  return sql`
  select p.payout_id as "payoutId", p.tenant_id as "tenantId", v.case_id as "caseId", p.case_voucher_id as "caseVoucherId",
         p.contact_id as "contactId", p.billing_id as "billingId", p.creditor_id as "creditorId",
         p.recipient_name as "recipientName", p.bank_account as "bankAccount", p.iban_account as "ibanAccount",
         p.transaction_account as "transactionAccount",
         p.amount, p.currency, p.created_at as "createdAt", p.created_by as "createdBy", y.paid_on as "paidOn", y.reference,
         y.created_at as "paidAt", y.created_by as "paidBy",
         ${awaitsApproval(now)} as "awaitsApproval",
         h.changed_at as "changedAt", h.changed_by as "changedBy", h.is_first as "isFirstAccount",
         ${isFirstSinceChange} as "showsChange",
         a.approved_at as "approvedAt", a.approved_by as "approvedBy", o.name as "creditorName",
         ${debtorNameOf(sql`c`)} as "debtorName", c.case_seq_id as "caseSeqId", b.billing_seq_id as "billingSeqId"
  ${payoutTables}
  ${approvalTables(tenantId, now)}
  left join published.cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
  left join published.billings b on b.tenant_id = p.tenant_id and b.billing_id = p.billing_id
  left join published.creditors o on o.tenant_id = p.tenant_id and o.creditor_id = coalesce(p.creditor_id, v.creditor_id)`
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
  /** Leaves out payouts that wait for a second person, so that they are in no file to pay from. */
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
      and (not ${page.isReleasedOnly ?? false}::boolean or not ${awaitsApproval(page.now)})
    order by ${by}
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** The `approvalState` of a payout, as `payoutView` computes it. */
function approvalStateAt(now: Date): Statement {
  return sql`case when ${awaitsApproval(now)} then 'REQUIRED' when a.payout_id is null then 'NOT_REQUIRED' else 'APPROVED' end`
}

function matches(tenantId: string, filters: PayoutFilters, now: Date): Statement {
  const {
    state = null,
    approvalState = null,
    creditorId = null,
    contactId = null,
    billingId = null,
    caseId = null,
  } = filters
  return sql`p.tenant_id = ${tenantId}::uuid
      and (${state}::text is null or (y.payout_id is null) = (${state}::text = 'PENDING'))
      and (${approvalState}::text is null or ${approvalStateAt(now)} = ${approvalState}::text)
      and (${creditorId}::uuid is null or p.creditor_id = ${creditorId}::uuid)
      and (${contactId}::uuid is null or p.contact_id = ${contactId}::uuid)
      and (${billingId}::uuid is null or p.billing_id = ${billingId}::uuid)
      and (${caseId}::uuid is null or v.case_id = ${caseId}::uuid)`
}

/** Counts the matching payouts that wait for a second person. */
export function countAwaitingApproval(
  tenantId: string,
  filters: PayoutFilters,
  now: Date,
): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::integer as count
    ${payoutTables}
    ${approvalTables(tenantId, now)}
    where ${matches(tenantId, filters, now)} and ${awaitsApproval(now)}`
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
           coalesce(sum(p.amount) filter (where y.payout_id is null), 0)::bigint as pending,
           coalesce(sum(p.amount) filter (where ${awaitsApproval(now)}), 0)::bigint as "awaitingApproval"
    ${payoutTables}
    ${approvalTables(tenantId, now)}
    where ${matches(tenantId, filters, now)}
    group by p.currency
    order by p.currency`
}

export interface NamedByFilters {
  readonly hasCreditor: boolean
  readonly hasContact: boolean
  readonly hasBilling: boolean
  readonly hasCase: boolean
}

/**
 * Whether the resources in the filters exist; an absent filter counts as existing. A deleted contact exists as long as it
 * has payouts.
 */
export function findNamedByFilters(tenantId: string, filters: PayoutFilters): Statement<NamedByFilters> {
  const { creditorId = null, contactId = null, billingId = null, caseId = null } = filters
  return sql<NamedByFilters>`
    select
      ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId)} as "hasCreditor",
      ${contactId}::uuid is null
        or exists (select from published.contacts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid)
        or exists (
          select from payouts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid) as "hasContact",
      ${rowIsThere(tenantId, sql`published.billings where billing_id`, billingId)} as "hasBilling",
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
  | 'transactionAccount'
  | 'amount'
  | 'currency'
  | 'createdAt'
  | 'createdBy'
>

export function insertPayout(payout: NewPayout): Statement {
  return sql`
    insert into payouts (
      tenant_id, payout_id, case_voucher_id, contact_id, billing_id, creditor_id, recipient_name, bank_account,
      iban_account, transaction_account, amount, currency, created_at, created_by)
    values (${payout.tenantId}::uuid, ${payout.payoutId}::uuid, ${payout.caseVoucherId}::uuid, ${payout.contactId}::uuid,
            ${payout.billingId}::uuid, ${payout.creditorId}::uuid, ${payout.recipientName}::text, ${json(payout.bankAccount)}::jsonb,
            ${json(payout.ibanAccount)}::jsonb, ${json(payout.transactionAccount)}::jsonb, ${payout.amount}::bigint, ${payout.currency}::text,
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

/** Returns no row if the payout is already marked as paid, even concurrently, or waits for a second person. */
export function insertPayment(payment: NewPayment): Statement<{ payoutId: string }> {
  return sql<{ payoutId: string }>`
    insert into payout_payments (tenant_id, payout_id, paid_on, reference, created_at, created_by)
    select p.tenant_id, p.payout_id, ${payment.paidOn}::date, ${payment.reference}::text,
           ${payment.createdAt}::timestamptz, ${json(payment.createdBy)}::jsonb
    ${payoutTables}
    ${approvalTables(payment.tenantId, payment.createdAt)}
    where p.tenant_id = ${payment.tenantId}::uuid and p.payout_id = ${payment.payoutId}::uuid
      and not ${awaitsApproval(payment.createdAt)}
    on conflict on constraint payout_payments_once do nothing
    returning payout_id as "payoutId"`
}
