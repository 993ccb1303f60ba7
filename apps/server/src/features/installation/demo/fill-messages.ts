import { exampleIds } from '../../../example-ids.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { createInteraction } from '../../messaging/interactions/index.ts'
import type { DemoRun } from './demo-run.ts'
import type { PlannedCase, PlannedMessage } from './demo-plan.ts'

type InteractionInput = Parameters<typeof createInteraction>[1]

/** The text of each kind of message in the demo. */
const messages: Readonly<Record<PlannedMessage, (plan: PlannedCase) => InteractionInput>> = {
  call: () => ({
    type: 'PHONE CALL',
    direction: 'INCOMING',
    state: 'HANDLED',
    notes: '<p>Debitor ringer og beder om en opgørelse.</p>',
  }),
  email: (plan) => ({
    type: 'EMAIL',
    direction: 'OUTGOING',
    state: 'SENT',
    minVisibilityRole: 'debtor',
    notes: `<p>Kære ${plan.customer.name.replaceAll('&', '&amp;')}</p><p>Vedlagt finder du en opgørelse af kravet.</p>`,
  }),
  'debtor-note': (plan) => ({
    type: 'DEBTOR NOTE',
    minVisibilityRole: 'debtor',
    notes: '<p>Jeg vil gerne betale i rater. Kan I ringe til mig?</p>',
    details: { form: 'kontakt', phone: plan.customer.phone, email: plan.customer.email },
  }),
  letter: () => ({
    type: 'LETTER',
    direction: 'OUTGOING',
    state: 'SENT',
    minVisibilityRole: 'debtor',
    notes: '<p>Påkravsskrivelse med 10 dages frist.</p>',
  }),
  sms: () => ({
    type: 'SMS',
    direction: 'OUTGOING',
    state: 'PENDING',
    minVisibilityRole: 'debtor',
    notes: '<p>Du har fået et brev fra os. Log ind for at læse det.</p>',
  }),
  'client-note': () => ({
    type: 'CLIENT NOTE',
    minVisibilityRole: 'client',
    notes: '<p>Kunden har henvendt sig til os om fakturaen.</p>',
  }),
}

/** The messages on one case. */
export async function fillMessages(
  run: DemoRun,
  { plan, index, caseId }: { plan: PlannedCase; index: number; caseId: string },
): Promise<void> {
  for (const [turn, kind] of plan.messages.entries()) {
    const daysAgo = plan.ageDays * (0.8 - turn * 0.1)
    const input = { ...messages[kind](plan), referenceId: caseId }
    // The one in the examples has a known id, and a file.
    if (index === 0 && kind === 'debtor-note') {
      const files = [exampleIds.fileId]
      await run.step('demo interaction', (command) => createInteraction(command, { ...input, files }), daysAgo)
    } else {
      const name = `demo interaction ${index} ${turn}`
      await run.stepInOrder(name, (command) => createInteraction(command, input), daysAgo)
    }
  }
}

/** The last record that is filled: if it exists, everything does. */
export const lastFilledId = exampleIds.unmappedInteractionId

/** Messages that are not on a case yet. */
export async function fillUnmappedMessages(run: DemoRun): Promise<void> {
  const notes = [
    'Hej, jeg har fået et brev, men kan ikke finde mit sagsnummer.',
    'Fakturaen er betalt for flere uger siden, se venligst jeres konto.',
    'Min mor er flyttet på plejehjem. Hvem kan jeg tale med?',
    'Kan I sende en kopi af kontrakten?',
    'Jeg gør indsigelse mod kravet.',
  ]
  for (const [index, note] of [...notes.entries()].reverse()) {
    const input: InteractionInput = {
      type: index % 2 === 0 ? 'EMAIL' : 'DEBTOR NOTE',
      notes: `<p>${note}</p>`,
      details: { subject: 'Henvendelse' },
    }
    const [name, daysAgo] = [`demo unmapped ${index}`, index / 2]
    const create = (command: Command): Promise<unknown> => createInteraction(command, input)
    await (index === 0 ? run.step(name, create, daysAgo) : run.stepInOrder(name, create, daysAgo))
  }
}
