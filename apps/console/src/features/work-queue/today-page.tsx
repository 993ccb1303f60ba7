import { Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import layout from '../../ui/layout.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import { MyTarget } from '../reports/index.ts'
import { TodayItem } from './today-item.tsx'
import { TodayRow } from './today-row.tsx'
import { itemBeside, keyOf, totalOf, type WorkItem, type WorkQueue } from './work-item.rules.ts'
import classes from './work-queue.module.css'
import { todaySearch } from './work-queue.search.ts'
import { workQueueText } from './work-queue.text.ts'

type Search = ReturnType<typeof todaySearch.use>

/** What needs a person today, in one queue with the most urgent first. */
export function TodayPage(): ReactNode {
  const t = workQueueText.useText()
  const navigate = useNavigate()
  const search = todaySearch.use()
  const { selected, ...filters } = search
  const queue = useRead(client.workQueue.list, { assignee: search.whose ?? 'available' }, { keepPrevious: true })
  const go = (next: Search): void => void navigate({ to: '/today', search: next, replace: true })
  const items = (queue.data?.items ?? []).filter(({ kind }) => search.kind === undefined || kind === search.kind)
  const current = items.find((item) => keyOf(item) === selected) ?? items[0]
  const select = (item: WorkItem | undefined): void =>
    go(item === undefined ? filters : { ...filters, selected: keyOf(item) })
  useMoving(items, current, select)
  return (
    <Page
      title={t('today')}
      actions={
        <Suspense fallback={null}>
          <MyTarget />
        </Suspense>
      }
      toolbar={<Filters search={search} counts={queue.data?.counts ?? []} onChange={go} />}
      isFixed
    >
      {queue.error !== null && queue.data === undefined && (
        <ProblemNotice error={queue.error} retry={() => void queue.refetch()} />
      )}
      {queue.data === undefined ? (
        <QueueSkeleton />
      ) : current === undefined ? (
        <NothingLeft search={search} />
      ) : (
        <div className={classes.columns}>
          <ol className={classes.list} aria-label={t('queue')}>
            {items.map((item) => (
              <TodayRow key={keyOf(item)} item={item} isCurrent={item === current} onSelect={() => select(item)} />
            ))}
          </ol>
          <section className={classes.pane} aria-label={t('item')} tabIndex={0}>
            <Position items={items} current={current} queue={queue.data} kind={search.kind} />
            <TodayItem
              key={keyOf(current)}
              item={current}
              items={items}
              onLeave={() => select(itemBeside(items, keyOf(current)))}
            />
          </section>
        </div>
      )}
    </Page>
  )
}

function QueueSkeleton(): ReactNode {
  return (
    <div className={classes.columns} aria-busy>
      <div className={classes.list}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={classes.row}>
            <Skeleton height={14} width="40%" my={8} />
            <Skeleton height={14} width="65%" my={8} />
          </div>
        ))}
      </div>
      <div className={classes.pane}>
        <Skeleton height={18} width="30%" mb={16} />
        <Skeleton height={32} width="60%" mb={24} />
        <Skeleton height={96} />
      </div>
    </div>
  )
}

/** j and k move through the queue; the row of the current item gets the focus and is scrolled into view. */
function useMoving(
  items: readonly WorkItem[],
  current: WorkItem | undefined,
  select: (item: WorkItem | undefined) => void,
): void {
  const t = workQueueText.useText()
  const move = (step: number): void => {
    const at = current === undefined ? -1 : items.indexOf(current)
    const next = items[Math.min(items.length - 1, Math.max(0, at + step))]
    select(next)
    if (next !== undefined) rowOf(keyOf(next))?.querySelector('button')?.focus({ preventScroll: true })
  }
  const key = current === undefined ? undefined : keyOf(current)
  useEffect(() => {
    if (key !== undefined) rowOf(key)?.scrollIntoView({ block: 'nearest' })
  }, [key])
  const group = t('today')
  useCommands([
    { id: 'today next', label: t('next'), keys: 'j', group, run: () => move(1) },
    { id: 'today previous', label: t('previous'), keys: 'k', group, run: () => move(-1) },
  ])
}

function rowOf(key: string): HTMLElement | null {
  return document.getElementById(key)
}

function Position(props: {
  items: readonly WorkItem[]
  current: WorkItem
  queue: WorkQueue
  kind: WorkItem['kind'] | undefined
}): ReactNode {
  const t = workQueueText.useText()
  const { counts } = props.queue
  const total = totalOf(props.kind === undefined ? counts : counts.filter(({ kind }) => kind === props.kind))
  const count = `${formatCount(total.count)}${total.isExact ? '' : '+'}`
  return (
    <p className={layout.quietText}>{t('position', { position: props.items.indexOf(props.current) + 1, count })}</p>
  )
}

function Filters(props: {
  search: Search
  counts: WorkQueue['counts']
  onChange: (search: Search) => void
}): ReactNode {
  const t = workQueueText.useText()
  const tWords = wordsText.useText()
  const { whose, kind } = props.search
  const change = (next: { whose?: Search['whose'] | undefined; kind?: Search['kind'] | undefined }): void => {
    const merged = { whose, kind, ...next }
    props.onChange(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)))
  }
  return (
    <>
      <ViewSwitch
        label={tWords('show')}
        value={whose ?? 'available'}
        onChange={(value) => change({ whose: value === 'available' ? undefined : value })}
        data={(['available', 'me', 'anyone'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <FilterSelect
        className={filterClasses.search}
        label={tWords('type')}
        placeholder={tWords('allTypes')}
        value={kind}
        onChange={(value) => change({ kind: value })}
        data={props.counts
          .filter(({ count, kind: counted }) => count > 0 || counted === kind)
          .map(({ kind: value, count }) => ({ value, label: `${t(value)} (${formatCount(count)})` }))}
      />
    </>
  )
}

/** An empty queue, with what else is useful. Filters that leave nothing do not mean that nothing waits. */
function NothingLeft({ search: { whose, kind } }: { search: Search }): ReactNode {
  const t = workQueueText.useText()
  const navigate = useNavigate()
  if (kind !== undefined) {
    const all = whose === undefined ? {} : { whose }
    return <NoMatches title={t('noneOfKind')} onClear={() => void navigate({ to: '/today', search: all })} />
  }
  const isMine = whose === 'me'
  return (
    <EmptyState
      title={t(isMine ? 'noneMineTitle' : 'nothingTitle')}
      hint={t(isMine ? 'noneMineHint' : 'nothingHint')}
      action={
        <div className={layout.row}>
          {isMine && (
            <Link to="/today" search={{}}>
              {t('theQueue')}
            </Link>
          )}
          <Link to="/cases" search={{ caseworkerId: 'me', open: true }}>
            {t('myCases')}
          </Link>
          <Link to="/payment-plans">{t('plans')}</Link>
          <Link to="/reports/ageing">{t('oldest')}</Link>
        </div>
      }
    />
  )
}
