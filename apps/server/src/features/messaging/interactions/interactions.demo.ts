import type { Command } from '../../../platform/commands/command.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { severalAtOnce } from '../../../platform/demo/several-at-once.ts'
import { type DemoCase, type DemoMessage, planDemoCases } from '../../casework/cases/index.ts'
import { exampleIds as files } from '../files/index.ts'
import { createInteraction } from './create-interaction.ts'

export const exampleIds = {
  interactionId: demoId('interaction'),
  /** A message that is not on a case. */
  unmappedInteractionId: demoId('unmapped 0'),
} as const

export const demo: DemoSteps = {
  messages: (run) => severalAtOnce(planDemoCases(), (demoCase) => addMessages(run, demoCase)),
  latest: addUnmappedMessages,
}

type InteractionInput = Parameters<typeof createInteraction>[1]

/** The text of each kind of message in the demo. */
const messages: Readonly<Record<DemoMessage, (demoCase: DemoCase) => InteractionInput>> = {
  call: () => ({
    type: 'PHONE CALL',
    direction: 'INCOMING',
    state: 'HANDLED',
    notes: '<p>Debitor ringer og beder om en opgørelse.</p>',
  }),
  email: ({ customer }) => ({
    type: 'EMAIL',
    direction: 'OUTGOING',
    state: 'SENT',
    minVisibilityRole: 'debtor',
    notes: `<p>Kære ${customer.name.replaceAll('&', '&amp;')}</p><p>Vedlagt finder du en opgørelse af kravet.</p>`,
  }),
  'debtor-note': ({ customer }) => ({
    type: 'DEBTOR NOTE',
    minVisibilityRole: 'debtor',
    notes: '<p>Jeg vil gerne betale i rater. Kan I ringe til mig?</p>',
    details: { form: 'kontakt', phone: customer.phone, email: customer.email },
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

async function addMessages(run: DemoRun, demoCase: DemoCase): Promise<void> {
  const { index, caseId: referenceId, ageDays } = demoCase
  for (const [turn, kind] of demoCase.messages.entries()) {
    const daysAgo = ageDays * (0.8 - turn * 0.1)
    const input = { ...messages[kind](demoCase), referenceId }
    // The one in the examples has a known id, and a file.
    if (index === 0 && kind === 'debtor-note') {
      const withFile = { ...input, files: [files.fileId] }
      await run.step('interaction', (command) => createInteraction(command, withFile), daysAgo)
    } else {
      const name = `interaction ${index} ${turn}`
      await run.stepInOrder(name, (command) => createInteraction(command, input), daysAgo)
    }
  }
}

/** Messages that are not on a case yet. */
async function addUnmappedMessages(run: DemoRun): Promise<void> {
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
    const [name, daysAgo] = [`unmapped ${index}`, index / 2]
    const create = (command: Command): Promise<unknown> => createInteraction(command, input)
    await (index === 0 ? run.step(name, create, daysAgo) : run.stepInOrder(name, create, daysAgo))
  }
}
