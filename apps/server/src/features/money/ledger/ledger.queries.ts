import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** The invariant of the command pipeline, which does not belong to a feature. */
export const pipelineChecks: Readonly<Record<string, Check>> = {
  'Every stored idempotency key has a response': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(key) as example
    from idempotency_keys where tenant_id = ${tenantId}::uuid and status is null`,
}

/** Tables with tenant data that lack forced row-level security. */
export function findUnprotectedTables(): Statement<Finding> {
  return sql<Finding>`
    select count(*)::integer as count, min(c.relname) as example
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'partitions'::regnamespace) and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`
}

/** Tables of entries that the service's role could change or delete, apart from `outstanding`. */
export function findChangeableEntries(): Statement<Finding> {
  return sql<Finding>`
    select count(*)::integer as count, min(t) as example
    from unnest(array['case_vouchers', 'case_voucher_allocations', 'payouts', 'payout_payments', 'payout_approvals',
                      'payout_cancellations', 'payout_files',
                      'bank_account_changes', 'creditor_account_entries', 'book_entries',
                      'book_closings', 'journal']) t
    where has_table_privilege('fordring_app', t, 'delete') or has_table_privilege('fordring_app', t, 'update')
       or has_table_privilege('fordring_app', t, 'truncate')
       or (t <> 'case_vouchers' and has_any_column_privilege('fordring_app', t, 'update'))
       or has_column_privilege('fordring_app', 'case_vouchers', 'amount', 'update')`
}
