import { parseAmount } from '../../../../text/format.ts'

export const outcomes = ['UPHELD', 'PARTLY_UPHELD', 'REJECTED', 'WITHDRAWN'] as const

export interface DecisionFields {
  readonly outcome: (typeof outcomes)[number] | null
  readonly answer: string
  readonly amount: string
}

/** The amount to credit, of a dispute that is partly upheld. */
export function creditOf({ outcome, amount }: DecisionFields): number | undefined {
  return outcome === 'PARTLY_UPHELD' ? parseAmount(amount) : undefined
}

/** Whether the debtor must get an answer. */
export function needsAnswer({ outcome }: DecisionFields): boolean {
  return outcome === 'REJECTED' || outcome === 'PARTLY_UPHELD'
}

/** Whether the decision can be saved. */
export function isComplete(fields: DecisionFields): boolean {
  const { outcome, answer } = fields
  if (outcome === null || (needsAnswer(fields) && answer.trim() === '')) return false
  return outcome !== 'PARTLY_UPHELD' || creditOf(fields) !== undefined
}
