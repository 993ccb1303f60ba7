import type { client } from '../../../../api/client.ts'
import type { Input } from '../../../../api/query.ts'
import { parseAmount } from '../../../../text/format.ts'
import { dateInDays } from '../../../../text/plain-date.ts'

export type Call = Input<typeof client.calls.log>['body']
export const outcomes = ['REACHED', 'NO_ANSWER', 'VOICEMAIL', 'WRONG_NUMBER'] as const
export const identityChecks = ['CPR', 'DATE_OF_BIRTH', 'ADDRESS', 'REFERENCE'] as const
export const agreements = ['none', 'promise', 'plan'] as const
export const intervals = ['MONTHLY', 'FORTNIGHTLY', 'WEEKLY'] as const

export interface CallFields {
  readonly direction: Call['direction']
  /** One of the people of the case, or `other`. */
  readonly personId: string
  readonly name: string
  readonly outcome: Call['outcome']
  readonly identityCheck: (typeof identityChecks)[number] | null
  readonly text: string
  readonly agreement: (typeof agreements)[number]
  readonly promised: string
  readonly promisedOn: string
  readonly instalmentCount: string
  readonly interval: (typeof intervals)[number]
  readonly firstDueDate: string
  readonly followUpOn: string
  readonly isConfirmed: boolean
  /** What the caseworker wrote; empty for the suggested text. */
  readonly confirmation: string
}

export function newCall(personId: string | undefined, now: Date): CallFields {
  const inAWeek = dateInDays(7, now)
  return {
    ...{ direction: 'OUTGOING', personId: personId ?? 'other', name: '', outcome: 'REACHED', identityCheck: null },
    ...{ text: '', agreement: 'none', promised: '', promisedOn: inAWeek, followUpOn: '' },
    ...{ instalmentCount: '6', interval: 'MONTHLY', firstDueDate: inAWeek, isConfirmed: false, confirmation: '' },
  }
}

/** Whether somebody was reached whose identity was checked. Only then may the debt be discussed. */
export function maySpeak({ outcome, identityCheck }: CallFields): boolean {
  return outcome === 'REACHED' && identityCheck !== null
}

/** The agreed promise or plan as the API takes it; undefined while something is missing or wrong. */
export function agreementOf(fields: CallFields): Pick<Call, 'promise' | 'plan'> | undefined {
  if (!maySpeak(fields) || fields.agreement === 'none') return {}
  if (fields.agreement === 'promise') {
    const { promised, promisedOn } = fields
    const amount = promised === '' ? undefined : (parseAmount(promised) ?? 0)
    if (promisedOn === '' || (amount !== undefined && amount <= 0)) return undefined
    return { promise: { dueAt: promisedOn, ...(amount === undefined ? {} : { amount }) } }
  }
  const { instalmentCount, interval, firstDueDate } = fields
  if (!/^[1-9]\d{0,2}$/.test(instalmentCount.trim()) || firstDueDate === '') return undefined
  return { plan: { instalmentCount: Number(instalmentCount), interval, firstDueDate } }
}

/** The request; undefined while something is missing. */
export function callOf(
  caseId: string,
  fields: CallFields,
  words: { readonly notes: string; readonly confirmation: { subject: string; text: string } },
): Call | undefined {
  const { direction, personId, outcome, identityCheck, followUpOn } = fields
  const agreed = agreementOf(fields)
  if (agreed === undefined || !isTold(fields)) return undefined
  const confirms = fields.isConfirmed && maySpeak(fields) && personId !== 'other'
  return {
    ...{ caseId, direction, outcome, notes: words.notes, ...partyOf(fields), ...agreed },
    ...(maySpeak(fields) && identityCheck !== null ? { identityCheck } : {}),
    ...(followUpOn === '' ? {} : { followUp: { at: followUpOn } }),
    ...(confirms ? { confirmation: words.confirmation } : {}),
  }
}

function partyOf({ personId, name }: CallFields): Pick<Call, 'userId' | 'name'> {
  return personId === 'other' ? { name: name.trim() } : { userId: personId }
}

/** Whether the call says who it was with, and what was said if somebody was reached. */
function isTold({ personId, name, outcome, text }: CallFields): boolean {
  return (personId !== 'other' || name.trim() !== '') && (outcome !== 'REACHED' || text.trim() !== '')
}
