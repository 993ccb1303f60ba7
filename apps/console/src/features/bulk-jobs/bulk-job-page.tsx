import { Button, Progress } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { useLanguage } from '../../text/define-text.ts'
import { wordsText } from '../../text/words.text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { BulkJobParameters } from './bulk-job-parameters.tsx'
import { type BulkJob, tones } from './bulk-jobs-page.tsx'
import { bulkJobsNavText } from './bulk-jobs-nav.text.ts'
import { bulkJobsText } from './bulk-jobs.text.ts'

const pollMs = 1_000
const refusedShown = 100

/** One job: what it would do, its progress, what it did, and how to undo it. */
export function BulkJobPage(): ReactNode {
  const t = bulkJobsText.useText()
  const { bulkJobId = '' }: { bulkJobId?: string } = useParams({ strict: false })
  const [isFollowing, setFollowing] = useState(true)
  const { data, error } = useRead(client.bulkJobs.get, { bulkJobId }, isFollowing ? { refetchInterval: pollMs } : {})
  const isBusy = data === undefined || data.state === 'CHECKING' || data.state === 'RUNNING'
  useEffect(() => setFollowing(isBusy), [isBusy])
  return (
    <Page
      title={data === undefined ? bulkJobsNavText.t('jobs') : t(data.action)}
      above={
        <Link to="/jobs" search={{}}>
          {bulkJobsNavText.t('jobs')}
        </Link>
      }
      objectId={bulkJobId}
    >
      {error !== null && <ProblemNotice error={error} />}
      {data !== undefined && (
        <div className={layout.stack}>
          <p className={layout.flush} role="status">
            <StatusDot tone={tones[data.state]} label={t(data.state)} />
            {data.undoesJobId !== null && <> · {t('undoes')}</>}
          </p>
          <BulkJobParameters job={data} />
          <Summary job={data} />
          <Actions job={data} />
          {data.refusedCount > 0 && <Refused bulkJobId={bulkJobId} />}
        </div>
      )}
    </Page>
  )
}

function Summary({ job: { state, itemCount, checkedCount, doneCount, refusedCount } }: { job: BulkJob }): ReactNode {
  const t = bulkJobsText.useText()
  const all = { count: itemCount, total: formatCount(itemCount) }
  if (state === 'CHECKED') {
    return <p className={layout.flush}>{t('willDo', { ready: formatCount(itemCount - refusedCount), ...all })}</p>
  }
  if (state !== 'CHECKING' && state !== 'RUNNING') {
    return <p className={layout.flush}>{t('didDo', { done: formatCount(doneCount), ...all })}</p>
  }
  const done = state === 'CHECKING' ? checkedCount : doneCount + refusedCount
  const label = t(state === 'CHECKING' ? 'checking' : 'running', { done: formatCount(done), ...all })
  return (
    <div className={layout.stackTight} aria-live="polite">
      <p className={layout.flush}>{label}</p>
      <Progress value={(100 * done) / itemCount} aria-label={label} />
    </div>
  )
}

function Actions({ job }: { job: BulkJob }): ReactNode {
  const t = bulkJobsText.useText()
  const navigate = useNavigate()
  const mayWrite = useMay()('write:bulk-jobs')
  const { bulkJobId, state, itemCount, refusedCount, undoableCount, finishedAt } = job
  const confirm = useWrite(client.bulkJobs.confirm)
  const cancel = useWrite(client.bulkJobs.cancel)
  const undo = useWrite(client.bulkJobs.undo, {
    onDone: ({ data }) => void navigate({ to: '/jobs/$bulkJobId', params: { bulkJobId: data.bulkJobId } }),
  })
  if (!mayWrite) return null
  const ready = itemCount - refusedCount
  const failed = [confirm, cancel, undo].find(({ isError }) => isError)
  return (
    <>
      {failed !== undefined && <ProblemNotice error={failed.error} />}
      <div className={`${layout.actionRow ?? ''} no-print`}>
        {state === 'CHECKED' && ready > 0 && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ input: { bulkJobId } })}>
            {t('run', { count: ready, shown: formatCount(ready) })}
          </Button>
        )}
        {finishedAt === null && (
          <ConfirmButton
            label={t('stop')}
            question={t('stopQuestion')}
            isPending={cancel.isPending}
            onConfirm={() => cancel.mutate({ input: { bulkJobId } })}
          />
        )}
        {finishedAt !== null && undoableCount > 0 && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ input: { bulkJobId } })}>
            {t('undo', { count: undoableCount, shown: formatCount(undoableCount) })}
          </Button>
        )}
      </div>
    </>
  )
}

function Refused({ bulkJobId }: { bulkJobId: string }): ReactNode {
  const t = bulkJobsText.useText()
  const tWords = wordsText.useText()
  const language = useLanguage()
  const { data } = useRead(client.bulkJobs.listItems, { bulkJobId, state: 'REFUSED', pageSize: refusedShown })
  const items = data?.items ?? []
  return (
    <section className={layout.stack}>
      <h2>{t('refused')}</h2>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">{tWords('case')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ caseId, caseSeqId, reason }) => (
            <tr key={caseId}>
              <td>
                <Link to="/cases/$caseId" params={{ caseId: String(caseSeqId) }}>
                  {caseSeqId}
                </Link>
              </td>
              <td>{reason?.[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length === refusedShown && <p className={layout.quiet}>{t('more', { count: refusedShown })}</p>}
    </section>
  )
}
