import Type, { type Static } from 'typebox'
import { CaseInput, CaseVoucherToAdd } from '../../casework/cases/index.ts'
import { CreditorInput } from '../../parties/creditors/index.ts'
import { CustomerInput } from '../../parties/customers/index.ts'

const CreditorReference = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Your own reference of the creditor. By default the creditor of the import.',
  }),
)

/** A line of an import of creditors: the body of Create creditor, with a reference. */
export const CreditorLine = Type.Object({
  ...CreditorInput.properties,
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Your own reference of the creditor.' }),
})
export type CreditorLine = Static<typeof CreditorLine>

/** A line of an import of customers: the body of Create customer. */
export const CustomerLine = Type.Object({ ...CustomerInput.properties, creditorReference: CreditorReference })
export type CustomerLine = Static<typeof CustomerLine>

const caseFields = Type.Omit(CaseInput, ['customerId', 'caseVouchers']).properties

/** A line of an import of cases: the body of Create case, with the customer itself instead of its id. */
export const CaseLine = Type.Object({
  ...caseFields,
  creditorReference: CreditorReference,
  customer: CustomerInput,
  caseVouchers: Type.Array(CaseVoucherToAdd, { minItems: 1, maxItems: 1_000 }),
})
export type CaseLine = Static<typeof CaseLine>
