import { isUuid } from '../../../platform/ids.ts'

export const matches = ['TAG', 'REPLY', 'SENDER', 'CASE_NUMBER', 'NOTHING'] as const
export type Match = (typeof matches)[number]

/** The e-mails of ours among Message-IDs, by the id that their first part is. */
export function mailIdsIn(messageIds: readonly string[]): string[] {
  return messageIds.map((id) => /^<([\da-f-]{36})@/i.exec(id)?.[1]?.toLowerCase() ?? '').filter(isUuid)
}

const numbersMax = 5
/** A word for a case in English, Danish, Norwegian or Swedish, or a number sign. */
const caseWord = String.raw`(?:(?:inkasso)?(?:case|sag|sak|ärende|ærende)(?:\s?s?(?:nr|no|nummer|number))?|journal(?:nr|nummer)?|#)`
const caseNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${caseWord}[\s.:#-]{0,4}([\p{L}\p{N}][\p{L}\p{N}/-]{0,40})`,
  'giu',
)

/** The numbers of cases that a subject states after a word for a case. A number alone may be of anything. */
export function caseNumbersIn(subject: string): string[] {
  const found = [...subject.slice(0, 500).matchAll(caseNumber)].map(([, number = '']) => number.replace(/[/-]+$/, ''))
  return [...new Set(found.filter((number) => /\d/.test(number)).map((number) => number.toLowerCase()))].slice(
    0,
    numbersMax,
  )
}

/**
 * The case of a message that answers none of ours: the stated one if its sender is on it, else the only open one of its
 * sender. Somebody unknown is believed about a number; if somebody known states the case of another, a person decides.
 */
export function chooseCase(
  ofSender: readonly string[],
  stated: readonly string[],
): { readonly caseId: string | null; readonly match: Match } {
  const isKnown = ofSender.length > 0
  const both = stated.filter((caseId) => ofSender.includes(caseId))
  const candidates = isKnown && stated.length > 0 ? both : [...ofSender, ...stated]
  const [only, ...others] = candidates
  if (only === undefined || others.length > 0) return { caseId: null, match: 'NOTHING' }
  return { caseId: only, match: stated.length > 0 ? 'CASE_NUMBER' : 'SENDER' }
}
