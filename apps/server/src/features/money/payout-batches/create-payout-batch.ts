import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { twoPeopleFromAmountAt } from '../../installation/tenant-settings/index.ts'
import { listPayable, lockPayouts } from '../payouts/index.ts'
import { type Candidate, candidateOf, explainLeftOut } from './batch-candidates.rules.ts'
import { insertPayments } from './batch-payments.queries.ts'
import { type FileCurrency, isFileCurrency, payingAccount } from './payee-accounts.rules.ts'
import { payoutBatchView } from './payout-batch-view.ts'
import { findBatch, findSource, insertBatch, nextBatchNumber, type SourceRow } from './payout-batches.queries.ts'
import { type BatchPreview, type PayoutBatch, type PayoutBatchInput, paymentsMax } from './payout-batches.schemas.ts'
import { message, problem } from './payout-batches.problems.ts'

/** Puts payouts into a batch that waits for approval. Nothing is written for the bank yet. */
export async function createPayoutBatch(command: Command, input: PayoutBatchInput): Promise<PayoutBatch> {
  const { tenantId, tenant, transaction, now, actor } = command
  const payoutBatchId = command.newId()
  const { transactionAccountId } = input
  const executionDate = requireExecutionDate(input, localDate(now, tenant.timeZone))
  const source = requireSource(await transaction.maybeOne(findSource(tenantId, transactionAccountId)))
  await transaction.run(lockPayouts(tenantId))
  const candidates = await choosePayouts(command, input, source.currency)
  const amount = totalOf(candidates)
  const { value: batchSeqId } = await transaction.one(nextBatchNumber(tenantId))
  const { name, payerName, agreement, format, currency } = source
  await transaction.run(
    insertBatch({
      ...{ tenantId, payoutBatchId, batchSeqId, transactionAccountId, currency, format, executionDate, amount },
      source: { name, payerName, agreement, account: payingAccount(source) },
      paymentCount: candidates.length,
      needsSecondPerson: needsSecondPerson(source, amount, now),
      ...{ createdAt: now, createdBy: actor },
    }),
  )
  const payments = candidates.map(({ payout }) => ({ paymentId: command.newId(), payoutId: payout.payoutId }))
  await transaction.many(insertPayments(tenantId, payoutBatchId, payments))
  const batch = payoutBatchView(await transaction.one(findBatch(tenantId, payoutBatchId)))
  command.emit({ type: 'payout-batches.create', subjectId: payoutBatchId, data: batch })
  command.audit({ subjectType: 'payout-batch', subjectId: payoutBatchId, after: batch })
  return batch
}

/** What a batch of an account would pay now, and what it would leave out. */
export async function previewPayoutBatch(
  { tenantId, read, now }: Pick<ReadContext, 'tenantId' | 'read' | 'now'>,
  transactionAccountId: string,
): Promise<BatchPreview> {
  const [found] = await read(findSource(tenantId, transactionAccountId))
  const source = requireSource(found)
  const { currency } = source
  const account = { transactionAccountId, currency }
  const rows = await read(listPayable(tenantId, account, { payoutIds: null, limit: paymentsMax, now }))
  const candidates = rows.map((payout) => candidateOf(payout, currency))
  const paid = candidates.filter(({ leftOut }) => leftOut === null)
  const leftOut = candidates.filter((candidate) => candidate.leftOut !== null)
  const amount = totalOf(paid)
  return {
    ...account,
    ...{ count: paid.length, amount, leftOutCount: leftOut.length, leftOutAmount: totalOf(leftOut) },
    needsSecondPerson: needsSecondPerson(source, amount, now),
    payouts: candidates.map(({ payout, isRetried, leftOut: reason }) => ({
      ...{ payoutId: payout.payoutId, recipientName: payout.recipientName, amount: payout.amount },
      ...{ retried: isRetried, leftOut: reason },
    })),
  }
}

function needsSecondPerson(source: SourceRow, amount: number, now: Date): boolean {
  const limit = twoPeopleFromAmountAt(source, now)
  return limit !== null && amount >= limit
}

const daysAheadMax = 60

function requireExecutionDate({ executionDate }: PayoutBatchInput, today: string): string {
  const last = new Date(Date.parse(today) + daysAheadMax * 86_400_000).toISOString().slice(0, 10)
  const day = executionDate ?? today
  if (day >= today && day <= last) return day
  throw validationFailed([{ path: '/executionDate', message: message('must be from today to 60 days ahead') }])
}

type FileSource = SourceRow & { readonly currency: FileCurrency }

function requireSource(source: SourceRow | undefined): FileSource {
  if (source === undefined) throw unknownReference('/transactionAccountId', 'transaction account')
  const { currency } = source
  if (isFileCurrency(currency)) return { ...source, currency }
  throw validationFailed([
    { path: '/transactionAccountId', message: message('Payment files can be in DKK, SEK, NOK and EUR.') },
  ])
}

/** The payouts to pay. Those that the caller named must all be payable; otherwise those that are not are left out. */
async function choosePayouts(
  { tenantId, transaction, now }: Command,
  { transactionAccountId, payoutIds }: PayoutBatchInput,
  currency: FileCurrency,
): Promise<Candidate[]> {
  const named = payoutIds?.map((payoutId) => payoutId.toLowerCase()) ?? null
  requireDistinct(named ?? [])
  const chosen = { payoutIds: named, limit: paymentsMax, now }
  const rows = await transaction.many(listPayable(tenantId, { transactionAccountId, currency }, chosen))
  const candidates = rows.map((payout) => candidateOf(payout, currency))
  const payable = candidates.filter(({ leftOut }) => leftOut === null)
  const errors = (named ?? []).flatMap((payoutId, index) => {
    if (payable.some(({ payout }) => payout.payoutId === payoutId)) return []
    const candidate = candidates.find(({ payout }) => payout.payoutId === payoutId)
    return [{ path: `/payoutIds/${index}`, message: explainLeftOut(candidate) }]
  })
  if (errors.length > 0) {
    throw problem('payout-not-payable', message('Some payouts of the batch cannot be paid any more.'), { errors })
  }
  if (payable.length === 0) {
    throw problem('nothing-to-pay', message('Nothing can be paid from this account now.'))
  }
  return payable
}

function requireDistinct(payoutIds: readonly string[]): void {
  const errors = payoutIds.flatMap((payoutId, index) =>
    payoutIds.indexOf(payoutId) === index
      ? []
      : [{ path: `/payoutIds/${index}`, message: message('is listed more than once') }],
  )
  if (errors.length > 0) throw validationFailed(errors)
}

function totalOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { payout }) => sum + payout.amount, 0)
}
