export { courtClaimItems } from './court-claims.queries.ts'
export { prepareCourtClaim } from './prepare-court-claim.ts'
