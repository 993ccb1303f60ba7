import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases, planDemoCases } from '../../casework/cases/index.ts'
import { createCaseVoucher } from '../case-vouchers/index.ts'
import { voucherTypeIdOf } from '../voucher-types/index.ts'
import { applyLimitation } from './apply-limitation.ts'
import { createLimitationFact } from './limitation-facts.ts'

/** Two cases that are not in collection yet. The disputes of the demo are on others. */
const [, , lapsed, lapsing] = planDemoCases().filter(({ outcome }) => outcome === 'PENDING')

export const exampleIds = {
  limitationFactId: demoId('limitation fact'),
  limitationLapseId: demoId('limitation lapse'),
  /** A case with a claim that has lapsed and is not written off yet. */
  lapsingCaseId: lapsing?.caseId ?? '',
} as const

/** A fact on the example case, and old claims on two others, of which one is written off. */
export const demo: DemoSteps = {
  latest: async (run) => {
    const fact = { caseId: cases.caseId, kind: 'legal-action', note: 'Betalingspåkrav indgivet' } as const
    const date = run.timestamp(20).slice(0, 10)
    await run.step('limitation fact', (command) => createLimitationFact(command, { ...fact, date }), 15)
    const lapsedCaseId = lapsed?.caseId ?? ''
    const claim = {
      voucherTypeId: voucherTypeIdOf('principal'),
      amount: 35_000,
      currency: 'DKK',
      source: 'CREDITOR',
      date: '2019-05-01',
      dueDate: '2019-05-15',
    } as const
    await run.step(
      'old claims',
      async (command) => {
        await createCaseVoucher(command, lapsedCaseId, { ...claim, referenceId: 'F-2019-044' })
        await createCaseVoucher(command, exampleIds.lapsingCaseId, { ...claim, referenceId: 'F-2019-045' })
      },
      12,
    )
    await run.step('limitation lapse', (command) => applyLimitation(command, lapsedCaseId), 11)
  },
}
