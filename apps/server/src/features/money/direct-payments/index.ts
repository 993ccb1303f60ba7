export { directPaymentOperations } from './direct-payments.routes.ts'
export { registerDirectPayment } from './register-direct-payment.ts'
