import { MultiSelect } from '@mantine/core'
import type { components } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { type CustomInput, defineRegistry } from '../../registry/index.ts'
import { developersText } from '../developers.text.ts'
import { WebhookActions } from './webhook-actions.tsx'

type Webhook = components['schemas']['Webhook']
const { t } = developersText

/** Endpoints: created, enabled, disabled, tested, given a new secret, deleted. */
export const webhooks = defineRegistry({
  key: 'webhooks',
  title: () => t('webhooks'),
  about: () => t('webhooksAbout'),
  newLabel: () => t('newWebhook'),
  readScope: 'read:webhooks',
  writeScope: 'write:webhooks',
  param: 'webhookId',
  list: client.webhooks.list,
  get: client.webhooks.get,
  create: client.webhooks.create,
  patch: client.webhooks.patch,
  remove: client.webhooks.delete,
  idOf: ({ webhookId }) => webhookId,
  nameOf: ({ url }) => url,
  isSearchable: true,
  secretOf: (created) => ({
    label: t('signingSecret'),
    value: (created as components['schemas']['WebhookWithSecret']).secret,
  }),
  fields: [
    {
      kind: 'text',
      name: 'url',
      label: () => wordsText.t('url'),
      hint: () => t('urlHint'),
      isRequired: true,
      maxLength: 2_000,
      column: { width: 'minmax(200px, 3fr)' },
    },
    {
      kind: 'text',
      name: 'description',
      label: () => wordsText.t('description'),
      maxLength: 500,
      column: { width: 'minmax(120px, 2fr)', isWideOnly: true },
    },
    {
      kind: 'custom',
      name: 'events',
      label: () => t('events'),
      hint: () => t('eventsHint'),
      initial: [],
      Input: EventsInput,
      show: (value) => {
        const { length } = value as readonly string[]
        return length === 0 ? t('allEvents') : t('eventCount', { count: length })
      },
      column: { width: '128px', isWideOnly: true },
    },
    { kind: 'checkbox', name: 'enabled', label: () => t('enabled'), initial: true },
    { kind: 'checkbox', name: 'fifo', label: () => t('fifo'), hint: () => t('fifoHint'), initial: false },
    { kind: 'number', name: 'rateLimit', label: () => t('rateLimit'), initial: 10 },
  ],
  columns: () => [
    {
      id: 'state',
      header: wordsText.t('status'),
      width: '112px',
      cell: (webhook) => <WebhookState webhook={webhook} />,
    },
  ],
  More: WebhookActions,
})

function WebhookState({ webhook: { enabled, failingSince } }: { webhook: Webhook }): ReactNode {
  if (!enabled) return <StatusDot tone="neutral" label={t('disabledState')} />
  return (
    <StatusDot
      tone={failingSince === null ? 'good' : 'danger'}
      label={t(failingSince === null ? 'enabledState' : 'failed')}
    />
  )
}

function EventsInput({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const { data } = useRead(client.webhooks.listEventTypes, {}, { staleTime: 300_000 })
  const chosen = value as string[]
  return (
    <MultiSelect
      label={label}
      description={hint}
      error={Object.values(errors)[0]}
      disabled={isReadOnly}
      searchable
      clearable
      placeholder={chosen.length === 0 ? t('allEvents') : ''}
      value={chosen}
      onChange={onChange}
      data={[...new Set([...(data?.eventTypes ?? []).map(({ event }) => event), ...chosen])]}
    />
  )
}
