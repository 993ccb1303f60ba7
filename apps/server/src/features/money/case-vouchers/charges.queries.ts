import { sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'

const packOfCase = sqlFunction('pack_of_case')

export interface ChargeFactsRow {
  readonly pack: string | null
  readonly currency: string
  readonly planBrokenAt: Date | null
  readonly vouchers: readonly {
    readonly caseVoucherId: string
    readonly category: string
    readonly handle: string
    readonly amount: number
    readonly date: string
    readonly dueDate: string | null
    readonly referenceCaseVoucherId: string | null
  }[]
}

/** The rule pack of a case, and the claims and charges of the cases around it that are not reversed. */
export function findChargeFacts(tenantId: string, caseId: string, caseIds: Statement): Statement<ChargeFactsRow> {
  return sql<ChargeFactsRow>`
    select ${packOfCase}(${tenantId}::uuid, c.case_id) as pack, c.currency,
           (select min(p.ended_at) from published.payment_plans p
            where p.tenant_id = ${tenantId}::uuid and p.case_id = any (array(${caseIds})) and p.status = 'BROKEN') as "planBrokenAt",
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
                   and r.reverses_case_voucher_id = v.case_voucher_id)), '[]') as vouchers
    from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}
