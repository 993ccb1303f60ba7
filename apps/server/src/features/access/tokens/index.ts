export { exampleIds } from './tokens.demo.ts'
export { changeTokenScopes, revokeToken } from './change-token.ts'
export { createToken } from './create-token.ts'
export { findTokenByHash, listTokens } from './tokens.queries.ts'
