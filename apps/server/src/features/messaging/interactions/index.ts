export { createInteraction } from './create-interaction.ts'
export {
  interactionMailOwner,
  interactionMailPurpose,
  templateMailOwner,
  templateMailPurpose,
} from './interaction-mail.ts'
export { patchInteraction } from './patch-interaction.ts'
export { interactionOperations } from './interactions.routes.ts'
export { Interaction } from './interactions.schemas.ts'
