import type { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { message, problem } from './payouts.problems.ts'

interface CreditorAccounts {
  readonly bankAccount: BankAccount | null
  readonly ibanAccount: IbanAccount | null
}

/** Picks the account of a creditor to pay to: if both are known, the Danish one for DKK and the IBAN for other currencies. */
export function accountOfCreditor(
  { bankAccount, ibanAccount }: CreditorAccounts,
  currency: Currency,
): CreditorAccounts {
  const prefersDanish = ibanAccount === null || currency === 'DKK'
  if (bankAccount !== null && prefersDanish) return { bankAccount, ibanAccount: null }
  if (ibanAccount !== null) return { bankAccount: null, ibanAccount }
  throw problem('creditor-bank-account-missing', message('The creditor has no bank account to pay out to.'))
}
