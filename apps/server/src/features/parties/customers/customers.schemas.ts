import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, Email, Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { message } from './customers.problems.ts'

const Relation = OneOf(['debtor', 'co-debtor', 'guarantor', 'guardian', 'alternative-contact', 'lawyer'], {
  description: 'How the person or company is related to the customer.',
})

const ReferenceId = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'Your own reference of the customer, such as a customer or patient number. Unique among the customers of the creditor.',
  examples: ['K-1001'],
})

const Geocode = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees.' }),
    longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees.' }),
  },
  { title: 'Geocode', description: 'A position in decimal degrees.' },
)

export const customerUsersMax = 100

const RegisterNumber = Type.String({ minLength: 1, maxLength: 50 })

const detailMeanings = {
  name: 'The name of the person or company.',
  cpr: 'The Danish civil registration number (CPR) of a person.',
  cvr: 'The Danish business registration number (CVR) of a company.',
  email: 'The e-mail address for messages.',
}
const UserName = Type.Unsafe<string>({ ...Name, description: detailMeanings.name })

const LanguageCode = Form(
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$',
  message('must be a language code, such as da or pt-BR'),
  {
    maxLength: 30,
    description: 'The language for messages to this person or company.',
    examples: ['da'],
  },
)

const knownDetails = {
  cpr: Type.Optional(Nullable({ ...RegisterNumber, description: `${detailMeanings.cpr} Stored as sent.` })),
  cvr: Type.Optional(Nullable({ ...RegisterNumber, description: `${detailMeanings.cvr} Stored as sent.` })),
  email: Type.Optional(Nullable({ ...Email, description: detailMeanings.email })),
  phone: Type.Optional(Nullable(Phone)),
  address: Type.Optional(Nullable(Address)),
  geocode: Type.Optional(Nullable(Geocode)),
}

export const CustomerUserInput = Type.Object(
  {
    relation: Type.Optional({
      ...Relation,
      description: 'How the person or company is related to the customer; `debtor` by default.',
    }),
    contact: Type.Optional(
      Type.Boolean({ description: 'Whether messages go to this user. By default they go to the first debtor.' }),
    ),
    lang: Type.Optional({
      ...LanguageCode,
      description:
        'The language for messages to this person or company; by default that of the creditor’s country, else of the tenant.',
    }),
    details: Type.Object({ name: UserName, ...knownDetails }, { description: 'Name and contact details.' }),
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
        { name: Type.Optional(UserName), ...knownDetails },
        { description: 'The details to change. Null removes a value; missing members are unchanged.' },
      ),
    ),
  },
  { title: 'CustomerUserPatch' },
)
export type CustomerUserPatch = Static<typeof CustomerUserPatch>

export const CustomerPatch = Type.Object(
  {
    referenceId: Type.Optional(ReferenceId),
    isCompany: Type.Optional(Type.Boolean({ description: 'Whether the customer is a company.' })),
  },
  { title: 'CustomerPatch' },
)
export type CustomerPatch = Static<typeof CustomerPatch>

export const CustomerInput = Type.Object(
  {
    referenceId: ReferenceId,
    isCompany: Type.Optional(Type.Boolean({ description: 'Whether the customer is a company; false by default.' })),
    users: Type.Optional(
      Type.Array(CustomerUserInput, {
        maxItems: customerUsersMax,
        description: 'The people and companies related to the customer, such as the debtor.',
      }),
    ),
  },
  { title: 'CustomerInput' },
)
export type CustomerInput = Static<typeof CustomerInput>

const UserDetails = Type.Object(
  {
    name: Type.String({ description: detailMeanings.name }),
    cpr: Nullable(Type.String({ description: detailMeanings.cpr })),
    cvr: Nullable(Type.String({ description: detailMeanings.cvr })),
    email: Nullable(Type.String({ description: detailMeanings.email })),
    phone: Nullable(Phone),
    address: Nullable(Address),
    geocode: Nullable(Geocode),
  },
  { description: 'Name and contact details. Null means unknown.' },
)
export type UserDetails = Static<typeof UserDetails>

const CustomerUser = Type.Object(
  {
    userId: { ...Uuid, description: 'The id of the user.' },
    id: Type.Integer({ minimum: 1, description: 'The sequence number of the user, unique on the tenant.' }),
    relation: Relation,
    contact: Type.Boolean({ description: 'Whether messages go to this user.' }),
    customerId: { ...Uuid, description: 'The customer that the user belongs to.' },
    lang: Type.String({ description: 'The language for messages to this person or company.' }),
    details: UserDetails,
  },
  { title: 'CustomerUser' },
)

