import { exampleIds } from '../../../example-ids.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { createBilling, patchBilling } from '../../money/billings/index.ts'
import { registerCreditorPayment } from '../../money/creditor-accounts/index.ts'
import { deterministicId } from '../../../platform/ids.ts'
import type { DemoRun } from './demo-run.ts'
import type { DemoRegistries } from './fill-registries.ts'

/**
 * An approved settlement for the first creditor and a draft for the second; later payments are open. The fourth has an
 * annual agreement, and owes more than was collected for it.
 */
export async function fillBillings(run: DemoRun, { creditorIds }: DemoRegistries): Promise<void> {
  const day = (daysAgo: number): string => localDate(run.moment(daysAgo), run.tenant.timeZone)
  const settle = (name: string, creditorId: string, lastDay: number, billingModelId?: string): Promise<unknown> => {
    const period = { creditorId, from: day(lastDay + 30), to: day(lastDay), currency: 'DKK' } as const
    const terms = billingModelId === undefined ? {} : { billingModelId }
    return run.step(name, (command) => createBilling(command, { ...period, ...terms }), lastDay - 1)
  }
  await settle('demo billing', exampleIds.creditorId, 15)
  await run.step('demo payout', (command) => patchBilling(command, exampleIds.billingId, { state: 'APPROVED' }), 13)
  await settle('demo billing 2', creditorIds[1] ?? '', 5)
  await settle('demo billing 3', exampleIds.owingCreditorId, 20, deterministicId('demo billing model 3'))
  const owing = deterministicId('demo billing 3')
  await run.step('demo receivable', (command) => patchBilling(command, owing, { state: 'APPROVED' }), 18)
  const payment = { amount: 500_000, currency: 'DKK', text: 'Første rate' } as const
  await run.step(
    'demo creditor payment',
    (command) => registerCreditorPayment(command, exampleIds.owingCreditorId, payment),
    8,
  )
}
