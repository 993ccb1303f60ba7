import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { html } from '../../../platform/html/html.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { executeCommand } from '../../../platform/commands/execute-command.ts'
import type { Principal, Tenant } from '../../../platform/identity/principal.ts'
import { createInteraction } from '../interactions/index.ts'
import type { LinkLanguage, OpenedLink } from '../links/index.ts'
import { countMessages } from './debtor-web.queries.ts'
import { type ContactForm, keyOfMessage } from './debtor-web.rules.ts'

const dayMs = 86_400_000
const messagesPerDayMax = 20

/** A link has reached its limit of messages per day. */
export class TooManyMessagesError extends Error {
  override readonly name = 'TooManyMessagesError'
}

/** Who writes through a link. */
export interface Writer {
  readonly link: OpenedLink
  readonly tenant: Tenant
  readonly writer: string
  readonly language: LinkLanguage
  readonly requestId: string
}

export interface WrittenMessage extends Writer {
  readonly form: ContactForm
}

/** Stores a message from a debtor as an incoming note on the case. Sending the same message again has no effect. */
export async function writeMessage(services: Services, written: WrittenMessage): Promise<void> {
  const key = keyOfMessage(written.link.linkId, written.form)
  const request = {
    operation: 'debtor-web-message',
    principal: principalOf(written),
    requestId: written.requestId,
    now: nowOf(services.clock, written.link),
    idempotency: { key, fingerprint: Buffer.from(key, 'hex') },
    isDryRun: false,
  }
  await executeCommand(services, request, async (command) => {
    await createNote(command, written)
    return { status: 303, headers: {}, body: '' }
  })
}

async function createNote(command: Command, { link, form, language }: WrittenMessage): Promise<void> {
  await requireFewMessages(command, link)
  const { topic, message, email, phone } = form
  await createInteraction(command, {
    type: 'DEBTOR NOTE',
    direction: 'INCOMING',
    referenceId: link.caseId,
    referenceType: 'case',
    minVisibilityRole: 'debtor',
    notes: notesOf(message),
    details: {
      form: 'debtor-web',
      topic,
      message,
      email: email === '' ? null : email,
      phone: phone === '' ? null : phone,
      language,
      linkId: link.linkId,
    },
  })
}

/** Throws if the link has reached its limit of messages per day. */
export async function requireFewMessages({ now, transaction }: Command, link: OpenedLink): Promise<void> {
  const since = new Date(now.getTime() - dayMs)
  const { count } = await transaction.one(countMessages(link, link.linkId, since))
  if (count >= messagesPerDayMax) throw new TooManyMessagesError('The link has reached its limit of messages per day.')
}

/** The message as HTML paragraphs. */
function notesOf(message: string): string {
  const paragraphs = message.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
    return html`<p>${lines}</p>`
  })
  return paragraphs.join('')
}

/** The author: the user that the link is for, else the link itself. */
export function principalOf({ link, tenant, writer }: Writer): Principal {
  return {
    type: 'USER',
    id: link.userId ?? link.linkId,
    name: writer,
    role: 'debtor',
    tenant,
    scopes: new Set(),
    expiresAt: null,
  }
}
