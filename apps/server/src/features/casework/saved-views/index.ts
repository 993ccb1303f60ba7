export { createSavedView } from './saved-views.registry.ts'
