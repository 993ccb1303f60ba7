import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { type Problem, shownAmount, unknownReference, validationFailed } from '../../../problems/index.ts'
import { type BillingTerms, findBillingModel } from '../billing-models/index.ts'
import {
  type BillingScope,
  findBillableAllocations,
  findBillableEvents,
  insertEntries,
  insertFees,
} from './billable.queries.ts'
import { findBalance } from '../creditor-accounts/index.ts'
import { billingView } from './billing-view.ts'
import {
  type BilledCreditor,
  type BillingRow,
  findDraft,
  insertBilling,
  lockBilledCreditor,
} from './billings.queries.ts'
import { entriesFrom, feesFrom, offsetOf, settle, type Settlement } from './billings.rules.ts'
import type { Billing, BillingInput } from './billings.schemas.ts'
import { problem, message } from './billings.problems.ts'

/**
 * Creates a draft settlement of everything collected for a creditor and not settled yet. The creditor is locked, and the
 * database accepts each allocation once, so concurrent or repeated runs never bill anything twice.
 */
export async function createBilling(command: Command, input: BillingInput): Promise<Billing> {
  const { tenantId, transaction, tenant } = command
  const billingId = command.newId()
  const today = localDate(command.now, tenant.timeZone)
  requirePeriod(input, today)
  const creditor = await transaction.maybeOne(lockBilledCreditor(tenantId, input.creditorId))
  if (creditor === undefined) throw unknownReference('/creditorId', 'creditor')
  const { billingModelId, terms, currency } = await findTerms(command, input, creditor)
  const draft = await transaction.maybeOne(findDraft(tenantId, { creditorId: input.creditorId, currency }))
  if (draft !== undefined) throw draftOpen(draft.billingId)

  const { creditorId, from, to } = input
  const scope = { tenantId, creditorId, currency, from, to, timeZone: tenant.timeZone }
  const [owed, allocations, events] = await Promise.all([
    transaction.maybeOne(findBalance({ tenantId, creditorId, currency })),
    transaction.many(findBillableAllocations(scope)),
    transaction.many(
      findBillableEvents(
        scope,
        terms.fees.map((fee) => fee.trigger),
      ),
    ),
  ])
  const entries = entriesFrom(terms, allocations)
  const fees = feesFrom(terms, events)
  if (entries.length + fees.length === 0) throw nothingToBill(scope, today)
  const settlement = settle(terms, entries, fees)
  const offset = offsetOf(settlement.totals.balance, owed?.balance ?? 0)
  requireMinimumPayout(terms, settlement.totals.payout - offset)

  const row = draftOf(
    command,
    { billingId, creditorId, creditor, billingModelId, terms, currency, from, to, offset },
    settlement,
  )
  await Promise.all([
    transaction.run(insertBilling(row)),
    transaction.run(insertEntries(tenantId, billingId, entries)),
    transaction.run(insertFees(tenantId, billingId, fees)),
  ])
  const billing = billingView(row)
  command.emit({ type: 'billings.draft', subjectId: billingId, data: billing })
  command.audit({ subjectType: 'billing', subjectId: billingId, after: billing })
  return billing
}

function requirePeriod({ from, to }: BillingInput, today: string): void {
  if (from > to) throw validationFailed([{ path: '/to', message: message('must not be before from') }])
  if (to > today) throw validationFailed([{ path: '/to', message: message('must not be in the future') }])
}

interface SettlementTerms {
  readonly billingModelId: string
  readonly terms: BillingTerms
  readonly currency: Currency
}

async function findTerms(command: Command, input: BillingInput, creditor: BilledCreditor): Promise<SettlementTerms> {
  const billingModelId = input.billingModelId ?? creditor.defaultBillingModelId
  if (billingModelId === null) {
    throw problem('billing-model-missing', message('The creditor has no default billing model, and none was given.'), {
      errors: [
        { path: '/billingModelId', message: message('is required for a creditor without a default billing model') },
      ],
    })
  }
  const model = await command.transaction.maybeOne(findBillingModel(command, billingModelId))
  if (model === undefined) throw unknownReference('/billingModelId', 'billing model')
  const currency = input.currency ?? model.currency
  if (currency === null) {
    throw validationFailed([{ path: '/currency', message: message('is required if the billing model has none') }])
  }
  if (model.currency !== null && model.currency !== currency) {
    throw problem('currency-mismatch', message('The fixed amounts of the billing model are in {0}.', model.currency), {
      errors: [
        { path: '/currency', message: message('must be {0}, the currency of the billing model', model.currency) },
      ],
    })
  }
  return { billingModelId, terms: termsOf(model), currency }
}

/** Copies the terms, since the model may change afterwards. */
function termsOf(model: BillingTerms): BillingTerms {
  const { currency, commission, fees, vatRateBasisPoints, keptByCollector, minimumCommission, minimumPayout } = model
  return { currency, commission, fees, vatRateBasisPoints, keptByCollector, minimumCommission, minimumPayout }
}

interface Heading extends SettlementTerms {
  readonly billingId: string
  readonly creditorId: string
  readonly creditor: BilledCreditor
  readonly from: string
  readonly to: string
  readonly offset: number
}

function draftOf(command: Command, heading: Heading, { collections, fees, totals }: Settlement): BillingRow {
  const { creditor, ...rest } = heading
  return {
    ...rest,
    tenantId: command.tenantId,
    billingSeqId: null,
    creditorName: creditor.name,
    state: 'DRAFT',
    collections,
    fees,
    collectedByCollector: totals.collectedByCollector,
    collectedByCreditor: totals.collectedByCreditor,
    collectorShare: totals.collectorShare,
    commission: totals.commission,
    feeAmount: totals.fees,
    vat: totals.vat,
    balance: totals.balance,
    payoutId: null,
    createdAt: command.now,
    createdBy: command.actor,
    approvedAt: null,
    approvedBy: null,
  }
}

function draftOpen(billingId: string): Problem {
  return problem('billing-draft-open', message('There is already a draft settlement for this creditor.'), {
    extensions: { billingId },
  })
}

/** Names the day that counts, since a payment that was recorded after it is missing for that reason only. */
function nothingToBill({ to, timeZone }: BillingScope, today: string): Problem {
  const detail =
    to < today
      ? message(
          'Everything recorded by the end of {0} ({1}) is settled, and there are no fees to charge. To include later payments, choose a later end of the period, {2} at the latest.',
          ...[to, timeZone, today],
        )
      : message(
          'Everything recorded so far, on {0} ({1}), is settled, and there are no fees to charge. Settle again when a payment has been recorded.',
          ...[to, timeZone],
        )
  return problem('nothing-to-bill', detail)
}

function requireMinimumPayout({ minimumPayout }: BillingTerms, payout: number): void {
  if (payout === 0 || payout >= minimumPayout) return
  throw problem(
    'payout-below-minimum',
    message('Only {0} would be paid out. The minimum is {1}.', shownAmount(payout), shownAmount(minimumPayout)),
    {
      extensions: { payout, minimumPayout },
    },
  )
}
