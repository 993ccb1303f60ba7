export { createInteraction } from './create-interaction.ts'
export { interactionOperations } from './interactions.routes.ts'
export { statesAfter } from './interaction-state.rules.ts'
export { patchInteraction } from './patch-interaction.ts'
