/** Content without a row is removed after it was found so on this many days after the first. */
export const quarantineDays = 30

/** What is known of content in the store: whether a row has it, and whether it is marked. */
export interface Standing {
  readonly hasRow: boolean
  readonly isQuarantined: boolean
  readonly daysSeen: number
  readonly wasSeenToday: boolean
  readonly isBeingRemoved: boolean
}

export type SweepStep = 'quarantine' | 'release' | 'count' | 'remove' | 'finish' | 'wait'

/** What the sweep does next about content; 'finish' is a removal that was recorded and then interrupted. */
export function nextStep(standing: Standing): SweepStep {
  if (standing.isBeingRemoved) return 'finish'
  if (standing.hasRow) return 'release'
  if (!standing.isQuarantined) return 'quarantine'
  if (standing.daysSeen >= quarantineDays) return 'remove'
  return standing.wasSeenToday ? 'wait' : 'count'
}
