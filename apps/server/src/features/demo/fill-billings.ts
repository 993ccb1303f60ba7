import { exampleIds } from '../../example-ids.ts'
import { localDate } from '../../platform/clock/timestamps.ts'
import { createBilling, patchBilling } from '../billings/index.ts'
import type { DemoRun } from './demo-run.ts'
import type { DemoRegistries } from './fill-registries.ts'

/** With the first creditor a settlement that is approved, with the second a draft; what came in since is open. */
export async function fillBillings(run: DemoRun, { creditorIds }: DemoRegistries): Promise<void> {
  const day = (daysAgo: number): string => localDate(run.moment(daysAgo), run.tenant.timeZone)
  const settle = (name: string, creditorId: string, lastDay: number): Promise<unknown> =>
    run.step(
      name,
      (command) => createBilling(command, { creditorId, from: day(lastDay + 30), to: day(lastDay), currency: 'DKK' }),
      lastDay - 1,
    )
  await settle('demo billing', exampleIds.creditorId, 15)
  await run.step('demo payout', (command) => patchBilling(command, exampleIds.billingId, { state: 'APPROVED' }), 13)
  await settle('demo billing 2', creditorIds[1] ?? '', 5)
}
