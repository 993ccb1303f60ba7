import { exampleIds } from '../../../example-ids.ts'
import { deterministicId } from '../../../platform/ids.ts'
import { createCaseVoucher } from '../../money/case-vouchers/index.ts'
import { type CaseInput, createCase, mergeCase, patchCase } from '../../casework/cases/index.ts'
import { createCustomer } from '../../parties/customers/index.ts'
import { registerCasePayment, registerDirectPayment } from '../../money/payments/index.ts'
import { standardEndReasonId } from '../../casework/end-reasons/index.ts'
import { createUpdate, patchUpdate, standardUpdateTypeId } from '../../casework/updates/index.ts'
import { depositVoucherTypeId, voucherTypeIdOf } from '../../money/voucher-types/index.ts'
import type { DemoRun } from './demo-run.ts'
import { planCases, type PlannedCase, type PlannedCustomer } from './demo-plan.ts'
import { fillBillings } from './fill-billings.ts'
import { fillLetters } from './fill-letters.ts'
import { fillMessages, fillUnmappedMessages } from './fill-messages.ts'
import type { DemoRegistries } from './fill-registries.ts'

/** Cases are independent of each other, so several are filled at once; and so are customers. */
const atOnce = 8

/** Customers and their cases with vouchers, payments, updates and messages. */
export async function fillCases(run: DemoRun, registries: DemoRegistries): Promise<void> {
  const plans = planCases()
  const caseIds: string[] = []
  const customerIds = await fillCustomers(run, registries, plans)
  // One after the other: numbers are assigned in order, and must be the same everywhere.
  for (const [index, plan] of plans.entries()) {
    const customerId = customerIds.get(plan.customer) ?? ''
    const name = index === 0 ? 'demo case' : `demo case ${index + 1}`
    const { id } = await run.step(
      name,
      (command) => createCase(command, caseInput(run, registries, plan, customerId)),
      plan.ageDays,
    )
    caseIds.push(id)
  }
  const work = plans.map((plan, index) => ({ plan, index, caseId: caseIds[index] ?? '' }))
  await severalAtOnce(work, (one) => fillCase(run, one))
  await fillOpenEntries(run, caseIds[0] ?? '')
  await fillMerges(run, caseIds[0] ?? '')
  await fillBillings(run, registries)
  await fillLetters(run)
  await fillUnmappedMessages(run)
}

async function severalAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** The customers of all cases, each with the age of its first case. */
async function fillCustomers(
  run: DemoRun,
  registries: DemoRegistries,
  plans: readonly PlannedCase[],
): Promise<ReadonlyMap<PlannedCustomer, string>> {
  const firsts = plans.filter((plan, index) => plans.findIndex(({ customer }) => customer === plan.customer) === index)
  const ids = new Map<PlannedCustomer, string>()
  await severalAtOnce(firsts, async (plan) => ids.set(plan.customer, await fillCustomer(run, registries, plan)))
  return ids
}

/** On the first case: a deposit to be allocated, and a fee to be reversed. */
async function fillOpenEntries(run: DemoRun, caseId: string): Promise<void> {
  const entries = [
    { name: 'demo deposit', voucherTypeId: depositVoucherTypeId, amount: 25_000, text: 'Overførsel uden reference' },
    { name: 'demo fee', voucherTypeId: voucherTypeIdOf('reminder-fee'), amount: 10_000, text: 'Rykkergebyr' },
  ]
  for (const { name, ...entry } of entries) {
    const voucher = { ...entry, currency: 'DKK', source: 'COLLECTOR', date: run.timestamp(3) } as const
    await run.step(name, (command) => createCaseVoucher(command, caseId, voucher), 3)
  }
}

/** Two more invoices of the first customer are cases of their own; one of them is already merged into the first. */
async function fillMerges(run: DemoRun, caseId: string): Promise<void> {
  const cases = [
    { name: 'demo small case', referenceId: 'F-2024-1101', amount: 45_000 },
    { name: 'demo merged case', referenceId: 'F-2024-1102', amount: 62_500 },
  ]
  for (const { name, ...invoice } of cases) {
    const terms = { source: 'CREDITOR', date: run.timestamp(60), dueDate: run.timestamp(40) } as const
    const caseVouchers = [{ ...invoice, ...terms, voucherTypeId: voucherTypeIdOf('principal') }]
    const input = { customerId: exampleIds.customerId, currency: 'DKK', caseVouchers } as const
    await run.step(name, (command) => createCase(command, { ...input, caseVouchers }), 5)
  }
  const { mergedCaseId } = exampleIds
  await run.step('demo merge', (command) => mergeCase(command, caseId, { mergedCaseId }), 4)
}

async function fillCustomer(run: DemoRun, registries: DemoRegistries, plan: PlannedCase): Promise<string> {
  const { customer } = plan
  const name = customer.index === 0 ? 'demo customer' : `demo customer ${customer.index + 1}`
  const creditorId = registries.creditorIds[plan.creditor] ?? ''
  const { customerId } = await run.step(
    name,
    (command) => createCustomer(command, creditorId, customerInput(customer)),
    plan.ageDays + 1,
  )
  return customerId
}

