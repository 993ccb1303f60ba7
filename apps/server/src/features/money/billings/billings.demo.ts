import { localDate } from '../../../platform/clock/timestamps.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { demoCreditorId, exampleIds as creditors } from '../../parties/creditors/index.ts'
import { annualBillingModelId } from '../billing-models/index.ts'
import { createBilling } from './create-billing.ts'
import { patchBilling } from './patch-billing.ts'

export const exampleIds = {
  /** An approved settlement, and its unpaid payout. */
  billingId: demoId('billing'),
  payoutId: demoId('payout'),
  /** A settlement that is not approved yet. */
  draftBillingId: demoId('billing 2'),
} as const

export const demo: DemoSteps = {
  /**
   * An approved settlement for the first creditor and a draft for the second; later payments are open. The fourth has
   * an annual agreement, and owes more than was collected for it; its fee was charged twice.
   */
  settlements: async (run) => {
    const day = (daysAgo: number): string => localDate(run.moment(daysAgo), run.tenant.timeZone)
    const settle = (name: string, creditorId: string, lastDay: number, billingModelId?: string): Promise<unknown> => {
      const period = { creditorId, from: day(lastDay + 30), to: day(lastDay), currency: 'DKK' } as const
      const terms = billingModelId === undefined ? {} : { billingModelId }
      return run.step(name, (command) => createBilling(command, { ...period, ...terms }), lastDay - 1)
    }
    const approve = (name: string, billingId: string, daysAgo: number): Promise<unknown> =>
      run.step(name, (command) => patchBilling(command, billingId, { state: 'APPROVED' }), daysAgo)
    await settle('billing', creditors.creditorId, 15)
    await approve('payout', exampleIds.billingId, 13)
    await settle('billing 2', demoCreditorId(1), 5)
    await settle('billing 4', creditors.owingCreditorId, 51, annualBillingModelId)
    await approve('receivable 2', demoId('billing 4'), 49)
    await settle('billing 3', creditors.owingCreditorId, 20, annualBillingModelId)
    await approve('receivable', demoId('billing 3'), 18)
  },
}
