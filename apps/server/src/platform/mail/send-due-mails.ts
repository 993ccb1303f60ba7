import type { Clock } from '../clock/clock.ts'
import { nowOf } from '../clock/tenant-clock.ts'
import type { Command } from '../commands/command.ts'
import type { CommandServices } from '../commands/execute-command.ts'
import { runSystemCommand } from '../commands/system-command.ts'
import type { DueWork } from '../feature/feature.ts'
import type { Statement } from '../database/sql.ts'
import { getTenant } from '../identity/identity.queries.ts'
import type { Tenant } from '../identity/principal.ts'
import { newId } from '../ids.ts'
import { leaseFrom, whileKeepingLease } from '../jobs/lease.ts'
import {
  claimMails,
  deleteDoneMails,
  extendMails,
  findDueMail,
  type MailOutcomeRow,
  postponeMail,
  settleMail,
} from './mail.queries.ts'
import { captured, captureMails, isPostponed, outcomeAt } from './capture-mails.ts'
import type { AttemptAnswer } from './mail.rules.ts'
import type { MailTransport } from './mail-transport.ts'
import type { MailProtection, MailText, OutgoingMail } from './mail.ts'

/** The outcome of an attempt: `state` is WAITING if there will be another, at `dueAt`. */
export type MailOutcome = MailOutcomeRow

/**
 * Whether to send a mail that is due. One that is postponed is asked about again, and no attempt is counted. `encrypted`
 * sends it over TLS or not at all; `instead` sends other words, without its files.
 */
export type MailDecision =
  | 'send'
  | 'encrypted'
  | 'cancel'
  | { readonly postponeUntil: Date }
  | { readonly instead: MailText }

/** The owner of mails of one purpose, notified in transactions of the mail's tenant. */
export interface MailOwner {
  /** Called before every attempt: a mail that is no longer wanted is not sent, and one that is too early waits. */
  beforeAttempt?(command: Command, mail: OutgoingMail): Promise<MailDecision>
  /** Called with the outcome, in the transaction that records it. */
  afterAttempt?(command: Command, mail: OutgoingMail, outcome: MailOutcome): Promise<void>
  /**
   * Whom mails are for, in their order. Those that stay in the outbox are handled together if they have nobody in common:
   * what is done for a person may decide on the next mail to them. Without it, each is handled alone.
   */
  peopleOf?(read: ReadRows, tenantId: string, mails: readonly OutgoingMail[]): Promise<readonly (readonly string[])[]>
}

export type ReadRows = <Row>(statement: Statement<Row>) => Promise<Row[]>

export interface MailWorker extends CommandServices {
  readonly clock: Clock
  /** Undefined if there is no mail server: then only e-mails of test tenants are handled. */
  readonly transport: MailTransport | undefined
  /** The domain of the sender, used in Message-IDs. */
  readonly domain: string
  readonly owners: Readonly<Record<string, MailOwner>>
}

const batchSize = 8
/** Of a tenant whose mails stay in the outbox. */
const capturedSize = 25
/** Longer than other leases: a process that was paused for a while must not lead to a second mail. */
const leaseMs = 2 * 60 * 1000
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * Sends the mails that are due, and returns the number of attempts. A worker that is killed loses nothing: its mails
 * are claimed again when its lease ends. If it is killed between the server's acceptance and the commit, the mail is
 * sent twice, with the same Message-ID.
 */
export async function sendDueMails(worker: MailWorker): Promise<number> {
  return sendBatches(worker, worker.clock.now(), null)
}

/** Sends the mails of a tenant that are due by its own clock. */
export async function sendDueMailsOf(worker: MailWorker, tenant: Tenant): Promise<number> {
  return sendBatches(worker, nowOf(worker.clock, tenant), tenant)
}

/** Selects a row if a test tenant has mails to be sent at a time. */
export const mailsDue: DueWork = ({ tenantId }, now) => findDueMail(tenantId, now)

async function sendBatches(worker: MailWorker, now: Date, tenant: Tenant | null): Promise<number> {
  const limit = tenant === null ? batchSize : capturedSize
  let attemptCount = 0
  for (;;) {
    const mails = await takeDueMails(worker, now, { tenantId: tenant?.tenantId ?? null, limit })
    // An attempt can take minutes: four timeouts of half a minute and the longest upload.
    const extend = (leasedUntil: Date): Promise<unknown> =>
      worker.database.asWorker('mail', (transaction) => transaction.run(extendMails(mails, leasedUntil)))
    const work = async (): Promise<void> => {
      const alone = tenant === null ? mails : await captureMails(worker, tenant, mails)
      await settleAll(alone.map((mail) => attempt(worker, mail)))
    }
    await whileKeepingLease(worker.clock, extend, work, leaseMs)
    attemptCount += mails.length
    if (mails.length < limit) return attemptCount
  }
}

