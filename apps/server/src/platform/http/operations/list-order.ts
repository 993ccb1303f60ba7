import type { Static } from 'typebox'
import { sql, type Statement } from '../../database/sql.ts'
import { OneOf } from '../schemas/schemas.ts'

export const ListOrder = OneOf(['createdAt', '-createdAt'], {
  description:
    'The order by creation time: oldest first, or newest first with `-createdAt`. `after` works in either order.',
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
): { readonly following: Statement; readonly by: Statement } {
  if (order === undefined) {
    return { following: after === null ? sql`` : sql`and ${id} > ${after}::uuid`, by: id }
  }
  const isNewestFirst = order === '-createdAt'
  const than = isNewestFirst ? sql`<` : sql`>`
  return {
    following: after === null ? sql`` : sql`and (${createdAt}, ${id}) ${than} (${createdAtOf(after)}, ${after}::uuid)`,
    by: isNewestFirst ? sql`${createdAt} desc, ${id} desc` : sql`${createdAt}, ${id}`,
  }
}
