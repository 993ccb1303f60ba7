import { chain, type Noun, problem, message, type UsedBy } from '../../problems/index.ts'
import type { Transaction } from '../database/database.ts'
import { joined, sql, type Statement } from '../database/sql.ts'

/** A kind of resource that refers to another, such as `cases`. */
export interface Use {
  readonly usedBy: UsedBy
}

/** Rows that refer to a record, and what they are called in the error. */
export interface Reference {
  readonly usedBy: UsedBy
  readonly rows: Statement
}

/**
 * Throws if others refer to a record, and names them. The caller must lock the row first: a new reference then waits,
 * and finds that the record is gone.
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

/** The same, with a single query for everything that can refer to the record. */
export async function requireUnreferenced(
  transaction: Transaction,
  what: Noun,
  references: readonly Reference[],
): Promise<void> {
  const uses = references.map(({ usedBy, rows }) => sql`select ${usedBy}::text as "usedBy" where exists (${rows})`)
  requireUnused(what, await transaction.many(sql<Use>`${joined(uses, ' union all ')}`))
}
