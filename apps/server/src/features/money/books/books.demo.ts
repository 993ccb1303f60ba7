import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { openBooks, postAllEntries } from './post-entries.ts'

const opening = 'books'

export const exampleIds = {
  /** The first month, which is over. */
  bookPeriodId: demoId(opening),
  bookAccountId: demoId(`${opening} · 2`),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp(opening, openBooks)
  },
  latest: async (run) => {
    await run.step('book entries', postAllEntries)
  },
}
