import {
  accountOf,
  type CamtElement,
  currencyOf,
  dateAt,
  directionOf,
  find,
  required,
  textAt,
} from './camt-element.rules.ts'
import { dayBefore, minorUnits } from './statement-amounts.rules.ts'
import { type StatementBalance, StatementError } from './statement.ts'
import { message } from './bank-statements.problems.ts'

/** Booked balances at the end of a day, and the one with which the period of a statement opens. */
const closing: ReadonlySet<string> = new Set(['CLBD', 'PRCD'])
const opening = 'OPBD'

/** The booked balances of a statement. Expected and available ones are left out: they are not what was booked. */
export function balancesOf(statement: CamtElement): StatementBalance[] {
  return find(statement, 'Bal').flatMap((balance) => {
    const code = textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? ''
    if (code !== opening && !closing.has(code)) return []
    const date = dateAt(balance, 'Dt') ?? dateOfBalance(balance)
    const amount = required(balance, 'Amt')
    const sign = directionOf(balance) === 'credit' ? 1 : -1
    return [
      {
        ...{ account: accountOf(statement), currency: currencyOf(amount), line: balance.line },
        day: code === opening ? dayBefore(date) : date,
        amount: sign * minorUnits(amount.text.trim(), amount.line),
      },
    ]
  })
}

function dateOfBalance({ line }: CamtElement): never {
  throw new StatementError(line, message('The balance has no date.'))
}
