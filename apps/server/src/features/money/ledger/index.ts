export { type CheckResult, verifyLedger, type VerificationReport } from './verify-ledger.ts'
