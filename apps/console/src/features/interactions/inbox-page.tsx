import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type ReadList, useRead, useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { snippetOf } from '../../text/snippet.ts'
import { wordsText } from '../../text/words.text.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { When } from '../../ui/when.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import { PartyName } from '../cases/index.ts'
import { InteractionPane } from './interaction-pane.tsx'
import { besideIn, type Interaction } from './interaction.rules.ts'
import classes from './interactions.module.css'
import { interactionsNavText } from './interactions-nav.text.ts'
import { inboxSearch, interactionTypes } from './interactions.search.ts'
import { interactionsText } from './interactions.text.ts'
import { TypeIcon } from './type-icon.tsx'

type Search = ReturnType<typeof inboxSearch.use>
type View = NonNullable<Search['view']>

/** The query of each view. */
const queries = {
  waiting: { unhandled: true },
  unmapped: { unhandled: true, state: 'UNMAPPED' },
  mapped: { unhandled: true, state: 'MAPPED' },
  outgoing: { direction: 'OUTGOING', state: 'PENDING' },
} as const satisfies Record<'waiting' | View, object>

/**
 * The inbox: incoming messages to handle and outgoing ones to send, oldest first, next to the open message.
 */
export function InboxPage(): ReactNode {
  const t = interactionsText.useText()
  const navigate = useNavigate()
  const { selected, map = false, answer = false, ...filters } = inboxSearch.use()
  const { view, ...rest } = filters
  const list = useReadList(client.interactions.list, {
    sort: 'registeredAt',
    ...rest,
    ...queries[view ?? 'waiting'],
  })
  const go = (search: Search): void => {
    void navigate({ to: '/inbox', search, replace: true })
  }
  const select = (id: string | undefined): void => go(id === undefined ? filters : { ...filters, selected: id })
  const ids = list.items.map(({ id }) => id)
  return (
    <Page
      title={interactionsNavText.t('inbox')}
      toolbar={<Filters filters={filters} list={list} onChange={go} />}
      isFixed
    >
      <div className={classes.columns} data-reading={selected !== undefined}>
        <div className={classes.list}>
          <InboxList list={list} selected={selected} onSelect={select} filters={filters} />
        </div>
        <section className={classes.pane} aria-label={t('message')} tabIndex={0}>
          {selected === undefined ? (
            list.items.length > 0 && <EmptyState title={t('chooseTitle')} hint={t('chooseHint')} />
          ) : (
            <InteractionPane
              key={selected}
              interactionId={selected}
              isMapping={map}
              isAnswering={answer}
              onMapping={(isOn) => go({ ...filters, selected, ...(isOn ? { map: true } : {}) })}
              next={besideIn(ids, selected)}
              onSelect={select}
            />
          )}
        </section>
      </div>
    </Page>
  )
}

function InboxList(props: {
  list: ReadList<Interaction>
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  filters: Search
}): ReactNode {
  const t = interactionsText.useText()
  const navigate = useNavigate()
  const { list, filters } = props
  const isOutgoing = filters.view === 'outgoing'
  const isFiltered = Object.keys(filters).length > (isOutgoing ? 1 : 0)
  return (
    <DataList
      label={interactionsNavText.t('inbox')}
      list={list}
      columns={useColumns(isOutgoing)}
      keyOf={({ id }) => id}
      selected={props.selected}
      onSelect={props.onSelect}
      onOpen={({ id }) => props.onSelect(id)}
      empty={
        isFiltered ? (
          <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/inbox', search: {} })} />
        ) : (
          <EmptyState
            title={t(isOutgoing ? 'nothingToSend' : 'nothingTitle')}
            hint={t(isOutgoing ? 'nothingToSendHint' : 'nothingHint')}
          />
        )
      }
    />
  )
}

function useColumns(isOutgoing: boolean): readonly Column<Interaction>[] {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'from',
      header: tWords(isOutgoing ? 'to' : 'from'),
      width: 'minmax(0, 1fr)',
      cell: (interaction) => (
        <span className={classes.from} data-new={interaction.state === 'UNMAPPED'}>
          <TypeIcon type={interaction.type} />
          <span className={classes.fill}>
            <PartyName interaction={interaction} />
            <span className={classes.under}>{snippetOf(interaction.notes) || t('noText')}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'received',
      header: tWords('received'),
      width: '120px',
      align: 'right',
      cell: ({ registeredAt }) => <When at={registeredAt} />,
    },
  ]
}

/** The number of messages in each view: from the list if it is fully loaded, otherwise from the overview. */
function useCounts(
  filters: Search,
  { items, query }: ReadList<Interaction>,
): Partial<Record<'waiting' | View, number | undefined>> {
  const may = useMay()
  const { data } = useRead(client.reports.getOverview, {}, { enabled: may('read:cases'), refetchInterval: 5_000 })
  const unmapped = data?.work.unmappedInteractions
  const mapped = data?.work.unhandledInteractions
  const waiting = unmapped === undefined || mapped === undefined ? undefined : unmapped + mapped
  const isWhole = query.isSuccess && !query.isPlaceholderData && !query.hasNextPage
  const hasSearch = filters.q !== undefined || filters.type !== undefined
  if (!isWhole || hasSearch || filters.view === 'outgoing') return { waiting, unmapped, mapped }
  if (filters.view !== undefined) return { waiting, unmapped, mapped, [filters.view]: items.length }
  const onCase = items.filter(({ state }) => state === 'MAPPED').length
  return { waiting: items.length, unmapped: items.length - onCase, mapped: onCase }
}

function Filters(props: {
  filters: Search
  list: ReadList<Interaction>
  onChange: (search: Search) => void
}): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const { filters, onChange } = props
  const counts = useCounts(filters, props.list)
  const { view, type, q, ...others } = filters
  const change = (next: Partial<Search>): void => {
    const merged = { ...others, view, type, q, ...next }
    onChange(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)))
  }
  const label = (name: 'waiting' | View): string => {
    const count = counts[name]
    return count === undefined ? t(name) : t('viewCount', { view: t(name), count: formatCount(count) })
  }
  return (
    <>
      <ViewSwitch
        label={tWords('show')}
        value={view ?? 'waiting'}
        onChange={(value) => change({ view: value === 'waiting' ? undefined : value } as Partial<Search>)}
        data={(['waiting', 'unmapped', 'mapped', 'outgoing'] as const).map((value) => ({ value, label: label(value) }))}
      />
      <SearchField
        className={filterClasses.search}
        label={t('search')}
        text={q ?? ''}
        onChange={(text) => change({ q: text === '' ? undefined : text } as Partial<Search>)}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('type')}
        placeholder={tWords('allTypes')}
        value={type}
        onChange={(value) => change({ type: value } as Partial<Search>)}
        data={interactionTypes.map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}
