import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { type FieldError, message, validationFailed } from '../../problems/index.ts'
import type { BankAccount, DomesticAccount, IbanAccount } from '../http/schemas/wire-parts.ts'
import { isBankgiro, isClearingNumber, isNorwegianAccount, isSwedishAccount } from './domestic-accounts.ts'

/** The bank accounts of a party. A missing member means the account is not part of the input. */
export interface Accounts {
  readonly bankAccount?: BankAccount | null | undefined
  readonly ibanAccount?: IbanAccount | null | undefined
  readonly domesticAccount?: DomesticAccount | null | undefined
}

/**
 * The input with its account numbers as banks write them. Throws if a number is invalid. Check digits of Danish account
 * numbers are not checked: only some banks use them.
 */
export function withCheckedAccounts<Input extends Accounts>(input: Input): Input {
  const bankAccount = input.bankAccount && plainBankAccount(input.bankAccount)
  const ibanAccount = input.ibanAccount && plainIbanAccount(input.ibanAccount)
  const domesticAccount = input.domesticAccount && plainDomesticAccount(input.domesticAccount)
  const errors = [
    ...(bankAccount ? bankAccountErrors(bankAccount) : []),
    ...(ibanAccount ? ibanAccountErrors(ibanAccount) : []),
    ...(domesticAccount ? domesticAccountErrors(domesticAccount) : []),
  ]
  if (errors.length > 0) throw validationFailed(errors)
  const checked = { ...(bankAccount && { bankAccount }), ...(ibanAccount && { ibanAccount }) }
  return { ...input, ...checked, ...(domesticAccount && { domesticAccount }) }
}

/** Whether both are the same account. Leading zeros of an account number do not matter. */
export function isSameAccount(a: Accounts, b: Accounts): boolean {
  return comparable(a) === comparable(b)
}

function comparable({ bankAccount, ibanAccount, domesticAccount }: Accounts): string {
  const danish = bankAccount ? [bankAccount.registrationNumber, bankAccount.accountNumber.replace(/^0+/, '')] : null
  const domestic = domesticAccount
    ? [domesticAccount.type, domesticAccount.clearingNumber, domesticAccount.accountNumber]
    : null
  return JSON.stringify([danish, ibanAccount ? [ibanAccount.iban, ibanAccount.bic] : null, domestic])
}

function plainBankAccount({ type, registrationNumber, accountNumber }: BankAccount): BankAccount {
  return { type, registrationNumber: unspaced(registrationNumber), accountNumber: unspaced(accountNumber) }
}

function plainIbanAccount({ iban, bic }: IbanAccount): IbanAccount {
  return { iban: electronicFormatIBAN(iban) ?? '', bic: unspaced(bic).toUpperCase() }
}

function plainDomesticAccount({ type, clearingNumber, accountNumber }: DomesticAccount): DomesticAccount {
  const plain = (number: string): string => number.replaceAll(/[\s.-]/g, '')
  return { type, clearingNumber: clearingNumber && plain(clearingNumber), accountNumber: plain(accountNumber) }
}

function unspaced(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function bankAccountErrors({ registrationNumber, accountNumber }: BankAccount): FieldError[] {
  return [
    ...(/^\d{4}$/.test(registrationNumber)
      ? []
      : [{ path: '/bankAccount/registrationNumber', message: message('must be 4 digits') }]),
    ...(/^\d{1,10}$/.test(accountNumber) && /[1-9]/.test(accountNumber)
      ? []
      : [{ path: '/bankAccount/accountNumber', message: message('must be at most 10 digits, and not only zeros') }]),
  ]
}

function ibanAccountErrors({ iban, bic }: IbanAccount): FieldError[] {
  return [
    ...(isValidIBAN(iban) && (!iban.startsWith('NO') || isNorwegianAccount(iban.slice(4)))
      ? []
      : [
          {
            path: '/ibanAccount/iban',
            message: message('must be an IBAN with a valid country, length and check digits'),
          },
        ]),
    ...(isValidBIC(bic)
      ? []
      : [{ path: '/ibanAccount/bic', message: message('must be a BIC (SWIFT code) of 8 or 11 characters') }]),
  ]
}

const accountRules = {
  NORWEGIAN: [isNorwegianAccount, message('must be 11 digits with a valid check digit')],
  SWEDISH: [isSwedishAccount, message('must be 2 to 10 digits, without the clearing number')],
  BANKGIRO: [isBankgiro, message('must be 7 or 8 digits with a valid check digit')],
} as const

function domesticAccountErrors({ type, clearingNumber, accountNumber }: DomesticAccount): FieldError[] {
  const [isValid, error] = accountRules[type]
  const hasClearing = type === 'SWEDISH'
  const clearingPath = '/domesticAccount/clearingNumber'
  return [
    ...(hasClearing && !isClearingNumber(clearingNumber ?? '')
      ? [{ path: clearingPath, message: message('must be a clearing number of 4 digits, or 5 that begin with 8') }]
      : []),
    ...(!hasClearing && clearingNumber !== null
      ? [{ path: clearingPath, message: message('must be null: only Swedish accounts have a clearing number') }]
      : []),
    ...(isValid(accountNumber) ? [] : [{ path: '/domesticAccount/accountNumber', message: error }]),
  ]
}
