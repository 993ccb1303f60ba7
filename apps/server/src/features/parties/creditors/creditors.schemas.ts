import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  FreeObject,
  Instant,
  Name,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { Address, BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { PropertyFilter } from '../../casework/property-types/index.ts'

export const creditorStates = ['LEAD', 'SIGNED_ON', 'ACTIVE', 'CANCELLED', 'CEASED'] as const
export type CreditorState = (typeof creditorStates)[number]

function idOf(description: string): ReturnType<typeof Nullable<Type.TString>> {
  return Nullable(Type.String({ format: 'uuid', description }))
}

/** What callers write beside the name, under the contract's names and with null where nothing is known. */
const fields = {
  id: Nullable(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "The consumer's own reference id of the creditor, unique on the tenant.",
      examples: ['NORDKYST'],
    }),
  ),
  contactId: idOf('The creditor user who is the contact person.'),
  acquisitionResponsibleId: idOf('The user who acquired the customer.'),
  caseworkerContactId: idOf('The caseworker user who is responsible for the cases.'),
  notes: Nullable(Text(20_000, { description: 'Notes on the creditor, as plain text.' })),
  defaultCollectorId: idOf('The default collector.'),
  defaultChainId: idOf('The default workflow.'),
  defaultBillingModelId: idOf('The default billing model.'),
  defaultClientChainId: idOf('A workflow.'),
  bureauClientId: Nullable(
    Type.Integer({
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The client id at a credit bureau.',
    }),
  ),
  debtorFAQ: Nullable(
    Text(100_000, {
      description:
        'Frequently asked questions shown in the debtor web, as HTML. Kept are text, simple formatting, tables and links.',
      examples: ['<p><b>Can I pay in instalments?</b> Yes, write to us.</p>'],
    }),
  ),
  aksEnabled: Type.Boolean({
    description: 'Whether the AKS feature of the bureau is enabled. Kept for the record: no bureau is connected.',
  }),
  vatRegistered: Type.Boolean({
    description:
      'Whether the creditor is VAT registered. Kept for the record: settlements take VAT from the billing model.',
  }),
  isCompany: Type.Boolean({ description: 'Whether the creditor is a company.' }),
  selfCollection: Type.Boolean({ description: 'Whether the creditor collects for itself. Kept for the record.' }),
  centralRegisterId: Nullable(
    Type.String({ minLength: 1, maxLength: 50, description: 'The central register id.', examples: ['12345674'] }),
  ),
  state: OneOf(creditorStates, {
    description:
      'Any state may follow any other. Of a creditor that has CANCELLED or CEASED no new case or claim is taken; what there is goes on to its end.',
  }),
  address: Nullable(Address),
  bankAccount: Nullable(
    Type.Unsafe<BankAccount>({
      ...BankAccount,
      description:
        'The Danish account that settlements are paid out to. For administrators to write: a caseworker who sends it is refused.',
    }),
  ),
  ibanAccount: Nullable(
    Type.Unsafe<IbanAccount>({
      ...IbanAccount,
      description:
        'An account by IBAN and BIC. Where both are known, Danish kroner go to the Danish account and every other currency to this one. For administrators to write.',
    }),
  ),
  erpLink: Nullable(
    Text(2_000, {
      description:
        "A link to the creditor's ERP system: an http or https URL in which `{{customerReferenceId}}` may stand behind the host, and no other placeholder.",
      examples: ['https://erp.example.com/customers/{{customerReferenceId}}'],
    }),
  ),
  properties: Type.Unsafe<Record<string, unknown>>({
    ...FreeObject,
    description:
      'Values by the handles of the property types that the tenant has for creditors. A patch sets the handles it names and leaves the others; null takes a value away.',
  }),
}

const optionalFields = Type.Partial(Type.Object(fields)).properties
const acceptedId = Type.Optional(
  Type.String({ format: 'uuid', description: 'Accepted, so that what was read can be sent back. It changes nothing.' }),
)

export const CreditorInput = Type.Object(
  { name: Name, ...optionalFields, creditorId: acceptedId },
  { title: 'CreditorInput' },
)
export type CreditorInput = Static<typeof CreditorInput>

export const CreditorPatch = Type.Object(
  { name: Type.Optional(Name), ...optionalFields, creditorId: acceptedId },
  { title: 'CreditorPatch' },
)
export type CreditorPatch = Static<typeof CreditorPatch>

export const Creditor = Type.Object(
  {
    creditorId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    ...fields,
    // Sanitised, which may make it longer than what was sent.
    debtorFAQ: Nullable(Type.String()),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Creditor' },
)
export type Creditor = Static<typeof Creditor>

export const CreditorParams = Type.Object({ tenantId: Uuid, creditorId: Uuid })
export const CreditorListQuery = PageQuery({
  state: Type.Optional(OneOf(creditorStates, { description: 'Only creditors in this state.' })),
  property: Type.Optional(PropertyFilter),
  q: Type.Optional(
    Text(200, {
      description: 'Only creditors whose name or reference id holds this text, in upper or lower case.',
    }),
  ),
})
