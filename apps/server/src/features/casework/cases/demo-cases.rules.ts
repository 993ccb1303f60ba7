import { demoId, numbered } from '../../../platform/demo/demo-id.ts'
import { SeededRandom } from '../../../platform/demo/seeded-random.ts'
import { demoCreditorId, demoCreditors } from '../../parties/creditors/index.ts'
import { type DemoCustomer, planDemoCustomer } from '../../parties/customers/index.ts'

/** A case of the demo tenant, planned before anything is written: the same on every machine, dated back from today. */
export interface DemoCase {
  readonly index: number
  readonly caseId: string
  /** The voucher of its invoice, the first of the case. */
  readonly invoiceVoucherId: string
  readonly creditorId: string
  readonly customer: DemoCustomer
  /** How many days ago the case was opened. */
  readonly ageDays: number
  readonly invoice: string
  readonly amount: number
  readonly hasUltimateCreditor: boolean
  readonly reminderCount: number
  /** Paid to the creditor before the case was opened. */
  readonly paidBefore: number
  /** Shares of the outstanding amount that the debtor then paid. */
  readonly payments: readonly number[]
  readonly outcome: 'PENDING' | 'VERIFIED' | EndHandle
  readonly update: UpdateHandle | null
  readonly isUpdateContinued: boolean
  readonly messages: readonly DemoMessage[]
}

/** The kinds of messages on a case. */
export type DemoMessage = (typeof messageKinds)[number]
type UpdateHandle = (typeof updateHandles)[number]
type EndHandle = (typeof endHandles)[number]

const endHandles = [
  'PAID',
  'PARTIALLY_PAID',
  'WITHDRAWN',
  'BANKRUPTCY',
  'DEAD',
  'IRRECOVERABLE',
  'OFFER_FROM_DEBTOR',
  'ADDRESS_UNKNOWN',
] as const
const updateHandles = [
  'payment-promised',
  'payment-plan-agreed',
  'objection',
  'awaiting-creditor',
  'call-back',
  'address-unknown',
  'note',
] as const
const messageKinds = ['call', 'email', 'debtor-note', 'letter', 'sms', 'client-note'] as const

const caseCount = 150
/** What a creditor of the demo charges for a reminder. */
export const reminderFee = 10_000

/** Plans all cases. The first is the one in the examples of the API reference. */
export function planDemoCases(): DemoCase[] {
  const random = new SeededRandom(1838)
  const customers: DemoCustomer[][] = demoCreditors.map(() => [])
  return Array.from({ length: caseCount }, (_, index) => {
    const creditor = index === 0 ? 0 : random.integer(0, demoCreditors.length - 1)
    const known = customers[creditor] ?? []
    // Some debtors have more than one case.
    const returning = index > 20 && known.length > 0 && random.chance(0.15)
    const customer = returning ? random.pick(known) : planDemoCustomer(random, index, creditorOf(creditor).business)
    if (!returning) known.push(customer)
    const name = numbered('case', index)
    return {
      ...{ index, customer, caseId: demoId(name), invoiceVoucherId: demoId(`${name} · 2`) },
      creditorId: demoCreditorId(creditor),
      ...(index === 0 ? exampleCase : planCase(random, index, creditor)),
    }
  })
}

/** What a collector of the demo charges: what Danish law allows, up to 1,700 kr. */
export function collectionCost(amount: number): number {
  if (amount <= 100_000) return 40_000
  if (amount <= 250_000) return 70_000
  if (amount <= 500_000) return 100_000
  return amount <= 1_000_000 ? 130_000 : 170_000
}

/** The fees and costs of a case, on top of its invoice. */
export function chargesOf({ amount, reminderCount }: DemoCase): number {
  return reminderCount * reminderFee + collectionCost(amount)
}

/** Money that a debtor of the demo paid after the case was opened. */
export interface DemoPayment {
  readonly amount: number
  /** Whole days, so that the bank reports the same days whatever the hour of the first start. */
  readonly daysAgo: number
}

