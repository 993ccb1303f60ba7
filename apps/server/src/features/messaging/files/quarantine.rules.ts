/** Content without a row is removed after it was found on this many further days. */
export const quarantineDays = 30

/** Whether content in the store has a row, and whether it is quarantined. */
export interface ContentState {
  readonly hasRow: boolean
  readonly isQuarantined: boolean
  readonly daysSeen: number
  readonly wasSeenToday: boolean
  readonly isBeingRemoved: boolean
}

export type SweepStep = 'quarantine' | 'release' | 'count' | 'remove' | 'finish' | 'wait'

/** The next step of the sweep for content. `finish` completes a removal that was recorded and then interrupted. */
export function nextStep(state: ContentState): SweepStep {
  if (state.isBeingRemoved) return 'finish'
  if (state.hasRow) return 'release'
  if (!state.isQuarantined) return 'quarantine'
  if (state.daysSeen >= quarantineDays) return 'remove'
  return state.wasSeenToday ? 'wait' : 'count'
}
