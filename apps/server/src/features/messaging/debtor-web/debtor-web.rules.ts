import { createHash } from 'node:crypto'
import type { Address } from '../../../platform/http/schemas/wire-parts.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import { exactSum } from '../../../platform/money/exact-sum.ts'
import { hasNul, normaliseText } from '../../../platform/text/normalise.ts'
import type { CasePage, ShownVoucher } from './debtor-web.queries.ts'
import type { Texts } from './debtor-web.texts.ts'

/** What the debtor sees first: the state of the case and the amount to pay. */
export interface CaseSummary {
  readonly kind: 'owing' | 'disputed' | 'paid' | 'empty' | 'closed' | 'closed-paid' | 'merged'
  /** The amount left to pay: undisputed, and less money received but not allocated yet. */
  readonly left: number
  /** Money received but not allocated yet. */
  readonly received: number
  /** The amount that the debtor disputes, which is not asked for until the dispute is closed. */
  readonly disputed: number
  /** The amount paid in excess of all claims. */
  readonly overpaid: number
  readonly deadline: { readonly date: string; readonly isPast: boolean } | null
}

/** Shows accrued interest like a voucher of today, although it is not booked, so that the list adds up to the amount to pay. */
export function withAccruedInterest(page: CasePage, now: Date): CasePage {
  const { accruedInterest, disputedInterest } = page
  const interestOf = (amount: number, isDisputed: boolean): ShownVoucher => ({
    ...{ caseVoucherId: '', category: 'interest', label: 'Interest', isStandard: true, direction: 'debit' },
    ...{ amount, outstanding: amount, date: now.toISOString(), dueDate: null },
    ...{ referenceId: null, text: null, interest: null, payments: [], isDisputed, dispute: null },
  })
  const added = [interestOf(accruedInterest - disputedInterest, false), interestOf(disputedInterest, true)]
  return { ...page, vouchers: [...page.vouchers, ...added.filter(({ amount }) => amount > 0)] }
}

type SummarisedCase = Pick<CasePage, 'status' | 'endReason' | 'vouchers' | 'letterDeadline'>

interface SummaryMoment {
  readonly now: Date
  /** The tenant's deadline for the holder of the link. */
  readonly linkDeadline?: Date | null
}

/** Summarises a case for the debtor. Money that was received is never asked for again, nor is anything disputed. */
export function summaryOf(page: SummarisedCase, { now, linkDeadline = null }: SummaryMoment): CaseSummary {
  const debits = page.vouchers.filter((voucher) => voucher.direction === 'debit')
  const credits = page.vouchers.filter((voucher) => voucher.direction === 'credit')
  const undisputed = debits.filter((voucher) => !voucher.isDisputed)
  const outstanding = exactSum(undisputed.map((voucher) => voucher.outstanding))
  const disputed = exactSum(debits.filter((voucher) => voucher.isDisputed).map((voucher) => voucher.outstanding))
  const received = exactSum(credits.map((voucher) => voucher.outstanding))
  const left = Math.max(0, outstanding - received)
  const overpaid = Math.max(0, received - outstanding - disputed)
  const kind = kindOf(page, { left, disputed, isEmpty: debits.length === 0 })
  const dueDates = undisputed.flatMap(({ outstanding: open, dueDate }) =>
    open === 0 || dueDate === null ? [] : [dueDate],
  )
  const deadline = deadlineOf({ dueDates, letterDeadline: page.letterDeadline, linkDeadline }, now)
  return { kind, left, disputed, received, overpaid, deadline }
}

function kindOf(
  { status, endReason }: Pick<CasePage, 'status' | 'endReason'>,
  { left, disputed, isEmpty }: { left: number; disputed: number; isEmpty: boolean },
): CaseSummary['kind'] {
  if (status === 'ENDED') {
    if (endReason === 'MERGED') return 'merged'
    return left === 0 && disputed === 0 && !isEmpty ? 'closed-paid' : 'closed'
  }
  if (isEmpty) return 'empty'
  if (left > 0) return 'owing'
  return disputed > 0 ? 'disputed' : 'paid'
}

const dayMs = 86_400_000

interface Deadlines {
  readonly dueDates: readonly string[]
  readonly letterDeadline: string | null
  readonly linkDeadline: Date | null
}

/**
 * The next due date of a voucher or deadline of a letter, today included; if all have passed, the tenant's own deadline;
 * if that has passed too or there is none, the deadline of the letter, or the first due date.
 */
