export { withdrawDispute } from './decide-dispute.ts'
export { disputeItems } from './disputes.queries.ts'
export { raiseDisputes } from './raise-disputes.ts'
