import { Alert, Button, NumberInput, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useIsAdministrator } from '../../api/session.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { AddStep } from './add-step.tsx'
import { type Definition, type Mistake, type Step, withValues } from './definition.rules.ts'
import type { EditedDefinition } from './definition-text.tsx'
import { StepDiagram } from './step-diagram.tsx'
import { StepForm } from './step-form.tsx'
import { StepList } from './step-list.tsx'
import { VersionList } from './version-list.tsx'
import classes from './workflows.module.css'
import { workflowSearch } from './workflows.search.ts'
import { workflowsText } from './workflows.text.ts'

type Workflow = Result<typeof client.workflows.get>
type Draft = Result<typeof client.workflows.getDraft>

const checkDelayMs = 400

/** Edits the draft of a workflow. Mistakes are shown while typing; publishing needs a saved draft without any. */
export function WorkflowEditor(props: { workflow: Workflow; draft: Draft; above: ReactNode }): ReactNode {
  const t = workflowsText.useText()
  const mayWrite = useIsAdministrator()
  const { workflow, draft } = props
  const { workflowId } = workflow
  const navigate = useNavigate()
  const { step: selectedId } = workflowSearch.use()
  const [definition, setDefinition] = useState<Definition>(draft.definition ?? { steps: [] })
  const mistakes = useMistakes(definition, draft, mayWrite)
  const { steps } = definition
  const setSteps = (next: readonly Step[]): void => setDefinition({ ...definition, steps: [...next] })
  const select = (id: string | undefined): void =>
    void navigate({ to: `/settings/workflows/${workflowId}/steps`, search: { step: id }, replace: true })
  const index = steps.findIndex(({ id }) => id === selectedId)
  const selected = steps[index]
  return (
    <Page
      title={workflow.name}
      above={props.above}
      actions={mayWrite && <Actions {...{ workflow, draft, definition, mistakes }} />}
    >
      <p className={layout.about}>{t('about')}</p>
      {mistakes.length > 0 && <Alert color="yellow">{t('mistakes', { count: mistakes.length })}</Alert>}
      <div className={classes.columns}>
        <section aria-label={t('steps')} className={layout.stack}>
          {steps.length === 0 && <EmptyState title={t('noSteps')} hint={t('noStepsHint')} />}
          <StepList {...{ steps, mistakes, mayWrite, selectedId }} onChange={setSteps} onSelect={select} />
          {mayWrite && <AddStep steps={steps} onAdd={(step) => addStep(step)} />}
        </section>
        <section className={layout.stack}>
          {selected === undefined ? (
            <StepDiagram steps={steps} />
          ) : (
            <StepForm
              key={index}
              step={selected}
              steps={steps}
              mistakes={mistakes.filter(({ path }) => path.startsWith(`/steps/${index}`))}
              isReadOnly={!mayWrite}
              onChange={(step) => {
                setSteps(steps.map((other, at) => (at === index ? step : other)))
                if (step.id !== selected.id) select(step.id)
              }}
            />
          )}
          <Spacing definition={definition} isReadOnly={!mayWrite} onChange={setDefinition} />
          {selected !== undefined && <StepDiagram steps={steps} />}
        </section>
      </div>
      <TextPanel definition={definition} isReadOnly={!mayWrite} onChange={setDefinition} />
      <VersionList workflow={workflow} definition={definition} mayWrite={mayWrite} />
    </Page>
  )

  /** Before a last step that ends the workflow, else at the end of the list. */
  function addStep(step: Step): void {
    const isBeforeEnd = steps.at(-1)?.type === 'end' && step.type !== 'end'
    setSteps(isBeforeEnd ? [...steps.slice(0, -1), step, ...steps.slice(-1)] : [...steps, step])
    select(step.id)
  }
}

