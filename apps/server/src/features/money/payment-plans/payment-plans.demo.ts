import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { planDemoCases } from '../../casework/cases/index.ts'
import { exampleIds as files } from '../../messaging/files/index.ts'
import { acceptPaymentPlan, paperSignature } from './accept-payment-plan.ts'
import { proposePaymentPlan } from './propose-payment-plan.ts'

export const exampleIds = {
  /** A plan in force. */
  paymentPlanId: demoId('payment plan'),
  /** A proposal that is not signed. */
  proposedPlanId: demoId('proposed plan'),
} as const

/** A plan in force that was signed on paper, and a proposal on another case. */
export const demo: DemoSteps = {
  latest: async (run) => {
    const [first, second] = planDemoCases().filter(
      ({ index, outcome, update }) => index > 0 && outcome === 'VERIFIED' && update === null,
    )
    if (first === undefined || second === undefined) return
    const terms = { instalmentCount: 6, interval: 'MONTHLY', firstDueDate: run.timestamp(-8).slice(0, 10) } as const
    await run.step('payment plan', (command) => proposePaymentPlan(command, first.caseId, terms), 3)
    await run.step(
      'payment plan accepted',
      async (command) => {
        const paper = await paperSignature(command, { fileId: files.fileId, signedBy: 'Underskrevet på papir' })
        await acceptPaymentPlan(command, exampleIds.paymentPlanId, paper)
      },
      2,
    )
    await run.step('proposed plan', (command) => proposePaymentPlan(command, second.caseId, terms), 1)
  },
}
