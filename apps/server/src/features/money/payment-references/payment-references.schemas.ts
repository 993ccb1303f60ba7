import Type from 'typebox'
import { OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Currency } from '../../../platform/money/money.ts'
import { referenceKinds } from './payment-references.rules.ts'

export const PaymentReference = Type.Object(
  {
    kind: OneOf(referenceKinds, {
      description:
        '`FI71`: Danish FI card +71. `KID`: Norwegian payment reference. `OCR`: Swedish payment reference. `RF`: ISO 11649.',
    }),
    reference: Type.String({ description: 'The reference as a payer enters it.', examples: ['000000000042697'] }),
    printed: Type.String({
      description: 'The reference as it is printed, for FI with the card type and the creditor number.',
      examples: ['+71<000000000042697+81234567<'],
    }),
  },
  { title: 'PaymentReference' },
)

export const CasePaymentReferences = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    caseSeqId: Type.Integer({ minimum: 1, description: 'The number of the case.' }),
    currency: Currency,
    references: Type.Array(PaymentReference, {
      description:
        'The references of the case. Letters and the debtor web show the first, except an RF reference in DKK, which Danish banks do not accept.',
    }),
  },
  { title: 'CasePaymentReferences' },
)

export const ReferenceParams = Type.Object({
  tenantId: Uuid,
  reference: Text(60, {
    minLength: 1,
    description: 'A machine-readable payment reference. Spaces and missing leading zeros do not matter.',
  }),
})

export const CaseParams = Type.Object({ tenantId: Uuid, caseId: { ...Uuid, description: 'The case.' } })
