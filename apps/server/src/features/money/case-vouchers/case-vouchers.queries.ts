import { columnsOf } from '../../../platform/columns/columns.ts'
import { lookup, sql, type Statement, writtenForItems } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { casesAround } from '../../casework/case-status/index.ts'
import type { InterestRule } from '../interest/index.ts'
import type { CreditorState } from '../../parties/creditors/index.ts'
import { joinsOneOf } from './allocations.queries.ts'
import { caseVoucherView } from './case-voucher-view.ts'
import type { CaseVoucher, VoucherSource } from './case-vouchers.schemas.ts'

export interface VoucherTypeRow {
  readonly voucherTypeId: string
  readonly category: CaseVoucher['category']
  readonly direction: CaseVoucher['direction']
  readonly hasPayoutRecipient: boolean
  readonly handle: string
}

/** Locks the types until the transaction ends, so that none is deleted before the vouchers are inserted. */
export function findVoucherTypes(tenantId: string, voucherTypeIds: readonly string[]): Statement<VoucherTypeRow> {
  return lookup(sql<VoucherTypeRow>`
    select voucher_type_id as "voucherTypeId", category, direction, has_payout_recipient as "hasPayoutRecipient", handle
    from published.voucher_types
    where tenant_id = ${tenantId}::uuid and voucher_type_id = any (${voucherTypeIds}::uuid[])
    for key share`)
}

/** The totals of the debits and the credits of a case and of the cases merged with it. */
export interface CaseTotals {
  readonly debitTotal: number
  readonly creditTotal: number
}

export interface CaseOfVoucherRow extends CaseTotals {
  readonly creditorId: string
  readonly creditorState: CreditorState
  readonly currency: Currency
}

/** Columns with the totals of the vouchers of cases, capped at one above the largest exact integer. */
export function totalsOf(tenantId: string, caseIds: Statement): Statement {
  const sumOf = (direction: Statement): Statement => sql`
    (select least(coalesce(sum(v.amount), 0), 9007199254740992)::float8 from case_vouchers v
     where v.tenant_id = ${tenantId}::uuid and v.direction = ${direction} and v.case_id = any (array(${caseIds})))`
  return sql`${sumOf(sql`'debit'`)} as "debitTotal", ${sumOf(sql`'credit'`)} as "creditTotal"`
}

export function findCaseOfVoucher(tenantId: string, caseId: string): Statement<CaseOfVoucherRow> {
  return lookup(sql<CaseOfVoucherRow>`
    select c.creditor_id as "creditorId", c.currency,
           (select k.state from published.creditors k
            where k.tenant_id = ${tenantId}::uuid and k.creditor_id = c.creditor_id) as "creditorState",
           ${totalsOf(tenantId, casesAround(tenantId, caseId))}
    from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`)
}

export interface ReferencedVoucherRow {
  /** The case itself, or one that was merged into it. */
  readonly caseId: string
  readonly direction: CaseVoucher['direction']
  readonly outstanding: number
  readonly date: Date
  /** Whether a voucher of its case bears interest. */
  readonly bearsInterest: boolean
}

export function findVoucherOfCase(
  tenantId: string,
  caseId: string,
  caseVoucherId: string,
): Statement<ReferencedVoucherRow> {
  return sql<ReferencedVoucherRow>`
    select v.case_id as "caseId", v.direction, v.outstanding, v.date, exists (
      select from case_vouchers t
      where t.tenant_id = ${tenantId}::uuid and t.case_id = v.case_id
        and t.interest_rule in ('statutory', 'contractual')) as "bearsInterest"
    from case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_voucher_id = ${caseVoucherId}::uuid
      and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))`
}

export function findVoucherByUniqueId(tenantId: string, uniqueId: string): Statement<{ caseVoucherId: string }> {
  return sql<{ caseVoucherId: string }>`
    select case_voucher_id as "caseVoucherId" from case_vouchers
    where tenant_id = ${tenantId}::uuid and unique_id = ${uniqueId}::text`
}

