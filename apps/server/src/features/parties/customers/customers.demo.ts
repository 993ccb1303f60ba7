import { demoId, numbered } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { SeededRandom } from '../../../platform/demo/seeded-random.ts'
import { createCustomer } from './create-customer.ts'
import { companyNames, familyNames, givenNames, streets, towns } from './demo-names.data.ts'

export const exampleIds = {
  customerId: demoId('customer'),
  customerReferenceId: 'K-1001',
  /** A user of the example customer who is not its only debtor. */
  customerUserId: demoId('customer · 3'),
} as const

/** A customer of the demo tenant. They exist because of their cases, so the story of the cases plans and creates them. */
export interface DemoCustomer {
  readonly index: number
  readonly customerId: string
  readonly referenceId: string
  readonly isCompany: boolean
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly birthday: string
  readonly cvr: string
  readonly address: { address: string; zipcode: string; city: string; country: string }
}

/** Plans a customer. The first is the person in the examples of the API reference. */
export function planDemoCustomer(random: SeededRandom, index: number, companyShare: number): DemoCustomer {
  const isCompany = index > 0 && random.chance(companyShare)
  const name = isCompany ? random.pick(companyNames) : `${random.pick(givenNames)} ${random.pick(familyNames)}`
  const day = String(random.integer(1, 28)).padStart(2, '0')
  const month = String(random.integer(1, 12)).padStart(2, '0')
  return {
    index,
    customerId: demoId(numbered('customer', index)),
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

/** Creates a planned customer of a creditor. */
export async function createDemoCustomer(
  run: DemoRun,
  customer: DemoCustomer,
  { creditorId, daysAgo }: { creditorId: string; daysAgo: number },
): Promise<void> {
  await run.step(
    numbered('customer', customer.index),
    (command) => createCustomer(command, creditorId, inputOf(customer)),
    daysAgo,
  )
}

function inputOf(customer: DemoCustomer): Parameters<typeof createCustomer>[2] {
  const { referenceId, isCompany, name, email, phone, address, birthday, cvr } = customer
  const identifier = isCompany ? { cvr } : { cpr: `${birthday}-0000` }
  return {
    referenceId,
    isCompany,
    users: [
      { details: { name, email, phone: { locale: '45', number: phone }, address, ...identifier } },
      // The examples of the API reference change and remove this one.
      ...(customer.index === 0 ? [{ relation: 'guarantor' as const, details: { name: 'Grethe Holm', address } }] : []),
    ],
  }
}
