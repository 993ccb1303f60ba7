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
