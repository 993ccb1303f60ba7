import type { Command } from '../../../platform/commands/command.ts'
import { type Accounts, isSameAccount, withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { requireFound, validationFailed } from '../../../problems/index.ts'
import { accountOfCreditor } from './creditor-account.rules.ts'
import { requireStillHere } from './patch-payout.ts'
import { findRecipientAccounts, insertCorrection } from './payout-corrections.queries.ts'
import { payoutView } from './payout-view.ts'
import { findPayout, lockPayouts } from './payouts.queries.ts'
import type { AccountCorrectionInput, Payout } from './payouts.schemas.ts'
import { message, problem } from './payouts.problems.ts'

/**
 * Gives a pending payout another account: the recipient's current one, or for a refund the one that somebody entered. The
 * correction has a number of its own, so that approvals of the account before do not count for it.
 */
export async function correctPayoutAccount(
  command: Command,
  payoutId: string,
  input: AccountCorrectionInput,
): Promise<Payout> {
  const { tenantId, transaction, now, actor } = command
  await transaction.run(lockPayouts(tenantId))
  const before = payoutView(
    requireFound(await transaction.maybeOne(findPayout(tenantId, payoutId, now)), message('There is no such payout.')),
  )
  command.requireMatch(before)
  requireStillHere(before)
  const account = before.bankLineId === null ? await accountOfRecipient(command, before, input) : enteredAccount(input)
  if (isSameAccount(before, account)) {
    throw problem('payout-account-unchanged', message('The payout goes to that account already.'))
  }
  await transaction.run(insertCorrection({ tenantId, payoutId, account, correctedAt: now, correctedBy: actor }))
  const after = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
  const caseId = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'payouts.correct', subjectId: payoutId, ...caseId, data: after })
  command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
  return after
}

const members = ['bankAccount', 'ibanAccount', 'domesticAccount'] as const

/** The account that the creditor or contact has now. It is changed there, where changes are recorded and announced. */
async function accountOfRecipient(
  { tenantId, transaction }: Command,
  { payoutId, creditorId, currency }: Payout,
  input: AccountCorrectionInput,
): Promise<Accounts> {
  const errors = members.flatMap((member) =>
    input[member] === undefined
      ? []
      : [{ path: `/${member}`, message: message('is the recipient’s: change it on the creditor or contact') }],
  )
  if (errors.length > 0) throw validationFailed(errors)
  const { bankAccount, ibanAccount } = await transaction.one(findRecipientAccounts(tenantId, payoutId))
  if (creditorId !== null) return accountOfCreditor({ bankAccount, ibanAccount }, currency)
  if (bankAccount !== null) return { bankAccount }
  throw problem('payout-account-unchanged', message('The recipient has no bank account to pay out to.'))
}

function enteredAccount(input: AccountCorrectionInput): Accounts {
  const { bankAccount, ibanAccount, domesticAccount } = withCheckedAccounts(input)
  if (members.filter((member) => input[member] !== undefined).length === 1) {
    return { bankAccount, ibanAccount, domesticAccount }
  }
  throw validationFailed([{ path: '/bankAccount', message: message('is required for a refund: give one account') }])
}
