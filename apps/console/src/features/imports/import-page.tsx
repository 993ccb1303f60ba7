import { Progress } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { useLanguage } from '../../text/define-text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { type Import, isRunning, tones } from './import-fields.ts'
import { ImportOutcome } from './import-outcome.tsx'
import classes from './imports.module.css'
import { importsNavText } from './imports-nav.text.ts'
import { importSearch } from './imports.search.ts'
import { importsText } from './imports.text.ts'
import { MappingForm } from './mapping-form.tsx'

const pollMs = 1_000

/** One import: its columns, what will happen, its progress, and what happened. */
export function ImportPage(): ReactNode {
  const t = importsText.useText()
  const { importId = '' }: { importId?: string } = useParams({ strict: false })
  const [isFollowing, setFollowing] = useState(true)
  const { data, error } = useRead(client.imports.get, { importId }, isFollowing ? { refetchInterval: pollMs } : {})
  const isBusy = data === undefined || isRunning(data)
  useEffect(() => setFollowing(isBusy), [isBusy])
  return (
    <Page
      title={data?.fileName ?? importsNavText.t('imports')}
      above={
        <Link to="/imports" search={{}}>
          {importsNavText.t('imports')}
        </Link>
      }
      actions={data !== undefined && <CancelButton data={data} />}
      objectId={importId}
    >
      {error !== null && <ProblemNotice error={error} />}
      {data !== undefined && (
        <div className={classes.page}>
          <p className={layout.flush} role="status">
            <StatusDot tone={tones[data.state]} label={t(data.state)} /> · {t(data.kind)}
          </p>
          <Step data={data} />
        </div>
      )}
    </Page>
  )
}

function Step({ data }: { data: Import }): ReactNode {
  const navigate = useNavigate()
  const { mapping = false } = importSearch.use()
  const { importId, state } = data
  const toMapping = (search: { mapping?: true }): void =>
    void navigate({ to: '/imports/$importId', params: { importId }, search, replace: true })
  if (isRunning(data)) return <Running data={data} />
  if (state === 'FAILED') return <Failure data={data} />
  if (state === 'UPLOADED' || (state === 'CHECKED' && mapping)) {
    return <MappingForm data={data} onDone={() => toMapping({})} />
  }
  return <ImportOutcome data={data} onChangeColumns={() => toMapping({ mapping: true })} />
}

function Running({ data: { state, doneRows, rowCount } }: { data: Import }): ReactNode {
  const t = importsText.useText()
  const done = formatCount(doneRows)
  const total = formatCount(rowCount ?? 0)
  const label =
    state === 'IMPORTING'
      ? t('importing', { done, total })
      : t(rowCount === null ? 'checking' : 'checkingOf', { done, total })
  return (
    <div className={layout.stackTight} aria-live="polite">
      <p className={layout.flush}>{label}</p>
      <Progress
        value={rowCount === null ? 100 : (100 * doneRows) / rowCount}
        animated={rowCount === null}
        aria-label={label}
      />
    </div>
  )
}

function Failure({ data: { failure } }: { data: Import }): ReactNode {
  const language = useLanguage()
  return <p>{failure?.[language]}</p>
}

function CancelButton({ data: { importId, finishedAt } }: { data: Import }): ReactNode {
  const t = importsText.useText()
  const mayWrite = useMay()('write:imports')
  const cancel = useWrite(client.imports.cancel)
  if (!mayWrite || finishedAt !== null) return null
  return (
    <ConfirmButton
      label={t('stop')}
      question={t('stopQuestion')}
      isDangerous
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate({ input: { importId } })}
    />
  )
}
