export { createInteraction } from './create-interaction.ts'
export { interactionMailPurpose, templateMailPurpose } from './interaction-mail.ts'
export { patchInteraction } from './patch-interaction.ts'
