export { withdrawDispute } from './decide-dispute.ts'
export { textLengthMax } from './disputes.schemas.ts'
export { messageOf, raiseDisputes } from './raise-disputes.ts'
