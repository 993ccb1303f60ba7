import { daysAfter } from '../../../platform/clock/calendar.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Message, shownAmount } from '../../../problems/index.ts'
import { type PackRow, packs, type RuleName, ruleOn } from '../rule-packs/index.ts'
import { type CostTable, type Demand, judgeCost } from './collection-costs.rules.ts'
import { message } from './case-vouchers.problems.ts'

/** A claim or a charge on a case. */
export interface ChargeVoucher {
  readonly caseVoucherId: string
  readonly category: string
  /** The handle of its voucher type. */
  readonly handle: string
  readonly amount: number
  readonly date: Date
  readonly dueDate: Date | null
  readonly referenceCaseVoucherId: string | null
}

/** What the law and the case say about charges. */
export interface ChargeFacts {
  readonly pack: string | null
  readonly currency: string
  readonly timeZone: string
  /** The rows of all packs, the shipped ones first. */
  readonly rows: readonly PackRow[]
  /** The claims and charges of the case that are not reversed. */
  readonly vouchers: readonly ChargeVoucher[]
  /** When a payment plan of the case was broken, the first time; null if none was. */
  readonly planBrokenAt: Date | null
  /** The demands that were sent, by us or by the creditor before hand-over. */
  readonly demands: readonly Demand[]
  /** Whether the creditor cannot deduct VAT, so that it is a cost. */
  readonly bearsVat: boolean
  readonly today: string
}

/** Why a charge is not lawful. */
export interface ChargeRefusal {
  readonly reason: Message
  readonly rule: RuleName
  readonly source: string | null
  readonly reviewed: boolean | null
  /** The first day on which it would be lawful; null if there is none. */
  readonly earliestDate: string | null
}

/** Whether a charge is on one of these debits, or on a case whose claims are all among them. */
export function isOnClaimsAmong(
  { referenceCaseVoucherId }: Pick<ChargeVoucher, 'referenceCaseVoucherId'>,
  vouchers: readonly ChargeVoucher[],
  voucherIds: readonly string[],
): boolean {
  if (referenceCaseVoucherId !== null) return voucherIds.includes(referenceCaseVoucherId)
  const claims = vouchers.filter(({ category }) => category === 'principal')
  return claims.length > 0 && claims.every(({ caseVoucherId }) => voucherIds.includes(caseVoucherId))
}

const chargeCategories = ['fee', 'cost', 'compensation']

/** Whether a voucher is a charge that the law limits: a fee, a cost or compensation. */
export function isCharge(voucher: {
  readonly category: string
  readonly direction: string
  readonly amount: number
}): boolean {
  return voucher.direction === 'debit' && chargeCategories.includes(voucher.category) && voucher.amount > 0
}

/**
 * The rule that limits a charge. A fee is a reminder fee, unless the handle of its type says otherwise. What the court
 * charges is no cost of collecting out of court, so it has a limit of its own.
 */
function ruleOfCharge({ category, handle }: Pick<ChargeVoucher, 'category' | 'handle'>): RuleName {
  if (handle === 'court-fee') return 'court-fee'
  if (category === 'cost') return 'cost-table'
  if (category === 'compensation') return 'compensation'
  return handle === 'collection-fee' || handle === 'plan-fee' ? handle : 'reminder-fee'
}

interface FeeLimits {
  readonly maxAmount: number
  readonly maxCount: number
  readonly daysBetween?: number
  readonly daysOverdue?: number
}

/**
 * Judges a charge at its own date, against all other charges on its claim. A claim is the debit that the charge refers
 * to; without one, it is all claims of the case together. Without a rule pack there is nothing to judge by.
 */
export function judgeCharge(charge: ChargeVoucher, facts: ChargeFacts): ChargeRefusal | undefined {
  const known = packs.find(({ pack }) => pack === facts.pack)
  if (known === undefined) return undefined
  const breach = judgeAfterBreach(charge, facts)
  if (breach !== undefined) return breach
  const rule = ruleOfCharge(charge)
  const claims = claimsOf(charge, facts.vouchers)
  const row = rowFor(charge, rule, claims, facts)
  const refused = (reason: Message, earliestDate: string | null = null): ChargeRefusal => ({
    ...{ rule, reason, earliestDate, source: row?.source ?? null, reviewed: row?.reviewed ?? null },
  })
  if (row === undefined) return refused(message('No rule of {0} allows this charge.', known.pack))
  if (known.currency !== facts.currency)
    return refused(message('The amounts of the rule pack are in {0}.', known.currency))
  const others = facts.vouchers.filter((other) => isOnClaim(other, charge) && ruleOfCharge(other) === rule)
  const context = { claims, others, timeZone: facts.timeZone, refused }
  return rule === 'cost-table'
    ? judgeCost(charge, row.value as CostTable, { ...facts, ...context })
    : judgeFee(charge, row.value as FeeLimits, context)
}

