import { sql, type Statement } from '../../../platform/database/sql.ts'

/**
 * The demands on cases: letters that were sent, and those that were recorded because the creditor or a person sent them
 * outside the service. Everything that asks when a case was demanded reads them here. `tenantId` and `caseIds` (an
 * array) are expressions of the statement around it.
 */
export function demandsOn(tenantId: Statement, caseIds: Statement): Statement {
  return sql`
    select (i.sent_at at time zone z.time_zone)::date as sent_on, d.deadline, null::uuid as case_voucher_id
    from published.documents d
    join published.interactions i
      on i.tenant_id = d.tenant_id and i.interaction_id = d.interaction_id and i.state = 'SENT'
    join published.tenants z on z.tenant_id = d.tenant_id
    where d.tenant_id = ${tenantId} and d.case_id = any (${caseIds}) and d.demand_days is not null
    union all
    select f.happened_on, f.deadline, f.case_voucher_id
    from published.limitation_facts f
    where f.tenant_id = ${tenantId} and f.case_id = any (${caseIds}) and f.kind = 'demand' and f.withdrawn_at is null`
}

/** The day of the last demand on cases, as text; null if there was none. */
export function lastDemandOn(tenantId: Statement, caseIds: Statement): Statement {
  return sql`(select max(m.sent_on)::text from (${demandsOn(tenantId, caseIds)}) m)`
}
