import { Button, Select, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { useWrite } from '../../../../api/query.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { StartWorkflow } from './start-workflow.tsx'
import type { CaseWorkflow } from './case-workflow.ts'
import { workflowText } from './workflow.text.ts'

/** Holds, continues, skips and repeats steps, each with a reason, or starts another workflow. */
export function WorkflowActions({ workflow }: { workflow: CaseWorkflow }): ReactNode {
  const t = workflowText.useText()
  const { caseId, state, stepId } = workflow
  return (
    <section className="no-print">
      <h2>{t('actions')}</h2>
      <div className={layout.stack}>
        {state === 'HELD' && <Release caseId={caseId} />}
        {state !== 'LEFT' && <WithReason key={`${state} ${stepId ?? ''}`} workflow={workflow} />}
        <StartWorkflow caseId={caseId} label={t('change')} />
      </div>
    </section>
  )
}

function Release({ caseId }: { caseId: string }): ReactNode {
  const t = workflowText.useText()
  const releasing = useWrite(client.caseWorkflows.release, {
    onDone: () => notifications.show({ message: t('released') }),
  })
  return (
    <>
      {releasing.error !== null && <ProblemNotice error={releasing.error} />}
      <div className={layout.row}>
        <Button loading={releasing.isPending} onClick={() => releasing.mutate({ input: { caseId } })}>
          {t('release')}
        </Button>
      </div>
    </>
  )
}

function WithReason({ workflow }: { workflow: CaseWorkflow }): ReactNode {
  const t = workflowText.useText()
  const { caseId, state, stepId, steps } = workflow
  const [reason, setReason] = useState('')
  const [target, setTarget] = useState<string | null>(null)
  const done = (message: string) => ({
    onDone: () => {
      setReason('')
      notifications.show({ message })
    },
  })
  const holding = useWrite(client.caseWorkflows.hold, done(t('held')))
  const skipping = useWrite(client.caseWorkflows.skipStep, done(t('skipped')))
  const redoing = useWrite(client.caseWorkflows.redoStep, done(t('redone')))
  const error = holding.error ?? skipping.error ?? redoing.error
  const isReady = reason.trim() !== ''
  const isUnderway = state === 'RUNNING' || state === 'HELD'
  return (
    <>
      <Textarea
        label={t('reason')}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Select
        label={t('step')}
        value={target}
        onChange={setTarget}
        clearable
        data={steps.map((step) => ({ value: step.stepId, label: step.label ?? step.stepId }))}
      />
      {error !== null && <ProblemNotice error={error} />}
      <div className={layout.row}>
        {state === 'RUNNING' && (
          <Button
            variant="default"
            disabled={!isReady}
            loading={holding.isPending}
            onClick={() => holding.mutate({ input: { caseId, body: { reason } } })}
          >
            {t('hold')}
          </Button>
        )}
        {isUnderway && stepId !== null && (
          <Button
            variant="default"
            disabled={!isReady}
            loading={skipping.isPending}
            onClick={() => skipping.mutate({ input: { caseId, body: { stepId, reason } } })}
          >
            {t('skip')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={!isReady || target === null}
          loading={redoing.isPending}
          onClick={() => {
            if (target !== null) redoing.mutate({ input: { caseId, body: { stepId: target, reason } } })
          }}
        >
          {t('redo')}
        </Button>
      </div>
    </>
  )
}
