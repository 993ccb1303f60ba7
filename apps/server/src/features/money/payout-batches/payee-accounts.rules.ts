import { isValidIBAN } from 'ibantools'
import type { BankAccount, DomesticAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Accounts } from '../../../platform/money/account-numbers.ts'
import { danishIban, isBankgiro, isNorwegianAccount } from '../../../platform/money/domestic-accounts.ts'

/** An account as a payment file names it. */
export interface FileAccount {
  readonly iban: string | null
  /** A number that only banks of one country understand. */
  readonly domestic: { readonly number: string; readonly scheme: 'BBAN' | 'BGNR' } | null
  /** The Swedish bank of a domestic number. */
  readonly clearingNumber: string | null
  readonly bic: string | null
}

/** The currencies that payment files can be in. Other payouts are paid by hand. */
export const fileCurrencies = ['DKK', 'SEK', 'NOK', 'EUR'] as const
export type FileCurrency = (typeof fileCurrencies)[number]

export function isFileCurrency(currency: string): currency is FileCurrency {
  return fileCurrencies.some((known) => known === currency)
}

const none = { iban: null, domestic: null, clearingNumber: null, bic: null }

/** The countries of the Single Euro Payments Area, by the first letters of their IBANs. */
const sepaCountries = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)
const countryOf = { DKK: 'DK', SEK: 'SE', NOK: 'NO' } as const
const bankgiroClearing = '9900'

/** How a payment file in a currency names the account of a payee; undefined if it cannot pay to it. */
export function payeeAccount(
  { bankAccount, ibanAccount, domesticAccount }: Accounts,
  currency: FileCurrency,
): FileAccount | undefined {
  if (bankAccount) return ofDanishAccount(bankAccount, currency)
  if (ibanAccount) {
    const { iban, bic } = ibanAccount
    const country = iban.slice(0, 2)
    const isReachable = currency === 'EUR' ? sepaCountries.has(country) : country === countryOf[currency]
    return isReachable ? { ...none, iban, bic: writableBic(bic) } : undefined
  }
  return domesticAccount ? ofDomesticAccount(domesticAccount, currency) : undefined
}

function ofDanishAccount(
  { registrationNumber, accountNumber }: BankAccount,
  currency: FileCurrency,
): FileAccount | undefined {
  const number = `${registrationNumber}${accountNumber.padStart(10, '0')}`
  if (currency === 'DKK') return { ...none, domestic: { number, scheme: 'BBAN' } }
  return currency === 'EUR' ? { ...none, iban: danishIban(registrationNumber, accountNumber) } : undefined
}

function ofDomesticAccount(
  { type, clearingNumber, accountNumber: number }: DomesticAccount,
  currency: FileCurrency,
): FileAccount | undefined {
  if (currency !== (type === 'NORWEGIAN' ? 'NOK' : 'SEK')) return undefined
  if (type === 'NORWEGIAN') return { ...none, domestic: { number, scheme: 'BBAN' } }
  if (type === 'BANKGIRO') return { ...none, domestic: { number, scheme: 'BGNR' }, clearingNumber: bankgiroClearing }
  return { ...none, domestic: { number: `${clearingNumber ?? ''}${number}`, scheme: 'BBAN' }, clearingNumber }
}

/** A BIC as payment files may contain it. Banks find each other by the IBAN, so an unusual one is left out. */
function writableBic(bic: string | null): string | null {
  return bic !== null && /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/.test(bic) ? bic : null
}

interface PayingAccount {
  readonly bankAccount: BankAccount
  readonly statementAccount: string | null
  readonly currency: FileCurrency
  readonly bic: string | null
}

/** How a payment file names the account that pays: by its number in statements, or else the IBAN of the Danish account. */
export function payingAccount({ bankAccount, statementAccount, currency, ...bank }: PayingAccount): FileAccount {
  const bic = writableBic(bank.bic)
  if (statementAccount === null) {
    return { ...none, iban: danishIban(bankAccount.registrationNumber, bankAccount.accountNumber), bic }
  }
  const number = statementAccount.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (isValidIBAN(number)) return { ...none, iban: number, bic }
  const isGiro = currency === 'SEK' && !isNorwegianAccount(number) && isBankgiro(number)
  return { ...none, domestic: { number, scheme: isGiro ? 'BGNR' : 'BBAN' }, bic }
}
