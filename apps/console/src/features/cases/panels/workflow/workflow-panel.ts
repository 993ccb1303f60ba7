import { IconRoute } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { WorkflowForm } from './workflow-form.tsx'
import { workflowText } from './workflow.text.ts'

export const workflowPanel: Panel = {
  name: 'workflow',
  title: () => workflowText.t('title'),
  isOffered: (_data, may) => may('read:cases'),
  form: WorkflowForm,
  menuIcon: IconRoute,
  width: 560,
}
