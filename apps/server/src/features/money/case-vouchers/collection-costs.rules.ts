import { daysAfter } from '../../../platform/clock/calendar.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Message, shownAmount } from '../../../problems/index.ts'
import { type PackRow, ruleOn } from '../rule-packs/index.ts'
import type { ChargeFacts, ChargeRefusal, ChargeVoucher } from './charges.rules.ts'
import { message } from './case-vouchers.problems.ts'

/** A written demand that was sent. */
export interface Demand {
  readonly sentOn: string
  readonly deadline: string
  /** The claim that it demanded; null: all that were due. */
  readonly caseVoucherId: string | null
}

/** What the collection of a claim may cost, by its size. */
export interface CostTable {
  readonly steps: readonly { readonly upTo: number; readonly amount: number }[]
  readonly excessRate?: number
  readonly aboveAmount?: number
  /** The amounts are multiplied by the factor some days after the demand. */
  readonly raised?: { readonly afterDays: number; readonly factor: number }
}

interface CostContext extends ChargeFacts {
  readonly claims: readonly ChargeVoucher[]
  /** The other costs on the claims. */
  readonly others: readonly ChargeVoucher[]
  readonly refused: (reason: Message, earliestDate?: string | null) => ChargeRefusal
}

/** Judges a collection cost: it may have to wait for a demand, and all costs of a claim together have a limit. */
export function judgeCost(charge: ChargeVoucher, table: CostTable, context: CostContext): ChargeRefusal | undefined {
  const { claims, timeZone } = context
  const day = localDate(charge.date, timeZone)
  const demands = lawfulDemands(context)
  const waiting = ruleOn(rowsOf(context), 'costs-after-demand', day)
  if (waiting?.value !== true) return judgeTotal(charge, table, { ...context, demands })
  const demanded = claims.filter((claim) =>
    demands.some((demand) => covers(demand, claim, timeZone) && demand.deadline < day),
  )
  // A case without claims has nothing that could be demanded, and nothing that costs could be measured by.
  if (demanded.length === 0) return notDemanded({ ...context, demands }, waiting)
  return judgeTotal(charge, table, { ...context, claims: demanded, demands })
}

function rowsOf({ rows, pack }: ChargeFacts): PackRow[] {
  return rows.filter((row) => row.pack === pack)
}

/** The demands that gave the debtor the time that the law asks for. */
function lawfulDemands(context: CostContext): Demand[] {
  const rows = rowsOf(context)
  return context.demands.filter(({ sentOn, deadline }) => deadline >= daysAfter(sentOn, deadlineDays(rows, sentOn)))
}

function deadlineDays(rows: readonly PackRow[], day: string): number {
  return (ruleOn(rows, 'demand-deadline-days', day)?.value as number | undefined) ?? 0
}

/** Whether a demand was for a claim: one that was not due yet cannot have been demanded. */
function covers({ sentOn, caseVoucherId }: Demand, claim: ChargeVoucher, timeZone: string): boolean {
  if (caseVoucherId !== null) return caseVoucherId === claim.caseVoucherId
  return localDate(claim.dueDate ?? claim.date, timeZone) <= sentOn
}

/** Costs are lawful after the deadline of the demand that was sent, or else of one that is sent today. */
function notDemanded(context: CostContext, row: PackRow): ChargeRefusal {
  const { claims, demands, timeZone, today, refused } = context
  const [deadline] = demands
    .filter((demand) => claims.some((claim) => covers(demand, claim, timeZone)))
    .map((demand) => demand.deadline)
    .sort()
  const days = deadlineDays(rowsOf(context), today)
  const refusal =
    deadline === undefined
      ? refused(
          message('Costs wait for a demand and its deadline of at least {0} days.', days),
          daysAfter(today, days + 1),
        )
      : refused(message('Costs wait for the deadline of the demand, {0}.', deadline), daysAfter(deadline, 1))
  return { ...refusal, rule: 'costs-after-demand', source: row.source, reviewed: row.reviewed }
}

function judgeTotal(charge: ChargeVoucher, table: CostTable, context: CostContext): ChargeRefusal | undefined {
  const { claims, others, today, demands, timeZone, refused } = context
  const day = localDate(charge.date, timeZone)
  const total = others.reduce((sum, other) => sum + other.amount, charge.amount)
  const base = claims.reduce((sum, claim) => sum + claim.amount, 0)
  const { raised } = table
  const raisedFrom = raised && firstDay(claims, demands, timeZone, raised.afterDays)
  const isRaised = raisedFrom !== undefined && raisedFrom <= day
  const limits = limitsOf(costLimit(table, base, isRaised), context, day)
  if (total <= limits.limit) return undefined
  const later = raised && !isRaised ? limitsOf(costLimit(table, base, true), context, day).limit : 0
  const earliest = raised && total <= later ? (raisedFrom ?? daysAfter(today, raised.afterDays)) : null
  return refused(limits.reason, earliest)
}

/** The first day some days after all claims were demanded; undefined if one was not. */
function firstDay(
  claims: readonly ChargeVoucher[],
  demands: readonly Demand[],
  timeZone: string,
  days: number,
): string | undefined {
  const sent = claims.map(
    (claim) =>
      demands
        .filter((demand) => covers(demand, claim, timeZone))
        .map(({ sentOn }) => sentOn)
        .sort()[0],
  )
  const last = sent.includes(undefined) ? undefined : sent.toSorted().at(-1)
  return last === undefined ? undefined : daysAfter(last, days)
}

/** The limit with VAT if the creditor cannot deduct it, and how it came about. */
function limitsOf(limit: number, context: CostContext, day: string): { limit: number; reason: Message } {
  const rate = (ruleOn(rowsOf(context), 'cost-vat', day)?.value as number | undefined) ?? 0
  if (rate === 0)
    return { limit, reason: message('The costs of the claim may be at most {0} in total.', shownAmount(limit)) }
  if (!context.bearsVat) {
    return {
      limit,
      reason: message(
        'The costs of the claim may be at most {0} in total, without VAT, which the creditor can deduct.',
        shownAmount(limit),
      ),
    }
  }
  const vat = Math.floor(limit * rate)
  return {
    limit: limit + vat,
    reason: message(
      'The costs of the claim may be at most {0} in total: {1}, and {2} VAT that the creditor cannot deduct.',
      shownAmount(limit + vat),
      shownAmount(limit),
      shownAmount(vat),
    ),
  }
}

/** The most that the collection of a claim of this amount may cost, without VAT. */
function costLimit(
  { steps, excessRate = 0, aboveAmount, raised }: CostTable,
  claim: number,
  isRaised: boolean,
): number {
  const step = steps.find(({ upTo }) => claim <= upTo)
  const last = steps.at(-1) ?? { upTo: 0, amount: 0 }
  const amount = step?.amount ?? aboveAmount ?? last.amount + Math.floor((claim - last.upTo) * excessRate)
  return isRaised ? Math.floor(amount * (raised?.factor ?? 1)) : amount
}
