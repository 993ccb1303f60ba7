import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'

export interface MailboxRow {
  readonly mailboxId: string
  readonly tenantId: string
  readonly address: string
  readonly host: string | null
  readonly port: number | null
  readonly userName: string | null
  readonly folder: string | null
  readonly isActive: boolean
  readonly polledAt: Date | null
  readonly lastError: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  m.mailbox_id as "mailboxId", m.tenant_id as "tenantId", m.address, m.host, m.port, m.user_name as "userName", m.folder,
  m.is_active as "isActive", m.polled_at as "polledAt", m.last_error as "lastError", m.created_at as "createdAt",
  m.created_by as "createdBy", m.updated_at as "updatedAt", m.updated_by as "updatedBy"`

export function findMailbox(tenantId: string, mailboxId: string): Statement<MailboxRow> {
  return sql<MailboxRow>`
    select ${columns} from mailboxes m
    where m.tenant_id = ${tenantId}::uuid and m.mailbox_id = ${mailboxId}::uuid`
}

export function lockMailbox(tenantId: string, mailboxId: string): Statement<MailboxRow> {
  return sql<MailboxRow>`${findMailbox(tenantId, mailboxId)} for update of m`
}

export function listMailboxes(
  tenantId: string,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<MailboxRow> {
  return sql<MailboxRow>`
    select ${columns} from mailboxes m
    where m.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or m.mailbox_id > ${page.after}::uuid)
    order by m.mailbox_id limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Where a mailbox is fetched from, with the sealed password. */
export interface StoredImap {
  readonly host: string
  readonly port: number
  readonly userName: string
  readonly password: string
  readonly folder: string
}

export function insertMailbox(mailbox: {
  readonly tenantId: string
  readonly mailboxId: string
  readonly address: string
  readonly imap: StoredImap | null
  readonly isActive: boolean
  readonly nextPollAt: Date | null
  readonly now: Date
  readonly actor: Actor
}): Statement {
  const { imap } = mailbox
  return sql`
    insert into mailboxes (
      tenant_id, mailbox_id, address, host, port, user_name, password, folder, is_active, next_poll_at, created_at,
      created_by)
    values (
      ${mailbox.tenantId}::uuid, ${mailbox.mailboxId}::uuid, ${mailbox.address}::text, ${imap?.host ?? null}::text,
      ${imap?.port ?? null}::integer, ${imap?.userName ?? null}::text, ${imap?.password ?? null}::text,
      ${imap?.folder ?? null}::text, ${mailbox.isActive}::boolean, ${mailbox.nextPollAt}::timestamptz, ${mailbox.now}::timestamptz,
      ${json(mailbox.actor)}::jsonb)`
}

/** Changes a mailbox and has it read again. Another server or folder is read from its beginning. */
export function updateMailbox(
  tenantId: string,
  mailboxId: string,
  change: {
    readonly address: string
    readonly isActive: boolean
    /** Undefined leaves it as it is. */
    readonly imap: StoredImap | null | undefined
    readonly nextPollAt: Date | null
    readonly now: Date
    readonly actor: Actor
  },
): Statement {
  const { imap } = change
  const server =
    imap === undefined
      ? sql``
      : sql`host = ${imap?.host ?? null}::text, port = ${imap?.port ?? null}::integer,
            user_name = ${imap?.userName ?? null}::text, password = ${imap?.password ?? null}::text,
            folder = ${imap?.folder ?? null}::text, uid_validity = null, last_uid = 0, lease_id = null,
            leased_until = null, polled_at = null, `
  return sql`
    update mailboxes set ${server} address = ${change.address}::text, is_active = ${change.isActive}::boolean,
      next_poll_at = ${change.nextPollAt}::timestamptz, last_error = null, updated_at = ${change.now}::timestamptz,
      updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and mailbox_id = ${mailboxId}::uuid`
}

export function deleteMailbox(tenantId: string, mailboxId: string): Statement {
  return sql`delete from mailboxes where tenant_id = ${tenantId}::uuid and mailbox_id = ${mailboxId}::uuid`
}

export interface ClaimedMailbox extends StoredImap {
  readonly mailboxId: string
  readonly uidValidity: string | null
  readonly lastUid: number
  readonly createdAt: Date
}

/** Takes a mailbox of a tenant that is due, for one worker at a time. */
export function claimMailbox(
  tenantId: string,
  claim: { readonly now: Date; readonly leaseId: string; readonly leasedUntil: Date },
): Statement<ClaimedMailbox> {
  return sql<ClaimedMailbox>`
    update mailboxes m set lease_id = ${claim.leaseId}::uuid, leased_until = ${claim.leasedUntil}::timestamptz
    from (
      select mailbox_id from mailboxes
      where tenant_id = ${tenantId}::uuid and is_active and next_poll_at <= ${claim.now}::timestamptz
        and (leased_until is null or leased_until <= ${claim.now}::timestamptz)
      order by next_poll_at limit 1 for update skip locked) due
    where m.tenant_id = ${tenantId}::uuid and m.mailbox_id = due.mailbox_id
    returning m.mailbox_id as "mailboxId", m.host, m.port, m.user_name as "userName", m.password, m.folder,
      m.uid_validity::text as "uidValidity", m.last_uid as "lastUid", m.created_at as "createdAt"`
}

/** Keeps a mailbox that is being read. */
export function extendPoll(
  tenantId: string,
  { mailboxId, leaseId, leasedUntil }: { readonly mailboxId: string; readonly leaseId: string; leasedUntil: Date },
): Statement {
  return sql`
    update mailboxes set leased_until = ${leasedUntil}::timestamptz
    where tenant_id = ${tenantId}::uuid and mailbox_id = ${mailboxId}::uuid and lease_id = ${leaseId}::uuid`
}

/** How far a mailbox was read. It changes nothing if another worker has the lease, or the mailbox was changed. */
export function keepPosition(
  tenantId: string,
  position: {
    readonly mailboxId: string
    readonly leaseId: string
    readonly uidValidity: string
    readonly lastUid: number
  },
): Statement {
  return sql`
    update mailboxes set uid_validity = ${position.uidValidity}::bigint, last_uid = ${position.lastUid}::bigint
    where tenant_id = ${tenantId}::uuid and mailbox_id = ${position.mailboxId}::uuid
      and lease_id = ${position.leaseId}::uuid`
}

export function finishPoll(
  tenantId: string,
  poll: {
    readonly mailboxId: string
    readonly leaseId: string
    readonly now: Date
    readonly nextPollAt: Date
    readonly error: string | null
  },
): Statement {
  return sql`
    update mailboxes set lease_id = null, leased_until = null, polled_at = ${poll.now}::timestamptz,
      next_poll_at = ${poll.nextPollAt}::timestamptz, last_error = ${poll.error}::text
    where tenant_id = ${tenantId}::uuid and mailbox_id = ${poll.mailboxId}::uuid and lease_id = ${poll.leaseId}::uuid`
}

export function listSealedPasswords(tenantId: string): Statement<{ mailboxId: string; password: string }> {
  return sql<{ mailboxId: string; password: string }>`
    select mailbox_id as "mailboxId", password from mailboxes
    where tenant_id = ${tenantId}::uuid and password is not null order by mailbox_id for update`
}

export function replaceSealedPassword(tenantId: string, mailboxId: string, password: string): Statement {
  return sql`
    update mailboxes set password = ${password}::text
    where tenant_id = ${tenantId}::uuid and mailbox_id = ${mailboxId}::uuid`
}
