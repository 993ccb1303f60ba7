import type { ReactNode } from 'react'
import { Facts } from '../../ui/facts.tsx'
import { Day } from '../../ui/when.tsx'
import {
  type Choice,
  useEndReasonChoices,
  useGroupChoices,
  usePauseChoices,
  useTemplateChoices,
  useWorkflowChoices,
} from './bulk-choices.ts'
import type { BulkJob } from './bulk-jobs-page.tsx'
import { bulkJobsText } from './bulk-jobs.text.ts'

interface JobProps {
  readonly job: BulkJob
}

/** What was chosen for the action of a job, by name, so that the person who confirms it sees what it will do. */
export function BulkJobParameters({ job }: JobProps): ReactNode {
  const Parameters = chosenFor[job.action]
  return Parameters === undefined ? null : <Parameters job={job} />
}

/** Actions without parameters, and undoing, which gives each case back what it had, show nothing. */
const chosenFor: Partial<Record<BulkJob['action'], (props: JobProps) => ReactNode>> = {
  ADD_TAG: Tag,
  REMOVE_TAG: Tag,
  SET_PROPERTY: Property,
  SET_GROUP: Group,
  END: EndReason,
  PAUSE: Pause,
  LETTER: (props) => <Template {...props} kind="letter" />,
  EMAIL: (props) => <Template {...props} kind="email" />,
  START_WORKFLOW: Workflow,
}

function Chosen({ name, value }: { name: string; value: ReactNode }): ReactNode {
  const t = bulkJobsText.useText()
  return <Facts label={t('chosen')} facts={[[name, value]]} />
}

/** The name of a value, or the value if it has been deleted since. */
function nameOf(choices: readonly Choice[], value: string | null | undefined): string | undefined {
  return choices.find((choice) => choice.value === value)?.label ?? value ?? undefined
}

function Tag({ job }: JobProps): ReactNode {
  const t = bulkJobsText.useText()
  return <Chosen name={t('tag')} value={job.parameters.tag} />
}

function Property({ job: { parameters } }: JobProps): ReactNode {
  return <Chosen name={parameters.propertyHandle ?? ''} value={JSON.stringify(parameters.propertyValue ?? null)} />
}

function Group({ job }: JobProps): ReactNode {
  const t = bulkJobsText.useText()
  return <Chosen name={t('group')} value={nameOf(useGroupChoices(), job.parameters.groupId) ?? t('noGroup')} />
}

function EndReason({ job }: JobProps): ReactNode {
  const t = bulkJobsText.useText()
  return <Chosen name={t('endReason')} value={nameOf(useEndReasonChoices(), job.parameters.endReasonId)} />
}

function Pause({ job: { parameters } }: JobProps): ReactNode {
  const t = bulkJobsText.useText()
  const { updateTypeId, text = null, remindedAt } = parameters
  return (
    <Facts
      label={t('chosen')}
      facts={[
        [t('updateType'), nameOf(usePauseChoices(), updateTypeId)],
        [t('updateText'), text],
        [t('remindedAt'), remindedAt === undefined ? null : <Day at={remindedAt} />],
      ]}
    />
  )
}

function Template({ job, kind }: JobProps & { kind: 'letter' | 'email' }): ReactNode {
  const t = bulkJobsText.useText()
  return <Chosen name={t('template')} value={nameOf(useTemplateChoices(kind), job.parameters.templateHandle)} />
}

function Workflow({ job }: JobProps): ReactNode {
  const t = bulkJobsText.useText()
  return <Chosen name={t('workflow')} value={nameOf(useWorkflowChoices(), job.parameters.workflowId)} />
}
