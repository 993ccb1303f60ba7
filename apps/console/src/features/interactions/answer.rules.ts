import type { client } from '../../api/client.ts'
import type { Interaction } from './interaction.rules.ts'

type Person = Awaited<ReturnType<typeof client.customers.get>>['users'][number]

/** Whom an answer is for: a person on the case, or an address that the message states. */
export interface AnswerTo {
  readonly name: string
  readonly userId: string | undefined
  readonly email: string | undefined
  readonly phone: { readonly locale: string; readonly number: string } | undefined
  /** The language of messages to the person, if it is known. */
  readonly language?: string | undefined
  /** Whether it is somebody who owes the debt. */
  readonly isDebtor: boolean
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The e-mail address that a message states, as a field or within the sender. */
export function statedEmail({ details }: Pick<Interaction, 'details'>): string | undefined {
  const stated = [details['email'], details['from'], details['sender']].map(textOf).filter((text) => text !== undefined)
  return stated.map((text) => /[^\s<>"(),;]+@[^\s<>"(),;]+\.[^\s<>"(),;]+/.exec(text)?.[0]).find(Boolean)
}

/** The digits of the phone number that a message states. */
function statedPhone({ details }: Pick<Interaction, 'details'>): string | undefined {
  const digits = (textOf(details['phone']) ?? textOf(details['from']) ?? '').replaceAll(/\D/g, '')
  return digits.length >= 6 ? digits : undefined
}

function isSender({ details }: Person, email: string | undefined, phone: string | undefined): boolean {
  const number = details.phone?.number.replaceAll(/\D/g, '')
  const hasEmail = email !== undefined && details.email?.toLowerCase() === email.toLowerCase()
  return hasEmail || (phone !== undefined && number !== undefined && number.length >= 6 && phone.endsWith(number))
}

/**
 * Whom to answer: the person on the case with the stated address or number; else the stated address, which may be
 * somebody unknown; else the debtor.
 */
export function answerTo(
  interaction: Pick<Interaction, 'details' | 'type'>,
  people: readonly Person[],
): AnswerTo | undefined {
  const email = statedEmail(interaction)
  const known = people.find((person) => isSender(person, email, statedPhone(interaction)))
  if (known === undefined && email !== undefined) {
    return {
      name: textOf(interaction.details['name']) ?? email,
      userId: undefined,
      email,
      phone: undefined,
      isDebtor: false,
    }
  }
  const person = known ?? people.find(({ relation }) => relation === 'debtor') ?? people[0]
  if (person === undefined) return undefined
  const { details, userId, relation, lang } = person
  const isDebtor = relation === 'debtor' || relation === 'co-debtor'
  const reached = { email: details.email ?? undefined, phone: details.phone ?? undefined }
  return { name: details.name, userId, ...reached, language: lang, isDebtor }
}

export type AnswerChannel = 'EMAIL' | 'SMS'

/** The channels on which an answer can be sent, the one that the message came in on first. */
export function answerChannels({ type }: Pick<Interaction, 'type'>, to: AnswerTo | undefined): AnswerChannel[] {
  const channels: AnswerChannel[] = [
    ...(to?.email === undefined ? [] : (['EMAIL'] as const)),
    ...(to?.phone === undefined ? [] : (['SMS'] as const)),
  ]
  return type === 'SMS' ? channels.toReversed() : channels
}

/** "Case" as debtors read it, by the language of the person. */
const caseWords: Readonly<Record<string, string>> = { da: 'Sag', nb: 'Sak', sv: 'Ärende', de: 'Vorgang' }

/** The subject of an answer: that of the message, marked once as an answer; else the number of its case. */
export function answerSubject(
  { details }: Pick<Interaction, 'details'>,
  caseNumber?: number,
  language?: string,
): string {
  const subject = textOf(details['subject'])
  if (subject !== undefined) return /^(re|sv|svar):/i.test(subject) ? subject : `Re: ${subject}`
  return caseNumber === undefined ? '' : `${caseWords[language ?? ''] ?? 'Case'} ${caseNumber}`
}

/** What to search for to suggest the case of a message, the surest first. A CPR number never gets into an address. */
export function searchesFor({ details, notes }: Pick<Interaction, 'details' | 'notes'>): readonly string[] {
  const fields = ['caseNumber', 'caseSeqId', 'journalNumber', 'reference', 'referenceId']
  const named = fields.map((field) => details[field]).filter((value) => ['string', 'number'].includes(typeof value))
  const mentioned = /(?:case|sag|sagsnr\.?|ref\.?|faktura|invoice)\s*(?:no\.?|nr\.?)?\s*:?\s*#?([\w-]*\d[\w-]*)/i.exec(
    `${textOf(details['subject']) ?? ''} ${notes.replaceAll(/<[^>]*>/g, ' ')}`,
  )?.[1]
  const found = [...named.map(String), mentioned, statedEmail({ details }), textOf(details['name'])]
  const searches = found.filter((text) => text !== undefined && text !== '' && !/\d{6}-?\d{4}/.test(text))
  return [...new Set(searches as string[])].map((text) => text.slice(0, 200)).slice(0, 3)
}
