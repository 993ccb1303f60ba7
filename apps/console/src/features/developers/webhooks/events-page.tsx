import { Button, CopyButton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useReadList } from '../../../api/query.ts'
import { useFormat } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { When } from '../../../ui/when.tsx'
import { DevelopersFrame } from '../developers-frame.tsx'
import classes from '../developers.module.css'
import { eventsSearch } from '../developers.search.ts'
import { developersText } from '../developers.text.ts'
import { Json } from './attempts.tsx'

type Search = ReturnType<typeof eventsSearch.use>
type EventItem = Awaited<ReturnType<typeof client.webhooks.listItems>>['items'][number]

/** The event feed, with the data of each event. */
export function EventsPage(): ReactNode {
  const t = developersText.useText()
  const navigate = useNavigate()
  const search = eventsSearch.use()
  const { selected, open, ...filters } = search
  const { data: types } = useRead(client.webhooks.listEventTypes, {}, { staleTime: 300_000 })
  const list = useReadList(client.webhooks.listItems, { ...filters, order: 'newest-first' as const })
  const change = (next: Partial<Record<keyof Search, string | undefined>>): void => {
    void navigate({ to: '/developers/events', search: { ...search, ...next }, replace: true })
  }
  const opened = list.items.find(({ eventId }) => eventId === open)
  return (
    <DevelopersFrame>
      <Page
        title={t('eventFeed')}
        toolbar={
          <FilterSelect
            className={classes.find}
            label={t('eventType')}
            placeholder={t('allEvents')}
            searchable
            value={search.event}
            onChange={(event) => change({ event })}
            data={(types?.eventTypes ?? []).map(({ event }) => event)}
          />
        }
        isFixed
      >
        <DataList
          label={t('eventFeed')}
          list={list}
          columns={columns()}
          keyOf={({ eventId }) => eventId}
          selected={selected}
          onSelect={(eventId) => change({ selected: eventId })}
          onOpen={({ eventId }) => change({ selected: eventId, open: eventId })}
          empty={<EmptyState title={t('noEvents')} hint={t('noEventsHint')} />}
        />
        <SidePanel
          isOpen={opened !== undefined}
          onClose={() => change({ open: undefined })}
          title={opened?.event ?? ''}
          size={560}
        >
          {opened !== undefined && <EventDetail item={opened} />}
        </SidePanel>
      </Page>
    </DevelopersFrame>
  )
}

function columns(): readonly Column<EventItem>[] {
  const { t } = developersText
  return [
    { id: 'event', header: t('event'), width: 'minmax(160px, 2fr)', cell: ({ event }) => event },
    {
      id: 'case',
      header: wordsText.t('case'),
      width: '136px',
      isWideOnly: true,
      cell: ({ caseId }) => caseId !== null && <Link to={`/cases/${caseId}`}>{t('openCase')}</Link>,
    },
    { id: 'time', header: wordsText.t('time'), width: '136px', cell: ({ time }) => <When at={time} /> },
  ]
}

function EventDetail({ item }: { item: EventItem }): ReactNode {
  const t = developersText.useText()
  const tWords = wordsText.useText()
  const { moment } = useFormat()
  const text = JSON.stringify(item.data, null, 2)
  return (
    <div className={classes.panel}>
      <dl className={classes.facts}>
        <dt>{tWords('time')}</dt>
        <dd>{moment(item.time)}</dd>
        {item.sequence !== null && (
          <>
            <dt>{t('sequence')}</dt>
            <dd>{item.sequence}</dd>
          </>
        )}
        {item.caseId !== null && (
          <>
            <dt>{tWords('case')}</dt>
            <dd>
              <Link to={`/cases/${item.caseId}`}>{t('openCase')}</Link>
            </dd>
          </>
        )}
      </dl>
      <section className={classes.block} aria-labelledby="data">
        <h3 id="data">{t('data')}</h3>
        <Json label={t('data')} text={text} />
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <div>
              <Button size="xs" variant="default" onClick={copy}>
                {t(copied ? 'copied' : 'copyJson')}
              </Button>
            </div>
          )}
        </CopyButton>
      </section>
    </div>
  )
}
