import { instant } from '../../../platform/http/schemas/schemas.ts'
import { typeOf } from './book-accounts.data.ts'
import type { AccountRow, BalanceRow, EntryRow, PeriodRow } from './books.queries.ts'
import type { BookAccount, BookEntry, BookPeriod, TrialBalance } from './books.schemas.ts'

export function accountView(row: AccountRow): BookAccount {
  return {
    ...row,
    type: typeOf(row.handle),
    createdAt: instant(row.createdAt),
    updatedAt: row.updatedAt && instant(row.updatedAt),
  }
}

export function entryView(row: EntryRow): BookEntry {
  return { ...row, postedAt: instant(row.postedAt) }
}

export function periodView(row: PeriodRow): BookPeriod {
  return { ...row, closedAt: row.closedAt && instant(row.closedAt) }
}

export function trialBalanceView(rows: readonly BalanceRow[], postedAt: Date | undefined): TrialBalance {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    postedAt: postedAt === undefined ? null : instant(postedAt),
    currencies: currencies.map((currency) => {
      const accounts = rows
        .filter((row) => row.currency === currency)
        .map(({ bookAccountId, handle, number, name, opening, debit, credit, entryCount }) => ({
          ...{ bookAccountId, handle, type: typeOf(handle), number, name, opening, debit, credit, entryCount },
          closing: opening + debit - credit,
        }))
      return { currency, debit: accounts.reduce((sum, { debit }) => sum + debit, 0), accounts }
    }),
  }
}
