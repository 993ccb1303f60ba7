import { chain, type Noun, Problem, say, type UsedBy } from '../../problems/index.ts'
import type { Statement } from '../database/sql.ts'

/** One kind of thing that refers to another, such as `cases`. */
export interface Use {
  readonly usedBy: UsedBy
}

/** Rows that refer to a record, as a select without columns, and what they are called in the refusal. */
export interface Reference {
  readonly usedBy: UsedBy
  readonly rows: Statement
}

/**
 * Refuses to take away what others refer to, and says who they are. Whoever asks holds the row locked before it looks
 * for uses: a new reference then waits for the decision, and finds that there is nothing left to refer to.
 */
export function requireUnused(what: Noun, uses: readonly Use[]): void {
  if (uses.length === 0) return
  const usedBy = uses.map((use) => use.usedBy)
  throw new Problem(
    'in-use',
    say(
      'The {0} is in use by {1}.',
      say(what),
      chain(
        '{0} and {1}',
        usedBy.map((kind) => say(kind)),
      ),
    ),
    { extensions: { usedBy } },
  )
}
