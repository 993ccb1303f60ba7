import { Button, Menu, Select, TextInput } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Input, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import {
  useEndReasonChoices,
  useGroupChoices,
  usePauseChoices,
  useTemplateChoices,
  useWorkflowChoices,
} from './bulk-choices.ts'
import { bulkJobsText } from './bulk-jobs.text.ts'

type BulkJobInput = Input<typeof client.bulkJobs.create>['body']
type Action = BulkJobInput['action']
type Parameters = NonNullable<BulkJobInput['parameters']>

/** The cases of a job: those that were selected, or all that match the filters of the list. */
export type BulkSelection =
  | { readonly caseIds: readonly string[] }
  | { readonly filter: NonNullable<BulkJobInput['filter']> }

/** The actions that a list of cases offers. */
const offered = [
  'ADD_TAG',
  'REMOVE_TAG',
  'SET_GROUP',
  'PAUSE',
  'LETTER',
  'EMAIL',
  'START_WORKFLOW',
  'START_COLLECTION',
  'END',
] as const satisfies readonly Action[]

/** The entry of a list's menu for one action on all its cases, and the panel that it opens; nothing without the right. */
export function useBulkActions(selection: BulkSelection): { readonly item: ReactNode; readonly panel: ReactNode } {
  const t = bulkJobsText.useText()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('write:bulk-jobs')) return { item: null, panel: null }
  return {
    item: (
      <Menu.Item leftSection={<IconListCheck size={16} />} onClick={() => setOpen(true)}>
        {t('changeAll')}
      </Menu.Item>
    ),
    panel: <BulkActions selection={selection} isOpen={isOpen} onClose={() => setOpen(false)} />,
  }
}

/** A panel that does one action to many cases: it orders the job, and shows what would happen on its page. */
export function BulkActions(props: { selection: BulkSelection; isOpen: boolean; onClose: () => void }): ReactNode {
  const t = bulkJobsText.useText()
  const navigate = useNavigate()
  const { selection, isOpen, onClose } = props
  const [action, setAction] = useState<(typeof offered)[number] | null>(null)
  const [parameters, setParameters] = useState<Parameters>({})
  const order = useWrite(client.bulkJobs.create, {
    onDone: ({ data: { bulkJobId } }) => {
      onClose()
      void navigate({ to: '/jobs/$bulkJobId', params: { bulkJobId } })
    },
  })
  const submit = (chosen: Action): void => {
    const cases = 'caseIds' in selection ? { caseIds: [...selection.caseIds] } : { filter: selection.filter }
    order.mutate({ input: { body: { action: chosen, parameters, ...cases } } })
  }
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('choose')}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (action !== null) submit(action)
        }}
      >
        <p className={layout.flush}>
          {'caseIds' in selection
            ? t('forCases', { count: selection.caseIds.length, shown: formatCount(selection.caseIds.length) })
            : t('forFilter')}
        </p>
        <Select
          label={t('action')}
          value={action}
          onChange={(value) => {
            setAction(value)
            setParameters({})
          }}
          data={offered.map((value) => ({ value, label: t(value) }))}
        />
        {action !== null && <ActionFields action={action} parameters={parameters} onChange={setParameters} />}
        {order.isError && <ProblemNotice error={order.error} />}
        <div className={layout.actionRow}>
          <Button type="submit" disabled={action === null} loading={order.isPending}>
            {t('prepare')}
          </Button>
        </div>
      </form>
    </SidePanel>
  )
}

interface FieldProps {
  readonly action: (typeof offered)[number]
  readonly parameters: Parameters
  readonly onChange: (parameters: Parameters) => void
}

/** The fields of an action. */
function ActionFields(props: FieldProps): ReactNode {
  const t = bulkJobsText.useText()
  const { action, parameters, onChange } = props
  switch (action) {
    case 'ADD_TAG':
    case 'REMOVE_TAG':
      return (
        <TextInput
          label={t('tag')}
          required
          maxLength={50}
          value={parameters.tag ?? ''}
          onChange={(event) => onChange({ tag: event.currentTarget.value })}
        />
      )
    case 'SET_GROUP':
      return <GroupSelect {...props} />
    case 'END':
      return <EndReasonSelect {...props} />
    case 'PAUSE':
      return <PauseFields {...props} />
    case 'LETTER':
      return <TemplateSelect {...props} kind="letter" />
    case 'EMAIL':
      return <TemplateSelect {...props} kind="email" />
    case 'START_WORKFLOW':
      return <WorkflowSelect {...props} />
    case 'START_COLLECTION':
      return null
  }
}

function GroupSelect({ parameters, onChange }: FieldProps): ReactNode {
  const t = bulkJobsText.useText()
  return (
    <Select
      label={t('group')}
      placeholder={t('noGroup')}
      clearable
      searchable
      value={parameters.groupId ?? null}
      onChange={(groupId) => onChange({ groupId })}
      data={useGroupChoices()}
    />
  )
}

function EndReasonSelect({ parameters, onChange }: FieldProps): ReactNode {
  const t = bulkJobsText.useText()
  return (
    <Select
      label={t('endReason')}
      required
      searchable
      value={parameters.endReasonId ?? null}
      onChange={(endReasonId) => onChange(endReasonId === null ? {} : { endReasonId })}
      data={useEndReasonChoices()}
    />
  )
}

function PauseFields({ parameters, onChange }: FieldProps): ReactNode {
  const t = bulkJobsText.useText()
  return (
    <>
      <Select
        label={t('updateType')}
        required
        searchable
        value={parameters.updateTypeId ?? null}
        onChange={(updateTypeId) => onChange(updateTypeId === null ? {} : { ...parameters, updateTypeId })}
        data={usePauseChoices()}
      />
      <TextInput
        label={t('updateText')}
        maxLength={2_000}
        value={parameters.text ?? ''}
        onChange={(event) => onChange({ ...parameters, text: event.currentTarget.value })}
      />
    </>
  )
}

function TemplateSelect({ kind, parameters, onChange }: FieldProps & { kind: 'letter' | 'email' }): ReactNode {
  const t = bulkJobsText.useText()
  return (
    <Select
      label={t('template')}
      required
      searchable
      value={parameters.templateHandle ?? null}
      onChange={(templateHandle) => onChange(templateHandle === null ? {} : { templateHandle })}
      data={useTemplateChoices(kind)}
    />
  )
}

function WorkflowSelect({ parameters, onChange }: FieldProps): ReactNode {
  const t = bulkJobsText.useText()
  return (
    <Select
      label={t('workflow')}
      required
      searchable
      value={parameters.workflowId ?? null}
      onChange={(workflowId) => onChange(workflowId === null ? {} : { workflowId })}
      data={useWorkflowChoices()}
    />
  )
}
