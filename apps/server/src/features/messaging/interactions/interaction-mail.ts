import type { Command } from '../../../platform/commands/command.ts'
import type { OutgoingMail } from '../../../platform/mail/mail.ts'
import type { MailOutcome, MailOwner } from '../../../platform/mail/send-due-mails.ts'
import { gateDueMessage } from './ask-contact-gate.ts'
import { aboutInteraction, interactionView } from './interaction-view.ts'
import { showToDebtor, updateDelivery } from './interaction-mail.queries.ts'
import { findAddresseesOf, findInteraction, type InteractionRow, lockInteraction } from './interactions.queries.ts'
import { isSendable, stateAfterDelivery } from './interactions.rules.ts'
import { protectMail } from './protect-mail.ts'
import type { Delivery, Interaction, State } from './interactions.schemas.ts'

/**
 * Tracks the e-mail of an interaction: QUEUED on the first attempt, SENT once a server accepted it, with all responses.
 * The contact gate is asked before every attempt, since anything may have changed since the e-mail was created.
 */
export const interactionMailOwner: MailOwner = {
  async peopleOf(read, tenantId, mails) {
    const ids = mails.map(({ referenceId }) => referenceId ?? '').filter((id) => id !== '')
    const rows = await read(findAddresseesOf(tenantId, ids))
    const addresseesOf = new Map(rows.map(({ interactionId, addressees }) => [interactionId, addressees]))
    // The gate knows a person by their id, or by their address.
    return mails.map(({ referenceId, recipients }) => [
      ...(addresseesOf.get(referenceId ?? '') ?? []).flatMap(({ userId, contactId }) => userId ?? contactId ?? []),
      ...recipients.map(({ address }) => address.toLowerCase()),
    ])
  },
  async beforeAttempt(command, mail) {
    const row = await lockOf(command, mail)
    if (row === undefined || !isSendable(row.state)) return 'cancel'
    const { decision, opensAt } = await gateDueMessage(command, row)
    if (decision === 'cancel') {
      await changeDelivery(command, row, { state: 'CANCELLED', delivery: row.delivery })
      return 'cancel'
    }
    if (decision === 'wait' && opensAt !== null) {
      const delivery = row.delivery && { ...row.delivery, nextAttemptAt: opensAt.toISOString() }
      await changeDelivery(command, row, { state: row.state, delivery, sendAfter: opensAt })
      return { postponeUntil: opensAt }
    }
    const delivery = row.delivery === null ? null : { ...row.delivery, attempts: mail.attempts }
    await changeDelivery(command, row, { state: 'QUEUED', delivery })
    return protectMail(command, row, mail)
  },
  async afterAttempt(command, mail, outcome) {
    const row = await lockOf(command, mail)
    if (row === undefined) return
    const delivery = deliveryAfter(row, mail, outcome)
    const state = stateAfterDelivery(row.state, outcome.state)
    // The debtor reads on the debtor web what the e-mail does not contain.
    if (outcome.protection === 'LINK') await command.transaction.run(showToDebtor(command.tenantId, row.interactionId))
    const after = await changeDelivery(command, row, { state, delivery })
    if (outcome.state === 'SENT') command.emit({ ...aboutInteraction(after), type: 'interactions.send' })
  },
}

function lockOf({ transaction, tenantId }: Command, mail: OutgoingMail): Promise<InteractionRow | undefined> {
  return transaction.maybeOne(lockInteraction(tenantId, mail.referenceId ?? '', 'super-admin'))
}

/** Changes the state and delivery of an interaction. */
export async function changeDelivery(
  command: Command,
  row: InteractionRow,
  next: { readonly state: State; readonly delivery: Delivery | null; readonly sendAfter?: Date },
): Promise<Interaction> {
  const { tenantId, transaction, now, actor } = command
  const { interactionId } = row
  const [, changed] = await Promise.all([
    transaction.run(updateDelivery(tenantId, interactionId, { sendAfter: null, ...next, now, actor })),
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
    protection: outcome.protection ?? row.delivery?.protection ?? null,
    sentAt: outcome.state === 'SENT' ? at : null,
  }
}
