import { Button, Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { useReadList, useWrite } from '../../../../api/query.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { workflowText } from './workflow.text.ts'

/** Chooses a workflow for a case, and starts it. */
export function StartWorkflow({ caseId, label }: { caseId: string; label: string }): ReactNode {
  const t = workflowText.useText()
  const [workflowId, setWorkflowId] = useState<string | null>(null)
  const { items } = useReadList(client.workflows.list, {})
  const starting = useWrite(client.caseWorkflows.start, {
    onDone: () => {
      setWorkflowId(null)
      notifications.show({ message: t('started') })
    },
  })
  return (
    <div className={layout.stackTight}>
      <Select
        label={t('choose')}
        searchable
        value={workflowId}
        onChange={setWorkflowId}
        data={items.map((workflow) => ({
          value: workflow.workflowId,
          label: workflow.publishedVersion === null ? t('unpublished', { name: workflow.name }) : workflow.name,
          disabled: workflow.publishedVersion === null,
        }))}
      />
      {starting.error !== null && <ProblemNotice error={starting.error} />}
      <div className={layout.row}>
        <Button
          disabled={workflowId === null}
          loading={starting.isPending}
          onClick={() => {
            if (workflowId !== null) starting.mutate({ input: { caseId, body: { workflowId } } })
          }}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
