export { referenceSettings } from './payment-references.queries.ts'
export {
  caseNumbersInText,
  caseNumbersOf,
  invoiceReferenceNumber,
  paymentReferencesOf,
  type ReferenceSettings,
  shownReferenceOf,
} from './payment-references.rules.ts'
export { PaymentReference } from './payment-references.schemas.ts'
