import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './data-list-columns.tsx'
import classes from './data-list.module.css'

/** A column whose header sorts the list: by the first order, then by the second, which is the reverse. */
export function sortedColumn<Item, Sort extends string>(
  column: Column<Item>,
  sort: {
    readonly orders: readonly [first: Sort, second: Sort]
    readonly current: Sort
    readonly onSort: (order: Sort) => void
  },
): Column<Item> {
  const { orders, current, onSort } = sort
  const [first, second] = orders
  const isAscending = !current.startsWith('-')
  const isSorted = current === first || current === second
  const Icon = isAscending ? IconArrowUp : IconArrowDown
  return {
    ...column,
    sorted: isSorted ? (isAscending ? 'ascending' : 'descending') : undefined,
    headerCell: (
      <UnstyledButton className={classes.sortHeader ?? ''} onClick={() => onSort(current === first ? second : first)}>
        {column.header}
        {isSorted && <Icon size={12} aria-hidden />}
      </UnstyledButton>
    ),
  }
}
