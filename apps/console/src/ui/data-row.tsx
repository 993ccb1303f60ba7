import { memo, type ReactNode } from 'react'
import type { Column } from './data-list-columns.tsx'
import classes from './data-list.module.css'
import layout from './layout.module.css'

/** As in data-list.module.css. */
export const rowHeight = 40

export interface RowActions<Item> {
  readonly open: (item: Item) => void
  readonly hover: (item: Item) => void
}

interface DataRowProps<Item> {
  readonly id: string
  readonly index: number
  readonly item: Item
  readonly columns: readonly Column<Item>[]
  readonly isSelected: boolean
  readonly actions: RowActions<Item>
}

export function rowId(key: string): string {
  return `row-${key}`
}

export function cellClass(align: 'right' | undefined): string {
  return `${classes.cell ?? ''} ${align === 'right' ? (layout.alignRight ?? '') : ''}`
}

/** A row of a list. It is drawn again only if it has changed: a list draws its rows on every frame of a scroll. */
export const DataRow = memo(Row) as typeof Row

function Row<Item>({ id, index, item, columns, isSelected, actions }: DataRowProps<Item>): ReactNode {
  return (
    <div
      id={rowId(id)}
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
      onClick={(event) => {
        // A link in the row handles its own click, and a click that opens a new window is left to the browser.
        if (event.defaultPrevented || event.metaKey || event.ctrlKey) return
        actions.open(item)
      }}
      onMouseEnter={() => actions.hover(item)}
    >
      {columns.map(({ id: column, align, cell }) => (
        <div key={column} role="gridcell" className={cellClass(align)}>
          {cell(item)}
        </div>
      ))}
    </div>
  )
}