function customerInput(customer: PlannedCustomer): Parameters<typeof createCustomer>[2] {
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

function caseInput(run: DemoRun, registries: DemoRegistries, plan: PlannedCase, customerId: string): CaseInput {
  const dueDaysAgo = plan.ageDays + 45
  const paid = {
    voucherTypeId: depositVoucherTypeId,
    amount: plan.paidBefore,
    source: 'CREDITOR',
    date: run.timestamp(plan.ageDays + 20),
  } as const
  const fees = Array.from({ length: plan.reminderCount }, (_, index) => ({
    voucherTypeId: voucherTypeIdOf('reminder-fee'),
    amount: reminderFee,
    source: 'CREDITOR' as const,
    date: run.timestamp(dueDaysAgo - 12 * (index + 1)),
  }))
  return {
    customerId,
    currency: 'DKK',
    groupId: registries.groupIds[plan.group] ?? null,
    ultimateCreditorId: plan.hasUltimateCreditor ? exampleIds.ultimateCreditorId : null,
    properties: { [exampleIds.propertyHandle]: plan.customer.isCompany ? 'Erhverv' : 'Privat' },
    caseVouchers: [
      {
        referenceId: plan.invoice,
        voucherTypeId: voucherTypeIdOf('principal'),
        amount: plan.amount,
        source: 'CREDITOR',
        date: run.timestamp(dueDaysAgo + 14),
        dueDate: run.timestamp(dueDaysAgo),
        referenceVouchers: plan.paidBefore > 0 ? [paid] : [],
      },
      ...fees,
      {
        voucherTypeId: voucherTypeIdOf('collection-cost'),
        amount: costFor(plan.amount),
        source: 'COLLECTOR',
        date: run.timestamp(plan.ageDays),
      },
    ],
  }
}

const reminderFee = 10_000

/** What a collector of the demo charges: more for larger claims. */
function costFor(amount: number): number {
  if (amount <= 100_000) return 40_000
  if (amount <= 500_000) return 100_000
  return 170_000
}

async function fillCase(
  run: DemoRun,
  { plan, index, caseId }: { plan: PlannedCase; index: number; caseId: string },
): Promise<void> {
  await fillMessages(run, { plan, index, caseId })
  if (plan.outcome === 'PENDING') return
  await run.step(
    `demo verify ${index}`,
    (command) => patchCase(command, caseId, { status: 'VERIFIED' }),
    plan.ageDays * 0.9,
  )
  await pay(run, { plan, index, caseId })
  await fillUpdate(run, { plan, index, caseId })
  if (plan.outcome === 'VERIFIED') return
  if (plan.outcome === 'PAID') {
    await payTheRest(run, { plan, index, caseId })
    return
  }
  const endReasonId = standardEndReasonId(plan.outcome)
  await run.step(
    `demo end ${index}`,
    (command) => patchCase(command, caseId, { status: 'ENDED', endReasonId }),
    plan.ageDays * 0.2,
  )
}

/** Debtors of every second case pay the creditor, the others pay the collector. */
async function pay(
  run: DemoRun,
  { plan, index, caseId }: { plan: PlannedCase; index: number; caseId: string },
): Promise<void> {
  let left = plan.amount - plan.paidBefore
  for (const [turn, share] of plan.payments.entries()) {
    const amount = Math.max(1, Math.floor(left * share))
    const daysAgo = plan.ageDays * (0.7 - turn * 0.2)
    const name = `demo payment ${index} ${turn}`
    left -= amount
    if (index % 2 === 0) {
      const payment = { caseVoucherReferenceId: plan.invoice, amount, text: 'Indbetalt til kreditor' }
      await registerDirectPayment(run.commandsFor(name, daysAgo), run.tenant, payment)
      continue
    }
    const deposit = {
      voucherTypeId: depositVoucherTypeId,
      amount,
      currency: 'DKK',
      source: 'COLLECTOR',
      date: run.timestamp(daysAgo),
      text: 'Indbetalt til os',
      // The first voucher of the case is its invoice.
      referenceCaseVoucherId: deterministicId(`demo case ${index + 1} · 2`),
    } as const
    await run.step(name, (command) => createCaseVoucher(command, caseId, deposit), daysAgo)
  }
}

/** Fees and costs are paid last, all at once: that pays off the case, which then ends automatically. */
async function payTheRest(
  run: DemoRun,
  { plan, index, caseId }: { plan: PlannedCase; index: number; caseId: string },
): Promise<void> {
  const daysAgo = plan.ageDays * 0.2
  const payment = {
    amount: plan.reminderCount * reminderFee + costFor(plan.amount),
    currency: 'DKK',
    source: 'COLLECTOR',
    date: run.timestamp(daysAgo),
    text: 'Gebyrer og omkostninger',
  } as const
  await run.step(`demo rest ${index}`, (command) => registerCasePayment(command, caseId, payment), daysAgo)
}

async function fillUpdate(
  run: DemoRun,
  { plan, index, caseId }: { plan: PlannedCase; index: number; caseId: string },
): Promise<void> {
  if (plan.update === null) return
  const updateTypeId = standardUpdateTypeId(plan.update)
  const name = index === 0 ? 'demo update' : `demo update ${index + 1}`
  const { updateId } = await run.step(
    name,
    (command) =>
      createUpdate(command, {
        updateTypeId,
        referenceId: caseId,
        update: 'Se noten på sagen.',
        remindedAt: run.timestamp(-7),
      }),
    plan.ageDays * 0.5,
  )
  if (!plan.isUpdateContinued) return
  await run.step(
    `${name} continued`,
    (command) => patchUpdate(command, updateId, { continuedAt: run.timestamp(plan.ageDays * 0.3) }),
    plan.ageDays * 0.3,
  )
}
