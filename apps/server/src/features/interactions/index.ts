export { createInteraction } from './create-interaction.ts'
export { interactionOperations } from './interactions.routes.ts'
