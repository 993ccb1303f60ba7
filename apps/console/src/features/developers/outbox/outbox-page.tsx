import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useReadList } from '../../../api/query.ts'
import { useFormat } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import layout from '../../../ui/layout.module.css'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx'
import { SearchField } from '../../../ui/typed-field.tsx'
import { When } from '../../../ui/when.tsx'
import { DevelopersFrame } from '../developers-frame.tsx'
import classes from '../developers.module.css'
import { outboxSearch } from '../developers.search.ts'
import { outboxText } from './outbox.text.ts'

type Mail = Awaited<ReturnType<typeof client.outbox.listOutgoingMails>>['items'][number]

const states = ['WAITING', 'SENT', 'BOUNCED', 'CANCELLED'] as const
const tones: Readonly<Record<Mail['state'], Tone>> = {
  WAITING: 'waiting',
  SENT: 'good',
  BOUNCED: 'danger',
  CANCELLED: 'neutral',
}

/** The e-mails of the tenant and their delivery status; those of a demo or test tenant with their text. */
export function OutboxPage(): ReactNode {
  const t = outboxText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const search = outboxSearch.use()
  const { selected, open, ...filters } = search
  const list = useReadList(client.outbox.listOutgoingMails, filters)
  const show = (next: object): void => void navigate({ to: '/developers/outbox', search: next, replace: true })
  const change = (next: object): void => show({ ...search, ...next })
  const opened = list.items.find(({ mailId }) => mailId === open)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <DevelopersFrame>
      <Page
        title={t('outbox')}
        toolbar={
          <>
            <SearchField
              className={classes.find}
              label={t('find')}
              text={search.q ?? ''}
              onChange={(q) => change({ q: q === '' ? undefined : q })}
            />
            <FilterSelect
              className={filterClasses.filter}
              label={tWords('status')}
              placeholder={t('allStates')}
              value={search.state}
              onChange={(state) => change({ state })}
              data={states.map((value) => ({ value, label: t(value) }))}
            />
          </>
        }
        isFixed
      >
        <DataList
          label={t('outbox')}
          list={list}
          columns={columns()}
          keyOf={({ mailId }) => mailId}
          selected={selected}
          onSelect={(mailId) => change({ selected: mailId })}
          onOpen={({ mailId }) => change({ selected: mailId, open: mailId })}
          empty={
            isFiltered ? (
              <NoMatches title={t('noMatch')} onClear={() => show({})} />
            ) : (
              <EmptyState title={t('none')} hint={t('noneHint')} />
            )
          }
        />
        <SidePanel
          isOpen={opened !== undefined}
          onClose={() => change({ open: undefined })}
          title={opened?.subject ?? ''}
          size={560}
        >
          {opened !== undefined && <MailDetail mail={opened} />}
        </SidePanel>
      </Page>
    </DevelopersFrame>
  )
}

function stateOf(mail: Mail): ReactNode {
  const { t } = outboxText
  const label = mail.isCaptured && mail.state === 'SENT' ? t('KEPT') : t(mail.state)
  return <StatusDot tone={tones[mail.state]} label={label} />
}

function recipientsOf({ recipients }: Mail): string {
  return recipients.map(({ name, address }) => (name === null ? address : `${name} <${address}>`)).join(', ')
}

function columns(): readonly Column<Mail>[] {
  return [
    { id: 'subject', header: wordsText.t('subject'), width: 'minmax(160px, 2fr)', cell: ({ subject }) => subject },
    { id: 'to', header: wordsText.t('to'), width: 'minmax(160px, 2fr)', isWideOnly: true, cell: recipientsOf },
    { id: 'state', header: wordsText.t('status'), width: '136px', phoneWidth: '104px', cell: stateOf },
    {
      id: 'created',
      header: wordsText.t('created'),
      width: '136px',
      phoneWidth: '80px',
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ]
}

function MailDetail({ mail }: { mail: Mail }): ReactNode {
  const t = outboxText.useText()
  const tWords = wordsText.useText()
  const { moment } = useFormat()
  return (
    <div className={classes.panel}>
      {mail.isCaptured && <p>{t('captured')}</p>}
      <dl className={classes.facts}>
        <dt>{tWords('status')}</dt>
        <dd>{stateOf(mail)}</dd>
        <dt>{tWords('to')}</dt>
        <dd>{recipientsOf(mail)}</dd>
        <dt>{tWords('created')}</dt>
        <dd>{moment(mail.createdAt)}</dd>
        {mail.lastAnswer !== null && !mail.isCaptured && (
          <>
            <dt>{t('answer')}</dt>
            <dd>{mail.lastAnswer}</dd>
          </>
        )}
        {mail.attachments.length > 0 && (
          <>
            <dt>{t('attachments')}</dt>
            <dd>{mail.attachments.join(', ')}</dd>
          </>
        )}
      </dl>
      <section className={classes.block} aria-labelledby="mail-text">
        <h3 id="mail-text">{tWords('text')}</h3>
        <p className={layout.preWrapped}>{mail.text ?? t('noText')}</p>
      </section>
    </div>
  )
}
