import type { Static } from 'typebox'
import { sql, type Statement } from '../../database/sql.ts'
import { OneOf } from '../schemas/schemas.ts'

export const ListOrder = OneOf(['createdAt', '-createdAt'], {
  description: 'When they were made: the oldest or the newest first. `after` goes on in either order.',
})
export type ListOrder = Static<typeof ListOrder>

interface Ordered {
  /** The columns that the list is sorted by. */
  readonly createdAt: Statement
  readonly id: Statement
  /** The creation time of the row with this id. */
  readonly createdAtOf: (id: string) => Statement
}

/** The condition that selects the rows after `after`, and the sort order. Without an order, lists are sorted by id. */
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
