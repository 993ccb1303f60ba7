import { chain, type Noun, problem, message, type UsedBy } from '../../problems/index.ts'
import type { Transaction } from '../database/database.ts'
import { joined, sql, type Statement } from '../database/sql.ts'

/** One kind of thing that refers to another, such as `cases`. */
export interface Use {
  readonly usedBy: UsedBy
}

/** Rows that refer to a thing, and what they are called where they are in the way. */
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
  throw problem(
    'in-use',
    message(
      'The {0} is in use by {1}.',
      message(what),
      chain(
        '{0} and {1}',
        usedBy.map((kind) => message(kind)),
      ),
    ),
    { extensions: { usedBy } },
  )
}

/** The same, with one look at all that can refer to the thing. */
export async function requireUnreferenced(
  transaction: Transaction,
  what: Noun,
  references: readonly Reference[],
): Promise<void> {
  const uses = references.map(({ usedBy, rows }) => sql`select ${usedBy}::text as "usedBy" where exists (${rows})`)
  requireUnused(what, await transaction.many(sql<Use>`${joined(uses, ' union all ')}`))
}
