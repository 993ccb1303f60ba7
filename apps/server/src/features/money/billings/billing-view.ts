import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { BillingEntryRow, DistributionRow, PartRow } from './billing-parts.queries.ts'
import type { BillingRow } from './billings.queries.ts'
import { paidOrDue } from './billings.rules.ts'
import type { Billing, BillingEntry, DepositDistribution } from './billings.schemas.ts'
import { problem, message } from './billings.problems.ts'

/** Shapes a settlement for responses and events. */
export function billingView(row: BillingRow): Billing {
  const { collectedByCollector, collectedByCreditor, collectorShare, commission, feeAmount, vat, ...others } = row
  const { balance, offset, ...rest } = others
  const collected = collectedByCollector + collectedByCreditor
  return {
    ...rest,
    totals: {
      collected,
      collectedByCollector,
      collectedByCreditor,
      creditorShare: collected - collectorShare,
      collectorShare,
      commission,
      fees: feeAmount,
      vat,
      balance,
      ...paidOrDue(balance, offset),
    },
    createdAt: instant(row.createdAt),
    approvedAt: nullableInstant(row.approvedAt),
  }
}

/** Shapes an entry of a settlement for responses. */
export function billingEntryView(row: BillingEntryRow): BillingEntry {
  return { ...row, recordedAt: instant(row.recordedAt) }
}

/** Shapes a deposit of a settlement for responses. */
export function distributionView(row: DistributionRow): DepositDistribution {
  return { ...row, date: instant(row.date) }
}

/** Filters the parts out of the rows of a settlement; throws if the settlement does not exist. */
export function partsOf<Part>(rows: readonly PartRow<Part>[], isPart: (row: PartRow<Part>) => row is Part): Part[] {
  if (rows.length === 0) throw problem('not-found', message('There is no such settlement.'))
  return rows.filter(isPart)
}
