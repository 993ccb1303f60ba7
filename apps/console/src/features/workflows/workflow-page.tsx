import { Anchor, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { Page } from '../../ui/page.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { SettingsFrame } from '../settings/index.ts'
import { WorkflowEditor } from './workflow-editor.tsx'
import { workflowsText } from './workflows.text.ts'

/** The steps of a workflow: the draft, its mistakes, and the published versions. */
export function WorkflowPage(): ReactNode {
  const t = workflowsText.useText()
  const tWords = wordsText.useText()
  const { workflowId = '' }: { workflowId?: string } = useParams({ strict: false })
  const workflow = useRead(client.workflows.get, { workflowId })
  const draft = useRead(client.workflows.getDraft, { workflowId })
  const error = workflow.error ?? draft.error
  const above = (
    <Anchor component={Link} to="/settings/workflows" size="xs">
      {tWords('workflows')}
    </Anchor>
  )
  if (workflow.data === undefined || draft.data === undefined) {
    return (
      <SettingsFrame>
        <Page title={t('steps')} above={above}>
          {error === null ? (
            <Skeleton height={320} />
          ) : (
            <ScreenError error={error} reset={() => void workflow.refetch().then(() => draft.refetch())} />
          )}
        </Page>
      </SettingsFrame>
    )
  }
  return (
    <SettingsFrame>
      <WorkflowEditor key={workflowId} workflow={workflow.data} draft={draft.data} above={above} />
    </SettingsFrame>
  )
}