export interface PayoutContactRow {
  readonly contactId: string
  readonly contactName: string
  readonly bankAccount: BankAccount | null
}

export function findPayoutContact(tenantId: string, contactId: string): Statement<PayoutContactRow> {
  return sql<PayoutContactRow>`
    select contact_id as "contactId", name as "contactName", bank_account as "bankAccount" from published.contacts
    where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid`
}

/** A voucher to insert. `outstanding` is the unpaid part of a debit, or the unallocated part of a credit. */
export interface NewCaseVoucher {
  readonly caseVoucherId: string
  readonly voucherTypeId: string
  readonly category: CaseVoucher['category']
  readonly direction: CaseVoucher['direction']
  readonly amount: number
  readonly outstanding: number
  readonly source: VoucherSource
  readonly date: Date
  readonly dueDate: Date | null
  readonly referenceId: string | null
  readonly text: string | null
  readonly interest: number | null
  readonly interestRule: InterestRule | null
  readonly interestStartDate: Date | null
  readonly interestEndDate: Date | null
  readonly referenceCaseVoucherId: string | null
  /** The voucher that this one reverses. */
  readonly reversesCaseVoucherId: string | null
  /** Whether a credit is dated before the debit that it pays on creation. */
  readonly isDatedBeforeVoucher: boolean
  readonly uniqueId: string | null
  readonly properties: Readonly<Record<string, unknown>>
  /** How interest that the service books came about. */
  readonly interestBasis?: CaseVoucher['interestBasis']
  /** Why a charge that the rule pack does not allow is added. */
  readonly ruleOverride?: CaseVoucher['ruleOverride']
  readonly earmark?: CaseVoucher['earmark']
  /** Whether a credit takes back interest that was booked. */
  readonly isInterestCorrection?: boolean
}

/** How many days back the tenant allows payments to be dated; no row or null means no limit. */
export function findPaymentRule(tenantId: string): Statement<{ daysBack: number | null }> {
  return lookup(sql<{ daysBack: number | null }>`
    select payment_days_back as "daysBack" from published.tenant_settings where tenant_id = ${tenantId}::uuid`)
}

/** What all entries of one command on a case have in common. */
export interface EntryContext {
  readonly tenantId: string
  readonly caseId: string
  readonly creditorId: string
  readonly currency: Currency
  readonly createdAt: Date
  readonly createdBy: Actor
}

/** Adds vouchers to one case, in the order of their ids. A voucher whose `uniqueId` is in use is skipped and not returned. */
export function insertCaseVouchers(
  { caseId, creditorId, currency, ...context }: EntryContext,
  vouchers: readonly NewCaseVoucher[],
): Statement<{ voucher: CaseVoucher }> {
  return insertVouchersOfCases(
    context,
    vouchers.map((voucher) => ({ ...voucher, caseId, creditorId, currency })),
  )
}

/** A voucher with the case that it is added to. */
export type VoucherOfCase = NewCaseVoucher & Pick<EntryContext, 'caseId' | 'creditorId' | 'currency'>

/** A voucher with who adds it, and when. */
export type WrittenVoucher = VoucherOfCase & Pick<EntryContext, 'createdAt' | 'createdBy'>

/** The same for several cases. */
export function insertVouchersOfCases(
  { tenantId, createdAt, createdBy }: Pick<EntryContext, 'tenantId' | 'createdAt' | 'createdBy'>,
  vouchers: readonly VoucherOfCase[],
): Statement<{ voucher: CaseVoucher }> {
  const written = vouchers.map((voucher) => ({ ...voucher, createdAt, createdBy }))
  return sql<{ voucher: CaseVoucher }>`
    insert into case_vouchers (${voucherColumns})
    ${selectVouchers(tenantId, written)}
    order by v.case_voucher_id
    on conflict (tenant_id, unique_id) where unique_id is not null do nothing
    returning ${caseVoucherView}(row(case_vouchers.*)::case_vouchers) as voucher`
}

