export { createCreditor } from './create-creditor.ts'
export { creditorsOfCaseworker, findCreditor } from './creditors.queries.ts'
export { requireAcceptsClaims } from './creditors.rules.ts'
export { type CreditorState } from './creditors.schemas.ts'
