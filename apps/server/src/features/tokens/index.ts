export { changeTokenScopes, revokeToken } from './change-token.ts'
export { createToken } from './create-token.ts'
export { listTokens } from './tokens.queries.ts'
export { tokenOperations } from './tokens.routes.ts'
