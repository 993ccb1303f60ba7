import type { Command } from '../../../platform/commands/command.ts'
import { html } from '../../../platform/html/html.ts'
import type { MailText, OutgoingMail } from '../../../platform/mail/mail.ts'
import type { MailDecision } from '../../../platform/mail/send-due-mails.ts'
import { isConfidential } from '../../../platform/text/confidential.rules.ts'
import { languagesFor, type WrittenLanguage } from '../../../platform/text/written-languages.ts'
import { isLiable, type Relation } from '../contact-gate/index.ts'
import { addLink, createLinkSecret } from '../links/index.ts'
import { findProtection } from './interaction-mail.queries.ts'
import type { InteractionRow } from './interactions.queries.ts'

const linkLifetimeMs = 90 * 86_400_000

/**
 * Decides how an e-mail is sent so that nobody else reads it on its way. A confidential one goes over TLS only. If the
 * server offered none, the tenant decides: the e-mail waits, or the debtor gets a link to the debtor web instead.
 */
export async function protectMail(command: Command, row: InteractionRow, mail: OutgoingMail): Promise<MailDecision> {
  const { subject, content } = mail
  const attachmentCount = content.attachments.length
  if (!isConfidential({ subject, text: content.text, attachmentCount })) return 'send'
  if (row.delivery?.protection !== 'HELD') return 'encrypted'
  return (await linkInstead(command, row)) ?? 'encrypted'
}

/** The words to send instead if the tenant wants that, and a link shows the case to nobody who does not owe the debt. */
async function linkInstead(
  command: Command,
  { referenceType, referenceId, addressees }: InteractionRow,
): Promise<{ readonly instead: MailText } | undefined> {
  const isForDebtors =
    addressees.length > 0 && addressees.every(({ relation }) => isLiable(relation as Relation | null))
  const caseId = referenceType === 'case' && isForDebtors ? referenceId : null
  const userId = addressees.length === 1 ? (addressees[0]?.userId ?? null) : null
  const { withoutTls, caseNumber, spoken, country } = await command.transaction.one(
    findProtection(command.tenantId, { caseId, userId }),
  )
  if (withoutTls === 'hold' || caseId === null || caseNumber === null) return undefined
  const [language] = languagesFor({ spoken, country, tenant: command.tenant.language })
  const expiresAt = new Date(command.now.getTime() + linkLifetimeMs)
  const secret = createLinkSecret(command.tenantId)
  const { url } = await addLink(command, { caseId, userId, language, expiresAt, secret })
  return { instead: textWith(url, caseNumber, { name: command.tenant.name, language }) }
}

function textWith(url: string, caseNumber: string, tenant: { name: string; language: WrittenLanguage }): MailText {
  const { subject, lines } = texts[tenant.language](tenant.name, caseNumber)
  return {
    subject,
    text: [...lines, url].join('\n\n'),
    html: html`${lines.map((line) => html`<p>${line}</p>`)}
      <p><a href="${url}">${url}</a></p>`.text,
  }
}

const texts = {
  en: (name: string, caseNumber: string) => ({
    subject: `A message from ${name}`,
    lines: [
      `We have written to you about case ${caseNumber}.`,
      'Your mail provider does not support encrypted e-mail, so we do not send the content by e-mail. You can read it here:',
    ],
  }),
  da: (name: string, caseNumber: string) => ({
    subject: `En besked fra ${name}`,
    lines: [
      `Vi har skrevet til dig om sag ${caseNumber}.`,
      'Din mailudbyder understøtter ikke krypteret e-mail, så vi sender ikke indholdet med e-mail. Du kan læse det her:',
    ],
  }),
  nb: (name: string, caseNumber: string) => ({
    subject: `En melding fra ${name}`,
    lines: [
      `Vi har skrevet til deg om sak ${caseNumber}.`,
      'E-postleverandøren din støtter ikke kryptert e-post, så vi sender ikke innholdet på e-post. Du kan lese det her:',
    ],
  }),
  sv: (name: string, caseNumber: string) => ({
    subject: `Ett meddelande från ${name}`,
    lines: [
      `Vi har skrivit till dig om ärende ${caseNumber}.`,
      'Din e-postleverantör stöder inte krypterad e-post, så vi skickar inte innehållet med e-post. Du kan läsa det här:',
    ],
  }),
} as const