/** Deletes mails that were completed a month ago. Their owners have recorded the outcome. */
export async function sweepDoneMails({ database, clock }: Pick<MailWorker, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  for (let count = -1; count !== 0;) {
    count = await database.asWorker('mail', (transaction) => transaction.run(deleteDoneMails(before)))
  }
}

function takeDueMails(
  { database, domain, transport, clock }: MailWorker,
  now: Date,
  { tenantId, limit }: { readonly tenantId: string | null; readonly limit: number },
): Promise<OutgoingMail[]> {
  const serviceNow = clock.now()
  const leasedUntil = leaseFrom(serviceNow, leaseMs)
  const isCapturedOnly = transport === undefined
  return database.asWorker('mail', (transaction) =>
    transaction.many(
      claimMails({
        now,
        serviceNow,
        leasedUntil,
        leaseId: newId(),
        domain,
        limit,
        isCapturedOnly,
        tenantId,
      }),
    ),
  )
}

/** Waits for all; a failed one does not prevent others from being settled. */
async function settleAll(attempts: Promise<void>[]): Promise<void> {
  const settled = await Promise.allSettled(attempts)
  for (const outcome of settled) if (outcome.status === 'rejected') throw outcome.reason as Error
}

async function attempt(worker: MailWorker, mail: OutgoingMail): Promise<void> {
  const owner = worker.owners[mail.purpose]
  const tenant = await tenantOf(worker, mail)
  const run = <Result>(step: string, useCase: (command: Command) => Promise<Result>): Promise<Result> =>
    runSystemCommand(worker, tenant, step, useCase)
  const decision = await run('begin-mail', async (command) => {
    const decided = (await owner?.beforeAttempt?.(command, mail)) ?? 'send'
    if (isPostponed(decided)) await command.transaction.run(postponeMail(mail, decided.postponeUntil))
    return decided
  })
  if (isPostponed(decision)) return
  const answer = decision === 'cancel' ? undefined : await send(worker, mail, decision)
  const protection = answer === undefined || mail.isCaptured ? null : protectionOf(decision, answer)
  const settle = async (command: Command, owner?: MailOwner): Promise<void> => {
    const outcome = { ...outcomeAt(command.now, mail, answer), protection }
    const settledCount = await command.transaction.run(settleMail(mail, outcome))
    // Without the lease it is another worker's mail, and that worker notifies.
    if (settledCount === 1) await owner?.afterAttempt?.(command, mail, outcome)
  }
  try {
    await run('settle-mail', (command) => settle(command, owner))
  } catch (error) {
    // If the owner fails, settle the mail without it, so that nobody gets it again and again.
    await run('settle-mail', (command) => settle(command))
    throw error
  }
}

function send({ transport }: MailWorker, mail: OutgoingMail, decision: MailDecision): Promise<AttemptAnswer> {
  if (mail.isCaptured) return Promise.resolve(captured(mail))
  if (transport === undefined) throw new Error('A mail was claimed, but there is no mail server.')
  if (typeof decision !== 'object' || isPostponed(decision))
    return transport.send(mail, { connection: decision === 'encrypted' ? 'encrypted' : 'usual' })
  const { subject, text, html } = decision.instead
  const content = { ...mail.content, text, html, attachments: [] }
  return transport.send({ ...mail, subject, content }, { connection: 'open' })
}

function protectionOf(decision: MailDecision, answer: AttemptAnswer): MailProtection {
  if (answer.isUnencrypted === true) return 'HELD'
  if (answer.accepted.length === 0 || decision === 'send') return null
  if (decision !== 'encrypted') return 'LINK'
  return answer.isLocal === true ? 'LOCAL' : 'TLS'
}

async function tenantOf({ database }: MailWorker, { tenantId }: OutgoingMail): Promise<Tenant> {
  const [tenant] = await database.read(tenantId, getTenant(tenantId))
  if (tenant === undefined) throw new Error('The outbox has a mail of an unknown tenant.')
  return { tenantId, ...tenant }
}
