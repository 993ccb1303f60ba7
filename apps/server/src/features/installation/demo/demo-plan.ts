import { companyNames, creditors, familyNames, givenNames, streets, towns } from './demo-names.data.ts'
import { SeededRandom } from './seeded-random.ts'

/**
 * The content of the demo tenant, planned before anything is written: the same on every machine, dated back from today.
 */
export interface PlannedCase {
  readonly creditor: number
  readonly customer: PlannedCustomer
  /** How many days ago the case was opened. */
  readonly ageDays: number
  readonly invoice: string
  readonly amount: number
  readonly hasUltimateCreditor: boolean
  readonly group: number
  readonly reminderCount: number
  /** Paid to the creditor before the case was opened. */
  readonly paidBefore: number
  /** Shares of the outstanding amount that the debtor then paid directly to the creditor. */
  readonly payments: readonly number[]
  readonly outcome: 'PENDING' | 'VERIFIED' | EndHandle
  readonly update: UpdateHandle | null
  readonly isUpdateContinued: boolean
  readonly messages: readonly PlannedMessage[]
}

export interface PlannedCustomer {
  readonly index: number
  readonly referenceId: string
  readonly isCompany: boolean
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly birthday: string
  readonly cvr: string
  readonly address: { address: string; zipcode: string; city: string; country: string }
}

export type PlannedMessage = 'call' | 'email' | 'debtor-note' | 'letter' | 'sms' | 'client-note'
type UpdateHandle =
  | 'payment-promised'
  | 'payment-plan-agreed'
  | 'objection'
  | 'awaiting-creditor'
  | 'call-back'
  | 'address-unknown'
  | 'note'
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
const updateHandles: readonly UpdateHandle[] = [
  'payment-promised',
  'payment-plan-agreed',
  'objection',
  'awaiting-creditor',
  'call-back',
  'address-unknown',
  'note',
]
const messageKinds: readonly PlannedMessage[] = ['call', 'email', 'debtor-note', 'letter', 'sms', 'client-note']

export const caseCount = 150

/** Plans all cases. The first is the one in the examples of the API reference. */
export function planCases(): PlannedCase[] {
  const random = new SeededRandom(1838)
  const customers: PlannedCustomer[][] = creditors.map(() => [])
  return Array.from({ length: caseCount }, (_, index) => {
    const creditor = index === 0 ? 0 : random.integer(0, creditors.length - 1)
    const known = customers[creditor] ?? []
    // Some debtors have more than one case.
    const returning = index > 20 && known.length > 0 && random.chance(0.15)
    const customer = returning ? random.pick(known) : planCustomer(random, index, creditor)
    if (!returning) known.push(customer)
    return index === 0 ? exampleCase(customer) : planCase(random, { index, creditor, customer })
  })
}

/** Open, not fully paid, and with one of everything. */
function exampleCase(customer: PlannedCustomer): PlannedCase {
  return {
    creditor: 0,
    customer,
    ageDays: 40,
    invoice: 'F-2024-1001',
    amount: 120_000,
    hasUltimateCreditor: true,
    group: 0,
    reminderCount: 2,
    paidBefore: 20_000,
    payments: [0.1],
    outcome: 'VERIFIED',
    update: 'payment-promised',
    isUpdateContinued: false,
    messages: ['email', 'debtor-note', 'call'],
  }
}

function planCase(
  random: SeededRandom,
  { index, creditor, customer }: { index: number; creditor: number; customer: PlannedCustomer },
): PlannedCase {
  const { amount: range, invoice } = creditors[creditor] ?? creditors[0]
  const [least, most] = range
  // Most claims are small, a few are large.
  const amount = Math.round((least + (most - least) * random.next() ** 3) / 25) * 25
  const outcome = planOutcome(random, index)
  const isOpen = outcome === 'PENDING' || outcome === 'VERIFIED'
  return {
    creditor,
    customer,
    ageDays: outcome === 'PENDING' ? random.integer(0, 12) : random.integer(10, 540),
    invoice: `${invoice}${1001 + index}`,
    amount,
    hasUltimateCreditor: creditor === 0 && random.chance(0.4),
    group: customer.isCompany ? 1 : 0,
    reminderCount: random.integer(0, 3),
    paidBefore: random.chance(0.2) ? Math.floor(amount * 0.25) : 0,
    payments: planPayments(random, outcome),
    outcome,
    update: outcome === 'VERIFIED' && random.chance(0.6) ? random.pick(updateHandles) : null,
    isUpdateContinued: random.chance(0.3),
    messages: isOpen || random.chance(0.5) ? messageKinds.filter(() => random.chance(0.35)) : [],
  }
}

function planOutcome(random: SeededRandom, index: number): PlannedCase['outcome'] {
  const draw = random.next()
  if (draw < 0.18) return 'PENDING'
  if (draw < 0.66) return 'VERIFIED'
  // Every reason occurs, PAID most often.
  return index % 2 === 0 ? 'PAID' : random.pick(endHandles)
}

function planPayments(random: SeededRandom, outcome: PlannedCase['outcome']): number[] {
  if (outcome === 'PAID') return random.chance(0.5) ? [1] : [0.4, 1]
  if (outcome === 'PARTIALLY_PAID' || outcome === 'OFFER_FROM_DEBTOR') return [0.5]
  return outcome === 'VERIFIED' && random.chance(0.35) ? [0.2, 0.3].slice(0, random.integer(1, 2)) : []
}

function planCustomer(random: SeededRandom, index: number, creditor: number): PlannedCustomer {
  const isCompany = index > 0 && random.chance((creditors[creditor] ?? creditors[0]).business)
  const name = isCompany ? random.pick(companyNames) : `${random.pick(givenNames)} ${random.pick(familyNames)}`
  const day = String(random.integer(1, 28)).padStart(2, '0')
  const month = String(random.integer(1, 12)).padStart(2, '0')
  return {
    index,
    referenceId: `K-${1001 + index}`,
    isCompany,
    name,
    email: `kunde${1001 + index}@post.example`,
    phone: String(random.integer(20_000_000, 99_999_999)),
    birthday: `${day}${month}${random.integer(40, 99)}`,
    cvr: String(random.integer(10_000_000, 49_999_999)),
    address: { address: `${random.pick(streets)} ${random.integer(1, 180)}`, ...random.pick(towns), country: 'DK' },
  }
}