/** Whether the debtor pays the invoice to the creditor; the others pay the collector. */
export function paysCreditor({ index }: DemoCase): boolean {
  return index % 2 === 0
}

/** What the debtor pays of the invoice. */
export function invoicePaymentsOf({ amount, paidBefore, payments, ageDays }: DemoCase): DemoPayment[] {
  let left = amount - paidBefore
  return payments.map((share, turn) => {
    const paid = Math.max(1, Math.floor(left * share))
    left -= paid
    return { amount: paid, daysAgo: Math.round(ageDays * (0.7 - turn * 0.2)) }
  })
}

/** What the debtor pays to the collector. Fees and costs are paid last: that pays off the case, which ends by itself. */
export function collectedPaymentsOf(demoCase: DemoCase): DemoPayment[] {
  const invoice = paysCreditor(demoCase) ? [] : invoicePaymentsOf(demoCase)
  const charges = { amount: chargesOf(demoCase), daysAgo: Math.round(demoCase.ageDays * 0.2) }
  return demoCase.outcome === 'PAID' ? [...invoice, charges] : invoice
}

/** How a case begins, goes and ends. */
type Course = Omit<DemoCase, 'index' | 'customer' | 'caseId' | 'invoiceVoucherId' | 'creditorId'>

/** Open, not fully paid, and with one of everything. */
const exampleCase: Course = {
  ageDays: 40,
  invoice: 'F-2024-1001',
  amount: 120_000,
  hasUltimateCreditor: true,
  reminderCount: 2,
  paidBefore: 20_000,
  payments: [0.1],
  outcome: 'VERIFIED',
  update: 'payment-promised',
  isUpdateContinued: false,
  messages: ['email', 'debtor-note', 'call'],
}

function creditorOf(index: number): (typeof demoCreditors)[number] {
  return demoCreditors[index] ?? demoCreditors[0]
}

function planCase(random: SeededRandom, index: number, creditor: number): Course {
  const { amount: range, invoice } = creditorOf(creditor)
  const [least, most] = range
  // Most claims are small, a few are large.
  const amount = Math.round((least + (most - least) * random.next() ** 3) / 25) * 25
  const outcome = planOutcome(random, index)
  const isOpen = outcome === 'PENDING' || outcome === 'VERIFIED'
  return {
    ageDays: outcome === 'PENDING' ? random.integer(0, 12) : random.integer(10, 540),
    invoice: `${invoice}${1001 + index}`,
    amount,
    hasUltimateCreditor: creditor === 0 && random.chance(0.4),
    reminderCount: random.integer(0, 3),
    paidBefore: random.chance(0.2) ? Math.floor(amount * 0.25) : 0,
    payments: planPayments(random, outcome),
    outcome,
    update: outcome === 'VERIFIED' && random.chance(0.6) ? random.pick(updateHandles) : null,
    isUpdateContinued: random.chance(0.3),
    messages: isOpen || random.chance(0.5) ? messageKinds.filter(() => random.chance(0.35)) : [],
  }
}

function planOutcome(random: SeededRandom, index: number): DemoCase['outcome'] {
  const draw = random.next()
  if (draw < 0.18) return 'PENDING'
  if (draw < 0.66) return 'VERIFIED'
  // Every reason occurs, PAID most often.
  return index % 2 === 0 ? 'PAID' : random.pick(endHandles)
}

function planPayments(random: SeededRandom, outcome: DemoCase['outcome']): number[] {
  if (outcome === 'PAID') return random.chance(0.5) ? [1] : [0.4, 1]
  if (outcome === 'PARTIALLY_PAID' || outcome === 'OFFER_FROM_DEBTOR') return [0.5]
  return outcome === 'VERIFIED' && random.chance(0.35) ? [0.2, 0.3].slice(0, random.integer(1, 2)) : []
}
