export { verifyLedger, type VerificationReport } from './verify-ledger.ts'
