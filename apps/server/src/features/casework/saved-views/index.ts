export { createSavedView, savedViewOperations } from './saved-views.registry.ts'
