import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createMailbox } from './change-mailbox.ts'

export const exampleIds = { mailboxId: demoId('mailbox') } as const

/** An address whose messages are posted to the API: the demo reads no mailbox. */
export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp('mailbox', (command) => createMailbox(command, { address: 'svar@nordisk-inkasso.example' }))
  },
}

const message = [
  'From: Mette Holm <mette.holm@post.example>',
  'To: svar@nordisk-inkasso.example',
  'Subject: Kan jeg betale i rater?',
  'Message-ID: <4711@post.example>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hej. Jeg kan betale 500 kr. om måneden. Er det i orden?',
].join('\r\n')

/** A message in base64. */
export const exampleMail = Buffer.from(message).toString('base64')
