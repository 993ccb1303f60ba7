import type { Command } from '../../../platform/commands/command.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { type OutboundGuard, OutboundRefusal } from '../../../platform/outbound/outbound-guard.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { requireFound, validationFailed } from '../../../problems/index.ts'
import { message, problem } from './incoming-mail.problems.ts'
import type { ImapInput, Mailbox, MailboxInput, MailboxPatch } from './incoming-mail.schemas.ts'
import { addressesOfServer } from './imap-server.ts'
import {
  deleteMailbox as deleteMailboxRow,
  findMailbox,
  insertMailbox,
  listSealedPasswords,
  lockMailbox,
  type MailboxRow,
  replaceSealedPassword,
  type StoredImap,
  updateMailbox,
} from './mailboxes.queries.ts'

/** The purpose for which passwords of mailboxes are encrypted. */
export const passwordPurpose = 'mailbox'

const noMailbox = message('There is no such mailbox.')

/** A mailbox as it is read, without its password. */
export function mailboxView({ host, port, userName, folder, ...row }: MailboxRow): Mailbox {
  const isFetched = host !== null && port !== null && userName !== null && folder !== null
  const { mailboxId, tenantId, address, isActive, lastError, createdBy, updatedBy } = row
  return {
    ...{ mailboxId, tenantId, address, imap: isFetched ? { host, port, userName, folder } : null, isActive },
    ...{ polledAt: nullableInstant(row.polledAt), lastError, createdAt: instant(row.createdAt), createdBy },
    ...{ updatedAt: nullableInstant(row.updatedAt), updatedBy },
  }
}

/** Rejects a server that the service would not connect to. A name that does not resolve now may do so later. */
export async function requireServer(guard: OutboundGuard, imap: ImapInput | null | undefined): Promise<void> {
  if (imap === null || imap === undefined) return
  try {
    await addressesOfServer(guard, imap).catch((error: unknown) => {
      if (error instanceof OutboundRefusal) throw error
    })
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error
    throw problem('mailbox-server-refused', message('The mail server {0}.', error.reason), {
      errors: [{ path: '/imap/host', message: error.reason }],
    })
  }
}

function sealed({ secrets }: Command, imap: ImapInput): StoredImap {
  const { host, port, userName, password, folder = 'INBOX' } = imap
  return { host, port, userName, folder, password: secrets.seal(passwordPurpose, password) }
}

/** The longest part before the @ that has space for a tag (RFC 5321 allows 64 characters). */
const localPartMax = 31

function taggable(address: string): string {
  if (address.lastIndexOf('@') <= localPartMax) return address.toLowerCase()
  const error = message('must have at most {0} characters before the @', localPartMax)
  throw validationFailed([{ path: '/address', message: error }])
}

/** Adds a mailbox. With `imap` it is read at once, then every minute. */
export async function createMailbox(command: Command, input: MailboxInput): Promise<Mailbox> {
  const { tenantId, transaction, now, actor } = command
  const mailboxId = command.newId()
  const imap = input.imap === null || input.imap === undefined ? null : sealed(command, input.imap)
  const nextPollAt = imap === null ? null : now
  const address = taggable(input.address)
  const { isActive = true } = input
  await transaction.run(insertMailbox({ tenantId, mailboxId, address, imap, isActive, nextPollAt, now, actor }))
  const created = mailboxView(await transaction.one(findMailbox(tenantId, mailboxId)))
  command.audit({ subjectType: 'mailbox', subjectId: mailboxId, after: created })
  return created
}

/** Changes the address, the server, or whether the mailbox is used. */
export async function patchMailbox(
  command: Command,
  mailboxId: string,
  { address, imap, isActive }: MailboxPatch,
): Promise<Mailbox> {
  const { tenantId, transaction, now, actor } = command
  const before = mailboxView(requireFound(await transaction.maybeOne(lockMailbox(tenantId, mailboxId)), noMailbox))
  command.requireMatch(before)
  if (address === undefined && imap === undefined && isActive === undefined) return before
  const isFetched = imap === undefined ? before.imap !== null : imap !== null
  await transaction.run(
    updateMailbox(tenantId, mailboxId, {
      ...{
        address: address === undefined ? before.address : taggable(address),
        isActive: isActive ?? before.isActive,
        now,
        actor,
      },
      imap: imap === undefined || imap === null ? imap : sealed(command, imap),
      nextPollAt: isFetched ? now : null,
    }),
  )
  const after = mailboxView(await transaction.one(findMailbox(tenantId, mailboxId)))
  command.audit({ subjectType: 'mailbox', subjectId: mailboxId, before, after })
  return after
}

/** Removes a mailbox. What has arrived stays in the inbox. */
export async function deleteMailbox(command: Command, mailboxId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const before = mailboxView(requireFound(await transaction.maybeOne(lockMailbox(tenantId, mailboxId)), noMailbox))
  command.requireMatch(before)
  await transaction.run(deleteMailboxRow(tenantId, mailboxId))
  command.audit({ subjectType: 'mailbox', subjectId: mailboxId, before })
  return {}
}

/** Encrypts the passwords of a tenant's mailboxes with the current key. Returns how many that affected. */
export async function resealMailboxPasswords(
  transaction: Transaction,
  tenantId: string,
  secrets: SecretBox,
): Promise<number> {
  let count = 0
  for (const { mailboxId, password } of await transaction.many(listSealedPasswords(tenantId))) {
    if (secrets.isCurrent(password)) continue
    const again = secrets.seal(passwordPurpose, secrets.open(passwordPurpose, password))
    count += await transaction.run(replaceSealedPassword(tenantId, mailboxId, again))
  }
  return count
}
