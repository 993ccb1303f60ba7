export { createInteraction } from './create-interaction.ts'
export { interactionWordsBackfill } from './fill-interaction-words.ts'
export { interactionMailPurpose, templateMailPurpose } from './interaction-mail.ts'
export { patchInteraction } from './patch-interaction.ts'
