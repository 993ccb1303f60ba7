export { withdrawDispute } from './decide-dispute.ts'
export { raiseDisputes } from './raise-disputes.ts'
