import { json, lookup, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Relation } from '../contact-gate/index.ts'
import type { Delivery, State } from './interactions.schemas.ts'

export interface RecipientRow {
  readonly id: string
  readonly name: string | null
  readonly address: string | null
}

export interface PersonOfCase extends RecipientRow {
  readonly relation: Relation
}

/** Finds the recipients among users of the customer of the case and contacts of the tenant. */
export function findRecipients(
  tenantId: string,
  named: { readonly caseId: string | null; readonly userIds: string[]; readonly contactIds: string[] },
): Statement<RecipientRow> {
  return lookup(sql<RecipientRow>`
    select u.user_id as id, u.details ->> 'name' as name, nullif(u.details ->> 'email', '') as address
    from published.cases c
    join published.customer_users u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${named.caseId}::uuid
      and u.user_id = any(${named.userIds}::uuid[])
    union all
    select k.contact_id, k.name, nullif(k.email, '')
    from published.contacts k
    where k.tenant_id = ${tenantId}::uuid and k.contact_id = any(${named.contactIds}::uuid[])`)
}

/** The users of the customer of a case. */
export function findPeopleOfCase(tenantId: string, caseId: string): Statement<PersonOfCase> {
  return lookup(sql<PersonOfCase>`
    select u.user_id as id, u.details ->> 'name' as name, nullif(u.details ->> 'email', '') as address, u.relation
    from published.cases c
    join published.customer_users u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    order by u.relation = 'debtor' desc, u.user_seq_id`)
}

/** The address at which the tenant wants its e-mails answered. */
export function findReplyAddress(tenantId: string): Statement<{ address: string }> {
  return lookup(sql<{ address: string }>`
    select b.address from published.mailboxes b
    where b.tenant_id = ${tenantId}::uuid and b.is_active
    order by b.mailbox_id limit 1`)
}

export function updateDelivery(
  tenantId: string,
  interactionId: string,
  change: {
    readonly state: State
    readonly delivery: Delivery | null
    readonly sendAfter: Date | null
    readonly now: Date
    readonly actor: Actor
  },
): Statement {
  return rowWritten(sql`
    update interactions
    set state = ${change.state}::text, delivery = ${json(change.delivery)}::jsonb,
        send_after = ${change.sendAfter}::timestamptz,
        sent_at = coalesce(sent_at, case when ${change.state}::text = 'SENT' then ${change.now}::timestamptz end),
        updated_at = ${change.now}::timestamptz, updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and interaction_id = ${interactionId}::uuid`)
}

/** Lets the debtor see an interaction that only staff could see so far. */
export function showToDebtor(tenantId: string, interactionId: string): Statement {
  return sql`
    update interactions set min_visibility_role = 'debtor'
    where tenant_id = ${tenantId}::uuid and interaction_id = ${interactionId}::uuid
      and min_visibility_role <> 'alternative-contact'`
}

export interface MailProtection {
  readonly withoutTls: 'hold' | 'link'
  readonly caseNumber: string | null
  /** The language of the recipient, if there is only one. */
  readonly spoken: string | null
  /** That of the creditor. */
  readonly country: string | null
}

/** What an e-mail without its content says: the number of its case, and what the tenant wants if there is no TLS. */
export function findProtection(
  tenantId: string,
  { caseId, userId }: { readonly caseId: string | null; readonly userId: string | null },
): Statement<MailProtection> {
  return sql<MailProtection>`
    select coalesce(s.email_without_tls, 'hold') as "withoutTls",
      coalesce(c.journal_number, c.case_seq_id::text) as "caseNumber", r.address ->> 'country' as country,
      (select u.language from published.customer_users u
       where u.tenant_id = ${tenantId}::uuid and u.user_id = ${userId}::uuid) as spoken
    from (select 1) one
    left join published.tenant_settings s on s.tenant_id = ${tenantId}::uuid
    left join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    left join published.creditors r on r.tenant_id = ${tenantId}::uuid and r.creditor_id = c.creditor_id`
}
