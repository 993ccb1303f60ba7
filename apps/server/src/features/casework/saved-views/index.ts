export { savedViewOperations } from './saved-views.routes.ts'
export { createSavedView } from './create-saved-view.ts'
