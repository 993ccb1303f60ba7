import type { Command } from '../../../platform/commands/command.ts'
import type { OutgoingMail } from '../../../platform/mail/mail.ts'
import type { MailOutcome, MailOwner } from '../../../platform/mail/send-due-mails.ts'
import { findOpenObjection } from '../../casework/updates/index.ts'
import { aboutInteraction, interactionView } from './interaction-view.ts'
import { updateDelivery } from './interaction-mail.queries.ts'
import { findInteraction, type InteractionRow, lockInteraction } from './interactions.queries.ts'
import { isSendable, stateAfterDelivery } from './interactions.rules.ts'
import type { Delivery, Interaction, State } from './interactions.schemas.ts'

/** The outbox purpose of e-mails of interactions. */
export const interactionMailPurpose = 'interaction'

/** The outbox purpose of e-mails from a template, which an objection stops. */
export const templateMailPurpose = 'template-interaction'

/** Tracks the e-mail of an interaction: QUEUED on the first attempt, SENT once a server accepted it, with all responses. */
export const interactionMailOwner: MailOwner = {
  async beforeAttempt(command, mail) {
    const row = await lockOf(command, mail)
    if (row === undefined || !isSendable(row.state)) return 'cancel'
    const delivery = row.delivery === null ? null : { ...row.delivery, attempts: mail.attempts }
    await change(command, row, { state: 'QUEUED', delivery })
    return 'send'
  },
  async afterAttempt(command, mail, outcome) {
    const row = await lockOf(command, mail)
    if (row === undefined) return
    const delivery = deliveryAfter(row, mail, outcome)
    const state = stateAfterDelivery(row.state, outcome.state)
    const after = await change(command, row, { state, delivery })
    if (outcome.state === 'SENT') command.emit({ ...aboutInteraction(after), type: 'interactions.send' })
  },
}

/** The same for e-mails from a template, which an objection raised since then cancels. */
export const templateMailOwner: MailOwner = {
  ...interactionMailOwner,
  async beforeAttempt(command, mail) {
    const row = await lockOf(command, mail)
    const caseId = row?.referenceType === 'case' ? row.referenceId : null
    if (row !== undefined && caseId !== null && (await findOpenObjection(command, caseId)) !== undefined) {
      if (isSendable(row.state)) await change(command, row, { state: 'CANCELLED', delivery: row.delivery })
      return 'cancel'
    }
    return (await interactionMailOwner.beforeAttempt?.(command, mail)) ?? 'send'
  },
}

function lockOf({ transaction, tenantId }: Command, mail: OutgoingMail): Promise<InteractionRow | undefined> {
  return transaction.maybeOne(lockInteraction(tenantId, mail.referenceId ?? '', 'super-admin'))
}

async function change(
  command: Command,
  row: InteractionRow,
  next: { readonly state: State; readonly delivery: Delivery | null },
): Promise<Interaction> {
  const { tenantId, transaction, now, actor } = command
  const { interactionId } = row
  const [, changed] = await Promise.all([
    transaction.run(updateDelivery(tenantId, interactionId, { ...next, now, actor })),
    transaction.one(findInteraction(tenantId, interactionId, 'super-admin')),
  ])
  const after = interactionView(changed)
  command.emit({ ...aboutInteraction(after), type: 'interactions.update' })
  command.audit({ subjectType: 'interaction', subjectId: interactionId, before: interactionView(row), after })
  return after
}

function deliveryAfter(row: InteractionRow, mail: OutgoingMail, outcome: MailOutcome): Delivery {
  const at = outcome.now.toISOString()
  return {
    state: outcome.state,
    subject: mail.subject,
    recipients: outcome.recipients.map(({ address, name, state, answer }) => ({ address, name, state, answer })),
    attempts: outcome.state === 'CANCELLED' ? (row.delivery?.attempts ?? 0) : mail.attempts,
    messageId: mail.messageId,
    lastAnswer: outcome.answer,
    nextAttemptAt: outcome.state === 'WAITING' ? outcome.dueAt.toISOString() : null,
    sentAt: outcome.state === 'SENT' ? at : null,
  }
}
