export { createCreditor } from './create-creditor.ts'
export { findCreditor } from './creditors.queries.ts'
export { creditorOperations } from './creditors.routes.ts'
export { Creditor } from './creditors.schemas.ts'