/** A pack can forbid new fees on a case whose payment plan was broken. */
function judgeAfterBreach(charge: ChargeVoucher, facts: ChargeFacts): ChargeRefusal | undefined {
  const { planBrokenAt, rows, pack, timeZone } = facts
  if (charge.category !== 'fee' || planBrokenAt === null) return undefined
  const day = localDate(charge.date, timeZone)
  if (day < localDate(planBrokenAt, timeZone)) return undefined
  const ofPack = rows.filter((row) => row.pack === pack)
  const row = ruleOn(ofPack, 'fees-after-breach', day)
  if (row?.value !== false) return undefined
  const reason = message('The payment plan was broken, and no new fees are allowed after that.')
  return { rule: 'fees-after-breach', reason, source: row.source, reviewed: row.reviewed, earliestDate: null }
}

/** The row that applies. The table of costs is the one of the day on which the claim arose. */
function rowFor(
  charge: ChargeVoucher,
  rule: RuleName,
  claims: readonly ChargeVoucher[],
  { rows, pack, timeZone }: ChargeFacts,
): PackRow | undefined {
  const arose = claims.map(({ date }) => localDate(date, timeZone)).sort()[0]
  const day = localDate(charge.date, timeZone)
  const ofPack = rows.filter((row) => row.pack === pack)
  return ruleOn(ofPack, rule, rule === 'cost-table' ? (arose ?? day) : day)
}

interface ClaimContext {
  readonly claims: readonly ChargeVoucher[]
  readonly others: readonly ChargeVoucher[]
  readonly timeZone: string
  readonly refused: (reason: Message, earliestDate?: string | null) => ChargeRefusal
}

function judgeFee(
  charge: ChargeVoucher,
  limits: FeeLimits,
  { claims, others, timeZone, refused }: ClaimContext,
): ChargeRefusal | undefined {
  const { maxAmount, maxCount, daysBetween = 0, daysOverdue = 0 } = limits
  const day = localDate(charge.date, timeZone)
  if (charge.amount > maxAmount) return refused(message('The charge may be at most {0}.', shownAmount(maxAmount)))
  if (others.length >= maxCount)
    return refused(message('The claim has {0} such charges, and no more are allowed.', others.length))
  const due = claims.map(({ dueDate, date }) => localDate(dueDate ?? date, timeZone)).sort()[0]
  const lawful = due === undefined ? day : daysAfter(due, daysOverdue)
  const reason = message('The charge is allowed {0} days after the due date at the earliest.', daysOverdue)
  if (day < lawful) return refused(reason, lawful)
  const otherDays = others.map(({ date }) => localDate(date, timeZone)).sort()
  const tooClose = otherDays.some((other) => day < daysAfter(other, daysBetween) && other < daysAfter(day, daysBetween))
  if (!tooClose) return undefined
  const earliest = daysAfter(otherDays.at(-1) ?? day, daysBetween)
  return refused(message('There must be {0} days between two such charges.', daysBetween), earliest)
}

/** The claims that a charge belongs to. */
function claimsOf(
  { referenceCaseVoucherId }: ChargeVoucher,
  vouchers: readonly ChargeVoucher[],
): readonly ChargeVoucher[] {
  const principals = vouchers.filter(({ category }) => category === 'principal')
  const referenced = principals.filter(({ caseVoucherId }) => caseVoucherId === referenceCaseVoucherId)
  return referenced.length > 0 ? referenced : principals
}

/** Whether another charge counts for the claim of a charge: on the same claim, or on the case as a whole. */
function isOnClaim(other: ChargeVoucher, charge: ChargeVoucher): boolean {
  if (other.caseVoucherId === charge.caseVoucherId || !chargeCategories.includes(other.category)) return false
  const [one, two] = [other.referenceCaseVoucherId, charge.referenceCaseVoucherId]
  return one === null || two === null || one === two
}
