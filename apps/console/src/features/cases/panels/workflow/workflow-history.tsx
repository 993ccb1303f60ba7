import type { ReactNode } from 'react'
import { currentLanguage } from '../../../../text/define-text.ts'
import { useFormat } from '../../../../text/format.ts'
import layout from '../../../../ui/layout.module.css'
import { When } from '../../../../ui/when.tsx'
import type { CaseWorkflow } from './case-workflow.ts'
import { workflowText } from './workflow.text.ts'

/** What the steps of the workflow did on a case, the newest first. */
export function WorkflowHistory({ workflow }: { workflow: CaseWorkflow }): ReactNode {
  const t = workflowText.useText()
  const { history } = workflow
  return (
    <section>
      <h2>{t('history')}</h2>
      {history.length === 0 && <p className={layout.quietText}>{t('noHistory')}</p>}
      <ol className={layout.plainList}>
        {history.map((step) => (
          <Step key={`${step.version} ${step.stepId} ${step.round}`} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step }: { step: CaseWorkflow['history'][number] }): ReactNode {
  const t = workflowText.useText()
  const { date } = useFormat()
  const { label, stepId, state, at, reason, retryAt, by } = step
  return (
    <li>
      <div className={layout.bar}>
        <span>{label ?? stepId}</span>
        <span className={layout.small}>
          {t(state)} · <When at={at} />
        </span>
      </div>
      {reason !== null && (
        <p className={layout.small}>
          {reason[currentLanguage()]}
          {by.type === 'WORKFLOW' ? '' : ` (${by.name})`}
        </p>
      )}
      {retryAt !== null && <p className={layout.small}>{t('retry', { date: date(retryAt) })}</p>}
    </li>
  )
}
