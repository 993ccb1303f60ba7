import { expect, test } from 'vitest'
import { nextStep, type ContentState, type SweepStep } from './quarantine.rules.ts'

const unmarked: ContentState = {
  hasRow: false,
  isQuarantined: false,
  daysSeen: 0,
  wasSeenToday: false,
  isBeingRemoved: false,
}
const marked = { ...unmarked, isQuarantined: true }

test.each<[string, ContentState, SweepStep]>([
  ['content without a row is put into quarantine', unmarked, 'quarantine'],
  ['a further day is counted', { ...marked, daysSeen: 29 }, 'count'],
  ['a day is counted once', { ...marked, daysSeen: 29, wasSeenToday: true }, 'wait'],
  ['after 30 days it is removed', { ...marked, daysSeen: 30, wasSeenToday: true }, 'remove'],
  ['content with a row is released, however long it was marked', { ...marked, hasRow: true, daysSeen: 99 }, 'release'],
  ['a removal that was interrupted is finished', { ...marked, daysSeen: 30, isBeingRemoved: true }, 'finish'],
])('%s', (_what, state, step) => {
  expect(nextStep(state)).toBe(step)
})
