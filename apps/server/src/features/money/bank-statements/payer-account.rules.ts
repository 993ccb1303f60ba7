import type { Accounts } from '../../../platform/money/account-numbers.ts'
import { isNorwegianAccount } from '../../../platform/money/domestic-accounts.ts'

/** The account that money came from, if its number says enough to pay back to it; undefined otherwise. */
export function payerAccountOf(number: string | null, currency: string): Accounts | undefined {
  const plain = number?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? ''
  const danish = /^DK\d{16}$/.test(plain) ? plain.slice(4) : plain
  if (currency === 'DKK' && /^\d{14}$/.test(danish) && /[1-9]/.test(danish.slice(4))) {
    const [registrationNumber, accountNumber] = [danish.slice(0, 4), danish.slice(4)]
    return { bankAccount: { type: 'DANISH', registrationNumber, accountNumber } }
  }
  const norwegian = /^NO\d{13}$/.test(plain) ? plain.slice(4) : plain
  if (currency === 'NOK' && isNorwegianAccount(norwegian)) {
    return { domesticAccount: { type: 'NORWEGIAN', clearingNumber: null, accountNumber: norwegian } }
  }
  return undefined
}

/** Whether an account is the one that money came from. The bank names it by its number only, so a BIC is not compared. */
export function isPayerAccount({ ibanAccount }: Accounts, number: string | null): boolean {
  return ibanAccount != null && ibanAccount.iban === number?.replaceAll(/[\s.-]/g, '').toUpperCase()
}
