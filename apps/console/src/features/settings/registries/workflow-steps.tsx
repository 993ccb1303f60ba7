import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { workflowRegistryText } from './workflows.text.ts'

/** Leads to the steps of a workflow, which have a screen of their own. */
export function WorkflowSteps({ item, mayWrite }: { item: { workflowId: string }; mayWrite: boolean }): ReactNode {
  const t = workflowRegistryText.useText()
  return (
    <Anchor component={Link} to={`/settings/workflows/${item.workflowId}/steps`}>
      {mayWrite ? t('editSteps') : t('showSteps')}
    </Anchor>
  )
}
