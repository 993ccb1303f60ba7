import { client } from '../../../api/client.ts'
import { defineRegistry } from '../../registry/index.ts'
import { descriptionField, nameField } from './known-fields.ts'
import { workflowRegistryText } from './workflows.text.ts'
import { WorkflowSteps } from './workflow-steps.tsx'

const { t } = workflowRegistryText
const { list, get, create, patch, delete: remove } = client.workflows

/** The workflows. Their steps have a screen of their own. */
export const workflows = defineRegistry({
  ...{ list, get, create, patch, remove },
  key: 'workflows',
  title: () => t('workflows'),
  about: () => t('workflowsAbout'),
  newLabel: () => t('newWorkflow'),
  readScope: 'read:workflows',
  writeScope: 'write:workflows',
  param: 'workflowId',
  idOf: ({ workflowId }) => workflowId,
  nameOf: ({ name }) => name,
  fields: [nameField, descriptionField],
  columns: () => [
    {
      ...{ id: 'version', header: t('publishedVersion'), width: '160px', isWideOnly: true },
      cell: ({ publishedVersion }) => publishedVersion ?? '',
    },
  ],
  More: WorkflowSteps,
})
