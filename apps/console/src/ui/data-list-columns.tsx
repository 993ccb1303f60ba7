import { useMediaQuery } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import { ColumnResizer } from './column-resizer.tsx'

export interface Column<Item> {
  readonly id: string
  readonly header: string
  /** What the header shows instead of its text: a checkbox, or a button that sorts. */
  readonly headerCell?: ReactNode
  readonly sorted?: 'ascending' | 'descending' | undefined
  /** A CSS grid width: `120px`, `minmax(160px, 2fr)`. */
  readonly width: string
  /** The width on a phone; the same by default. */
  readonly phoneWidth?: string
  readonly align?: 'right'
  /** Hidden on a phone, and from the right if there is not enough space. */
  readonly isWideOnly?: boolean
  /** Keeps a width that the user chose, in pixels; undefined for the original one. */
  readonly onResize?: (width: number | undefined) => void
  readonly cell: (item: Item) => ReactNode
}

/** As in data-list.module.css. */
const columnGap = 16
const sidePadding = 32

interface ShownColumns<Item> {
  readonly columns: readonly Column<Item>[]
  readonly grid: CSSProperties
  /** The handles that change the width of a column, by its id. */
  readonly resizers: Readonly<Record<string, ReactNode>>
}

/** The columns that fit, their grid, and the handles that resize them. */
export function useColumns<Item>(given: readonly Column<Item>[], room: number): ShownColumns<Item> {
  const isPhone = useMediaQuery('(max-width: 900px)')
  const [dragged, setDragged] = useState<Dragged>()
  return useMemo(
    () => (isPhone ? onPhone(given) : onScreen(given, room, { dragged, setDragged })),
    [given, room, isPhone, dragged],
  )
}

interface Dragged {
  readonly id: string
  readonly width: number
}

function onPhone<Item>(given: readonly Column<Item>[]): ShownColumns<Item> {
  const columns = given.filter(({ isWideOnly }) => isWideOnly !== true)
  const widths = columns.map(({ width, phoneWidth }) => phoneWidth ?? width.replace(/^minmax\(\d+px/, 'minmax(0'))
  return { columns, grid: gridOf(widths, 0), resizers: {} }
}

function gridOf(widths: readonly string[], minWidth: number): CSSProperties {
  return { '--list-columns': widths.join(' '), '--list-width': `${minWidth}px` } as CSSProperties
}

function onScreen<Item>(
  given: readonly Column<Item>[],
  room: number,
  { dragged, setDragged }: { dragged: Dragged | undefined; setDragged: (dragged: Dragged | undefined) => void },
): ShownColumns<Item> {
  const sized = given.map((column) => (column.id === dragged?.id ? { ...column, width: `${dragged.width}px` } : column))
  const columns = columnsThatFit(sized, room)
  const resizers = columns.flatMap(({ id, header, width, onResize }) =>
    onResize === undefined
      ? []
      : [
          [
            id,
            <ColumnResizer
              key={id}
              header={header}
              width={pixelsOf(width)}
              onDrag={(width) => setDragged(width === undefined ? undefined : { id, width })}
              onResize={onResize}
            />,
          ] as const,
        ],
  )
  const widths = columns.map(({ width }) => width)
  return {
    columns,
    grid: gridOf(widths, neededBy(columns)),
    resizers: Object.fromEntries(resizers),
  }
}

/** Removes optional columns from the right until the rest fits; keeps all until the width is known. */
function columnsThatFit<Item>(given: readonly Column<Item>[], room: number): readonly Column<Item>[] {
  const last = given.findLastIndex(({ isWideOnly }) => isWideOnly === true)
  if (room === 0 || neededBy(given) <= room || last === -1) return given
  return columnsThatFit(given.toSpliced(last, 1), room)
}

function neededBy<Item>(columns: readonly Column<Item>[]): number {
  return columns.reduce((sum, { width }) => sum + pixelsOf(width) + columnGap, sidePadding)
}

/** The pixels of a width, or the least of one that takes what is left. */
function pixelsOf(width: string): number {
  return Number(/\d+(?=px)/.exec(width)?.[0] ?? 0)
}
