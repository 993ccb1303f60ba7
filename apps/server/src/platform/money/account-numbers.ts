import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { type FieldError, message, validationFailed } from '../../problems/index.ts'
import type { BankAccount, IbanAccount } from '../http/schemas/wire-parts.ts'

/** The accounts that somebody has; one that is left out is not spoken of. */
export interface Accounts {
  readonly bankAccount?: BankAccount | null | undefined
  readonly ibanAccount?: IbanAccount | null | undefined
}

/**
 * The input with its account numbers as banks write them, or the refusal of all that no bank would take. Danish account
 * numbers have check digits only at some banks, so none are asked for.
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

/** Whether both are the same account: leading zeros of an account number say nothing. */
export function isSameAccount(one: Accounts, other: Accounts): boolean {
  return wordsOf(one) === wordsOf(other)
}

function wordsOf({ bankAccount, ibanAccount }: Accounts): string {
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
          { path: '/ibanAccount/iban', message: message('must be an IBAN whose country, length and check digits fit') },
        ]),
    ...(isValidBIC(bic)
      ? []
      : [{ path: '/ibanAccount/bic', message: message('must be a BIC (SWIFT code) of 8 or 11 characters') }]),
  ]
}
