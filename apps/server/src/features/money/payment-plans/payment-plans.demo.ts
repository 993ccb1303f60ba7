import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { planDemoCases } from '../../casework/cases/index.ts'
import { addFiles } from '../../messaging/files/index.ts'
import { acceptPaymentPlan, paperSignature } from './accept-payment-plan.ts'
import { proposePaymentPlan } from './propose-payment-plan.ts'

/** Two cases in collection that nothing pauses. */
const [first, second] = planDemoCases().filter(
  ({ index, outcome, update }) => index > 0 && outcome === 'VERIFIED' && update === null,
)

export const exampleIds = {
  /** A plan in force. */
  paymentPlanId: demoId('payment plan'),
  /** A proposal that is not signed. */
  proposedPlanId: demoId('proposed plan'),
  /** The case of the plan in force. */
  planCaseId: first?.caseId ?? '',
  /** A signed paper. */
  signedFileId: demoId('signed plan'),
} as const

/** A plan in force that was signed on paper, and a proposal on another case. */
export const demo: DemoSteps = {
  latest: async (run) => {
    if (first === undefined || second === undefined) return
    const terms = { instalmentCount: 6, interval: 'MONTHLY', firstDueDate: run.timestamp(-8).slice(0, 10) } as const
    await run.step('payment plan', (command) => proposePaymentPlan(command, first.caseId, terms), 3)
    const bytes = Buffer.from('Jeg anerkender gælden og betaler den i 6 afdrag.\n')
    const paper = { fileName: 'afdragsordning.txt', contentType: 'text/plain', bytes }
    const kept = await run.keepFile('signed plan', paper)
    await run.step('signed plan', (command) => addFiles(command, [kept]), 2)
    await run.step(
      'payment plan accepted',
      async (command) => {
        const signature = await paperSignature(command, {
          fileId: exampleIds.signedFileId,
          signedBy: 'Underskrevet på papir',
        })
        await acceptPaymentPlan(command, exampleIds.paymentPlanId, signature)
      },
      2,
    )
    await run.step('proposed plan', (command) => proposePaymentPlan(command, second.caseId, terms), 1)
  },
}
