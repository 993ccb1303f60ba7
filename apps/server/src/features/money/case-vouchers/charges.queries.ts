import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import type { Demand } from './collection-costs.rules.ts'
import { demandsOn } from './demands.queries.ts'
import { isDisputed } from './disputed-vouchers.queries.ts'

const packOfCase = sqlFunction('pack_of_case')

export interface ChargeFactsRow {
  readonly pack: string | null
  readonly currency: string
  readonly planBrokenAt: Date | null
  readonly bearsVat: boolean
  readonly demands: readonly Demand[]
  readonly vouchers: readonly {
    readonly caseVoucherId: string
    readonly category: string
    readonly handle: string
    readonly amount: number
    readonly date: string
    readonly dueDate: string | null
    readonly referenceCaseVoucherId: string | null
  }[]
  /** The disputed debits, with the interest and charges on them. */
  readonly disputedVoucherIds: readonly string[]
  readonly lapsedVoucherIds: readonly string[]
}

/** The rule pack of a case, and the claims and charges of the cases around it that are not reversed. */
export function findChargeFacts(tenantId: string, caseId: string, caseIds: Statement): Statement<ChargeFactsRow> {
  return lookup(sql<ChargeFactsRow>`
    select ${packOfCase}(${tenantId}::uuid, c.case_id) as pack, c.currency,
           (select min(p.ended_at) from published.payment_plans p
            where p.tenant_id = ${tenantId}::uuid and p.case_id = any (array(${caseIds})) and p.status = 'BROKEN') as "planBrokenAt",
           not (select k.vat_registered from published.creditors k
                where k.tenant_id = ${tenantId}::uuid and k.creditor_id = c.creditor_id) as "bearsVat",
           coalesce((
             select jsonb_agg(jsonb_build_object(
               'sentOn', m.sent_on, 'deadline', m.deadline, 'caseVoucherId', m.case_voucher_id))
             from (${demandsOn(sql`c.tenant_id`, sql`array(${caseIds})`)}) m
             where m.deadline is not null), '[]') as demands,
           coalesce((
             select jsonb_agg(jsonb_build_object(
               'caseVoucherId', v.case_voucher_id, 'category', v.category, 'handle', t.handle, 'amount', v.amount,
               'date', api_instant(v.date), 'dueDate', api_instant(v.due_date),
               'referenceCaseVoucherId', v.reference_case_voucher_id) order by v.case_voucher_id)
             from case_vouchers v
             join published.voucher_types t on t.tenant_id = ${tenantId}::uuid and t.voucher_type_id = v.voucher_type_id
             where v.tenant_id = ${tenantId}::uuid and v.case_id = any (array(${caseIds})) and v.direction = 'debit'
               and v.category in ('principal', 'fee', 'cost', 'compensation') and v.reverses_case_voucher_id is null
               and v.amount > 0
               and not exists (
                 select from case_vouchers r
                 where r.tenant_id = ${tenantId}::uuid and r.case_id = v.case_id
                   and r.reverses_case_voucher_id = v.case_voucher_id)), '[]') as vouchers,
           array(
             select v.case_voucher_id from case_vouchers v
             where v.tenant_id = ${tenantId}::uuid and v.case_id = any (array(${caseIds})) and ${isDisputed()}) as "disputedVoucherIds",
           array(
             select l.case_voucher_id from published.limitation_lapses l
             where l.tenant_id = ${tenantId}::uuid and l.case_id = any (array(${caseIds})) and l.undone_at is null) as "lapsedVoucherIds"
    from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`)
}
