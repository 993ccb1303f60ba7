export { createInteraction } from './create-interaction.ts'
export { interactionMailPurpose } from './interaction-mail-purpose.ts'
export { patchInteraction } from './patch-interaction.ts'
