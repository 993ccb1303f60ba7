import { isLiable } from '../../messaging/contact-gate/index.ts'
import type { PersonRow } from './data-protection.queries.ts'
import { message, problem } from './data-protection.problems.ts'

/** Rejects the erasure of somebody whose data is still needed to establish or defend a claim, or who is erased already. */
export function requireErasable(person: Pick<PersonRow, 'relation' | 'isErased' | 'openCaseNumbers'>): void {
  if (person.isErased) throw problem('already-erased', message('The data of this person was erased before.'))
  if (!isLiable(person.relation) || person.openCaseNumbers.length === 0) return
  throw problem(
    'person-in-open-case',
    message('The person owes money in an open case: {0}.', person.openCaseNumbers.slice(0, 5).join(', ')),
  )
}

/**
 * Where the next run begins: before that, every customer whose last case ended has lost the data. The first that failed is
 * tried again, and a run that found as many as it may has left others.
 */
export function nextStart(run: {
  /** Those that were due, by the end of their last case. */
  readonly due: readonly { readonly endedAt: Date }[]
  /** When the last cases of those ended whose data could not be erased. */
  readonly failures: readonly Date[]
  readonly limit: number
  /** Customers whose last case ended before this were due. */
  readonly endedBefore: Date
}): Date {
  const last = run.due.length < run.limit ? undefined : run.due.at(-1)?.endedAt
  return run.failures[0] ?? last ?? run.endedBefore
}