/**
 * The same for vouchers whose views are known (`newVoucherView`) and whose `uniqueId` should be free: in use, it fails the
 * transaction. Without `on conflict`, PostgreSQL writes each row once instead of twice.
 */
export function insertFreshVouchers(tenantId: string, vouchers: readonly WrittenVoucher[]): Statement {
  return writtenForItems(
    vouchers,
    (items) => sql`
    insert into case_vouchers (${voucherColumns})
    ${selectVouchers(tenantId, items)}
    returning true`,
  )
}

const voucherColumns = sql`
  tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount, outstanding,
  currency, source, date, due_date, reference_id, text, interest, interest_start_date, interest_end_date,
  reference_case_voucher_id, reverses_case_voucher_id, is_dated_before_voucher, unique_id, properties, created_at, created_by,
  interest_rule, interest_basis, is_interest_correction, rule_override, earmark`

/** The values of `voucherColumns`. */
function selectVouchers(tenantId: string, vouchers: readonly WrittenVoucher[]): Statement {
  const { uuid, text, json: jsonColumn, bigint, time, boolean } = columnsOf(vouchers)
  return sql`
    select ${tenantId}::uuid, v.case_voucher_id, v.case_id, v.creditor_id, v.voucher_type_id, v.category, v.direction, v.amount,
           v.outstanding, v.currency, v.source, v.date, v.due_date, v.reference_id, v.text, v.interest::numeric,
           v.interest_start_date, v.interest_end_date, v.reference_case_voucher_id, v.reverses_case_voucher_id,
           coalesce(v.is_dated_before_voucher, false), v.unique_id, coalesce(v.properties::jsonb, '{}'),
           v.created_at, v.created_by::jsonb, v.interest_rule, v.interest_basis::jsonb,
           coalesce(v.is_interest_correction, false), v.rule_override::jsonb, v.earmark::jsonb
    from unnest(
      ${uuid((v) => v.caseVoucherId)}::uuid[], ${uuid((v) => v.caseId)}::uuid[], ${uuid((v) => v.creditorId)}::uuid[],
      ${uuid((v) => v.voucherTypeId)}::uuid[], ${text((v) => v.category)}::text[], ${text((v) => v.direction)}::text[],
      ${bigint((v) => v.amount)}::bigint[], ${bigint((v) => v.outstanding)}::bigint[], ${text((v) => v.currency)}::text[],
      ${text((v) => v.source)}::text[], ${time((v) => v.date)}::timestamptz[], ${time((v) => v.dueDate)}::timestamptz[],
      ${text((v) => v.referenceId)}::text[], ${text((v) => v.text)}::text[], ${text((v) => v.interest?.toString())}::text[],
      ${time((v) => v.interestStartDate)}::timestamptz[], ${time((v) => v.interestEndDate)}::timestamptz[],
      ${uuid((v) => v.referenceCaseVoucherId)}::uuid[], ${uuid((v) => v.reversesCaseVoucherId)}::uuid[],
      ${boolean((v) => v.isDatedBeforeVoucher || undefined)}::boolean[], ${text((v) => v.uniqueId)}::text[],
      ${jsonColumn((v) => nonEmpty(v.properties))}::text[], ${text((v) => v.interestRule)}::text[],
      ${jsonColumn((v) => v.interestBasis)}::text[], ${boolean((v) => v.isInterestCorrection || undefined)}::boolean[],
      ${jsonColumn((v) => v.ruleOverride)}::text[], ${jsonColumn((v) => v.earmark)}::text[],
      ${time((v) => v.createdAt)}::timestamptz[], ${jsonColumn((v) => v.createdBy)}::text[])
      as v (case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount, outstanding, currency, source,
            date, due_date, reference_id, text, interest, interest_start_date, interest_end_date, reference_case_voucher_id,
            reverses_case_voucher_id, is_dated_before_voucher, unique_id, properties, interest_rule, interest_basis,
            is_interest_correction, rule_override, earmark, created_at, created_by)`
}

