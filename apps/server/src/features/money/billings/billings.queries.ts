import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { type ListOrder, listOrder } from '../../../platform/http/operations/list-order.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { BillingTerms } from '../billing-models/index.ts'
import { balanceOfBilling } from '../creditor-accounts/index.ts'
import type { Billing, BillingFilters, BillingSums } from './billings.schemas.ts'

export interface BillingRow {
  readonly billingId: string
  readonly tenantId: string
  readonly billingSeqId: number | null
  readonly creditorId: string
  readonly creditorName: string
  readonly billingModelId: string
  readonly terms: BillingTerms
  readonly currency: Currency
  readonly from: string
  readonly to: string
  readonly state: Billing['state']
  readonly collections: Billing['collections']
  readonly fees: Billing['fees']
  readonly collectedByCollector: number
  readonly collectedByCreditor: number
  readonly collectorShare: number
  readonly commission: number
  readonly feeAmount: number
  readonly vat: number
  readonly balance: number
  /** The part of the payout set off against what the creditor owes; on a draft, what would be set off now. */
  readonly offset: number
  readonly payoutId: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly approvedAt: Date | null
  readonly approvedBy: Actor | null
}

const columns = sql`
  b.billing_id as "billingId", b.tenant_id as "tenantId", b.billing_seq_id as "billingSeqId", b.creditor_id as "creditorId",
  b.creditor_name as "creditorName", b.billing_model_id as "billingModelId", b.terms, b.currency, b.period_from as "from",
  b.period_to as "to", b.state, b.collections, b.fees, b.collected_by_collector_amount as "collectedByCollector",
  b.collected_by_creditor_amount as "collectedByCreditor", b.collector_share_amount as "collectorShare",
  b.commission_amount as commission, b.fee_amount as "feeAmount", b.vat_amount as vat, b.balance_amount as balance,
  case when b.state = 'DRAFT' then least(greatest(b.balance_amount, 0), ${balanceOfBilling})
       else coalesce(b.offset_amount, 0) end as "offset",
  b.created_at as "createdAt", b.created_by as "createdBy", b.approved_at as "approvedAt", b.approved_by as "approvedBy",
  (select p.payout_id from published.payouts p where p.tenant_id = b.tenant_id and p.billing_id = b.billing_id) as "payoutId"`

export function findBilling(tenantId: string, billingId: string): Statement<BillingRow> {
  return sql<BillingRow>`
    select ${columns} from billings b where b.tenant_id = ${tenantId}::uuid and b.billing_id = ${billingId}::uuid`
}

export function lockBilling(tenantId: string, billingId: string): Statement<BillingRow> {
  return sql<BillingRow>`${findBilling(tenantId, billingId)} for update`
}

