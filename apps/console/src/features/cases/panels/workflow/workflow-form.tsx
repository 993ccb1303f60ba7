import { Alert, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { useFormat } from '../../../../text/format.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { Day } from '../../../../ui/when.tsx'
import classes from '../../cases.module.css'
import type { PanelFormProps } from '../panel.ts'
import type { CaseWorkflow } from './case-workflow.ts'
import { StartWorkflow } from './start-workflow.tsx'
import { WorkflowActions } from './workflow-actions.tsx'
import { WorkflowHistory } from './workflow-history.tsx'
import { workflowText } from './workflow.text.ts'

/** Where a case is in its workflow, what comes next, and what people can change about it. */
export function WorkflowForm({ data }: PanelFormProps): ReactNode {
  const t = workflowText.useText()
  const mayWrite = useMay()('write:cases')
  const { id: caseId } = data.record
  const { data: workflow, error, refetch } = useRead(client.caseWorkflows.get, { caseId })
  if (error?.code === 'not-found') {
    return (
      <>
        <EmptyState title={t('none')} hint={t('noneHint')} />
        {mayWrite && <StartWorkflow caseId={caseId} label={t('start')} />}
      </>
    )
  }
  if (error !== null && workflow === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (workflow === undefined) return <Skeleton height={160} />
  return (
    <div className={layout.stack}>
      <Standing workflow={workflow} />
      <Upcoming workflow={workflow} />
      {mayWrite && <WorkflowActions workflow={workflow} />}
      <WorkflowHistory workflow={workflow} />
    </div>
  )
}

/** Why the case is where it is. */
function Standing({ workflow }: { workflow: CaseWorkflow }): ReactNode {
  const t = workflowText.useText()
  const { workflowName: name, version, publishedVersion, chosenBy, pauses, waitsFor } = workflow
  return (
    <section className={classes.block}>
      <p className={layout.strong}>{t('version', { name, version })}</p>
      <p className={layout.small}>{t(chosenBy)}</p>
      <Alert color={workflow.outlook === 'HELD' || workflow.outlook === 'PAUSED' ? 'yellow' : 'gray'}>
        <Outlook workflow={workflow} />
        {waitsFor !== null && waitsFor !== 'wait' && waitsFor !== 'until' && ` ${t(waitsFor)}`}
        {pauses.length > 0 && (
          <ul className={layout.plainList}>
            {pauses.map(({ kind, label }) => (
              <li key={`${kind} ${label ?? ''}`}>{t(kind, { label: label ?? '' })}</li>
            ))}
          </ul>
        )}
      </Alert>
      {publishedVersion !== null && publishedVersion > version && (
        <p className={layout.small}>{t('newer', { version: publishedVersion })}</p>
      )}
    </section>
  )
}

function Outlook({ workflow }: { workflow: CaseWorkflow }): ReactNode {
  const t = workflowText.useText()
  const { date } = useFormat()
  const { outlook, until, heldReason } = workflow
  if (outlook === 'HELD') return t('HELD', { reason: heldReason ?? '' })
  if (outlook === 'DUE' || outlook === 'OVER') return t(outlook)
  return until === null ? t(`${outlook}_open`) : t(outlook, { date: date(until) })
}

function Upcoming({ workflow }: { workflow: CaseWorkflow }): ReactNode {
  const t = workflowText.useText()
  const { upcoming } = workflow
  return (
    <section>
      <h2>{t('upcoming')}</h2>
      {upcoming.length === 0 ? (
        <p className={layout.quietText}>{t('nothingUpcoming')}</p>
      ) : (
        <>
          <ol className={layout.plainList}>
            {upcoming.map(({ stepId, label, on }) => (
              <li key={`${stepId} ${on}`} className={layout.bar}>
                <span>{label ?? stepId}</span>
                <Day at={on} />
              </li>
            ))}
          </ol>
          <p className={layout.small}>{t('upcomingHint')}</p>
        </>
      )}
    </section>
  )
}
