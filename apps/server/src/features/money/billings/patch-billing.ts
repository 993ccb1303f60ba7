import type { Command } from '../../../platform/commands/command.ts'
import { requireFound, unknownReference } from '../../../problems/index.ts'
import { addCreditorEntry, holdCreditorBalance } from '../creditor-accounts/index.ts'
import { accountOfCreditor, makePayout } from '../payouts/index.ts'
import { findDefaultAccount, findTransactionAccount } from '../transaction-accounts/index.ts'
import { billingView } from './billing-view.ts'
import {
  approveBilling,
  type BillingRow,
  lockBilledCreditor,
  lockBilling,
  nextBillingNumber,
} from './billings.queries.ts'
import { offsetOf } from './billings.rules.ts'
import type { Billing, BillingPatch } from './billings.schemas.ts'
import { problem, message } from './billings.problems.ts'

/**
 * Approves a draft: assigns its number, and either creates the payout, less what the creditor already owes, or books the
 * amount due as a receivable. It cannot be undone.
 */
export async function patchBilling(command: Command, billingId: string, patch: BillingPatch): Promise<Billing> {
  const { tenantId, transaction, now, actor } = command
  const current = requireFound(
    await transaction.maybeOne(lockBilling(tenantId, billingId)),
    message('There is no such settlement.'),
  )
  const before = billingView(current)
  command.requireMatch(before)
  if (patch.state === before.state) return before
  if (before.state === 'APPROVED')
    throw problem('billing-approved', message('The settlement is approved and cannot be changed.'))
  const { creditorId, currency, balance } = current
  const offset = offsetOf(balance, await holdCreditorBalance(command, { tenantId, creditorId, currency }))
  const { value: billingSeqId } = await transaction.one(nextBillingNumber(tenantId))
  const approval = { billingSeqId, offset, approvedAt: now, approvedBy: actor }
  await transaction.run(approveBilling(tenantId, { billingId, ...approval }))
  // The payout contains the number of the settlement, so it must be created afterwards.
  const payoutId = balance > offset ? await payOut(command, { ...current, offset }, patch) : null
  await bookOnAccount(command, { ...current, offset })
  const after = billingView({ ...current, ...approval, state: 'APPROVED', payoutId })
  // A settlement takes effect on approval, so subscribers to either event are notified.
  for (const type of ['billings.create', 'billings.approve']) {
    command.emit({ type, subjectId: billingId, data: after })
  }
  command.audit({ subjectType: 'billing', subjectId: billingId, before, after })
  return after
}

/** Books the amount due, or the offset, on the creditor's account. */
async function bookOnAccount(
  command: Command,
  { billingId, creditorId, currency, balance, offset }: BillingRow,
): Promise<void> {
  const entry = { creditorId, currency, billingId }
  if (balance < 0) {
    await addCreditorEntry(command, { ...entry, entryId: command.newId(), kind: 'RECEIVABLE', amount: -balance })
  } else if (offset > 0) {
    await addCreditorEntry(command, { ...entry, entryId: command.newId(), kind: 'OFFSET', amount: -offset })
  }
}

async function payOut(command: Command, billing: BillingRow, patch: BillingPatch): Promise<string> {
  const { tenantId, transaction } = command
  const { billingId, creditorId, currency, balance, offset } = billing
  const [creditor, account] = await Promise.all([
    transaction.one(lockBilledCreditor(tenantId, creditorId)),
    findSource(command, billing, patch),
  ])
  const payout = await makePayout(command, {
    payoutId: command.newId(),
    caseId: null,
    caseVoucherId: null,
    contactId: null,
    billingId,
    creditorId,
    recipientName: creditor.name,
    ...accountOfCreditor(creditor, currency),
    transactionAccount: account,
    amount: balance - offset,
    currency,
  })
  return payout.payoutId
}

type Source = Parameters<typeof makePayout>[1]['transactionAccount']

/** Copies the account to pay from; null if the tenant has no default account of the currency. */
async function findSource(command: Command, { currency }: BillingRow, patch: BillingPatch): Promise<Source> {
  const { tenantId, transaction } = command
  const requestedId = patch.transactionAccountId
  const account = await transaction.maybeOne(
    requestedId === undefined ? findDefaultAccount(tenantId, currency) : findTransactionAccount(command, requestedId),
  )
  if (account === undefined) {
    if (requestedId === undefined) return null
    throw unknownReference('/transactionAccountId', 'transaction account')
  }
  if (account.currency !== currency) {
    throw problem('currency-mismatch', message('The settlement is in {0}.', currency), {
      errors: [{ path: '/transactionAccountId', message: message('is an account in {0}', account.currency) }],
    })
  }
  const { transactionAccountId, name, bankAccount } = account
  return { transactionAccountId, name, bankAccount }
}
