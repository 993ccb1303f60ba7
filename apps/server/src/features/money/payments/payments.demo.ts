import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { severalAtOnce } from '../../../platform/demo/several-at-once.ts'
import { exampleIds as cases, invoicePaymentsOf, paysCreditor, planDemoCases } from '../../casework/cases/index.ts'
import { createCaseVoucher } from '../case-vouchers/index.ts'
import { depositVoucherTypeId, voucherTypeIdOf } from '../voucher-types/index.ts'
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
    severalAtOnce(planDemoCases().filter(paysCreditor), async (demoCase) => {
      for (const [turn, { amount, daysAgo }] of invoicePaymentsOf(demoCase).entries()) {
        const payment = { caseVoucherReferenceId: demoCase.invoice, amount, text: 'Indbetalt til kreditor' }
        await registerDirectPayment(run.commandsFor(`payment ${demoCase.index} ${turn}`, daysAgo), run.tenant, payment)
      }
    }),
  outcomes: addOpenEntries,
}

/**
 * On the example case: a deposit to be allocated, and a fee to be reversed. The creditor has the deposit: money that the
 * collector has comes from bank statements only, so that the demo reconciles.
 */
async function addOpenEntries(run: DemoRun): Promise<void> {
  const entries = [
    {
      name: 'deposit',
      voucherTypeId: depositVoucherTypeId,
      amount: 25_000,
      source: 'CREDITOR',
      text: 'Indbetalt til kreditor uden reference',
    },
    {
      name: 'fee',
      voucherTypeId: voucherTypeIdOf('reminder-fee'),
      amount: 10_000,
      source: 'COLLECTOR',
      text: 'Rykkergebyr',
    },
  ] as const
  for (const { name, ...entry } of entries) {
    const voucher = { ...entry, currency: 'DKK', date: run.timestamp(3) } as const
    await run.step(name, (command) => createCaseVoucher(command, cases.caseId, voucher), 3)
  }
}
