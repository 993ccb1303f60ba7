import { Button, Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { components } from '@fordring/client'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { formatWhen } from '../../../text/format.ts'
import layout from '../../../ui/layout.module.css'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { CopyText, registryText } from '../../registry/index.ts'
import classes from '../developers.module.css'
import { developersText } from '../developers.text.ts'
import { Attempts } from './attempts.tsx'

type Webhook = components['schemas']['Webhook']

/** Further actions on an endpoint: show its deliveries, send a test event, rotate its secret. */
export function WebhookActions({ item, mayWrite }: { item: Webhook; mayWrite: boolean }): ReactNode {
  const t = developersText.useText()
  return (
    <>
      <Health webhook={item} />
      <Scopes scopes={item.scopes} />
      <Link to={`/developers/webhooks/${item.webhookId}`}>{t('seeDeliveries')}</Link>
      {mayWrite && <TestEvent webhookId={item.webhookId} />}
      {mayWrite && <RotateSecret webhookId={item.webhookId} />}
    </>
  )
}

/** The scopes of the webhook: those its creator had. */
function Scopes({ scopes }: { scopes: readonly string[] }): ReactNode {
  const t = developersText.useText()
  if (scopes.length === 0) return <p className={classes.warning}>{t('webhookScopesNone')}</p>
  return (
    <section className={classes.block} aria-labelledby="webhook-scopes">
      <h3 id="webhook-scopes">{t('webhookScopes')}</h3>
      <p className={layout.quiet}>{scopes.join(', ')}</p>
    </section>
  )
}

function Health({ webhook }: { webhook: Webhook }): ReactNode {
  const t = developersText.useText()
  const { failingSince, disabledReason, disabledAt, notice } = webhook
  const reason = disabledReason === 'failing' ? 'disabledFailing' : disabledReason
  return (
    <>
      {reason !== null && disabledAt !== null && (
        <p className={classes.warning}>{t(reason, { when: formatWhen(disabledAt) })}</p>
      )}
      {failingSince !== null && <p className={classes.warning}>{t('failing', { when: formatWhen(failingSince) })}</p>}
      {notice !== null && <p className={classes.warning}>{notice}</p>}
    </>
  )
}

function TestEvent({ webhookId }: { webhookId: string }): ReactNode {
  const t = developersText.useText()
  const { data } = useRead(client.webhooks.listEventTypes, {}, { staleTime: 300_000 })
  const types = data?.eventTypes ?? []
  const [picked, setPicked] = useState<string | null>(null)
  const event = picked ?? types[0]?.event ?? null
  const sending = useWrite(client.webhooks.sendTestEvent)
  const deliveryId = sending.data?.data.deliveryId
  return (
    <section className={classes.block} aria-labelledby="try-webhook">
      <h3 id="try-webhook">{t('try')}</h3>
      <p className={layout.quiet}>{t('tryAbout')}</p>
      <Select
        label={t('eventType')}
        searchable
        allowDeselect={false}
        value={event}
        onChange={setPicked}
        data={types.map((type) => type.event)}
      />
      {sending.error !== null && <ProblemNotice error={sending.error} />}
      <div className={classes.row}>
        <Button
          variant="default"
          loading={sending.isPending}
          disabled={event === null}
          onClick={() => event !== null && sending.mutate({ input: { body: { event, webhookId } } })}
        >
          {t('send')}
        </Button>
      </div>
      {deliveryId != null && <TestAnswer key={deliveryId} webhookId={webhookId} deliveryId={deliveryId} />}
    </section>
  )
}

/** Waits for the response of the endpoint; a failed first attempt counts too. */
function TestAnswer(input: { webhookId: string; deliveryId: string }): ReactNode {
  const t = developersText.useText()
  const [isAnswered, setAnswered] = useState(false)
  const { data, error } = useRead(client.webhooks.getDelivery, input, isAnswered ? {} : { refetchInterval: 1_000 })
  const hasAttempt = data !== undefined && data.attempts.length > 0
  if (hasAttempt && !isAnswered) setAnswered(true)
  if (error !== null) return <ProblemNotice error={error} />
  return (
    <div role="status">
      {hasAttempt ? <Attempts attempts={data.attempts} /> : <p className={layout.quiet}>{t('sending')}</p>}
    </div>
  )
}

function RotateSecret({ webhookId }: { webhookId: string }): ReactNode {
  const t = developersText.useText()
  const once = registryText.useText()
  const rotating = useWrite(client.webhooks.rotateSecret)
  const secret = rotating.data?.data.secret
  const rotate = (previousSecrets: 'keep' | 'revoke-all'): void =>
    rotating.mutate({ input: { webhookId, body: { previousSecrets } } })
  return (
    <section className={classes.block} aria-labelledby="rotate-secret">
      <h3 id="rotate-secret">{t('signingSecret')}</h3>
      {secret !== undefined && (
        <>
          <p className={layout.quiet}>{once('shownOnce')}</p>
          <CopyText label={t('signingSecret')} value={secret} />
        </>
      )}
      {rotating.error !== null && <ProblemNotice error={rotating.error} />}
      <ConfirmButton
        key={secret ?? ''}
        label={t('rotate')}
        question={t('rotateQuestion')}
        isPending={rotating.isPending}
        onConfirm={() => rotate('keep')}
        alternative={
          <Button color="red" loading={rotating.isPending} onClick={() => rotate('revoke-all')}>
            {t('rotateAndRevoke')}
          </Button>
        }
      />
    </section>
  )
}
