import type { Currency } from '../../../platform/money/money.ts'
import { modulus10, modulus11, modulus97, passesModulus97 } from './check-digits.rules.ts'

export const referenceKinds = ['FI71', 'KID', 'OCR', 'RF'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** The settings of the tenant that decide how its references are written. */
export interface ReferenceSettings {
  /** The creditor number at the Danish FI scheme; null if the tenant has none. */
  readonly fiCreditorNumber: string | null
  readonly kidModulus: 10 | 11
  readonly ocrLengthDigit: boolean
}

/** The settings of a tenant that has not changed any. */
export const defaultReferenceSettings: ReferenceSettings = {
  fiCreditorNumber: null,
  kidModulus: 10,
  ocrLengthDigit: false,
}

export interface PaymentReference {
  readonly kind: ReferenceKind
  /** As a payer enters it. */
  readonly reference: string
  /** As it is printed: with the card type and the creditor number, or in groups of four. */
  readonly printed: string
}

/** More than a tenant will ever have cases or invoices; a reference of twelve digits fits into every kind. */
const caseNumberDigits = 10

/** Invoices have the numbers above this, and cases those below, so that a reference says what it is for. */
const firstInvoiceReference = 9_000_000_000

/** The number that represents an invoice to a creditor in its payment reference. */
export function invoiceReferenceNumber(invoiceNumber: number): number {
  return firstInvoiceReference + invoiceNumber
}

/**
 * The machine-readable references of a case, the one to print first. They follow from the number of the case, so a
 * reference is found again through the index of case numbers, and never changes its case.
 */
export function paymentReferencesOf(
  caseNumber: number,
  currency: Currency,
  settings: ReferenceSettings,
): PaymentReference[] {
  const domestic = domesticReference(protectedNumber(caseNumber), currency, settings)
  return [...(domestic === undefined ? [] : [domestic]), rfReference(caseNumber)]
}

/**
 * The reference to show to payers; undefined if their banks could not use any: Danish ones do not accept RF references
 * for payments in kroner.
 */
export function shownReferenceOf(
  caseNumber: number,
  currency: Currency,
  settings: ReferenceSettings,
): PaymentReference | undefined {
  const [first] = paymentReferencesOf(caseNumber, currency, settings)
  return currency === 'DKK' && first?.kind === 'RF' ? undefined : first
}

/**
 * The number of the case with two check digits of its own. The check digit of the scheme misses one typing error in
 * ten, and money booked on the wrong case is worse than a longer number.
 */
function protectedNumber(caseNumber: number): string {
  const digits = String(caseNumber).padStart(caseNumberDigits, '0')
  return digits + modulus97(digits)
}

function domesticReference(
  number: string,
  currency: Currency,
  { fiCreditorNumber, kidModulus, ocrLengthDigit }: ReferenceSettings,
): PaymentReference | undefined {
  if (currency === 'DKK' && fiCreditorNumber !== null) {
    const payload = number.padStart(14, '0')
    const reference = payload + modulus10(payload)
    return { kind: 'FI71', reference, printed: `+71<${reference}+${fiCreditorNumber}<` }
  }
  if (currency === 'NOK') {
    const reference = number + (kidModulus === 10 ? modulus10(number) : modulus11(number))
    return { kind: 'KID', reference, printed: reference }
  }
  if (currency === 'SEK') {
    // The length digit is the last digit of the length of the whole reference, with both digits.
    const payload = ocrLengthDigit ? number + String((number.length + 2) % 10) : number
    const reference = payload + modulus10(payload)
    return { kind: 'OCR', reference, printed: reference }
  }
  return undefined
}

/** ISO 11649: RF, two check digits, and the reference. R is 27 and F is 15. */
function rfReference(caseNumber: number): PaymentReference {
  const digits = String(caseNumber)
  const reference = `RF${modulus97(`${digits}2715`)}${digits}`
  return { kind: 'RF', reference, printed: reference.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

/**
 * The numbers of the cases that a reference can mean: none if its check digits are wrong. Banks drop leading zeros and
 * add spaces. There can be several, because the settings of KID and OCR may have changed since it was printed.
 */
export function caseNumbersOf(reference: string, currency?: string): number[] {
  const plain = reference.replaceAll(/\s/g, '').toUpperCase()
  if (plain.startsWith('RF')) return caseNumberOfRf(plain)
  const fi = /^\+?71<(\d{15})(?:\+8\d{7}<?)?$/.exec(plain)?.[1]
  return caseNumbersOfDigits(fi ?? plain, currency)
}

function caseNumberOfRf(reference: string): number[] {
  const [, check, digits] = /^RF(\d{2})(\d{1,21})$/.exec(reference) ?? []
  if (check === undefined || digits === undefined) return []
  return passesModulus97(`${digits}2715${check}`) ? countable(BigInt(digits)) : []
}

function caseNumbersOfDigits(reference: string, currency: string | undefined): number[] {
  if (!/^\d{3,24}[\d-]$/.test(reference)) return []
  const payload = reference.slice(0, -1)
  const check = reference.slice(-1)
  const maybe = (scheme: string): boolean => currency === undefined || currency === scheme
  const isModulus10 = check === modulus10(payload)
  const isIntact = isModulus10 || (maybe('NOK') && check === modulus11(payload))
  const hasLengthDigit = isModulus10 && maybe('SEK') && payload.endsWith(lengthDigitOf(reference))
  const numbers = [
    ...(isIntact ? caseNumberOfProtected(payload) : []),
    ...(hasLengthDigit ? caseNumberOfProtected(payload.slice(0, -1)) : []),
  ]
  return [...new Set(numbers)]
}

/** References with a length digit all have the same length, also if a bank has dropped leading zeros. */
function lengthDigitOf(reference: string): string {
  return reference.length <= caseNumberDigits + 4 ? String((caseNumberDigits + 4) % 10) : 'none'
}

function caseNumberOfProtected(number: string): number[] {
  return passesModulus97(number) ? countable(BigInt(number) / 100n) : []
}

function countable(number: bigint): number[] {
  return number > 0n && number < 10n ** BigInt(caseNumberDigits) ? [Number(number)] : []
}

/** A run of digits, or RF and groups of digits, which may be separated by spaces. */
const candidates = /RF ?\d{2}(?: ?\d{1,4}){1,6}|\d[\d ]{2,28}[\d-]/gi

/** The numbers of the cases whose references are somewhere in a text. */
export function caseNumbersInText(text: string, currency?: string): number[] {
  const written = [...(text.match(candidates) ?? []), ...(text.match(/\d[\d-]*/g) ?? [])]
  return [...new Set(written.flatMap((candidate) => caseNumbersOf(candidate, currency)))]
}
