import { createHash } from 'node:crypto'
import type { Address } from '../../../platform/http/schemas/wire-parts.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import { exactSum } from '../../../platform/money/exact-sum.ts'
import { hasNul, normaliseText } from '../../../platform/text/normalise.ts'
import type { CasePage } from './debtor-web.queries.ts'
import type { Texts } from './debtor-web.texts.ts'

/** What a page says first. */
export interface Standing {
  readonly kind: 'owing' | 'paid' | 'empty' | 'closed' | 'closed-paid' | 'merged'
  /** What is left to pay, once money that waits to be placed is taken off. */
  readonly left: number
  /** What was received and pays no claim yet. */
  readonly received: number
  /** What was paid beyond all claims. */
  readonly overpaid: number
  readonly deadline: { readonly date: string; readonly isPast: boolean } | null
}

type JudgedPage = Pick<CasePage, 'status' | 'endReason' | 'vouchers' | 'letterDeadline'>

interface JudgedAt {
  readonly now: Date
  /** The day by which the tenant asks whoever holds this link to pay. */
  readonly linkDeadline?: Date | null
}

/** Where a case stands, in the eyes of the one who owes: money that has reached us is never asked for again. */
export function standingOf(page: JudgedPage, { now, linkDeadline = null }: JudgedAt): Standing {
  const debits = page.vouchers.filter((voucher) => voucher.direction === 'debit')
  const credits = page.vouchers.filter((voucher) => voucher.direction === 'credit')
  const outstanding = exactSum(debits.map((voucher) => voucher.outstanding))
  const received = exactSum(credits.map((voucher) => voucher.outstanding))
  const left = Math.max(0, outstanding - received)
  const overpaid = Math.max(0, received - outstanding)
  const kind = kindOf(page, { left, isEmpty: debits.length === 0 })
  const dueDates = debits.flatMap(({ outstanding: open, dueDate }) => (open === 0 || dueDate === null ? [] : [dueDate]))
  const deadline = deadlineOf({ dueDates, letterDeadline: page.letterDeadline, linkDeadline }, now)
  return { kind, left, received, overpaid, deadline }
}

function kindOf(
  { status, endReason }: Pick<CasePage, 'status' | 'endReason'>,
  { left, isEmpty }: { left: number; isEmpty: boolean },
): Standing['kind'] {
  if (status === 'ENDED') {
    if (endReason === 'MERGED') return 'merged'
    return left === 0 && !isEmpty ? 'closed-paid' : 'closed'
  }
  if (isEmpty) return 'empty'
  return left === 0 ? 'paid' : 'owing'
}

const dayMs = 86_400_000

interface Deadlines {
  readonly dueDates: readonly string[]
  readonly letterDeadline: string | null
  readonly linkDeadline: Date | null
}

/**
 * The next day that a voucher or a letter names, the day itself included. Where all of those have passed it is the
 * tenant's own deadline, and where that has passed or there is none, what the letter said, or the first due date.
 */
function deadlineOf({ dueDates, letterDeadline, linkDeadline }: Deadlines, now: Date): Standing['deadline'] {
  const isAhead = (date: Date): boolean => date.getTime() + dayMs > now.getTime()
  const due = dueDates.map((date) => new Date(date)).sort((a, b) => a.getTime() - b.getTime())
  const letter = letterDeadline === null ? [] : [new Date(letterDeadline)]
  const named = [...due, ...letter].sort((a, b) => a.getTime() - b.getTime())
  const next = [...named, ...(linkDeadline === null ? [] : [linkDeadline])].find(isAhead)
  const first = next ?? letter[0] ?? due[0]
  return first === undefined ? null : { date: first.toISOString(), isPast: next === undefined }
}

/** The day by which whoever got a link is asked to pay. */
export function linkDeadlineOf(madeAt: Date, days: number | null): Date | null {
  return days === null ? null : new Date(madeAt.getTime() + days * dayMs)
}

/** The roles whose messages the holder of a link may read. Someone who only passes messages on sees less than a debtor. */
export function rolesShownTo(relation: string | undefined): readonly Role[] {
  return rolesUpTo(relation === 'alternative-contact' ? 'alternative-contact' : 'debtor')
}

export const messageLengthMax = 5_000

export interface ContactForm {
  readonly token: string
  readonly topic: string
  readonly message: string
  readonly email: string
  readonly phone: string
}

export type FormField = 'topic' | 'message' | 'email' | 'phone'
export type FormErrors = Partial<Record<FormField, string>>

/** The fields of a submitted form; what is missing, or was sent twice, is empty. */
export function readForm(body: unknown): ContactForm {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  const field = (name: string): string => {
    const values = fields.getAll(name)
    return values.length === 1 ? normaliseText((values[0] ?? '').replaceAll('\r\n', '\n')) : ''
  }
  return {
    token: field('token'),
    topic: field('topic'),
    message: field('message'),
    email: field('email'),
    phone: field('phone'),
  }
}

/** What is wrong with a form, a sentence for each field; nothing where it can be taken. */
export function complaintsAbout(form: ContactForm, texts: Texts): FormErrors {
  const errors: FormErrors = {}
  if (!Object.hasOwn(texts.topics, form.topic)) errors.topic = texts.errors.topic
  const length = Array.from(form.message).length
  if (length === 0) errors.message = texts.errors.messageMissing
  else if (length > messageLengthMax) {
    errors.message = texts.errors.messageTooLong(messageLengthMax.toLocaleString(texts.locale))
  } else if (hasNul(form.message)) errors.message = texts.errors.characters
  if (form.email !== '' && !/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(form.email)) errors.email = texts.errors.email
  if (form.email.length > 254 || hasNul(form.email)) errors.email = texts.errors.email
  if (form.phone !== '' && !/^\+?[\d ()-]{3,30}$/.test(form.phone)) errors.phone = texts.errors.phone
  return errors
}

/**
 * The key under which a message is taken once. The page that was sent twice, by a double click or a reload, has the
 * same token and the same words; other words on the same page are another message.
 */
export function keyOfMessage(linkId: string, form: ContactForm): string {
  return createHash('sha256')
    .update(JSON.stringify([linkId, form.token, form.topic, form.message, form.email, form.phone]))
    .digest('hex')
}

/** The lines of an address that are known. */
export function addressLines(address: Address | null): string[] {
  if (address === null) return []
  const { address: street, coAddress, zipcode, city } = address
  const town = [zipcode, city].filter((part) => part !== undefined && part !== '').join(' ')
  const lines = [coAddress === undefined || coAddress === '' ? '' : `c/o ${coAddress}`, street ?? '', town]
  return lines.filter((line) => line !== '')
}

/** An amount in minor units as people of the language write it, exact for any size. */
export function formatAmount(amount: number, { currency, locale }: { currency: string; locale: string }): string {
  const digits = String(amount).padStart(3, '0')
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(decimal)
  return `${number}\u00a0${locale === 'da-DK' && currency === 'DKK' ? 'kr.' : currency}`
}

/** A day as people of the language write it, in the time zone of the tenant. */
export function formatDay(moment: string, { timeZone, locale }: { timeZone: string; locale: string }): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment))
}

/** The size of a file in a unit that says something. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1_000))
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0${isLarge ? 'MB' : 'kB'}`
}
