import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import { createCaseVoucher } from '../../money/case-vouchers/index.ts'
import { applyLimitation, createLimitationFact } from '../../money/limitation/index.ts'
import { voucherTypeIdOf } from '../../money/voucher-types/index.ts'
import { planDemoCases } from './demo-cases.rules.ts'

/** Two cases that are not in collection yet. The disputes of the demo are on others. */
const [, , lapsed, lapsing] = planDemoCases().filter(({ outcome }) => outcome === 'PENDING')

/** A case with a claim that has lapsed and is not written off yet. */
export const lapsingCaseId = lapsing?.caseId ?? ''

/** A fact on the example case, and old claims on two others, of which one is written off. */
export async function addOldClaims(run: DemoRun, caseId: string): Promise<void> {
  const fact = { caseId, kind: 'legal-action', note: 'Betalingspåkrav indgivet' } as const
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
      await createCaseVoucher(command, lapsingCaseId, { ...claim, referenceId: 'F-2019-045' })
    },
    12,
  )
  await run.step('limitation lapse', (command) => applyLimitation(command, lapsedCaseId), 11)
}
