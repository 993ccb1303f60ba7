import { Button, Progress, Skeleton } from '@mantine/core'
import { IconDownload, IconPackageExport } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useWrite, type Write } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { formatCount } from '../../../text/format.ts'
import { useLanguage } from '../../../text/define-text.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx'
import { When } from '../../../ui/when.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { exportsText } from './exports.text.ts'
import classes from './exports.module.css'

type Export = Result<typeof client.exports.get>

const pollMs = 1_000
const shownMax = 50
const tones: Readonly<Record<Export['state'], Tone>> = { RUNNING: 'accent', COMPLETED: 'good', FAILED: 'danger' }

/** Exports of everything: ordering one, its progress, and its file. */
export function ExportsPage(): ReactNode {
  const t = exportsText.useText()
  const [isFollowing, setFollowing] = useState(false)
  const polling = isFollowing ? { refetchInterval: pollMs } : {}
  const { data, error, refetch } = useRead(client.exports.list, { pageSize: shownMax }, polling)
  const isRunning = data?.items.some(({ state }) => state === 'RUNNING') === true
  useEffect(() => setFollowing(isRunning), [isRunning])
  const create = useWrite(client.exports.create)
  return (
    <SettingsFrame>
      <Page title={t('title')} actions={<StartButton create={create} isDisabled={isRunning} />}>
        <div className={layout.stack}>
          <div className={layout.narrowColumn}>
            <p className={layout.flush}>
              {t('about')} {t('kept')}
            </p>
          </div>
          {create.isError && <ProblemNotice error={create.error} />}
          {error !== null && data === undefined && <ProblemNotice error={error} retry={() => void refetch()} />}
          {data === undefined && error === null && <Skeleton height={160} />}
          {data !== undefined && <Exports items={data.items} />}
        </div>
      </Page>
    </SettingsFrame>
  )
}

function StartButton(props: { create: Write<typeof client.exports.create>; isDisabled: boolean }): ReactNode {
  const t = exportsText.useText()
  if (!useMay()('write:exports')) return null
  const { create, isDisabled } = props
  return (
    <Button
      leftSection={<IconPackageExport size={16} aria-hidden />}
      disabled={isDisabled}
      loading={create.isPending}
      onClick={() => create.mutate({ input: {} })}
    >
      {t('start')}
    </Button>
  )
}

function Exports({ items }: { items: readonly Export[] }): ReactNode {
  const t = exportsText.useText()
  if (items.length === 0) return <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
  return (
    <ul className={layout.plainList}>
      {items.map((item) => (
        <li key={item.exportId} className={classes.item}>
          <ExportRow item={item} />
        </li>
      ))}
    </ul>
  )
}

function ExportRow({ item }: { item: Export }): ReactNode {
  const t = exportsText.useText()
  const language = useLanguage()
  const { state, createdAt, createdBy, rowCount, size, failure } = item
  return (
    <>
      <div className={classes.facts}>
        <span>
          <StatusDot tone={tones[state]} label={t(state)} />
        </span>
        <span>
          <When at={createdAt} /> · {createdBy.name}
        </span>
        {state === 'COMPLETED' && (
          <span className={layout.quietText}>
            {t('records')}: {formatCount(rowCount)} ·{' '}
            {t('kilobytes', { count: formatCount(Math.ceil((size ?? 0) / 1024)) })}
          </span>
        )}
        {failure !== null && <span>{failure[language]}</span>}
        {state === 'RUNNING' && <Written item={item} />}
      </div>
      <Actions item={item} />
    </>
  )
}

function Written({ item: { doneParts, partCount } }: { item: Export }): ReactNode {
  const t = exportsText.useText()
  const label = t('progress', { done: formatCount(doneParts), total: formatCount(partCount) })
  return (
    <div className={layout.stackTight} aria-live="polite">
      <span>{label}</span>
      <Progress value={(100 * doneParts) / partCount} aria-label={label} />
    </div>
  )
}

function Actions({ item: { exportId, state } }: { item: Export }): ReactNode {
  const t = exportsText.useText()
  const { tenant } = useSession()
  const may = useMay()
  const remove = useWrite(client.exports.delete)
  const isRunning = state === 'RUNNING'
  return (
    <div className={`${layout.actionRow ?? ''} no-print`}>
      {state === 'COMPLETED' && (
        <Button
          component="a"
          variant="default"
          href={`/v1/${tenant.tenantId}/exports/${exportId}/file`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('download')}
        </Button>
      )}
      {may('write:exports') && (
        <ConfirmButton
          label={t(isRunning ? 'stop' : 'delete')}
          question={t(isRunning ? 'stopQuestion' : 'deleteQuestion')}
          isDangerous
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ input: { exportId } })}
        />
      )}
      {remove.isError && <ProblemNotice error={remove.error} />}
    </div>
  )
}
