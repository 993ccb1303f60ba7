export { receivingAccount, referenceSettings } from './payment-references.queries.ts'
export { epcQrText, type ReceivingAccount, sepaIbanOf } from './epc-qr.rules.ts'
export {
  caseNumbersInText,
  caseNumbersOf,
  invoiceReferenceNumber,
  paymentReferencesOf,
  type ReferenceSettings,
  shownReferenceOf,
} from './payment-references.rules.ts'
export { PaymentReference } from './payment-references.schemas.ts'
