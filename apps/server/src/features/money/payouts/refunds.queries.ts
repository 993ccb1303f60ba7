import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'

export function insertCancellation(
  tenantId: string,
  payoutId: string,
  { cancelledAt, cancelledBy }: { readonly cancelledAt: Date; readonly cancelledBy: Actor },
): Statement {
  return sql`
    insert into payout_cancellations (tenant_id, payout_id, cancelled_at, cancelled_by)
    values (${tenantId}::uuid, ${payoutId}::uuid, ${cancelledAt}::timestamptz, ${json(cancelledBy)}::jsonb)`
}

/** The refunds of a bank line that are not cancelled. */
export function findRefunds(tenantId: string, bankLineId: string): Statement<{ payoutId: string }> {
  return sql<{ payoutId: string }>`
    select p.payout_id as "payoutId" from payouts p
    left join payout_cancellations x on x.tenant_id = p.tenant_id and x.payout_id = p.payout_id
    where p.tenant_id = ${tenantId}::uuid and p.bank_line_id = ${bankLineId}::uuid and x.payout_id is null
    order by p.payout_id`
}
