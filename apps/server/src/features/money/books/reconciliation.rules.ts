import type { Currency } from '../../../platform/money/money.ts'
import type { AccountDayRow } from './reconciliation.queries.ts'
import type { Reconciliation } from './reconciliation.schemas.ts'

/** What the money on bank accounts is, by the accounts of the books. */
const shares = {
  owedToCreditors: ['client-money', 'unallocated', 'payouts-due', 'payouts-in-transit'],
  suspense: ['suspense'],
  own: ['own-money', 'commission', 'fees', 'collector-share', 'vat', 'outlays', 'losses', 'creditor-receivables'],
  takenOver: ['taken-over'],
} as const

/**
 * Compares the money on bank accounts with what it should be. Lines that nobody has assigned and payments without a line
 * are in no share, so they are the difference, with what the banks report otherwise than the books.
 */
export function reconcile(
  accounts: readonly AccountDayRow[],
  balances: readonly { readonly handle: string; readonly currency: Currency; readonly balance: number }[],
): Reconciliation['currencies'] {
  const currencies = [...new Set([...accounts, ...balances].map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const rows = accounts.filter((account) => account.currency === currency)
    const shareOf = (handles: readonly string[]): number =>
      balances
        .filter((balance) => balance.currency === currency && handles.includes(balance.handle))
        .reduce((sum, { balance }) => sum - balance, 0)
    const bank = rows.reduce((sum, { bankBalance, bookBalance }) => sum + (bankBalance ?? bookBalance), 0)
    const parts = {
      owedToCreditors: shareOf(shares.owedToCreditors),
      suspense: shareOf(shares.suspense),
      own: shareOf(shares.own),
      takenOver: shareOf(shares.takenOver),
    }
    const expected = Object.values(parts).reduce((sum, part) => sum + part, 0)
    return {
      currency,
      accounts: rows.map(({ transactionAccountId, name, purpose, reportedOn, bankBalance, bookBalance }) => ({
        ...{ transactionAccountId, name, purpose, reportedOn, bankBalance, bookBalance },
        difference: bankBalance === null ? 0 : bankBalance - bookBalance,
      })),
      bank,
      ...parts,
      difference: bank - expected,
    }
  })
}
