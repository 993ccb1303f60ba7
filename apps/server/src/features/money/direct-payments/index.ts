export { registerDirectPayment } from './register-direct-payment.ts'
