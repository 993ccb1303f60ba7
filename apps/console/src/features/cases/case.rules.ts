import type { CourtClaimChange, CourtClaim } from '../court-claims/index.ts'
import type { Dispute } from '../disputes/index.ts'
import { compareTexts, vouchersInOrder } from './voucher-order.ts'
import type { Allocation, Change, Interaction, Update, Voucher } from './use-case.ts'

interface EntryOf<Kind extends string> {
  readonly kind: Kind
  readonly id: string
  readonly at: string
}

/** An entry of the timeline. */
export type TimelineEntry =
  | (EntryOf<'messages'> & { readonly interaction: Interaction })
  | (EntryOf<'money'> & { readonly voucher: Voucher })
  | (EntryOf<'steps'> & { readonly update: Update; readonly isEnd: boolean })
  | (EntryOf<'steps'> & { readonly change: Change })
  | (EntryOf<'steps'> & { readonly dispute: Dispute })
  | (EntryOf<'steps'> & { readonly courtChange: CourtClaimChange })

interface Happened {
  readonly interactions: readonly Interaction[]
  readonly vouchers: readonly Voucher[]
  readonly updates: readonly Update[]
  readonly changes: readonly Change[]
  readonly disputes: readonly Dispute[]
  readonly courtClaims: readonly CourtClaim[]
}

/**
 * The timeline of a case, newest last. Vouchers are placed by when they were booked. Entries of the same moment are
 * ordered from cause to effect: a new case before its vouchers, the last payment before the end of the case.
 */
export function timelineOf(happened: Happened): readonly TimelineEntry[] {
  const { interactions, vouchers, updates, changes, disputes, courtClaims } = happened
  const steps = changes.map((change) => ({ kind: 'steps', id: change.changeId, at: change.at, change }) as const)
  const entries: TimelineEntry[] = [
    ...steps.filter(({ change }) => change.kind === 'created'),
    ...interactions.map(
      (interaction) => ({ kind: 'messages', id: interaction.id, at: interaction.createdAt, interaction }) as const,
    ),
    ...vouchersInOrder(vouchers).map(
      (voucher) => ({ kind: 'money', id: voucher.caseVoucherId, at: voucher.createdAt, voucher }) as const,
    ),
    ...updates.flatMap((update) =>
      update.continuedAt === null
        ? []
        : [{ kind: 'steps', id: `${update.updateId} end`, at: update.continuedAt, update, isEnd: true } as const],
    ),
    // The message that raised a dispute is among the messages.
    ...disputes.flatMap((dispute) =>
      dispute.closedAt === null
        ? []
        : [{ kind: 'steps', id: dispute.disputeId, at: dispute.closedAt, dispute } as const],
    ),
    ...courtClaims.flatMap(({ courtClaimId, changes: courtChanges }) =>
      courtChanges.map(
        (courtChange) =>
          ({ kind: 'steps', id: `${courtClaimId} ${courtChange.state}`, at: courtChange.at, courtChange }) as const,
      ),
    ),
    ...steps.filter(({ change }) => change.kind !== 'created').reverse(),
    ...updates.map(
      (update) => ({ kind: 'steps', id: update.updateId, at: update.createdAt, update, isEnd: false }) as const,
    ),
  ]
  // Sorting is stable, so entries of the same moment stay in this order.
  return entries.sort((a, b) => compareTexts(a.at, b.at))
}

/** Since when the debt has been due: the due date of the oldest unpaid claim. */
export function owedSince(vouchers: readonly Voucher[]): string | undefined {
  return vouchers
    .filter(({ outstanding }) => outstanding !== null && outstanding > 0)
    .map(({ dueDate, date }) => dueDate ?? date)
    .sort()[0]
}

/** The open update with the first reminder, which is what the case is waiting for. */
export function waitingFor(updates: readonly Update[], now: Date): Update | undefined {
  return updates
    .filter(({ continuedAt }) => continuedAt === null || new Date(continuedAt) > now)
    .sort((a, b) => a.remindedAt.localeCompare(b.remindedAt))[0]
}

export interface BalancePoint {
  readonly at: string
  readonly outstanding: number
}

/**
 * The outstanding amount over time: claims add to it on their dates, payments reduce it on theirs. A reversed voucher and
 * its reversal cancel out, so that undoing a payment does not look like a new debt.
 */
export function balanceOverTime(
  vouchers: readonly Voucher[],
  allocations: readonly Allocation[],
): readonly BalancePoint[] {
  const dates = new Map(vouchers.map(({ caseVoucherId, date }) => [caseVoucherId, date]))
  const reversed = new Set(vouchers.map(({ reversesCaseVoucherId }) => reversesCaseVoucherId))
  const debits = vouchers.filter(
    ({ caseVoucherId, direction, reversesCaseVoucherId }) =>
      direction === 'debit' && reversesCaseVoucherId === null && !reversed.has(caseVoucherId),
  )
  const steps = [
    ...debits.map(({ date, amount }) => ({ at: date, change: amount })),
    ...allocations.map(({ creditVoucherId, debitVoucherId, createdAt, amount }) => {
      // A payment for a later claim takes effect on the date of that claim.
      const paidAt = dates.get(creditVoucherId) ?? createdAt
      const owedAt = dates.get(debitVoucherId) ?? paidAt
      return { at: paidAt > owedAt ? paidAt : owedAt, change: -amount }
    }),
  ].sort((a, b) => compareTexts(a.at, b.at) || b.change - a.change)
  let outstanding = 0
  return steps.map(({ at, change }) => {
    outstanding += change
    return { at, outstanding }
  })
}

export interface CategorySum {
  readonly category: Voucher['category']
  readonly claimed: number
  readonly outstanding: number
}

/** Claimed and outstanding amounts by category. A reversed voucher and its reversal cancel out. */
export function sumsByCategory(vouchers: readonly Voucher[]): readonly CategorySum[] {
  const reversed = new Set(vouchers.map(({ reversesCaseVoucherId }) => reversesCaseVoucherId))
  const sums = new Map<Voucher['category'], CategorySum>()
  for (const { caseVoucherId, category, direction, amount, outstanding, reversesCaseVoucherId } of vouchers) {
    if (direction === 'credit' || reversed.has(caseVoucherId) || reversesCaseVoucherId !== null) continue
    const sum = sums.get(category) ?? { category, claimed: 0, outstanding: 0 }
    sums.set(category, { category, claimed: sum.claimed + amount, outstanding: sum.outstanding + (outstanding ?? 0) })
  }
  return [...sums.values()]
}

export interface Reversal {
  /** The allocations to be undone: those of the voucher, in either direction. */
  readonly undone: readonly Allocation[]
  /** The outstanding amount of the case after the reversal. */
  readonly outstanding: number
}

/** The effect of reversing a voucher: a claim is no longer owed, a payment no longer pays. */
export function reversalOf(
  voucher: Voucher,
  { outstanding, allocations }: { readonly outstanding: number; readonly allocations: readonly Allocation[] },
): Reversal {
  const { caseVoucherId } = voucher
  const undone = allocations.filter(
    ({ creditVoucherId, debitVoucherId }) => creditVoucherId === caseVoucherId || debitVoucherId === caseVoucherId,
  )
  const paid = undone.reduce((sum, { amount }) => sum + amount, 0)
  const change = voucher.direction === 'debit' ? -(voucher.outstanding ?? 0) : paid
  return { undone, outstanding: outstanding + change }
}

/** The initials of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
  return ends
    .map((word) => /^./su.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
