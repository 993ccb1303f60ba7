import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const workflowRegistryText = defineText('workflow-registry', {
  en: {
    workflows: en.workflows,
    workflowsAbout: 'The steps by which cases are pursued.',
    newWorkflow: 'New workflow',
    publishedVersion: 'Published version',
    editSteps: 'Edit steps',
    showSteps: 'Show steps',
  },
  da: {
    workflows: da.workflows,
    workflowsAbout: 'De trin, sager forfølges i.',
    newWorkflow: 'Nyt forløb',
    publishedVersion: 'Udgivet version',
    editSteps: 'Rediger trin',
    showSteps: 'Vis trin',
  },
})
