import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createCase, exampleIds as cases } from '../../casework/cases/index.ts'
import { exampleIds as customers } from '../../parties/customers/index.ts'
import { voucherTypeIdOf } from '../voucher-types/index.ts'
import { applyLimitation } from './apply-limitation.ts'
import { createLimitationFact } from './limitation-facts.ts'

export const exampleIds = {
  limitationFactId: demoId('limitation fact'),
  limitationLapseId: demoId('limitation lapse'),
} as const

/** A fact on the example case, and an old claim of its customer that has lapsed. */
export const demo: DemoSteps = {
  latest: async (run) => {
    const fact = { caseId: cases.caseId, kind: 'legal-action', note: 'Betalingspåkrav indgivet' } as const
    const date = run.timestamp(20).slice(0, 10)
    await run.step('limitation fact', (command) => createLimitationFact(command, { ...fact, date }), 15)
    const { id } = await run.step(
      'lapsed case',
      (command) =>
        createCase(command, {
          ...{ customerId: customers.customerId, currency: 'DKK', rulePack: 'dk-consumer' },
          caseVouchers: [
            {
              ...{ voucherTypeId: voucherTypeIdOf('principal'), amount: 35_000, source: 'CREDITOR' },
              ...{ referenceId: 'F-2019-044', date: '2019-05-01', dueDate: '2019-05-15' },
            },
          ],
        }),
      12,
    )
    await run.step('limitation lapse', (command) => applyLimitation(command, id), 11)
  },
}
