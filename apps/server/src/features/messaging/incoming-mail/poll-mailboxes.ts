import type { Logger } from 'pino'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import { discardAll, keepContent, type Upload } from '../../../platform/http/operations/uploads.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { leaseFrom, whileKeepingLease } from '../../../platform/jobs/lease.ts'
import { Problem } from '../../../problems/index.ts'
import { message } from './incoming-mail.problems.ts'
import { passwordPurpose } from './change-mailbox.ts'
import { type FetchedMail, type OpenFolder, withFolder } from './imap-server.ts'
import { claimMailbox, type ClaimedMailbox, extendPoll, finishPoll, keepPosition } from './mailboxes.queries.ts'
import { type PreparedMail, prepareMail, receiveMail } from './receive-mail.ts'

export type PollServices = Pick<Services, 'database' | 'secrets' | 'publicUrl' | 'clock' | 'outbound' | 'files'>

const minuteMs = 60_000
const pauseMs = minuteMs
/** After an error: a wrong password is not tried every minute, since servers lock logins out. */
const pauseAfterErrorMs = 5 * minuteMs
const batchSize = 50
const dayMs = 86_400_000

/** Reads the mailboxes that are due. One that cannot be read does not stop the others, and says why. */
export async function pollMailboxes(services: PollServices, logger: Pick<Logger, 'error'>): Promise<void> {
  const tenants = await services.database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    try {
      await pollMailboxesOf(services, tenant)
    } catch (error) {
      logger.error({ err: error, tenantId: tenant.tenantId }, 'the mailboxes of a tenant could not be read')
    }
  }
}

/** The same for one tenant. */
export async function pollMailboxesOf(services: PollServices, tenant: Tenant): Promise<void> {
  const { tenantId } = tenant
  const { database, clock } = services
  // Each is due again at a later time, so this ends. It begins by the time that it was when it began.
  const now = clock.now()
  for (;;) {
    const leaseId = newId()
    const claim = { now, leaseId, leasedUntil: leaseFrom(clock.now()) }
    const mailbox = await database.inTenant(tenantId, (transaction) =>
      transaction.maybeOne(claimMailbox(tenantId, claim)),
    )
    if (mailbox === undefined) return
    const extend = (leasedUntil: Date): Promise<unknown> =>
      database.inTenant(tenantId, (transaction) =>
        transaction.run(extendPoll(tenantId, { mailboxId: mailbox.mailboxId, leaseId, leasedUntil })),
      )
    const read = (): ReturnType<typeof readNew> => readNew(services, tenant, { ...mailbox, leaseId })
    const { error, isMore } = await whileKeepingLease(clock, extend, read)
    const finishedAt = clock.now()
    const nextPollAt = new Date(finishedAt.getTime() + pauseAfter(error, isMore))
    const poll = { mailboxId: mailbox.mailboxId, leaseId, now: finishedAt, nextPollAt, error }
    await database.inTenant(tenantId, (transaction) => transaction.run(finishPoll(tenantId, poll)))
  }
}

function pauseAfter(error: string | null, isMore: boolean): number {
  if (error !== null) return pauseAfterErrorMs
  return isMore ? 1 : pauseMs
}

type Leased = ClaimedMailbox & { readonly leaseId: string }

async function readNew(
  services: PollServices,
  tenant: Tenant,
  mailbox: Leased,
): Promise<{ readonly error: string | null; readonly isMore: boolean }> {
  try {
    const password = services.secrets.open(passwordPurpose, mailbox.password)
    const isMore = await withFolder(services.outbound, { ...mailbox, password }, (folder) =>
      readFolder(services, tenant, { mailbox, folder }),
    )
    return { error: null, isMore }
  } catch (error) {
    return { error: wordsOf(error), isMore: false }
  }
}

/** Takes in what has arrived since the last time. Returns whether there is more. */
async function readFolder(
  { database, ...services }: PollServices,
  tenant: Tenant,
  { mailbox, folder }: { readonly mailbox: Leased; readonly folder: OpenFolder },
): Promise<boolean> {
  const { tenantId } = tenant
  const { mailboxId, leaseId } = mailbox
  const { uidValidity } = folder
  const lastUid = uidValidity === mailbox.uidValidity ? mailbox.lastUid : 0
  // Servers compare days in a time zone of their own.
  const uids = await folder.list(lastUid, new Date(mailbox.createdAt.getTime() - dayMs))
  for (const uid of uids.slice(0, batchSize)) {
    const fetched = await folder.fetch(uid)
    if (fetched !== undefined) await takeIn({ database, ...services }, tenant, fetched)
    // Only now: if the process dies before, the message is fetched again and recognised.
    const position = { mailboxId, leaseId, uidValidity, lastUid: uid }
    const kept = await database.inTenant(tenantId, (transaction) => transaction.run(keepPosition(tenantId, position)))
    if (kept === 0) return false
  }
  return uids.length > batchSize
}

async function takeIn(services: PollServices, tenant: Tenant, { bytes }: FetchedMail): Promise<void> {
  const { tenantId } = tenant
  const kept: Upload[] = []
  const keepFile: Parameters<typeof prepareMail>[0]['keepFile'] = async (file) => {
    const upload = await keepContent(services.files, tenantId, file)
    kept.push(upload)
    return upload
  }
  try {
    const prepared = await prepareMail({ tenantId, keepFile }, bytes)
    const { isNew } = await receive(services, tenant, prepared)
    if (!isNew) await discardAll(kept)
  } catch (error) {
    await discardAll(kept)
    throw error
  }
}

/** A message must arrive even if there is no space for its files. */
async function receive(services: PollServices, tenant: Tenant, prepared: PreparedMail): ReturnType<typeof receiveMail> {
  const run = (mail: PreparedMail): ReturnType<typeof receiveMail> =>
    runSystemCommand(services, tenant, 'receive-mail', (command) => receiveMail(command, mail, 'MAILBOX'))
  try {
    return await run(prepared)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'file-quota-exceeded') throw error
    const reason = message('There is no space left for files.')
    const leftOut = prepared.kept.map(({ fileName }) => ({ fileName, reason }))
    const received = await run({ ...prepared, kept: [], leftOut: [...prepared.leftOut, ...leftOut] })
    await discardAll(prepared.kept)
    return received
  }
}

/** What an administrator can do something about: the answer of the server, without the login. */
function wordsOf(error: unknown): string {
  const { responseText, message: text } = error as { responseText?: string; message?: string }
  return (responseText ?? text ?? String(error)).replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500)
}
