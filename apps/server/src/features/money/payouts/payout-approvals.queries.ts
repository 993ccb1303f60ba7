import { firstGiven } from '../../../platform/database/first-given.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'

/** The default review period in days: long enough to notice a change before money is paid. */
const defaultReviewDays = 7

/**
 * The number of days for which a change of an account requires a second person, as of a moment. A reduced number takes
 * effect only after the previous, longer period has run out.
 */
function reviewDays(tenantId: string, now: Date): Statement {
  return sql`coalesce((
    select greatest(s.payout_review_days,
                    case when s.former_payout_review_until > ${now}::timestamptz then s.former_payout_review_days else 0 end)
    from published.tenant_settings s where s.tenant_id = ${tenantId}::uuid), ${defaultReviewDays}::integer)`
}

/** Joins the account `e` that payouts `p` go to: the last correction, or number 0 with the one they were created with. */
export const accountTable = sql`
  cross join lateral (
    select c.correction_number, c.bank_account, c.iban_account, c.domestic_account, c.corrected_at, c.corrected_by
    from payout_corrections c where c.tenant_id = p.tenant_id and c.payout_id = p.payout_id
    union all
    select 0, p.bank_account, p.iban_account, p.domestic_account, null, null
    order by correction_number desc limit 1
  ) e`

/**
 * Joins what the approval of payouts `p` with their payment `y` and account `e` depends on: the review days `r` in force,
 * the last change `h` of the recipient's account before the payment, and the approval `a` of that account after that change.
 */
export function approvalTables(tenantId: string, now: Date): Statement {
  return sql`
    cross join (select ${reviewDays(tenantId, now)} as days) r
    left join lateral (
      select c.change_number, c.changed_at, c.changed_by, c.is_first from published.bank_account_changes c
      where c.tenant_id = p.tenant_id and c.owner_id = ${firstGiven(sql`p.creditor_id`, sql`p.contact_id`)}
        and (y.created_at is null or c.changed_at <= y.created_at)
      order by c.change_number desc limit 1
    ) h on true
    left join payout_approvals a
      on a.tenant_id = p.tenant_id and a.payout_id = p.payout_id and a.change_number = coalesce(h.change_number, 0)
        and a.correction_number = e.correction_number`
}

/**
 * Whether payout `p` waits for a second person at a moment. Lists, sums and payments share this condition. One whose file
 * is with the bank does not wait any more.
 */
export function awaitsApproval(now: Date): Statement {
  return sql`(y.payout_id is null and x.payout_id is null and a.payout_id is null and r.days > 0
    and i.state is distinct from 'SENT' and i.state is distinct from 'ACCEPTED' and (
    p.is_account_entered or e.correction_number > 0
    or exists (
      select from published.bank_account_changes c
      where c.tenant_id = p.tenant_id and c.owner_id = ${firstGiven(sql`p.creditor_id`, sql`p.contact_id`)} and not c.is_first
        and c.changed_at > ${now}::timestamptz - make_interval(days => r.days))
    or exists (
      select from published.creditors k
      where k.tenant_id = p.tenant_id and k.creditor_id = p.creditor_id
        and (e.bank_account is not null and e.bank_account is distinct from k.bank_account
             or e.iban_account is not null and e.iban_account is distinct from k.iban_account))
    or exists (
      select from published.contacts k
      where k.tenant_id = p.tenant_id and k.contact_id = p.contact_id and e.bank_account is distinct from k.bank_account)))`
}

/** Whether payout `p` is the first to the recipient since the last change `h`. */
export const isFirstSinceChange = sql`(h.changed_at is not null and not exists (
  select from payouts q
  where q.tenant_id = p.tenant_id and q.created_at < p.created_at and q.created_at >= h.changed_at
    and (q.creditor_id = p.creditor_id or q.contact_id = p.contact_id)))`

/**
 * Everyone who influenced where a payout goes: those who corrected its account, and those who changed the recipient's since
 * the payout was created or within the review period. The first account of a recipient counts only on payouts to that account.
 */
export function listFirstPersons(tenantId: string, payoutId: string, now: Date): Statement<{ firstId: string }> {
  return sql<{ firstId: string }>`
    select c.corrected_by ->> 'id' as "firstId"
    from payout_corrections c
    where c.tenant_id = ${tenantId}::uuid and c.payout_id = ${payoutId}::uuid
    union
    select c.changed_by ->> 'id'
    from payouts p
    ${accountTable}
    cross join (select ${reviewDays(tenantId, now)} as days) r
    join published.bank_account_changes c on c.tenant_id = p.tenant_id and c.owner_id = ${firstGiven(sql`p.creditor_id`, sql`p.contact_id`)}
    where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${payoutId}::uuid
      and c.changed_at > least(p.created_at, ${now}::timestamptz - make_interval(days => r.days))
      and (not c.is_first or e.bank_account = c.bank_account or e.iban_account = c.iban_account)`
}

/** The numbers of the last change of the recipient's account and of the last correction; 0 if none is recorded. */
export function findLastChange(tenantId: string, payoutId: string): Statement<AccountVersion> {
  return sql<AccountVersion>`
    select coalesce(max(c.change_number), 0) as "changeNumber",
      (select coalesce(max(e.correction_number), 0) from payout_corrections e
       where e.tenant_id = ${tenantId}::uuid and e.payout_id = ${payoutId}::uuid) as "correctionNumber"
    from payouts p
    left join published.bank_account_changes c on c.tenant_id = p.tenant_id and c.owner_id = ${firstGiven(sql`p.creditor_id`, sql`p.contact_id`)}
    where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${payoutId}::uuid`
}

/** Which account an approval is for. */
export interface AccountVersion {
  readonly changeNumber: number
  readonly correctionNumber: number
}

export interface NewApproval extends AccountVersion {
  readonly tenantId: string
  readonly payoutId: string
  readonly approvedAt: Date
  readonly approvedBy: Actor
}

/** Returns no row if the payout was concurrently approved. */
export function insertApproval(approval: NewApproval): Statement<{ payoutId: string }> {
  return sql<{ payoutId: string }>`
    insert into payout_approvals (tenant_id, payout_id, change_number, correction_number, approved_at, approved_by)
    values (${approval.tenantId}::uuid, ${approval.payoutId}::uuid, ${approval.changeNumber}::integer, ${approval.correctionNumber}::integer,
            ${approval.approvedAt}::timestamptz, ${json(approval.approvedBy)}::jsonb)
    on conflict (tenant_id, payout_id, change_number, correction_number) do nothing
    returning payout_id as "payoutId"`
}
