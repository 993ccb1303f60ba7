export { registerCasePayment } from './register-case-payment.ts'
export { registerDirectPayment } from './register-direct-payment.ts'
