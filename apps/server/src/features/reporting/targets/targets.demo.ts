import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as users } from '../../access/users/index.ts'
import { demoCreditorId } from '../../parties/creditors/index.ts'
import { setTargets } from './set-targets.ts'
import type { TargetsInput } from './targets.schemas.ts'

const monthsBefore = 11
const monthsAfter = 2

const goals: readonly [string, Pick<TargetsInput, 'creditorId' | 'caseworkerId'>, number][] = [
  ['targets', {}, 100_000_000],
  ['targets of a caseworker', { caseworkerId: users.caseworkerUserId }, 80_000_000],
  ['targets of a creditor', { creditorId: demoCreditorId(0) }, 40_000_000],
]

/** The months around a day, written as in the API. */
function monthsAround(day: Date): string[] {
  return Array.from({ length: monthsBefore + 1 + monthsAfter }, (_, index) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - monthsBefore + index)).toISOString().slice(0, 7),
  )
}

export const demo: DemoSteps = {
  customers: async (run) => {
    const names = monthsAround(run.moment(0))
    for (const [step, subject, amount] of goals) {
      const months = names.map((month) => ({ month, amount }))
      await run.step(step, (command) => setTargets(command, { ...subject, currency: 'DKK', months }), 40)
    }
  },
}
