export { registerDebtorWeb } from './debtor-web.routes.ts'
