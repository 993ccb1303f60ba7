export { registerCasePayment } from './register-case-payment.ts'
