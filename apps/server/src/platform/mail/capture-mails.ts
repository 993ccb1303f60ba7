import type { Command } from '../commands/command.ts'
import { eachAsCommand } from '../commands/each-as-command.ts'
import { runSystemCommand } from '../commands/system-command.ts'
import type { Tenant } from '../identity/principal.ts'
import { postponeMail, settleMail } from './mail.queries.ts'
import { type AttemptAnswer, outcomeOf, pauseAfter } from './mail.rules.ts'
import type { MailDecision, MailOutcome, MailOwner, MailWorker } from './send-due-mails.ts'
import type { OutgoingMail } from './mail.ts'

/**
 * Handles mails that stay in the outbox of a test tenant, in one transaction for many: nothing is sent, so that nothing can
 * be sent twice. Returns those that are to be attempted alone, because their owner wants that or something failed.
 */
export async function captureMails(
  worker: MailWorker,
  tenant: Tenant,
  mails: readonly OutgoingMail[],
): Promise<OutgoingMail[]> {
  const alone = mails.filter((mail) => worker.owners[mail.purpose]?.peopleOf === undefined || !mail.isCaptured)
  for (const purpose of new Set(mails.map((mail) => mail.purpose))) {
    const owner = worker.owners[purpose]
    const own = mails.filter((mail) => mail.purpose === purpose && !alone.includes(mail))
    if (owner === undefined || own.length === 0) continue
    for (const group of await groupsOf(worker, owner, own)) {
      const isDone = await captureTogether(worker, { tenant, owner }, group)
      if (!isDone) alone.push(...group)
    }
  }
  return alone
}

/** Groups of mails that have nobody in common, in their order. */
async function groupsOf(
  { database }: MailWorker,
  owner: MailOwner,
  mails: readonly OutgoingMail[],
): Promise<OutgoingMail[][]> {
  const tenantId = mails[0]?.tenantId ?? ''
  const people = await owner.peopleOf?.((statement) => database.read(tenantId, statement), tenantId, mails)
  const groups: { readonly mails: OutgoingMail[]; readonly people: Set<string> }[] = []
  for (const [index, mail] of mails.entries()) {
    const own = people?.[index] ?? []
    let group = groups.find((each) => !own.some((person) => each.people.has(person)))
    if (group === undefined) groups.push((group = { mails: [], people: new Set() }))
    group.mails.push(mail)
    for (const person of own) group.people.add(person)
  }
  return groups.map((group) => group.mails)
}

/** Returns false if something failed. Then nothing was done. */
async function captureTogether(
  worker: MailWorker,
  { tenant, owner }: { readonly tenant: Tenant; readonly owner: MailOwner },
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  try {
    await runSystemCommand(worker, tenant, 'settle-mail', async (command) => {
      const outcomes = await eachAsCommand(command, mails, (own, mail) => capture(own, mail, owner))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    })
    return true
  } catch {
    return false
  }
}

async function capture(command: Command, mail: OutgoingMail, owner: MailOwner): Promise<void> {
  const decision = (await owner.beforeAttempt?.(command, mail)) ?? 'send'
  if (isPostponed(decision)) {
    await command.transaction.run(postponeMail(mail, decision.postponeUntil))
    return
  }
  const answer = decision === 'cancel' ? undefined : captured(mail)
  const outcome = { ...outcomeAt(command.now, mail, answer), protection: null }
  const settledCount = await command.transaction.run(settleMail(mail, outcome))
  if (settledCount === 1) await owner.afterAttempt?.(command, mail, outcome)
}

/** Whether a mail is to be asked about again later. */
export function isPostponed(decision: MailDecision): decision is { readonly postponeUntil: Date } {
  return typeof decision === 'object' && 'postponeUntil' in decision
}

/** The result for an e-mail of a demo or test tenant: as if it were sent, so that everything after it can be tried. */
export function captured({ recipients }: OutgoingMail): AttemptAnswer {
  return {
    accepted: recipients.map(({ address }) => address),
    rejected: [],
    answer: 'Kept in the outbox: demo and test tenants send no e-mail.',
  }
}

/** The outcome of an attempt; without an answer, the mail was cancelled. */
export function outcomeAt(
  now: Date,
  mail: OutgoingMail,
  answer: AttemptAnswer | undefined,
): Omit<MailOutcome, 'protection'> {
  const dueAt = new Date(now.getTime() + pauseAfter(mail.attempts, Math.random()))
  if (answer === undefined) return { state: 'CANCELLED', recipients: mail.recipients, answer: null, dueAt, now }
  return { ...outcomeOf(mail.recipients, answer, mail.attempts), answer: answer.answer, dueAt, now }
}
