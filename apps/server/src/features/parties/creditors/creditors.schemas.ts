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

/** The writable fields other than the name, named as in the contract. Null means unknown. */
const fields = {
  id: Nullable(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Your own reference of the creditor, unique on the tenant.',
      examples: ['NORDKYST'],
    }),
  ),
  contactId: idOf('The user of the creditor who is the contact person.'),
  acquisitionResponsibleId: idOf('The user who acquired the creditor.'),
  caseworkerContactId: idOf('The caseworker who is responsible for the cases of the creditor.'),
  notes: Nullable(Text(20_000, { description: 'Notes on the creditor, as plain text.' })),
  defaultCollectorId: idOf('The default collector.'),
  defaultChainId: idOf('The default workflow of its cases.'),
  defaultBillingModelId: idOf('The default billing model.'),
  defaultClientChainId: idOf('The default client workflow.'),
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
        'Frequently asked questions shown in the debtor web, as HTML. Everything except text, simple formatting, tables and links is removed.',
      examples: ['<p><b>Can I pay in instalments?</b> Yes, write to us.</p>'],
    }),
  ),
  aksEnabled: Type.Boolean({
    description: 'Whether the AKS feature of the credit bureau is enabled. Stored only: no bureau is connected.',
  }),
  vatRegistered: Type.Boolean({
    description:
      'Whether the creditor is VAT registered and can deduct VAT. If not, VAT is added to the limits of collection costs. True by default, which is the lower limit. Settlements use the VAT of the billing model.',
  }),
  isCompany: Type.Boolean({ description: 'Whether the creditor is a company.' }),
  selfCollection: Type.Boolean({ description: 'Whether the creditor collects its own claims. Stored only.' }),
  centralRegisterId: Nullable(
    Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'The id in the central business register, such as a CVR number.',
      examples: ['12345674'],
    }),
  ),
  state: OneOf(creditorStates, {
    description:
      'Any state can follow any other. A creditor that is CANCELLED or CEASED accepts no new cases or claims; existing cases continue.',
  }),
  address: Nullable(Address),
  bankAccount: Nullable(
    Type.Unsafe<BankAccount>({
      ...BankAccount,
      description:
        'The Danish account for payouts. Only administrators can set it; a request from a caseworker that contains it is rejected.',
    }),
  ),
  ibanAccount: Nullable(
    Type.Unsafe<IbanAccount>({
      ...IbanAccount,
      description:
        'The IBAN account for payouts. If both accounts are set, Danish kroner go to the Danish account and other currencies to this one. Only administrators can set it.',
    }),
  ),
  erpLink: Nullable(
    Text(2_000, {
      description:
        'A link to the creditor’s ERP system: an http or https URL. The only placeholder is `{{customerReferenceId}}`, which must come after the host.',
      examples: ['https://erp.example.com/customers/{{customerReferenceId}}'],
    }),
  ),
  properties: Type.Unsafe<Record<string, unknown>>({
    ...FreeObject,
    description:
      'Property values, by the handle of a property type for creditors. A patch changes the given handles only; null removes a value.',
  }),
}

const CreditorName = Type.Unsafe<string>({ ...Name, description: 'The name of the creditor.' })
const CreditorId = Type.String({ format: 'uuid', description: 'The id of the creditor.' })
const optionalFields = Type.Partial(Type.Object(fields)).properties
const acceptedId = Type.Optional(
  Type.String({
    format: 'uuid',
    description: 'Ignored. It is accepted so that a creditor can be sent back as it was read.',
  }),
)

export const CreditorInput = Type.Object(
  { name: CreditorName, ...optionalFields, creditorId: acceptedId },
  { title: 'CreditorInput' },
)
export type CreditorInput = Static<typeof CreditorInput>

export const CreditorPatch = Type.Object(
  { name: Type.Optional(CreditorName), ...optionalFields, creditorId: acceptedId },
  { title: 'CreditorPatch' },
)
export type CreditorPatch = Static<typeof CreditorPatch>

export const Creditor = Type.Object(
  {
    creditorId: CreditorId,
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the creditor.' }),
    ...fields,
    // No maxLength: sanitising can make the text longer.
    debtorFAQ: Nullable(
      Type.String({ description: 'Frequently asked questions shown in the debtor web, as sanitised HTML.' }),
    ),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Creditor' },
)
export type Creditor = Static<typeof Creditor>

export const CreditorParams = Type.Object({ tenantId: Uuid, creditorId: CreditorId })
export const CreditorListQuery = PageQuery({
  state: Type.Optional(OneOf(creditorStates, { description: 'Only creditors in this state.' })),
  property: Type.Optional(PropertyFilter),
  q: Type.Optional(
    Text(200, {
      description: 'Only creditors whose name or reference contains this text. Case is ignored.',
    }),
  ),
})
