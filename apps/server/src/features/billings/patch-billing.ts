import type { Command } from '../../platform/idempotency/command.ts'
import { Problem, say, unknownReference } from '../../problems/index.ts'
import { makePayout } from '../payouts/index.ts'
import { findDefaultAccount, findTransactionAccount } from '../transaction-accounts/index.ts'
import { billingView } from './billing-view.ts'
import {
  approveBilling,
  type BilledCreditor,
  type BillingRow,
  lockBilledCreditor,
  lockBilling,
  nextBillingNumber,
} from './billings.queries.ts'
import type { Billing, BillingPatch } from './billings.schemas.ts'

/** Approves a draft: it gets its number, and what it owes the creditor is paid out. It cannot be taken back. */
export async function patchBilling(command: Command, billingId: string, patch: BillingPatch): Promise<Billing> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(lockBilling(tenantId, billingId))
  if (current === undefined) throw new Problem('not-found', say('There is no such settlement.'))
  const before = billingView(current)
  command.requireMatch(before)
  if (patch.state === before.state) return before
  if (before.state === 'APPROVED')
    throw new Problem('billing-approved', say('The settlement is approved, and stays so.'))
  const { value: billingSeqId } = await transaction.one(nextBillingNumber(tenantId))
  await transaction.run(approveBilling(tenantId, { billingId, billingSeqId, approvedAt: now, approvedBy: actor }))
  // The payout names the number of the settlement, so it comes after it.
  const payoutId = before.totals.payout > 0 ? await payOut(command, current, patch) : null
  const approved = { state: 'APPROVED', billingSeqId, payoutId, approvedAt: now, approvedBy: actor } as const
  const after = billingView({ ...current, ...approved })
  command.emit({ type: 'billings.approve', subjectId: billingId, data: after })
  command.audit({ subjectType: 'billing', subjectId: billingId, before, after })
  return after
}

async function payOut(command: Command, billing: BillingRow, patch: BillingPatch): Promise<string> {
  const { tenantId, transaction } = command
  const { billingId, creditorId, currency, balance } = billing
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
    bankAccount: requireBankAccount(creditor),
    transactionAccount: account,
    amount: balance,
    currency,
  })
  return payout.payoutId
}

function requireBankAccount({ bankAccount }: BilledCreditor): NonNullable<BilledCreditor['bankAccount']> {
  if (bankAccount !== null) return bankAccount
  throw new Problem('creditor-bank-account-missing', say('The creditor has no bank account that could be paid out to.'))
}

type Source = Parameters<typeof makePayout>[1]['transactionAccount']

/** The account that is paid from, as it is now; none where the tenant has no default account of the currency. */
async function findSource(command: Command, { currency }: BillingRow, patch: BillingPatch): Promise<Source> {
  const { tenantId, transaction } = command
  const named = patch.transactionAccountId
  const account = await transaction.maybeOne(
    named === undefined ? findDefaultAccount(tenantId, currency) : findTransactionAccount(tenantId, named),
  )
  if (account === undefined) {
    if (named === undefined) return null
    throw unknownReference('/transactionAccountId', 'transaction account')
  }
  if (account.currency !== currency) {
    throw new Problem('currency-mismatch', say('The settlement is in {0}.', currency), {
      errors: [{ path: '/transactionAccountId', message: say('names an account in {0}', account.currency) }],
    })
  }
  const { transactionAccountId, name, bankAccount } = account
  return { transactionAccountId, name, bankAccount }
}
