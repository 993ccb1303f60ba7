import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as creditors } from '../../parties/creditors/index.ts'
import { issueInvoice } from './issue-invoice.ts'
import { registerCreditorPayment } from './register-creditor-payment.ts'

export const exampleIds = {
  /** A part payment of the creditor that owes money. */
  entryId: demoId('creditor payment'),
  /** The invoice for what it owes. */
  invoiceId: demoId('invoice'),
} as const

export const demo: DemoSteps = {
  latest: async (run) => {
    const billingId = demoId('billing 3')
    await run.step('invoice', (command) => issueInvoice(command, { billingId }), 12)
    const payment = { amount: 500_000, currency: 'DKK', text: 'Første rate' } as const
    await run.step(
      'creditor payment',
      (command) => registerCreditorPayment(command, creditors.owingCreditorId, payment),
      8,
    )
  },
}
