export { directPaymentOperations } from './direct-payments.routes.ts'
export { registerDirectPayments } from './direct-payments.queries.ts'
export { directPaymentItem } from './register-direct-payment.ts'
