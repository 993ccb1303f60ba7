import Type, { type Static } from 'typebox'
import { Form } from './form.ts'
import { message } from '../../../problems/index.ts'
import { Name, OneOf, Text } from './schemas.ts'

/** Small shapes that several areas have in common. */

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
  { title: 'Phone' },
)
export type Phone = Static<typeof Phone>

export const registrySchemes = ['DK:CVR', 'DK:CPR', 'NO:ORG', 'NO:ORGNR', 'SE:ORGNR', 'GLN'] as const

export const RegistryIdentifier = Type.Object(
  { scheme: OneOf(registrySchemes), value: Type.String({ minLength: 1, maxLength: 50, examples: ['12345674'] }) },
  { title: 'RegistryIdentifier' },
)
export type RegistryIdentifier = Static<typeof RegistryIdentifier>

export const Address = Type.Object(
  {
    address: Type.Optional(Text(200, { examples: ['Vesterbrogade 1'] })),
    coAddress: Type.Optional(Text(200)),
    zipcode: Type.Optional(Text(20, { examples: ['1620'] })),
    city: Type.Optional(Text(100, { examples: ['København V'] })),
    country: Type.Optional(Text(60, { examples: ['DK'] })),
  },
  { title: 'Address' },
)
export type Address = Static<typeof Address>

export const BankAccount = Type.Object(
  {
    type: OneOf(['DANISH']),
    registrationNumber: Type.String({ minLength: 1, maxLength: 10, description: '4 digits.', examples: ['3409'] }),
    accountNumber: Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'Up to 10 digits. Spaces are removed, and leading zeros may be left out.',
      examples: ['0012345678'],
    }),
  },
  { title: 'BankAccount' },
)
export type BankAccount = Static<typeof BankAccount>

export const IbanAccount = Type.Object(
  {
    iban: Type.String({
      minLength: 1,
      maxLength: 42,
      description: 'Checked by its country and check digits. Kept without spaces.',
      examples: ['DK5000400440116243'],
    }),
    bic: Type.String({
      minLength: 1,
      maxLength: 14,
      description: 'The BIC (SWIFT code) of the bank: 8 or 11 characters.',
      examples: ['NDEADKKK'],
    }),
  },
  { title: 'IbanAccount' },
)
export type IbanAccount = Static<typeof IbanAccount>

export const Email = Type.String({ format: 'email', maxLength: 254, examples: ['post@example.com'] })

export { Name }
