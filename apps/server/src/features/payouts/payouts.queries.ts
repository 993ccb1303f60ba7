import { rowIsThere } from '../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../platform/database/sql.ts'
import { type ListOrder, listOrder } from '../../platform/http/list-order.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { BankAccount } from '../../platform/http/wire-parts.ts'
import type { Currency } from '../../platform/money/money.ts'
import { debtorNameOf } from '../customers/index.ts'
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
  readonly bankAccount: BankAccount
  readonly transactionAccount: PayoutSource | null
  readonly amount: number
  readonly currency: Currency
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly paidOn: string | null
  readonly reference: string | null
  readonly paidAt: Date | null
  readonly paidBy: Actor | null
  readonly creditorName: string | null
  readonly debtorName: string | null
  readonly caseSeqId: number | null
  readonly billingSeqId: number | null
}

/** Payouts `p` with the voucher `v` they were made for and the entry `y` that says they were paid. */
const payoutTables = sql`
  from payouts p
  left join case_vouchers v on v.tenant_id = p.tenant_id and v.case_voucher_id = p.case_voucher_id
  left join payout_payments y on y.tenant_id = p.tenant_id and y.payout_id = p.payout_id`

/** Whole payouts, with what the parties behind them are called: those of the case, or the creditor of the settlement. */
const payouts = sql`
  select p.payout_id as "payoutId", p.tenant_id as "tenantId", v.case_id as "caseId", p.case_voucher_id as "caseVoucherId",
         p.contact_id as "contactId", p.billing_id as "billingId", p.creditor_id as "creditorId",
         p.recipient_name as "recipientName", p.bank_account as "bankAccount", p.transaction_account as "transactionAccount",
         p.amount, p.currency, p.created_at as "createdAt", p.created_by as "createdBy", y.paid_on as "paidOn", y.reference,
         y.created_at as "paidAt", y.created_by as "paidBy", r.name as "creditorName",
         ${debtorNameOf(sql`c`)} as "debtorName", c.case_seq_id as "caseSeqId", b.billing_seq_id as "billingSeqId"
  ${payoutTables}
  left join cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
  left join billings b on b.tenant_id = p.tenant_id and b.billing_id = p.billing_id
  left join creditors r on r.tenant_id = p.tenant_id and r.creditor_id = coalesce(p.creditor_id, v.creditor_id)`

export function findPayout(tenantId: string, payoutId: string): Statement<PayoutRow> {
  return sql<PayoutRow>`${payouts} where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${payoutId}::uuid`
}

export interface PayoutPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
  readonly sort?: ListOrder | undefined
}

export function listPayouts(tenantId: string, filters: PayoutFilters, page: PayoutPage): Statement<PayoutRow> {
  const { behind, by } = listOrder(page.sort, page.after, {
    createdAt: sql`p.created_at`,
    id: sql`p.payout_id`,
    createdAtOf: (id) => sql`(
      select a.created_at from payouts a where a.tenant_id = ${tenantId}::uuid and a.payout_id = ${id}::uuid)`,
  })
  return sql<PayoutRow>`
    ${payouts}
    where ${fits(tenantId, filters)} ${behind}
    order by ${by}
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

function fits(tenantId: string, filters: PayoutFilters): Statement {
  const { state = null, creditorId = null, contactId = null, billingId = null, caseId = null } = filters
  return sql`p.tenant_id = ${tenantId}::uuid
      and (${state}::text is null or (y.payout_id is null) = (${state}::text = 'PENDING'))
      and (${creditorId}::uuid is null or p.creditor_id = ${creditorId}::uuid)
      and (${contactId}::uuid is null or p.contact_id = ${contactId}::uuid)
      and (${billingId}::uuid is null or p.billing_id = ${billingId}::uuid)
      and (${caseId}::uuid is null or v.case_id = ${caseId}::uuid)`
}

export interface PayoutSum {
  readonly currency: Currency
  readonly count: number
  readonly amount: number
  readonly pending: number
}

/** What the payouts that fit come to, by currency. */
export function sumPayouts(tenantId: string, filters: PayoutFilters): Statement<PayoutSum> {
  return sql<PayoutSum>`
    select p.currency, count(*)::integer as count, sum(p.amount)::bigint as amount,
           coalesce(sum(p.amount) filter (where y.payout_id is null), 0)::bigint as pending
    ${payoutTables}
    where ${fits(tenantId, filters)}
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
 * Which of the things that filters name the tenant has; what they do not name counts as there. A contact that was deleted
 * is there for as long as payouts were made to it.
 */
export function findNamedByFilters(tenantId: string, filters: PayoutFilters): Statement<NamedByFilters> {
  const { creditorId = null, contactId = null, billingId = null, caseId = null } = filters
  return sql<NamedByFilters>`
    select
      ${rowIsThere(tenantId, sql`creditors where creditor_id`, creditorId)} as "hasCreditor",
      ${contactId}::uuid is null
        or exists (select from contacts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid)
        or exists (
          select from payouts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid) as "hasContact",
      ${rowIsThere(tenantId, sql`billings where billing_id`, billingId)} as "hasBilling",
      ${rowIsThere(tenantId, sql`cases where case_id`, caseId)} as "hasCase"`
}

export type NewPayout = Omit<
  PayoutRow,
  'paidOn' | 'reference' | 'paidAt' | 'paidBy' | 'creditorName' | 'debtorName' | 'caseSeqId' | 'billingSeqId'
>

export function insertPayout(payout: NewPayout): Statement {
  return sql`
    insert into payouts (
      tenant_id, payout_id, case_voucher_id, contact_id, billing_id, creditor_id, recipient_name, bank_account,
      transaction_account, amount, currency, created_at, created_by)
    values (${payout.tenantId}::uuid, ${payout.payoutId}::uuid, ${payout.caseVoucherId}::uuid, ${payout.contactId}::uuid,
            ${payout.billingId}::uuid, ${payout.creditorId}::uuid, ${payout.recipientName}::text, ${json(payout.bankAccount)}::jsonb,
            ${json(payout.transactionAccount)}::jsonb, ${payout.amount}::bigint, ${payout.currency}::text,
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

/** Answers nothing where the payout was marked before, be it a moment ago by another. */
export function insertPayment(payment: NewPayment): Statement<{ payoutId: string }> {
  return sql<{ payoutId: string }>`
    insert into payout_payments (tenant_id, payout_id, paid_on, reference, created_at, created_by)
    values (${payment.tenantId}::uuid, ${payment.payoutId}::uuid, ${payment.paidOn}::date, ${payment.reference}::text,
            ${payment.createdAt}::timestamptz, ${json(payment.createdBy)}::jsonb)
    on conflict on constraint payout_payments_once do nothing
    returning payout_id as "payoutId"`
}
