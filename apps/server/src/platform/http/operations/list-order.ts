import type { Static } from 'typebox'
import { sql, type Statement } from '../../database/sql.ts'
import { OneOf } from '../schemas/schemas.ts'

export const ListOrder = OneOf(['createdAt', '-createdAt'], {
  description: 'When they were made: the oldest or the newest first. `after` goes on in either order.',
})
export type ListOrder = Static<typeof ListOrder>

interface Ordered {
  /** The columns that the list is ordered by, those of the row that `after` names included. */
  readonly createdAt: Statement
  readonly id: Statement
  /** When the row of the given id was made. */
  readonly createdAtOf: (id: string) => Statement
}

/** What follows the row that `after` names, and the order itself; without an order a list is by its ids. */
export function listOrder(
  order: ListOrder | undefined,
  after: string | null,
  { createdAt, id, createdAtOf }: Ordered,
): { readonly behind: Statement; readonly by: Statement } {
  if (order === undefined) {
    return { behind: after === null ? sql`` : sql`and ${id} > ${after}::uuid`, by: id }
  }
  const isNewestFirst = order === '-createdAt'
  const than = isNewestFirst ? sql`<` : sql`>`
  return {
    behind: after === null ? sql`` : sql`and (${createdAt}, ${id}) ${than} (${createdAtOf(after)}, ${after}::uuid)`,
    by: isNewestFirst ? sql`${createdAt} desc, ${id} desc` : sql`${createdAt}, ${id}`,
  }
}
