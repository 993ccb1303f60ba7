export { createCreditor } from './create-creditor.ts'
export { creditorsOfCaseworker, findCreditor } from './creditors.queries.ts'
export { creditorOperations } from './creditors.routes.ts'
export { Creditor } from './creditors.schemas.ts'
