import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { components } from '@fordring/client'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useReadList, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatWhen } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx'
import { When } from '../../../ui/when.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { DevelopersFrame } from '../developers-frame.tsx'
import classes from '../developers.module.css'
import { deliveriesSearch } from '../developers.search.ts'
import { developersText } from '../developers.text.ts'
import { Attempts, Json } from './attempts.tsx'
import { RedeliverAll } from './redeliver-all.tsx'

type Delivery = components['schemas']['WebhookDelivery']
type Search = ReturnType<typeof deliveriesSearch.use>

const states = ['pending', 'succeeded', 'failed', 'skipped'] as const
const tones: Readonly<Record<Delivery['state'], Tone>> = {
  pending: 'waiting',
  succeeded: 'good',
  failed: 'danger',
  skipped: 'neutral',
}

/** The deliveries to one endpoint and its responses. */
export function DeliveriesPage(): ReactNode {
  const t = developersText.useText()
  const tWords = wordsText.useText()
  const mayWrite = useMay()('write:webhooks')
  const navigate = useNavigate()
  const { webhookId = '' }: { webhookId?: string } = useParams({ strict: false })
  const search = deliveriesSearch.use()
  const { selected, open, ...filters } = search
  const [isRedelivering, setRedelivering] = useState(false)
  const { data: webhook, error } = useRead(client.webhooks.get, { webhookId })
  const list = useReadList(client.webhooks.listDeliveries, { webhookId, ...filters })
  const change = (next: Partial<Record<keyof Search, string | undefined>>): void => {
    void navigate({ to: `/developers/webhooks/${webhookId}`, search: { ...search, ...next }, replace: true })
  }
  return (
    <DevelopersFrame>
      <Page
        title={t('deliveries')}
        objectId={webhookId}
        above={<Link to={`/developers/webhooks?open=${webhookId}`}>{webhook?.url ?? t('webhooks')}</Link>}
        actions={
          mayWrite && (
            <Button variant="default" onClick={() => setRedelivering(true)}>
              {t('redeliverAll')}
            </Button>
          )
        }
        toolbar={
          <ViewSwitch
            label={tWords('status')}
            value={search.state ?? ''}
            onChange={(state) => change({ state: state === '' ? undefined : state })}
            data={[{ value: '', label: tWords('all') }, ...states.map((value) => ({ value, label: t(value) }))]}
          />
        }
        isFixed
      >
        <DataList
          label={t('deliveries')}
          list={list}
          columns={columns()}
          keyOf={({ deliveryId }) => deliveryId}
          selected={selected}
          onSelect={(deliveryId) => change({ selected: deliveryId })}
          onOpen={({ deliveryId }) => change({ selected: deliveryId, open: deliveryId })}
          error={error}
          empty={<EmptyState title={t('noDeliveries')} hint={t('noDeliveriesHint')} />}
        />
        <SidePanel
          isOpen={open !== undefined}
          onClose={() => change({ open: undefined })}
          title={t('event')}
          size={560}
        >
          {open !== undefined && <DeliveryDetail webhookId={webhookId} deliveryId={open} mayWrite={mayWrite} />}
        </SidePanel>
        <SidePanel isOpen={isRedelivering} onClose={() => setRedelivering(false)} title={t('redeliverAll')}>
          <RedeliverAll webhookId={webhookId} onDone={() => setRedelivering(false)} />
        </SidePanel>
      </Page>
    </DevelopersFrame>
  )
}

function columns(): readonly Column<Delivery>[] {
  const { t } = developersText
  return [
    { id: 'event', header: t('event'), width: 'minmax(160px, 2fr)', cell: ({ event }) => event },
    {
      id: 'state',
      header: wordsText.t('status'),
      width: '136px',
      cell: (delivery) => <DeliveryState delivery={delivery} />,
    },
    {
      id: 'answer',
      header: t('lastAnswer'),
      width: 'minmax(120px, 1fr)',
      isWideOnly: true,
      cell: ({ lastStatus, lastError }) =>
        lastError ?? (lastStatus === null ? '' : t('answered', { status: lastStatus })),
    },
    {
      id: 'attempts',
      header: t('attempts'),
      width: '88px',
      align: 'right',
      isWideOnly: true,
      cell: ({ attemptCount }) => attemptCount,
    },
    { id: 'created', header: wordsText.t('created'), width: '128px', cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
}

function DeliveryState({ delivery: { state } }: { delivery: Pick<Delivery, 'state'> }): ReactNode {
  return <StatusDot tone={tones[state]} label={developersText.t(state)} />
}

function DeliveryDetail(props: { webhookId: string; deliveryId: string; mayWrite: boolean }): ReactNode {
  const t = developersText.useText()
  const tWords = wordsText.useText()
  const { webhookId, deliveryId } = props
  const { data, error, refetch } = useRead(client.webhooks.getDelivery, { webhookId, deliveryId })
  const sending = useWrite(client.webhooks.redeliverDelivery, {
    onDone: () => notifications.show({ message: t('redelivered') }),
  })
  if (error !== null) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <div aria-busy />
  return (
    <div className={classes.panel}>
      <dl className={classes.facts}>
        <dt>{t('event')}</dt>
        <dd>{data.event}</dd>
        <dt>{tWords('status')}</dt>
        <dd>
          <DeliveryState delivery={data} />
        </dd>
      </dl>
      {data.nextAttemptAt !== null && (
        <p className={classes.warning}>{t('nextAttempt', { when: formatWhen(data.nextAttemptAt) })}</p>
      )}
      {sending.error !== null && <ProblemNotice error={sending.error} />}
      {props.mayWrite && data.state !== 'pending' && (
        <div>
          <Button
            variant="default"
            loading={sending.isPending}
            onClick={() => sending.mutate({ input: { webhookId, deliveryId } })}
          >
            {t('redeliver')}
          </Button>
        </div>
      )}
      <section className={classes.block} aria-labelledby="attempts">
        <h3 id="attempts">{t('attempts')}</h3>
        <Attempts attempts={data.attempts} />
      </section>
      <section className={classes.block} aria-labelledby="body">
        <h3 id="body">{t('body')}</h3>
        <Json label={t('body')} text={JSON.stringify(data.body, null, 2)} />
      </section>
    </div>
  )
}
