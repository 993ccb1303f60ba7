export { referenceSettings } from './payment-references.queries.ts'
export {
  caseNumbersInText,
  caseNumbersOf,
  type ReferenceSettings,
  shownReferenceOf,
} from './payment-references.rules.ts'