/** Checks the definition a moment after the last change. A read-only draft shows the mistakes it was loaded with. */
function useMistakes(definition: Definition, draft: Draft, isEdited: boolean): readonly Mistake[] {
  const [found, setFound] = useState<readonly Mistake[]>(draft.mistakes)
  useEffect(() => {
    if (!isEdited || definition.steps.length === 0) return
    const timer = setTimeout(() => {
      client.workflows.check({ body: { definition } }).then(
        ({ mistakes }) => setFound(mistakes),
        // A definition that its schema rejects is reported when it is saved.
        () => undefined,
      )
    }, checkDelayMs)
    return () => clearTimeout(timer)
  }, [definition, isEdited])
  return found
}

function Actions(props: {
  workflow: Workflow
  draft: Draft
  definition: Definition
  mistakes: readonly Mistake[]
}): ReactNode {
  const t = workflowsText.useText()
  const { workflow, draft, definition, mistakes } = props
  const { workflowId, publishedVersion } = workflow
  const use = useRead(client.caseWorkflows.getWorkflowUse, { workflowId })
  const count = (use.data?.versions ?? []).reduce((sum, { cases }) => sum + cases, 0)
  const isSaved = JSON.stringify(definition) === JSON.stringify(draft.definition)
  const saving = useWrite(client.workflows.saveDraft, { onDone: () => notifications.show({ message: t('saved') }) })
  const publishing = useWrite(client.workflows.publish, {
    onDone: ({ data: { version } }) => notifications.show({ message: t('published', { version }) }),
  })
  const error = saving.error ?? publishing.error
  return (
    <div className={classes.actions}>
      <div className={layout.rowCentered}>
        {!isSaved && <span className={layout.small}>{t('unsaved')}</span>}
        <SimulateLink {...workflow} />
        <Button
          variant={isSaved ? 'default' : 'filled'}
          disabled={isSaved || definition.steps.length === 0}
          loading={saving.isPending}
          onClick={() => saving.mutate({ input: { workflowId, body: { definition } } })}
        >
          {t('save')}
        </Button>
        {isSaved && draft.isChanged && mistakes.length === 0 && (
          <ConfirmButton
            label={t('publish')}
            question={t('publishQuestion', { count, version: (publishedVersion ?? 0) + 1 })}
            isPending={publishing.isPending}
            onConfirm={() => publishing.mutate({ input: { workflowId } })}
          />
        )}
      </div>
      {error !== null && <ProblemNotice error={error} />}
    </div>
  )
}

/** Leads to the simulation of the draft and the published versions. */
function SimulateLink({ workflowId }: Workflow): ReactNode {
  const t = workflowsText.useText()
  return (
    <Button component={Link} to={`/settings/workflows/${workflowId}/simulation`} variant="default">
      {t('simulate')}
    </Button>
  )
}

/** Loaded when it is opened, because it needs a parser. */
const DefinitionText = lazy(async () => ({ default: (await import('./definition-text.tsx')).DefinitionText }))

function TextPanel(props: EditedDefinition): ReactNode {
  const t = workflowsText.useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={layout.stack}>
      <div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideText' : 'showText')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton height={320} />}>
          <DefinitionText {...props} />
        </Suspense>
      )}
    </div>
  )
}

function Spacing({ definition, isReadOnly, onChange }: EditedDefinition): ReactNode {
  const t = workflowsText.useText()
  return (
    <div className={`${layout.pair ?? ''} ${classes.spacing ?? ''}`}>
      {(['daysBetweenLetters', 'daysAfterPause'] as const).map((member) => (
        <NumberInput
          key={member}
          label={t(member)}
          placeholder={member === 'daysBetweenLetters' ? '7' : '3'}
          min={0}
          max={60}
          allowDecimal={false}
          readOnly={isReadOnly}
          value={definition[member] ?? ''}
          onChange={(value) => {
            onChange(withValues({ ...definition, [member]: typeof value === 'number' ? value : undefined }))
          }}
        />
      ))}
    </div>
  )
}
