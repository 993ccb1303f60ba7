export { recordAccountChange, requireAccountRights } from './record-account-change.ts'
