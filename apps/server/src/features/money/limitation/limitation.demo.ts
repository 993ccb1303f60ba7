import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases, planDemoCases } from '../../casework/cases/index.ts'
import { createCaseVoucher } from '../case-vouchers/index.ts'
import { voucherTypeIdOf } from '../voucher-types/index.ts'
import { applyLimitation } from './apply-limitation.ts'
import { createLimitationFact } from './limitation-facts.ts'

export const exampleIds = {
  limitationFactId: demoId('limitation fact'),
  limitationLapseId: demoId('limitation lapse'),
} as const

/** A fact on the example case, and an old claim on another case that has lapsed. */
export const demo: DemoSteps = {
  latest: async (run) => {
    const fact = { caseId: cases.caseId, kind: 'legal-action', note: 'Betalingspåkrav indgivet' } as const
    const date = run.timestamp(20).slice(0, 10)
    await run.step('limitation fact', (command) => createLimitationFact(command, { ...fact, date }), 15)
    const [, , third] = planDemoCases().filter(({ outcome }) => outcome === 'PENDING')
    if (third === undefined) return
    const { caseId } = third
    const claim = {
      ...{ voucherTypeId: voucherTypeIdOf('principal'), amount: 35_000, currency: 'DKK', source: 'CREDITOR' },
      ...{ referenceId: 'F-2019-044', date: '2019-05-01', dueDate: '2019-05-15' },
    } as const
    await run.step('old claim', (command) => createCaseVoucher(command, caseId, claim), 12)
    await run.step('limitation lapse', (command) => applyLimitation(command, caseId), 11)
  },
}
