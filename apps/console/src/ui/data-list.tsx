import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import type { ReadList } from '../api/query.ts'
import { type Column, useColumns } from './data-list-columns.tsx'
import { useCommands } from './commands.ts'
import classes from './data-list.module.css'
import { dataListText } from './data-list.text.ts'
import { cellClass, DataRow, type RowActions, rowHeight, rowId } from './data-row.tsx'
import { ProblemNotice } from './problem-notice.tsx'

export type { Column } from './data-list-columns.tsx'

export interface DataListProps<Item> {
  readonly label: string
  readonly list: ReadList<Item>
  readonly columns: readonly Column<Item>[]
  readonly keyOf: (item: Item) => string
  /** The item that `Enter` opens, which is in the URL. */
  readonly selected: string | undefined
  readonly onSelect: (key: string) => void
  readonly onOpen: (item: Item) => void
  /** Called when a row is hovered, to prefetch it. */
  readonly onHover?: (item: Item) => void
  /** An error outside the list that leaves it empty. */
  readonly error?: unknown
  readonly empty: ReactNode
}

const skeletonRows = 12
/** How many rows before the end the next page is fetched. */
const rowsAhead = 80

/** A list of any length: only visible rows are drawn, `j`/`k` move, `Enter` opens, pages are fetched ahead of the end. */
export function DataList<Item>(props: DataListProps<Item>): ReactNode {
  const { items, query } = props.list
  const error = props.error ?? query.error
  if (error !== null && items.length === 0) return <ListProblem error={error} onRetry={() => void query.refetch()} />
  return !query.isPending && items.length === 0 ? props.empty : <Grid {...props} />
}

function Grid<Item>(props: DataListProps<Item>): ReactNode {
  const { keyOf, selected } = props
  const { items, query } = props.list
  const box = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const whole = useMergedRef(box, measured)
  const { columns, grid, resizers } = useColumns(props.columns, width)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const actions = useRowActions(props)
  const onScroll = usePlace(box)
  useMoreAtEnd(props.list, virtual.getVirtualItems().at(-1)?.index ?? 0)
  const active = selected === undefined ? -1 : items.findIndex((item) => keyOf(item) === selected)
  const onKey = useListKeys(props, active, (index) => {
    virtual.scrollToIndex(index)
    // The list names its active row, so the focus is on the row as far as a screen reader is concerned.
    box.current?.focus({ preventScroll: true })
  })
  return (
    <div
      ref={whole}
      className={classes.list}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={query.hasNextPage ? -1 : items.length + 1}
      aria-busy={query.isPending}
      data-stale={query.isPlaceholderData}
      aria-activedescendant={active === -1 ? undefined : rowId(selected ?? '')}
      onKeyDown={onKey}
      onScroll={onScroll}
      style={grid}
    >
      <div className={classes.head} role="row">
        {columns.map(({ id, header, headerCell = header, align, sorted }) => (
          <div key={id} role="columnheader" aria-sort={sorted} className={headClass(align, id in resizers)}>
            {id in resizers ? <div className={classes.headText}>{headerCell}</div> : headerCell}
            {resizers[id]}
          </div>
        ))}
      </div>
      {query.isPending ? (
        <SkeletonRows columns={columns} />
      ) : (
        <div className={classes.body} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index }) => {
            const item = items[index]
            if (item === undefined) return null
            const key = keyOf(item)
            return (
              <DataRow
                key={index}
                id={key}
                index={index}
                item={item}
                columns={columns}
                isSelected={key === selected}
                actions={actions}
              />
            )
          })}
        </div>
      )}
      <Foot list={props.list} />
    </div>
  )
}

/** The scroll position of each list by history entry, so that going back restores it. */
const places = new Map<string, number>()

function usePlace(box: RefObject<HTMLDivElement | null>): () => void {
  useLayoutEffect(() => {
    const place = places.get(historyEntry())
    if (place !== undefined) box.current?.scrollTo({ top: place })
  }, [box])
  return () => places.set(historyEntry(), box.current?.scrollTop ?? 0)
}

function historyEntry(): string {
  const state = globalThis.history.state as { __TSR_index?: number } | null
  const index = state?.__TSR_index ?? globalThis.history.length
  return `${index} ${globalThis.location.pathname}`
}

/** Fetches more rows before the user reaches the end. */
function useMoreAtEnd<Item>({ items, query, loadMore }: ReadList<Item>, lastShown: number): void {
  // After an error, the user retries; the list does not.
  const mayAsk = query.hasNextPage && !query.isFetchNextPageError
  useEffect(() => {
    if (mayAsk && lastShown >= items.length - rowsAhead) loadMore()
  }, [mayAsk, lastShown, items.length, loadMore])
}

function ListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <div className={classes.foot}>
      <ProblemNotice error={error} retry={onRetry} />
    </div>
  )
}

function headClass(align: 'right' | undefined, isResizable: boolean): string {
  return isResizable ? `${cellClass(align)} ${classes.headCell ?? ''}` : cellClass(align)
}

/** What a click and a pointer do, the same object throughout, so that scrolling does not draw the rows again. */
function useRowActions<Item>(props: DataListProps<Item>): RowActions<Item> {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useState<RowActions<Item>>(() => ({
    open: (item) => latest.current.onOpen(item),
    hover: (item) => latest.current.onHover?.(item),
  }))[0]
}

/** The keys of a list, wherever the focus is (as commands) and on the list itself (arrows). */
function useListKeys<Item>(
  { list: { items }, keyOf, onSelect, onOpen }: DataListProps<Item>,
  active: number,
  show: (index: number) => void,
): (event: KeyboardEvent) => void {
  const t = dataListText.useText()
  const move = (step: number): void => {
    const next = Math.min(items.length - 1, Math.max(0, active + step))
    const item = items[next]
    if (item === undefined) return
    onSelect(keyOf(item))
    show(next)
  }
  const open = (): void => {
    const item = items[active]
    if (item !== undefined) onOpen(item)
  }
  const group = t('list')
  useCommands([
    { id: 'list next', label: t('next'), keys: 'j', group, run: () => move(1) },
    { id: 'list previous', label: t('previous'), keys: 'k', group, run: () => move(-1) },
    { id: 'list open', label: t('open'), keys: 'Enter', group, run: open },
  ])
  return (event) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(step)
  }
}

function SkeletonRows<Item>({ columns }: { columns: readonly Column<Item>[] }): ReactNode {
  return (
    <div className={classes.body} aria-hidden style={{ height: skeletonRows * rowHeight }}>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <div key={index} className={classes.row} style={{ transform: `translateY(${index * rowHeight}px)` }}>
          {columns.map(({ id }, column) => (
            <div key={id}>
              <div className={classes.skeleton} style={{ width: `${45 + ((index * 7 + column * 13) % 40)}%` }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Foot<Item>({ list: { items, query, loadMore } }: { list: ReadList<Item> }): ReactNode {
  const t = dataListText.useText()
  if (query.isFetchingNextPage) return <div className={classes.foot}>{t('loadingMore')}</div>
  if (query.isFetchNextPageError) return <ListProblem error={query.error} onRetry={loadMore} />
  const isEnd = !query.hasNextPage && !query.isPending
  return isEnd ? <div className={classes.foot}>{t('all', { count: items.length })}</div> : null
}
