import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, Email, Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { message } from './customers.problems.ts'

const Relation = OneOf(['debtor', 'co-debtor', 'guarantor', 'guardian', 'alternative-contact', 'lawyer'])

const ReferenceId = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'Your own reference of the customer, client, patient or similar; unique among the customers of the creditor.',
  examples: ['K-1001'],
})

const Geocode = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { title: 'Geocode' },
)

export const customerUsersMax = 100

const RegisterNumber = Type.String({ minLength: 1, maxLength: 50, description: 'Kept as it is given.' })

const LanguageCode = Form(
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$',
  message('must be a language code, such as da or pt-BR'),
  {
    maxLength: 30,
    examples: ['da'],
  },
)

const knownDetails = {
  cpr: Type.Optional(Nullable(RegisterNumber)),
  cvr: Type.Optional(Nullable(RegisterNumber)),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Phone)),
  address: Type.Optional(Nullable(Address)),
  geocode: Type.Optional(Nullable(Geocode)),
}

export const CustomerUserInput = Type.Object(
  {
    relation: Type.Optional({ ...Relation, description: '`debtor` if left out.' }),
    contact: Type.Optional(
      Type.Boolean({ description: 'Whether messages go to this user. If left out, they go to the first debtor.' }),
    ),
    lang: Type.Optional({ ...LanguageCode, description: 'Language code; that of the tenant if left out.' }),
    details: Type.Object({ name: Name, ...knownDetails }),
  },
  { title: 'CustomerUserInput' },
)
export type CustomerUserInput = Static<typeof CustomerUserInput>

export const CustomerUserPatch = Type.Object(
  {
    relation: Type.Optional(Relation),
    contact: Type.Optional(Type.Boolean({ description: 'Whether messages go to this user.' })),
    lang: Type.Optional(LanguageCode),
    details: Type.Optional(
      Type.Object(
        { name: Type.Optional(Name), ...knownDetails },
        { description: 'Sets the members it names and leaves the others; null takes away what is known.' },
      ),
    ),
  },
  { title: 'CustomerUserPatch' },
)
export type CustomerUserPatch = Static<typeof CustomerUserPatch>

export const CustomerPatch = Type.Object(
  { referenceId: Type.Optional(ReferenceId), isCompany: Type.Optional(Type.Boolean()) },
  { title: 'CustomerPatch' },
)
export type CustomerPatch = Static<typeof CustomerPatch>

export const CustomerInput = Type.Object(
  {
    referenceId: ReferenceId,
    isCompany: Type.Optional(Type.Boolean({ description: 'A person if left out.' })),
    users: Type.Optional(Type.Array(CustomerUserInput, { maxItems: customerUsersMax })),
  },
  { title: 'CustomerInput' },
)
export type CustomerInput = Static<typeof CustomerInput>

const UserDetails = Type.Object({
  name: Type.String(),
  cpr: Nullable(Type.String({ description: 'Null when unknown, as are the members below.' })),
  cvr: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Phone),
  address: Nullable(Address),
  geocode: Nullable(Geocode),
})
export type UserDetails = Static<typeof UserDetails>

const CustomerUser = Type.Object(
  {
    userId: Uuid,
    id: Type.Integer({ minimum: 1, description: 'Counts the users of the tenant.' }),
    relation: Relation,
    contact: Type.Boolean(),
    customerId: Uuid,
    lang: Type.String(),
    details: UserDetails,
  },
  { title: 'CustomerUser' },
)

const CaseOfCustomer = Type.Object(
  {
    caseId: Uuid,
    id: Type.Integer({ minimum: 1, description: 'The sequence number of the case.' }),
    status: OneOf(['PENDING', 'VERIFIED', 'ENDED']),
    endReason: Nullable(
      Type.String({ description: 'The handle of the end reason; null while the case is open.', examples: ['PAID'] }),
    ),
    statusTime: Instant,
    createdAt: Instant,
  },
  { title: 'CaseOfCustomer' },
)

export const Customer = Type.Object(
  {
    creditorId: Uuid,
    createdAt: Instant,
    customerId: Uuid,
    tenantId: Uuid,
    referenceId: Type.String(),
    isCompany: Type.Boolean(),
    users: Type.Array(CustomerUser),
    cases: Type.Array(CaseOfCustomer),
  },
  { title: 'Customer' },
)
export type Customer = Static<typeof Customer>

const Warnings = Type.Optional(
  Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, { title: 'Warning' }), {
    description: 'What looks wrong and was taken all the same, such as a CVR number with a wrong check digit.',
  }),
)

export const CustomerAnswer = Type.Object({ ...Customer.properties, warnings: Warnings }, { title: 'CustomerAnswer' })
export type CustomerAnswer = Static<typeof CustomerAnswer>

export const CustomerUserAnswer = Type.Object(
  { ...CustomerUser.properties, warnings: Warnings },
  { title: 'CustomerUserAnswer' },
)
export type CustomerUserAnswer = Static<typeof CustomerUserAnswer>

export const CustomerUserParams = Type.Object({ tenantId: Uuid, customerId: Uuid, userId: Uuid })
export const CustomerParams = Type.Object({ tenantId: Uuid, customerId: Uuid })
export const CustomerReferenceParams = Type.Object({ tenantId: Uuid, referenceId: ReferenceId })

const CreditorOfCustomer = Type.String({ format: 'uuid', description: 'The creditor that the customer belongs to.' })

export const CreateCustomerQuery = Type.Object({ creditorId: CreditorOfCustomer }, { additionalProperties: false })
export const CustomerReferenceQuery = Type.Object(
  {
    creditorId: Type.Optional({
      ...CreditorOfCustomer,
      description:
        'The creditor that the customer belongs to; needed where customers of several creditors share the reference.',
    }),
  },
  { additionalProperties: false },
)
export const CustomerListQuery = PageQuery({
  creditorId: Type.Optional(CreditorOfCustomer),
  referenceId: Type.Optional(ReferenceId),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Finds customers that have a word beginning with each of the given ones in their reference or in the names and e-mail addresses of their users; up to ten words, without regard to case and accents.',
      examples: ['mette sør'],
    }),
  ),
})
