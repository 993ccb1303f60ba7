import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useReadList } from '../../../api/query.ts'
import { useFormat } from '../../../text/format.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx'
import { SearchField } from '../../../ui/typed-field.tsx'
import { When } from '../../../ui/when.tsx'
import { outboxSearch } from '../developers.search.ts'
import classes from '../developers.module.css'
import { outboxText } from './outbox.text.ts'
import { DevelopersFrame } from '../developers-frame.tsx'

type Mail = Awaited<ReturnType<typeof client.outbox.listOutgoingMails>>['items'][number]

const states = ['WAITING', 'SENT', 'BOUNCED', 'CANCELLED'] as const
const tones: Readonly<Record<Mail['state'], Tone>> = {
  WAITING: 'waiting',
  SENT: 'good',
  BOUNCED: 'danger',
  CANCELLED: 'neutral',
}

/** The e-mails of the tenant and what became of them; those of a demo or test tenant with their text. */
export function OutboxPage(): ReactNode {
  const t = outboxText.useText()
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
              className={classes.filter}
              label={t('state')}
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
            <EmptyState
              title={t(isFiltered ? 'noMatch' : 'none')}
              {...(isFiltered ? {} : { hint: t('noneHint') })}
              action={
                isFiltered && (
                  <Button variant="default" onClick={() => show({})}>
                    {t('clear')}
                  </Button>
                )
              }
            />
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
  const { t } = outboxText
  return [
    { id: 'subject', header: t('subject'), width: 'minmax(160px, 2fr)', cell: ({ subject }) => subject },
    { id: 'to', header: t('to'), width: 'minmax(160px, 2fr)', isWideOnly: true, cell: recipientsOf },
    { id: 'state', header: t('state'), width: '136px', cell: stateOf },
    { id: 'created', header: t('created'), width: '136px', cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
}

function MailDetail({ mail }: { mail: Mail }): ReactNode {
  const t = outboxText.useText()
  const { moment } = useFormat()
  return (
    <div className={classes.panel}>
      {mail.isCaptured && <p>{t('captured')}</p>}
      <dl className={classes.facts}>
        <dt>{t('state')}</dt>
        <dd>{stateOf(mail)}</dd>
        <dt>{t('to')}</dt>
        <dd>{recipientsOf(mail)}</dd>
        <dt>{t('created')}</dt>
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
        <h3 id="mail-text">{t('text')}</h3>
        <p className={classes.mailText}>{mail.text ?? t('noText')}</p>
      </section>
    </div>
  )
}