/** Most vouchers have no properties, and the column has a default. */
function nonEmpty(properties: NewCaseVoucher['properties']): NewCaseVoucher['properties'] | undefined {
  return Object.keys(properties).length === 0 ? undefined : properties
}

/** Whether a voucher created a payout, and whether it was booked for a bank line. */
export interface VoucherOrigin {
  readonly hasPayout: boolean
  readonly isFromBank: boolean
}

export function findVoucherOrigin(tenantId: string, caseVoucherId: string): Statement<VoucherOrigin> {
  return sql<VoucherOrigin>`
    select exists (
             select from published.payouts p
             where p.tenant_id = ${tenantId}::uuid and p.case_voucher_id = ${caseVoucherId}::uuid) as "hasPayout",
           exists (
             select from published.bank_bookings b
             where b.tenant_id = ${tenantId}::uuid and b.case_voucher_id = ${caseVoucherId}::uuid
               and b.undone_at is null) as "isFromBank"`
}

interface VoucherPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

/** One row per voucher. A case without vouchers returns one row with null; no row means that the case does not exist. */
export function listCaseVouchers(
  tenantId: string,
  caseId: string,
  page: VoucherPage,
): Statement<{ voucher: CaseVoucher | null }> {
  return lookup(sql<{ voucher: CaseVoucher | null }>`
    select p.voucher
    from published.cases c
    left join lateral (
      select v.case_voucher_id, ${caseVoucherView}(row(v.*)::case_vouchers) as voucher
      from case_vouchers v
      where v.tenant_id = ${tenantId}::uuid
        and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))
        and (${page.after}::uuid is null or v.case_voucher_id > ${page.after}::uuid)
      order by v.case_voucher_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    ) p on true
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    order by p.case_voucher_id`)
}

/** The same at a moment in the past: the amounts allocated by then are summed from the allocations. */
export function listCaseVouchersAt(
  tenantId: string,
  caseId: string,
  { pointInTime, ...page }: VoucherPage & { readonly pointInTime: Date },
): Statement<{ voucher: CaseVoucher | null }> {
  return sql<{ voucher: CaseVoucher | null }>`
    with within as (
      select array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid, ${pointInTime}::timestamptz) w) as case_ids
    ),
    allocated as (
      select side.case_voucher_id,
             sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end)::bigint as amount
      from case_voucher_allocations a
      cross join lateral (values (a.credit_voucher_id), (a.debit_voucher_id)) as side (case_voucher_id)
      where a.tenant_id = ${tenantId}::uuid and a.created_at <= ${pointInTime}::timestamptz
        and ${joinsOneOf(sql`
          select d.case_voucher_id from case_vouchers d
          where d.tenant_id = ${tenantId}::uuid and d.case_id = any ((select case_ids from within)::uuid[])`)}
      group by side.case_voucher_id
    )
    select p.voucher
    from published.cases c
    left join lateral (
      select v.case_voucher_id,
             ${caseVoucherView}(row(v.*)::case_vouchers)::jsonb || case v.direction
               when 'debit' then jsonb_build_object('outstanding', v.amount - coalesce(a.amount, 0))
               else jsonb_build_object('unallocated', v.amount - coalesce(a.amount, 0))
             end as voucher
      from case_vouchers v
      left join allocated a on a.case_voucher_id = v.case_voucher_id
      where v.tenant_id = ${tenantId}::uuid and v.case_id = any ((select case_ids from within)::uuid[])
        and v.created_at <= ${pointInTime}::timestamptz
        and (${page.after}::uuid is null or v.case_voucher_id > ${page.after}::uuid)
      order by v.case_voucher_id
      limit ${page.limit}::integer offset ${page.offset}::integer
    ) p on true
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    order by p.case_voucher_id`
}
