export { createDocument } from './create-document.ts'
export { documentOperations } from './documents.routes.ts'
