import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { type FieldError, message, validationFailed } from '../../problems/index.ts'
import type { BankAccount, IbanAccount } from '../http/schemas/wire-parts.ts'

/** The bank accounts of a party. A missing member means the account is not part of the input. */
export interface Accounts {
  readonly bankAccount?: BankAccount | null | undefined
  readonly ibanAccount?: IbanAccount | null | undefined
}

/**
 * The input with its account numbers as banks write them. Throws if a number is invalid. Check digits of Danish account
 * numbers are not checked: only some banks use them.
 */
export function withCheckedAccounts<Input extends Accounts>(input: Input): Input {
  const bankAccount = input.bankAccount && plainBankAccount(input.bankAccount)
  const ibanAccount = input.ibanAccount && plainIbanAccount(input.ibanAccount)
  const errors = [
    ...(bankAccount ? bankAccountErrors(bankAccount) : []),
    ...(ibanAccount ? ibanAccountErrors(ibanAccount) : []),
  ]
  if (errors.length > 0) throw validationFailed(errors)
  return { ...input, ...(bankAccount && { bankAccount }), ...(ibanAccount && { ibanAccount }) }
}

/** Whether both are the same account. Leading zeros of an account number do not matter. */
export function isSameAccount(a: Accounts, b: Accounts): boolean {
  return comparable(a) === comparable(b)
}

function comparable({ bankAccount, ibanAccount }: Accounts): string {
  const danish = bankAccount ? [bankAccount.registrationNumber, bankAccount.accountNumber.replace(/^0+/, '')] : null
  return JSON.stringify([danish, ibanAccount ? [ibanAccount.iban, ibanAccount.bic] : null])
}

function plainBankAccount({ type, registrationNumber, accountNumber }: BankAccount): BankAccount {
  return { type, registrationNumber: unspaced(registrationNumber), accountNumber: unspaced(accountNumber) }
}

function plainIbanAccount({ iban, bic }: IbanAccount): IbanAccount {
  return { iban: electronicFormatIBAN(iban) ?? '', bic: unspaced(bic).toUpperCase() }
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
    ...(isValidIBAN(iban)
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
