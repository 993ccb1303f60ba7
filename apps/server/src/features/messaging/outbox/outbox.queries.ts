import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import type { MailRecipient } from '../../../platform/mail/mail.ts'
import { interactionMailPurpose } from '../interactions/index.ts'
import type { OutgoingMail } from './outbox.schemas.ts'

export interface OutgoingMailRow {
  readonly mailId: string
  readonly purpose: string
  readonly referenceId: string | null
  readonly state: OutgoingMail['state']
  readonly isCaptured: boolean
  readonly recipients: readonly MailRecipient[]
  readonly subject: string
  readonly attempts: number
  readonly lastAnswer: string | null
  readonly createdAt: Date
  readonly doneAt: Date | null
  readonly text: string | null
  readonly attachments: string[]
}

/** What a caller may read in the outbox: messages on cases, e-mails of the service to staff, or both. */
export interface OutboxReader {
  readonly role: Role
  readonly readsMessages: boolean
  readonly readsStaffMails: boolean
}

/** The e-mails of a tenant that the reader may see, newest first. */
export function listOutgoingMails(
  tenantId: string,
  { role, readsMessages, readsStaffMails }: OutboxReader,
  filters: { readonly state: string | null; readonly text: string | null },
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<OutgoingMailRow> {
  const isMessage = sql`m.purpose = ${interactionMailPurpose}::text`
  // Password links are only for their recipient.
  const isShown = sql`m.is_captured and m.purpose not like 'password-%'`
  return plannedByValues(sql<OutgoingMailRow>`
    select m.mail_id as "mailId", m.purpose, m.reference_id as "referenceId", m.state, m.is_captured as "isCaptured",
           m.recipients, m.subject, m.attempts, m.last_answer as "lastAnswer", m.created_at as "createdAt",
           m.done_at as "doneAt",
           case when ${isShown} then m.content ->> 'text' end as text,
           case when ${isShown} then array(
             select a ->> 'fileName' from jsonb_array_elements(m.content -> 'attachments') a) else '{}' end as attachments
    from outgoing_mails m
    left join published.interactions i on i.tenant_id = m.tenant_id and i.interaction_id = m.reference_id and ${isMessage}
    where m.tenant_id = ${tenantId}::uuid
      and (i.interaction_id is null or i.min_visibility_role = any (${rolesUpTo(role)}::text[]))
      and case when ${isMessage} then ${readsMessages}::boolean else ${readsStaffMails}::boolean end
      ${filters.state === null ? sql`` : sql`and m.state = ${filters.state}::text`}
      ${filters.text === null ? sql`` : withText(filters.text)}
      ${page.after === null ? sql`` : sql`and m.mail_id < ${page.after}::uuid`}
    order by m.mail_id desc
    limit ${page.limit}::integer offset ${page.offset}::bigint`)
}

function withText(text: string): Statement {
  return sql`
    and (position(lower(${text}::text) in lower(m.subject)) > 0
      or exists (
        select from jsonb_array_elements(m.recipients) r
        where position(lower(${text}::text) in lower(concat_ws(' ', r ->> 'address', r ->> 'name'))) > 0))`
}
