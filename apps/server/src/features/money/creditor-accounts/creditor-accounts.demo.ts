import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { issueInvoice } from './issue-invoice.ts'

export const exampleIds = {
  /** A receivable of the creditor that owes money, which is not invoiced. */
  entryId: demoId('receivable 2'),
  /** The invoice for what it owes. */
  invoiceId: demoId('invoice'),
} as const

export const demo: DemoSteps = {
  latest: async (run) => {
    const billingId = demoId('billing 3')
    await run.step('invoice', (command) => issueInvoice(command, { billingId }), 12)
  },
}
