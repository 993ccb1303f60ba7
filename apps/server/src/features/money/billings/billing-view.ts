import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { BillingEntryRow, DistributionRow, PartRow } from './billing-parts.queries.ts'
import type { BillingRow } from './billings.queries.ts'
import { paidOrDue } from './billings.rules.ts'
import type { Billing, BillingEntry, DepositDistribution } from './billings.schemas.ts'
import { problem, message } from './billings.problems.ts'

/** A settlement as it is read, in answers and events alike. */
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

/** An entry of a settlement as it is read. */
export function billingEntryView(row: BillingEntryRow): BillingEntry {
  return { ...row, recordedAt: instant(row.recordedAt) }
}

/** A deposit of a settlement as it is read. */
export function distributionView(row: DistributionRow): DepositDistribution {
  return { ...row, date: instant(row.date) }
}

/** The parts among the rows of a settlement, or the refusal of one that is not there. */
export function partsOf<Part>(rows: readonly PartRow<Part>[], isPart: (row: PartRow<Part>) => row is Part): Part[] {
  if (rows.length === 0) throw problem('not-found', message('There is no such settlement.'))
  return rows.filter(isPart)
}
