export { createSavedView } from './create-saved-view.ts'
