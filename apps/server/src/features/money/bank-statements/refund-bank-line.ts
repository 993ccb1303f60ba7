import type { Command } from '../../../platform/commands/command.ts'
import { type Accounts, isSameAccount, withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { validationFailed } from '../../../problems/index.ts'
import { makePayout } from '../payouts/index.ts'
import { findTransactionAccount } from '../transaction-accounts/index.ts'
import type { BankLineRow } from './bank-lines.queries.ts'
import type { RefundedLine, RefundInput } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { isPayerAccount, payerAccountOf } from './payer-account.rules.ts'
import { message, problem } from './bank-statements.problems.ts'

/**
 * Pays back what is left of a line, by a payout from the same account. A second person must approve another account than
 * the money came from.
 */
export async function refundBankLine(command: Command, bankLineId: string, input: RefundInput): Promise<RefundedLine> {
  const { transaction } = command
  const payoutId = command.newId()
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN', 'SET_ASIDE'])
  if (line.direction !== 'credit') throw problem('bank-line-state', message('The line is money that went out.'))
  const recipientName = input.recipientName ?? line.payerName
  if (recipientName === null) {
    throw validationFailed([
      { path: '/recipientName', message: message('is required: the bank did not name the payer') },
    ])
  }
  const { accounts, isEntered } = accountsFor(line, input)
  const { transactionAccountId, name, bankAccount } = await transaction.one(
    findTransactionAccount(command, line.transactionAccountId),
  )
  const payout = await makePayout(command, {
    ...{ payoutId, caseId: null, caseVoucherId: null, contactId: null, billingId: null, creditorId: null, bankLineId },
    ...{ bankAccount: null, ibanAccount: null, domesticAccount: null, ...accounts, isAccountEntered: isEntered },
    ...{ recipientName, transactionAccount: { transactionAccountId, name, bankAccount } },
    ...{ amount: line.amount - line.bookedAmount, currency: line.currency },
  })
  const change = { type: 'bank-lines.book', state: 'BOOKED', bookedAmount: line.amount } as const
  return { line: await changeLine(command, line, change), payoutId: payout.payoutId }
}

type PayeeAccount = Pick<RefundInput, 'bankAccount' | 'ibanAccount' | 'domesticAccount'>

/** The account to pay back to, and whether somebody entered another than the money came from. */
function accountsFor(
  { payerAccount, currency }: BankLineRow,
  { bankAccount, ibanAccount, domesticAccount }: RefundInput,
): { readonly accounts: PayeeAccount; readonly isEntered: boolean } {
  const known = payerAccountOf(payerAccount, currency)
  const given: Accounts = withCheckedAccounts({ bankAccount, ibanAccount, domesticAccount })
  const count = Object.values(given).filter((account) => account != null).length
  if (count > 1) {
    throw validationFailed([
      { path: '/bankAccount', message: message('must be the only account: give one of the three') },
    ])
  }
  if (count === 1) {
    const isSame = (known !== undefined && isSameAccount(known, given)) || isPayerAccount(given, payerAccount)
    return { accounts: withoutMissing(given), isEntered: !isSame }
  }
  if (known !== undefined) return { accounts: withoutMissing(known), isEntered: false }
  const error = message('is required: the bank did not report an account that can be paid')
  throw validationFailed([{ path: '/bankAccount', message: error }])
}

function withoutMissing(accounts: Accounts): PayeeAccount {
  return Object.fromEntries(Object.entries(accounts).filter(([, account]) => account != null))
}