const CaseOfCustomer = Type.Object(
  {
    caseId: { ...Uuid, description: 'The id of the case.' },
    id: Type.Integer({ minimum: 1, description: 'The sequence number of the case.' }),
    status: OneOf(['PENDING', 'VERIFIED', 'ENDED'], { description: 'The status of the case.' }),
    endReason: Nullable(
      Type.String({ description: 'The handle of the end reason; null while the case is open.', examples: ['PAID'] }),
    ),
    statusTime: { ...Instant, description: 'When the status last changed.' },
    createdAt: Instant,
  },
  { title: 'CaseOfCustomer' },
)

const CustomerId = Type.String({ format: 'uuid', description: 'The id of the customer.' })

export const Customer = Type.Object(
  {
    creditorId: { ...Uuid, description: 'The creditor that the customer belongs to.' },
    createdAt: Instant,
    customerId: CustomerId,
    tenantId: Uuid,
    referenceId: Type.String({ description: 'Your own reference of the customer.' }),
    isCompany: Type.Boolean({ description: 'Whether the customer is a company.' }),
    users: Type.Array(CustomerUser, { description: 'The people and companies related to the customer.' }),
    cases: Type.Array(CaseOfCustomer, { description: 'The cases of the customer.' }),
  },
  { title: 'Customer' },
)
export type Customer = Static<typeof Customer>

const Warnings = Type.Optional(
  Type.Array(
    Type.Object(
      {
        path: Type.String({ description: 'A JSON pointer to the member in the request.' }),
        message: Type.String({ description: 'What looks wrong.' }),
      },
      { title: 'Warning' },
    ),
    { description: 'Values that look wrong but were accepted, such as a CVR number with a wrong check digit.' },
  ),
)

export const CustomerAnswer = Type.Object({ ...Customer.properties, warnings: Warnings }, { title: 'CustomerAnswer' })
export type CustomerAnswer = Static<typeof CustomerAnswer>

export const CustomerUserAnswer = Type.Object(
  { ...CustomerUser.properties, warnings: Warnings },
  { title: 'CustomerUserAnswer' },
)
export type CustomerUserAnswer = Static<typeof CustomerUserAnswer>

export const CustomerUserParams = Type.Object({
  tenantId: Uuid,
  customerId: CustomerId,
  userId: { ...Uuid, description: 'The id of the user.' },
})
export const CustomerParams = Type.Object({ tenantId: Uuid, customerId: CustomerId })
export const CustomerReferenceParams = Type.Object({ tenantId: Uuid, referenceId: ReferenceId })

const CreditorOfCustomer = Type.String({ format: 'uuid', description: 'The creditor that the customer belongs to.' })

export const CreateCustomerQuery = Type.Object({ creditorId: CreditorOfCustomer }, { additionalProperties: false })
export const CustomerReferenceQuery = Type.Object(
  {
    creditorId: Type.Optional({
      ...CreditorOfCustomer,
      description:
        'The creditor that the customer belongs to. Required if customers of several creditors have the reference.',
    }),
  },
  { additionalProperties: false },
)
export const CustomerSort = OneOf(['name', '-name'], {
  description:
    'The order by the name of the debtor; a leading minus means descending. æ, ø and å come after z. By default, the oldest customer is first. `after` works with every order.',
})
export type CustomerSort = Static<typeof CustomerSort>

export const CustomerListQuery = PageQuery({
  sort: Type.Optional(CustomerSort),
  creditorId: Type.Optional(CreditorOfCustomer),
  referenceId: Type.Optional(ReferenceId),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Search text: a phone or CVR number in any spelling, or up to ten words, each of which must begin a word in the reference of the customer or in the name, e-mail address or postal address of one of its users. Case and accents are ignored. If nothing matches, customers with names that sound alike are on the first page. CPR numbers are not found: they must not be part of a URL.',
      examples: ['mette sør'],
    }),
  ),
})

export const CprSearchInput = Type.Object(
  {
    cpr: Form('^[0-9]{6}[- ]?[0-9]{4}$', message('must be a CPR number of ten digits, such as 010190-0000'), {
      maxLength: 11,
      description: 'The CPR number: ten digits, with or without a hyphen.',
    }),
  },
  { title: 'CprSearchInput' },
)

export const CustomersFound = Type.Object(
  { customers: Type.Array(Customer, { description: 'The customers that were found.' }) },
  { title: 'CustomersFound' },
)
