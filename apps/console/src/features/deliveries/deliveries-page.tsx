import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import layout from '../../ui/layout.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { When } from '../../ui/when.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { DeliveryStatus, type ListedDelivery } from './delivery-status.tsx'
import { deliveriesNavText } from './deliveries-nav.text.ts'
import { channels, deliveriesSearch, deliveryStates } from './deliveries.search.ts'
import { deliveriesText } from './deliveries.text.ts'

/** Everything that goes out, by every channel, newest first, with what became of it. */
export function DeliveriesPage(): ReactNode {
  const t = deliveriesText.useText()
  const navigate = useNavigate()
  const may = useMay()
  const search = deliveriesSearch.use()
  const { selected, open, ...filters } = search
  const list = useReadList(client.deliveries.list, filters)
  const { data: clock } = useRead(client.testClock.getClock, {}, { enabled: may('read:clock') })
  const show = (next: object): void => void navigate({ to: '/dispatch', search: next, replace: true })
  const change = (next: object): void => show({ ...search, ...next })
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Page title={deliveriesNavText.t('dispatch')} toolbar={<Filters search={search} onChange={change} />} isFixed>
      {clock?.isTest === true && <p className={layout.listNotice}>{t('sandbox')}</p>}
      <DataList
        label={deliveriesNavText.t('dispatch')}
        list={list}
        columns={useColumns()}
        keyOf={({ interactionId }) => interactionId}
        selected={selected}
        onSelect={(interactionId) => change({ selected: interactionId })}
        onOpen={({ interactionId }) => change({ selected: interactionId, open: interactionId })}
        empty={
          isFiltered ? (
            <NoMatches title={t('noMatch')} onClear={() => show({})} />
          ) : (
            <EmptyState title={t('noneTitle')} hint={t('noneHint')} />
          )
        }
      />
      <SidePanel
        isOpen={open !== undefined}
        onClose={() => change({ open: undefined })}
        title={deliveriesNavText.t('dispatch')}
        size={560}
      >
        {open !== undefined && <DeliveryPanel key={open} interactionId={open} onShow={(id) => change({ open: id })} />}
      </SidePanel>
    </Page>
  )
}

type Search = ReturnType<typeof deliveriesSearch.use>

function Filters({ search, onChange }: { search: Search; onChange: (next: object) => void }): ReactNode {
  const t = deliveriesText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <SearchField
        className={filterClasses.search}
        label={t('find')}
        text={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('channel')}
        placeholder={t('allChannels')}
        value={search.channel}
        onChange={(channel) => onChange({ channel })}
        data={channels.map((value) => ({ value, label: t(value) }))}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('status')}
        placeholder={t('allStates')}
        value={search.state}
        onChange={(state) => onChange({ state })}
        data={deliveryStates.map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}

function useColumns(): readonly Column<ListedDelivery>[] {
  const t = deliveriesText.useText()
  const tWords = wordsText.useText()
  return [
    { id: 'to', header: tWords('to'), width: 'minmax(120px, 2fr)', cell: ({ recipient }) => recipient ?? '' },
    { id: 'channel', header: tWords('channel'), width: '120px', isWideOnly: true, cell: ({ channel }) => t(channel) },
    { id: 'case', header: tWords('case'), width: '96px', isWideOnly: true, cell: ({ caseNumber }) => caseNumber ?? '' },
    {
      id: 'state',
      header: tWords('status'),
      width: 'minmax(136px, 1fr)',
      cell: ({ state }) => <DeliveryStatus state={state} />,
    },
    {
      id: 'reason',
      header: t('about'),
      width: 'minmax(0, 2fr)',
      isWideOnly: true,
      cell: ({ reason, subject, textStart }) => reason ?? subject ?? textStart ?? '',
    },
    {
      id: 'at',
      header: tWords('created'),
      width: '128px',
      isWideOnly: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ]
}
