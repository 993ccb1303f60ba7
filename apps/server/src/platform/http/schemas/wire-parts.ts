import Type, { type Static } from 'typebox'
import { Form } from './form.ts'
import { message } from '../../../problems/index.ts'
import { Name, Nullable, OneOf, Text } from './schemas.ts'

/** Small shapes that several areas share. */

export const Phone = Type.Object(
  {
    locale: Form('^[1-9][0-9]{0,3}$', message('must be a country calling code without the plus, such as 45'), {
      description: 'Country calling code without the plus.',
      examples: ['45'],
    }),
    number: Type.String({
      minLength: 1,
      maxLength: 30,
      description: 'Number without the country code.',
      examples: ['70123456'],
    }),
  },
  { title: 'Phone', description: 'Phone number.' },
)
export type Phone = Static<typeof Phone>

export const registrySchemes = ['DK:CVR', 'DK:CPR', 'NO:ORG', 'NO:ORGNR', 'SE:ORGNR', 'GLN'] as const

export const RegistryIdentifier = Type.Object(
  {
    scheme: OneOf(registrySchemes, { description: 'The registry, with its country.' }),
    value: Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'The number in the registry.',
      examples: ['12345674'],
    }),
  },
  { title: 'RegistryIdentifier', description: 'Number in a public registry, such as a CVR number.' },
)
export type RegistryIdentifier = Static<typeof RegistryIdentifier>

export const Address = Type.Object(
  {
    address: Type.Optional(Text(200, { description: 'Street and number.', examples: ['Vesterbrogade 1'] })),
    coAddress: Type.Optional(Text(200, { description: 'Care of: the name on the letterbox, if it differs.' })),
    zipcode: Type.Optional(Text(20, { description: 'Postal code.', examples: ['1620'] })),
    city: Type.Optional(Text(100, { description: 'Town or city.', examples: ['København V'] })),
    country: Type.Optional(Text(60, { description: 'Country code or name.', examples: ['DK'] })),
  },
  { title: 'Address', description: 'Postal address.' },
)
export type Address = Static<typeof Address>

export const BankAccount = Type.Object(
  {
    type: OneOf(['DANISH'], { description: 'The kind of account. Only Danish accounts for now.' }),
    registrationNumber: Type.String({ minLength: 1, maxLength: 10, description: '4 digits.', examples: ['3409'] }),
    accountNumber: Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'Up to 10 digits. Spaces are removed, and leading zeros may be left out.',
      examples: ['0012345678'],
    }),
  },
  { title: 'BankAccount', description: 'Danish bank account.' },
)
export type BankAccount = Static<typeof BankAccount>

export const IbanAccount = Type.Object(
  {
    iban: Type.String({
      minLength: 1,
      maxLength: 42,
      description: 'Country, length and check digits must be valid. Stored without spaces.',
      examples: ['DK5000400440116243'],
    }),
    bic: Type.String({
      minLength: 1,
      maxLength: 14,
      description: 'The BIC (SWIFT code) of the bank: 8 or 11 characters.',
      examples: ['NDEADKKK'],
    }),
  },
  { title: 'IbanAccount', description: 'IBAN account.' },
)
export type IbanAccount = Static<typeof IbanAccount>

export const DomesticAccount = Type.Object(
  {
    type: OneOf(['NORWEGIAN', 'SWEDISH', 'BANKGIRO'], { description: 'The kind of account.' }),
    clearingNumber: Nullable(
      Type.String({
        minLength: 1,
        maxLength: 10,
        description: 'The clearing number of a Swedish account; null for all others.',
        examples: ['5000'],
      }),
    ),
    accountNumber: Type.String({
      minLength: 1,
      maxLength: 20,
      description:
        'The account or bankgiro number. Spaces, dots and hyphens are removed, and check digits must be valid.',
      examples: ['86011117947'],
    }),
  },
  { title: 'DomesticAccount', description: 'Norwegian or Swedish account, or a bankgiro number.' },
)
export type DomesticAccount = Static<typeof DomesticAccount>

export const Email = Type.String({
  format: 'email',
  maxLength: 254,
  description: 'E-mail address.',
  examples: ['post@example.com'],
})

export { Name }
