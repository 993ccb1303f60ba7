import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createLimitationFact } from '../../money/limitation/index.ts'
import { planDemoCases } from '../cases/index.ts'
import { changeCourtClaim } from './change-court-claim.ts'
import type { CourtClaimChangeInput } from './court-claims.schemas.ts'
import { prepareCourtClaim } from './prepare-court-claim.ts'

/** Old cases in collection that nothing pauses. The first three of them have payment plans and a workflow. */
const [ready, prepared, withdrawn, served, endorsed] = planDemoCases()
  .filter(({ index, outcome, update }) => index > 0 && outcome === 'VERIFIED' && update === null)
  .slice(3)
  .filter(({ ageDays, payments }) => ageDays > 100 && payments.length === 0)

export const exampleIds = {
  /** A case that can be taken to court. */
  courtCaseId: ready?.caseId ?? '',
  /** A claim that is not filed yet. */
  courtClaimId: demoId('court claim'),
  withdrawnCourtClaimId: demoId('withdrawn court claim'),
  servedCourtClaimId: demoId('served court claim'),
} as const

interface Change extends Omit<CourtClaimChangeInput, 'date'> {
  readonly daysAgo: number
}

const filing = { state: 'FILED', court: 'Retten i Aarhus', courtReference: 'BS-1234/2026', courtFee: 75_000 } as const

/** A case that can be taken to court, and claims: two to file, one that is served, and one that is endorsed. */
export const demo: DemoSteps = {
  latest: async (run) => {
    await recordDemand(run, 'demand before court', ready?.caseId)
    await takeToCourt(run, 'court claim', { caseId: prepared?.caseId, daysAgo: 4 }, [])
    await takeToCourt(run, 'withdrawn court claim', { caseId: withdrawn?.caseId, daysAgo: 2 }, [])
    await takeToCourt(run, 'served court claim', { caseId: served?.caseId, daysAgo: 20 }, [
      { ...filing, daysAgo: 18 },
      { state: 'SERVED', daysAgo: 12 },
    ])
    await takeToCourt(run, 'endorsed court claim', { caseId: endorsed?.caseId, daysAgo: 55 }, [
      { ...filing, courtReference: 'BS-1187/2026', daysAgo: 52 },
      { state: 'SERVED', daysAgo: 45 },
      { state: 'ENDORSED', daysAgo: 25 },
    ])
  },
}

/** The day of the demand, and its deadline, before the first claim. */
const demandDaysAgo = { sent: 90, deadline: 76 }

async function recordDemand(run: DemoRun, name: string, caseId: string | undefined): Promise<void> {
  if (caseId === undefined) return
  const fact = { caseId, kind: 'demand', channel: 'LETTER', note: 'Inkassopåkrav sendt med post' } as const
  const [date, deadline] = [demandDaysAgo.sent, demandDaysAgo.deadline].map((days) => dayOf(run, days))
  if (date === undefined || deadline === undefined) return
  await run.step(name, (command) => createLimitationFact(command, { ...fact, date, deadline }), demandDaysAgo.sent - 1)
}

async function takeToCourt(
  run: DemoRun,
  name: string,
  { caseId, daysAgo }: { readonly caseId: string | undefined; readonly daysAgo: number },
  changes: readonly Change[],
): Promise<void> {
  if (caseId === undefined) return
  await recordDemand(run, `demand before ${name}`, caseId)
  await run.step(name, (command) => prepareCourtClaim(command, { caseId }), daysAgo)
  for (const { daysAgo: changedAgo, ...change } of changes) {
    const input = { ...change, date: dayOf(run, changedAgo) }
    await run.step(`${name} ${change.state}`, (command) => changeCourtClaim(command, demoId(name), input), changedAgo)
  }
}

function dayOf(run: DemoRun, daysAgo: number): string {
  return run.timestamp(daysAgo).slice(0, 10)
}