export function listBillings(
  tenantId: string,
  filters: BillingFilters,
  page: { limit: number; offset: number; after: string | null; sort: ListOrder | undefined },
): Statement<BillingRow> {
  const { following, by } = listOrder(page.sort, page.after, {
    createdAt: sql`b.created_at`,
    id: sql`b.billing_id`,
    createdAtOf: (id) => sql`(
      select a.created_at from billings a where a.tenant_id = ${tenantId}::uuid and a.billing_id = ${id}::uuid)`,
  })
  return sql<BillingRow>`
    select ${columns} from billings b
    where ${matches(tenantId, filters)} ${following}
    order by ${by}
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

function matches(tenantId: string, filters: BillingFilters): Statement {
  const { creditorId = null, state = null, currency = null, from = null, to = null } = filters
  return sql`b.tenant_id = ${tenantId}::uuid
      and (${creditorId}::uuid is null or b.creditor_id = ${creditorId}::uuid)
      and (${state}::text is null or b.state = ${state}::text)
      and (${currency}::text is null or b.currency = ${currency}::text)
      and (${from}::date is null or b.period_to >= ${from}::date)
      and (${to}::date is null or b.period_from <= ${to}::date)`
}

/**
 * The sums of the approved settlements that match, by currency. Drafts are only counted: this way the payout is the sum
 * of the payouts of these settlements.
 */
export function sumBillings(tenantId: string, filters: BillingFilters): Statement<BillingSums['currencies'][number]> {
  return sql`
    select s.currency, count(*) filter (where s.is_approved)::integer as count,
           count(*) filter (where not s.is_approved)::integer as drafts,
           coalesce(sum(s.collected) filter (where s.is_approved), 0)::bigint as collected,
           coalesce(sum(s.commission) filter (where s.is_approved), 0)::bigint as commission,
           coalesce(sum(s.fees) filter (where s.is_approved), 0)::bigint as fees,
           coalesce(sum(s.vat) filter (where s.is_approved), 0)::bigint as vat,
           coalesce(sum(s.set_off) filter (where s.is_approved), 0)::bigint as "offset",
           coalesce(sum(greatest(s.balance, 0) - s.set_off) filter (where s.is_approved), 0)::bigint as payout,
           coalesce(sum(greatest(-s.balance, 0)) filter (where s.is_approved), 0)::bigint as due
    from (
      select b.currency, b.state = 'APPROVED' as is_approved, b.commission_amount as commission, b.fee_amount as fees,
             b.collected_by_collector_amount + b.collected_by_creditor_amount as collected, b.vat_amount as vat,
             b.balance_amount as balance, coalesce(b.offset_amount, 0) as set_off
      from billings b
      where ${matches(tenantId, filters)}
    ) s
    group by s.currency
    order by s.currency`
}

/** Returns a row if the tenant has the creditor. */
export function hasCreditor(tenantId: string, creditorId: string): Statement {
  return sql`select from published.creditors where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid`
}

export interface BilledCreditor {
  readonly name: string
  readonly defaultBillingModelId: string | null
  readonly bankAccount: BankAccount | null
  readonly ibanAccount: IbanAccount | null
}

/** Locks a creditor against concurrent settlements. Cases and payments do not wait for it. */
export function lockBilledCreditor(tenantId: string, creditorId: string): Statement<BilledCreditor> {
  return sql<BilledCreditor>`
    select name, default_billing_model_id as "defaultBillingModelId", bank_account as "bankAccount",
           iban_account as "ibanAccount"
    from published.creditors
    where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid
    for no key update`
}

export function findDraft(
  tenantId: string,
  { creditorId, currency }: { creditorId: string; currency: Currency },
): Statement<{ billingId: string }> {
  return sql<{ billingId: string }>`
    select billing_id as "billingId" from billings
    where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid and currency = ${currency}::text
      and state = 'DRAFT'`
}

export function insertBilling(billing: BillingRow): Statement {
  return sql`
    insert into billings (
      tenant_id, billing_id, creditor_id, creditor_name, billing_model_id, terms, currency, period_from, period_to, state,
      collections, fees, collected_by_collector_amount, collected_by_creditor_amount, collector_share_amount,
      commission_amount, fee_amount, vat_amount, balance_amount, created_at, created_by)
    values (${billing.tenantId}::uuid, ${billing.billingId}::uuid, ${billing.creditorId}::uuid, ${billing.creditorName}::text,
            ${billing.billingModelId}::uuid, ${json(billing.terms)}::jsonb, ${billing.currency}::text, ${billing.from}::date,
            ${billing.to}::date, ${billing.state}::text, ${json(billing.collections)}::jsonb,
            ${json(billing.fees)}::jsonb, ${billing.collectedByCollector}::bigint,
            ${billing.collectedByCreditor}::bigint, ${billing.collectorShare}::bigint, ${billing.commission}::bigint,
            ${billing.feeAmount}::bigint, ${billing.vat}::bigint, ${billing.balance}::bigint,
            ${billing.createdAt}::timestamptz, ${json(billing.createdBy)}::jsonb)`
}

/** Assigns the next number of the tenant. The row stays locked until the transaction ends, so numbers have no gaps. */
export function nextBillingNumber(tenantId: string): Statement<{ value: number }> {
  return sql<{ value: number }>`
    insert into tenant_counters (tenant_id, counter, value) values (${tenantId}::uuid, 'billings', 1)
    on conflict (tenant_id, counter) do update set value = tenant_counters.value + 1
    returning value`
}

export function approveBilling(
  tenantId: string,
  approved: { billingId: string; billingSeqId: number; offset: number; approvedAt: Date; approvedBy: Actor },
): Statement {
  return sql`
    update billings set state = 'APPROVED', billing_seq_id = ${approved.billingSeqId}::bigint,
                        offset_amount = ${approved.offset}::bigint, approved_at = ${approved.approvedAt}::timestamptz, approved_by = ${json(approved.approvedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and billing_id = ${approved.billingId}::uuid and state = 'DRAFT'`
}

/** Deletes a draft with its entries and fees, so that another settlement can include them. */
export function deleteDraftParts(tenantId: string, billingId: string): readonly Statement[] {
  const ofDraft = sql`
    tenant_id = ${tenantId}::uuid and billing_id = (
      select b.billing_id from billings b
      where b.tenant_id = ${tenantId}::uuid and b.billing_id = ${billingId}::uuid and b.state = 'DRAFT')`
  return [
    sql`delete from billing_entries where ${ofDraft}`,
    sql`delete from billing_fees where ${ofDraft}`,
    sql`delete from billings where ${ofDraft}`,
  ]
}
