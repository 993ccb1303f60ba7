import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { planDemoCases } from '../cases/index.ts'
import { raiseDisputes } from './raise-disputes.ts'

export const exampleIds = {
  disputeId: demoId('dispute'),
  withdrawnDisputeId: demoId('withdrawn dispute'),
} as const

/** Disputes of the invoices of two cases that are not in collection yet. */
export const demo: DemoSteps = {
  latest: async (run) => {
    const [first, second] = planDemoCases().filter(({ outcome }) => outcome === 'PENDING')
    const disputed = [
      { name: 'dispute', demoCase: first, daysAgo: 9, reason: 'Jeg har aldrig modtaget varen.' },
      { name: 'withdrawn dispute', demoCase: second, daysAgo: 2, reason: 'Beløbet er betalt til kreditor.' },
    ]
    for (const { name, demoCase, daysAgo, reason } of disputed) {
      if (demoCase === undefined) continue
      const raised = { caseVoucherIds: [demoCase.invoiceVoucherId], withinCaseId: null, reason }
      const nothingPrepared = { kept: [], rendered: undefined }
      await run.step(name, (command) => raiseDisputes(command, raised, nothingPrepared), daysAgo)
    }
  },
}
