export { answerDebtorWeb } from './debtor-web.routes.ts'
