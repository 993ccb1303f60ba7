import type { components } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { actorName } from '../../../text/actor-name.ts'
import { wordsText } from '../../../text/words.text.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { When } from '../../../ui/when.tsx'
import { defineRegistry } from '../../registry/index.ts'
import classes from '../developers.module.css'
import { developersText } from '../developers.text.ts'
import { ScopePicker } from './scope-picker.tsx'

type Token = components['schemas']['Token']
const { t } = developersText

/** Tokens: created with scopes, shown once, changed without reissue, revoked. */
export const tokens = defineRegistry({
  key: 'tokens',
  title: () => t('tokens'),
  about: () => t('tokensAbout'),
  newLabel: () => t('newToken'),
  readScope: 'read:tokens',
  writeScope: 'write:tokens',
  param: 'tokenId',
  list: client.tokens.list,
  get: client.tokens.get,
  create: client.tokens.create,
  patch: client.tokens.patch,
  remove: client.tokens.revoke,
  idOf: ({ tokenId }) => tokenId,
  nameOf: ({ name }) => name,
  lockOf: ({ revokedAt }) => (revokedAt === null ? undefined : t('revokedNotice')),
  filter: {
    name: 'state',
    label: () => wordsText.t('status'),
    choices: () => (['live', 'revoked'] as const).map((value) => ({ value, label: t(value) })),
  },
  secretOf: (created) => ({ label: t('token'), value: (created as components['schemas']['CreatedToken']).token }),
  removal: { button: () => wordsText.t('revoke'), question: () => t('revokeQuestion'), done: () => t('revoked') },
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: () => wordsText.t('name'),
      hint: () => t('nameHint'),
      isRequired: true,
      maxLength: 200,
      column: { width: 'minmax(160px, 2fr)' },
    },
    {
      kind: 'day',
      name: 'expiresAt',
      label: () => t('expires'),
      hint: () => t('expiresHint'),
    },
    {
      kind: 'custom',
      name: 'scopes',
      label: () => t('scopes'),
      hint: () => t('scopesHint'),
      initial: [],
      Input: ScopePicker,
      show: (value) => {
        const { length } = value as readonly string[]
        return length === 0 ? t('noScopes') : t('scopeCount', { count: length })
      },
      column: { width: '104px' },
    },
  ],
  columns: () => [
    {
      id: 'lastUsed',
      header: t('lastUsed'),
      width: '128px',
      isWideOnly: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('neverUsed') : <When at={lastUsedAt} />),
    },
    {
      id: 'expires',
      header: t('expires'),
      width: '128px',
      isWideOnly: true,
      cell: ({ expiresAt }) => (expiresAt === null ? t('never') : <When at={expiresAt} />),
    },
    { id: 'state', header: wordsText.t('status'), width: '120px', cell: (token) => <TokenState token={token} /> },
  ],
  More: TokenFacts,
})

function TokenState({ token: { revokedAt, expiresAt } }: { token: Token }): ReactNode {
  if (revokedAt !== null) return <StatusDot tone="neutral" label={t('revoked')} />
  const isExpired = expiresAt !== null && new Date(expiresAt).getTime() <= Date.now()
  return <StatusDot tone={isExpired ? 'waiting' : 'good'} label={t(isExpired ? 'expired' : 'live')} />
}

function TokenFacts({ item }: { item: Token }): ReactNode {
  return (
    <dl className={classes.facts}>
      <dt>{wordsText.t('status')}</dt>
      <dd>
        <TokenState token={item} />
      </dd>
      <dt>{t('lastUsed')}</dt>
      <dd>{item.lastUsedAt === null ? t('neverUsed') : <When at={item.lastUsedAt} />}</dd>
      <dt>{t('endsWith')}</dt>
      <dd>
        <code>{item.hint}</code>
      </dd>
      <dt>{wordsText.t('created')}</dt>
      <dd>
        <When at={item.createdAt} /> · {t('madeBy', { name: actorName(item.createdBy) })}
      </dd>
    </dl>
  )
}
