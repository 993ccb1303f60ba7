import { json, rowsWritten, rowWritten, sql, type Statement } from '../database/sql.ts'
import type { MailContent, MailProtection, MailRecipient, OutgoingMail } from './mail.ts'

export interface NewMailRow {
  readonly mailId: string
  readonly purpose: string
  readonly referenceId: string | null
  readonly senderName: string
  readonly recipients: readonly MailRecipient[]
  readonly subject: string
  readonly content: MailContent
  readonly dueAt: Date
  readonly createdAt: Date
}

export function insertMail(tenantId: string, mail: NewMailRow): Statement {
  return rowsWritten(sql`
    insert into outgoing_mails (
      tenant_id, mail_id, purpose, reference_id, state, sender_name, recipients, subject, content, due_at, created_at,
      is_captured)
    select
      t.tenant_id, ${mail.mailId}::uuid, ${mail.purpose}::text, ${mail.referenceId}::uuid, 'WAITING',
      ${mail.senderName}::text, ${json(mail.recipients)}::jsonb, ${mail.subject}::text,
      ${json(mail.content)}::jsonb, ${mail.dueAt}::timestamptz, ${mail.createdAt}::timestamptz,
      t.is_test
    from published.tenants t where t.tenant_id = ${tenantId}::uuid
    returning true`)
}

/** Deletes the mails about subjects, such as those to a person whose data is erased. One that waits is not sent. */
export function deleteMailsAbout(tenantId: string, referenceIds: readonly string[]): Statement {
  return sql`
    delete from outgoing_mails where tenant_id = ${tenantId}::uuid and reference_id = any (${referenceIds}::uuid[])`
}

/**
 * Claims due mails, each for one worker: others skip claimed ones, and those of a dead worker are due again when its
 * lease ends. The attempt counts from here, so that one with an unknown outcome is counted too.
 *
 * Mails of one tenant are claimed by the worker that moves its clock, and only by that one. It takes over what a dead
 * worker left at once, on the same day: these mails stay in the outbox, so that nobody can get one twice.
 */
export function claimMails(claim: {
  /** Mails that are due at this time: that of the tenant, if there is one. */
  readonly now: Date
  readonly serviceNow: Date
  readonly leasedUntil: Date
  readonly leaseId: string
  readonly domain: string
  readonly limit: number
  /** There is no mail server: only mails that stay in the outbox are claimed. */
  readonly isCapturedOnly: boolean
  /** Only mails of this tenant, whose clock differs from the service's. */
  readonly tenantId: string | null
}): Statement<OutgoingMail> {
  return sql<OutgoingMail>`
    update outgoing_mails m
    set lease_id = ${claim.leaseId}::uuid, leased_until = ${claim.leasedUntil}::timestamptz, attempts = m.attempts + 1,
        message_id = coalesce(m.message_id, '<' || m.mail_id || '@' || ${claim.domain}::text || '>')
    from (
      select tenant_id, mail_id from outgoing_mails
      where state = 'WAITING' ${claim.isCapturedOnly ? sql`and is_captured` : sql``} and due_at <= ${claim.now}::timestamptz
        and ${claim.tenantId === null ? isFree(claim.serviceNow) : sql`tenant_id = ${claim.tenantId}::uuid`}
      order by due_at
      limit ${claim.limit}::integer
      for update skip locked) due
    where m.tenant_id = due.tenant_id and m.mail_id = due.mail_id
    returning m.tenant_id as "tenantId", m.mail_id as "mailId", m.purpose, m.reference_id as "referenceId",
      m.sender_name as "senderName", m.recipients, m.subject, m.content, m.message_id as "messageId", m.attempts,
      m.lease_id as "leaseId", m.is_captured as "isCaptured"`
}

/** No living worker has the mail. */
function isFree(serviceNow: Date): Statement {
  return sql`(leased_until is null or leased_until <= ${serviceNow}::timestamptz)`
}

/** Keeps claimed mails that are not settled yet. */
export function extendMails(mails: readonly OutgoingMail[], leasedUntil: Date): Statement {
  return sql`
    update outgoing_mails m set leased_until = ${leasedUntil}::timestamptz
    from unnest(${mails.map(({ tenantId }) => tenantId)}::uuid[], ${mails.map(({ mailId }) => mailId)}::uuid[],
                ${mails.map(({ leaseId }) => leaseId)}::uuid[]) as c (tenant_id, mail_id, lease_id)
    where m.tenant_id = c.tenant_id and m.mail_id = c.mail_id and m.lease_id = c.lease_id and m.state = 'WAITING'`
}

/** Selects a row if a tenant has a mail that is due at a time. */
export function findDueMail(tenantId: string, now: Date): Statement {
  return sql`
    select from outgoing_mails
    where tenant_id = ${tenantId}::uuid and state = 'WAITING' and is_captured and due_at <= ${now}::timestamptz`
}

/** What an e-mail of a purpose belongs to, by the id in its Message-ID. */
export function findMailReference(
  tenantId: string,
  mailId: string,
  purpose: string,
): Statement<{ referenceId: string | null }> {
  return sql<{ referenceId: string | null }>`
    select reference_id as "referenceId" from outgoing_mails
    where tenant_id = ${tenantId}::uuid and mail_id = ${mailId}::uuid and purpose = ${purpose}::text`
}

export interface MailOutcomeRow {
  readonly state: 'WAITING' | 'SENT' | 'BOUNCED' | 'CANCELLED'
  readonly recipients: readonly MailRecipient[]
  readonly answer: string | null
  /** When the next attempt is due; meaningless for a completed mail. */
  readonly dueAt: Date
  readonly now: Date
  readonly protection: MailProtection
}

/** Records the outcome of an attempt, unless another worker has the lease: then it changes nothing. */
export function settleMail(mail: OutgoingMail, outcome: MailOutcomeRow): Statement {
  const doneAt = outcome.state === 'WAITING' ? null : outcome.now
  return rowWritten(sql`
    update outgoing_mails
    set state = ${outcome.state}::text, recipients = ${json(outcome.recipients)}::jsonb,
        last_answer = ${outcome.answer}::text, due_at = ${outcome.dueAt}::timestamptz, lease_id = null,
        leased_until = null, done_at = ${doneAt}::timestamptz,
        content = case when ${doneAt}::timestamptz is null or is_captured then content end
    where tenant_id = ${mail.tenantId}::uuid and mail_id = ${mail.mailId}::uuid and lease_id = ${mail.leaseId}::uuid
      and state = 'WAITING'`)
}

/** Returns a claimed mail to the outbox until a later time. It was not attempted. */
export function postponeMail(mail: OutgoingMail, dueAt: Date): Statement {
  return rowWritten(sql`
    update outgoing_mails
    set due_at = ${dueAt}::timestamptz, attempts = attempts - 1, lease_id = null, leased_until = null
    where tenant_id = ${mail.tenantId}::uuid and mail_id = ${mail.mailId}::uuid and lease_id = ${mail.leaseId}::uuid
      and state = 'WAITING'`)
}

export function deleteDoneMails(before: Date): Statement {
  return sql`
    delete from outgoing_mails m
    using (
      select tenant_id, mail_id from outgoing_mails
      where state <> 'WAITING' and done_at < ${before}::timestamptz
      limit 1000 for update skip locked) old
    where m.tenant_id = old.tenant_id and m.mail_id = old.mail_id`
}
