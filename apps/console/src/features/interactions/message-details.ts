import { wordsText } from '../../text/words.text.ts'
import { detailLines } from './interaction.rules.ts'
import { interactionsText } from './interactions.text.ts'

/** Ids for programs, and the text of the message, which is shown above its details. */
const hidden: readonly string[] = ['message', 'linkId', 'documentId', 'userId', 'caseVoucherIds', 'sentAgainFrom']

const named = [
  ...(['name', 'email', 'phone', 'subject', 'from', 'address', 'reference', 'matchedBy', 'caseNumber'] as const),
  ...(['leftOutFiles', 'incomplete', 'isAutoReply', 'form', 'topic', 'language'] as const),
] as const

/** The codes that the service itself writes, by the name of their detail. */
const codes = {
  matchedBy: ['TAG', 'REPLY', 'SENDER', 'CASE_NUMBER', 'NOTHING'],
  form: ['debtor-web', 'dispute', 'payment-plan'],
  topic: ['question', 'instalments', 'paid', 'disagree', 'other'],
  language: ['da', 'en', 'nb', 'sv'],
} as const

type Coded = { [Name in keyof typeof codes]: `${Name}-${(typeof codes)[Name][number]}` }[keyof typeof codes]

/** The details of a message for people: names and codes of the service in words, without ids. */
export function detailsInWords(details: object): readonly (readonly [name: string, value: string])[] {
  const shown = Object.fromEntries(Object.entries(details).filter(([name]) => !hidden.includes(name)))
  return detailLines(shown).map(([name, value]) => [nameOf(name), valueOf(name, value)] as const)
}

/** Common names are translated; any other is shown as received. */
function nameOf(name: string): string {
  const known = named.find((detail) => detail === name)
  return known === undefined ? name : interactionsText.t(`detail_${known}`)
}

function valueOf(name: string, value: string): string {
  if (name === 'isAutoReply') return wordsText.t('yes')
  const known: readonly string[] = Object.hasOwn(codes, name) ? codes[name as keyof typeof codes] : []
  return known.includes(value) ? interactionsText.t(`${name}-${value}` as Coded) : value
}