function deadlineOf({ dueDates, letterDeadline, linkDeadline }: Deadlines, now: Date): CaseSummary['deadline'] {
  const isAhead = (date: Date): boolean => date.getTime() + dayMs > now.getTime()
  const due = dueDates.map((date) => new Date(date)).sort((a, b) => a.getTime() - b.getTime())
  const letter = letterDeadline === null ? [] : [new Date(letterDeadline)]
  const named = [...due, ...letter].sort((a, b) => a.getTime() - b.getTime())
  const next = [...named, ...(linkDeadline === null ? [] : [linkDeadline])].find(isAhead)
  const first = next ?? letter[0] ?? due[0]
  return first === undefined ? null : { date: first.toISOString(), isPast: next === undefined }
}

/** The tenant's payment deadline, counted from the creation of the link. */
export function linkDeadlineOf(createdAt: Date, days: number | null): Date | null {
  return days === null ? null : new Date(createdAt.getTime() + days * dayMs)
}

/** The roles whose messages the holder of a link may read. An alternative contact sees less than a debtor. */
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

/** The fields of a submitted form. Missing and repeated fields are empty. */
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

/** The errors of a form by field; empty if it is valid. */
export function formErrorsOf(form: ContactForm, texts: Texts): FormErrors {
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
 * The idempotency key of a message. A form sent twice, by a double click or a reload, has the same token and text; another
 * text from the same page is another message.
 */
export function keyOfMessage(linkId: string, form: ContactForm): string {
  return createHash('sha256')
    .update(JSON.stringify([linkId, form.token, form.topic, form.message, form.email, form.phone]))
    .digest('hex')
}

export interface DisputeForm {
  readonly token: string
  /** The ids of the chosen debits. */
  readonly vouchers: readonly string[]
  readonly reason: string
}

export type DisputeErrors = Partial<Record<'vouchers' | 'reason' | 'files', string>>

/** The debits that can be disputed: those with an amount left that have no open dispute. */
export function disputableOf({ vouchers }: Pick<CasePage, 'vouchers'>): ShownVoucher[] {
  return vouchers.filter(
    ({ caseVoucherId, direction, outstanding, isDisputed }) =>
      caseVoucherId !== '' && direction === 'debit' && outstanding > 0 && !isDisputed,
  )
}

/** The errors of a dispute by field; empty if it is valid. Only debits that the page shows can be chosen. */
export function disputeErrorsOf(form: DisputeForm, page: Pick<CasePage, 'vouchers'>, texts: Texts): DisputeErrors {
  const errors: DisputeErrors = {}
  const known = new Set(disputableOf(page).map(({ caseVoucherId }) => caseVoucherId))
  if (form.vouchers.length === 0 || form.vouchers.some((id) => !known.has(id))) errors.vouchers = texts.errors.vouchers
  const length = Array.from(form.reason).length
  if (length === 0) errors.reason = texts.errors.reasonMissing
  else if (length > messageLengthMax) {
    errors.reason = texts.errors.messageTooLong(messageLengthMax.toLocaleString(texts.locale))
  } else if (hasNul(form.reason)) errors.reason = texts.errors.characters
  return errors
}

/** The idempotency key of a dispute. A form sent twice has the same token, text and files. */
export function keyOfDispute(linkId: string, form: DisputeForm, files: readonly { readonly sha256: string }[]): string {
  const parts = [linkId, 'dispute', form.token, form.vouchers, form.reason, files.map(({ sha256 }) => sha256)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The non-empty lines of an address. */
export function addressLines(address: Address | null): string[] {
  if (address === null) return []
  const { address: street, coAddress, zipcode, city } = address
  const town = [zipcode, city].filter((part) => part !== undefined && part !== '').join(' ')
  const lines = [coAddress === undefined || coAddress === '' ? '' : `c/o ${coAddress}`, street ?? '', town]
  return lines.filter((line) => line !== '')
}

/** How people at home write their own currency. */
const localUnits: Readonly<Record<string, string>> = { 'da-DK DKK': 'kr.', 'nb-NO NOK': 'kr', 'sv-SE SEK': 'kr' }

/** Formats an amount in minor units for a locale, exact for any size. */
export function formatAmount(amount: number, { currency, locale }: { currency: string; locale: string }): string {
  const digits = String(amount).padStart(3, '0')
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(decimal)
  return `${number}\u00a0${localUnits[`${locale} ${currency}`] ?? currency}`
}

/** Formats a day for a locale, in the time zone of the tenant. */
export function formatDay(moment: string, { timeZone, locale }: { timeZone: string; locale: string }): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment))
}

/** Formats the size of a file in kB or MB. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1_000))
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0${isLarge ? 'MB' : 'kB'}`
}
