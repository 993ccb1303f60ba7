import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { severalAtOnce } from '../../../platform/demo/several-at-once.ts'
import { chargesOf, type DemoCase, exampleIds as cases, planDemoCases } from '../../casework/cases/index.ts'
import { createCaseVoucher } from '../case-vouchers/index.ts'
import { depositVoucherTypeId, voucherTypeIdOf } from '../voucher-types/index.ts'
import { registerCasePayment } from './register-case-payment.ts'
import { registerDirectPayment } from './register-direct-payment.ts'

export const exampleIds = {
  /** The deposit of a direct payment on the example case. */
  directPaymentId: demoId('payment 0 0'),
  /** The allocation by which that deposit pays a voucher of the example case. */
  allocationId: demoId('payment 0 0 · 2'),
  /** A deposit on the example case that is not allocated yet. */
  creditVoucherId: demoId('deposit'),
  /** A debit of the example case that was charged by mistake. */
  feeVoucherId: demoId('fee'),
} as const

export const demo: DemoSteps = {
  payments: (run) =>
    severalAtOnce(planDemoCases(), async (demoCase) => {
      await pay(run, demoCase)
      if (demoCase.outcome === 'PAID') await payTheRest(run, demoCase)
    }),
  outcomes: addOpenEntries,
}

/** Debtors of every second case pay the creditor, the others pay the collector. */
async function pay(run: DemoRun, demoCase: DemoCase): Promise<void> {
  const { index, caseId, ageDays } = demoCase
  let left = demoCase.amount - demoCase.paidBefore
  for (const [turn, share] of demoCase.payments.entries()) {
    const amount = Math.max(1, Math.floor(left * share))
    const daysAgo = ageDays * (0.7 - turn * 0.2)
    const name = `payment ${index} ${turn}`
    left -= amount
    if (index % 2 === 0) {
      const payment = { caseVoucherReferenceId: demoCase.invoice, amount, text: 'Indbetalt til kreditor' }
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
      referenceCaseVoucherId: demoCase.invoiceVoucherId,
    } as const
    await run.step(name, (command) => createCaseVoucher(command, caseId, deposit), daysAgo)
  }
}

/** Fees and costs are paid last, all at once: that pays off the case, which then ends automatically. */
async function payTheRest(run: DemoRun, demoCase: DemoCase): Promise<void> {
  const { index, caseId } = demoCase
  const daysAgo = demoCase.ageDays * 0.2
  const payment = {
    amount: chargesOf(demoCase),
    currency: 'DKK',
    source: 'COLLECTOR',
    date: run.timestamp(daysAgo),
    text: 'Gebyrer og omkostninger',
  } as const
  await run.step(`rest ${index}`, (command) => registerCasePayment(command, caseId, payment), daysAgo)
}

/** On the example case: a deposit to be allocated, and a fee to be reversed. */
async function addOpenEntries(run: DemoRun): Promise<void> {
  const entries = [
    { name: 'deposit', voucherTypeId: depositVoucherTypeId, amount: 25_000, text: 'Overførsel uden reference' },
    { name: 'fee', voucherTypeId: voucherTypeIdOf('reminder-fee'), amount: 10_000, text: 'Rykkergebyr' },
  ]
  for (const { name, ...entry } of entries) {
    const voucher = { ...entry, currency: 'DKK', source: 'COLLECTOR', date: run.timestamp(3) } as const
    await run.step(name, (command) => createCaseVoucher(command, cases.caseId, voucher), 3)
  }
}
