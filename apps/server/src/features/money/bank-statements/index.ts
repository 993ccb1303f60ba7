export { bankLineItems } from './bank-lines.queries.ts'
