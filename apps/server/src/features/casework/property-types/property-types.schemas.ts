import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { message } from './property-types.problems.ts'

export const propertyValueTypes = [
  'checkbox',
  'date',
  'dropdown',
  'text',
  'number',
  'file',
  'address',
  'money',
] as const
export type PropertyValueType = (typeof propertyValueTypes)[number]

export const propertyEntities = ['case', 'case-voucher', 'creditor'] as const
export type PropertyEntity = (typeof propertyEntities)[number]

const Handle = Form(
  '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
  message('must start with a letter, followed by letters, digits, hyphens or underscores, such as department'),
  {
    description:
      'The key of the value in `properties`: a letter, then letters, digits, `-` and `_`, at most 64 characters. Unique among the property types of the entity.',
    examples: ['department'],
  },
)
const Label = Type.Unsafe<string>({ ...Name, description: 'The name of the property on screens.' })
const entityMeaning = 'What has the property: cases, case vouchers or creditors.'
const ValueType = OneOf(propertyValueTypes, {
  description:
    'The type of the values: `checkbox` is a boolean, `date` a string such as 2024-05-01, `dropdown` one of the options, `text` a string of at most 5,000 characters, `number` a number, `file` the id of a file, `address` an object like the address of a creditor, `money` an integer in the minor unit of the currency. A value can always be null.',
})
const Options = Nullable(
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    minItems: 1,
    maxItems: 500,
    description: 'The choices of a `dropdown`, which must have options. No other type has any.',
    examples: [['North', 'South']],
  }),
)

export const PropertyTypeInput = Type.Object(
  {
    handle: Handle,
    label: Label,
    type: ValueType,
    entity: Type.Optional(OneOf(propertyEntities, { default: 'case', description: entityMeaning })),
    options: Type.Optional(Options),
  },
  { title: 'PropertyTypeInput' },
)
export type PropertyTypeInput = Static<typeof PropertyTypeInput>

export const PropertyTypePatch = Type.Object(
  { label: Type.Optional(Label), options: Type.Optional(Options) },
  { title: 'PropertyTypePatch' },
)

export const PropertyType = Type.Object(
  {
    propertyTypeId: { ...Uuid, description: 'The id of the property type.' },
    tenantId: Uuid,
    handle: Type.String({ description: 'The key of the value in `properties`.' }),
    label: Type.String({ description: 'The name of the property on screens.' }),
    type: ValueType,
    entity: OneOf(propertyEntities, { description: entityMeaning }),
    options: Nullable(
      Type.Array(Type.String(), { description: 'The choices of a `dropdown`; null for every other type.' }),
    ),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'PropertyType' },
)
export type PropertyType = Static<typeof PropertyType>

export const PropertyFilter = Form(
  '^[^:]+:',
  message('must be a handle, a colon and a value, such as department:Aarhus'),
  {
    minLength: 3,
    maxLength: 300,
    description:
      'Only records with this property value, written as `handle:value`. The value is a text, an option, a date, a number, `true`, `false`, the id of a file or one part of an address. Case is ignored.',
    examples: ['department:Aarhus'],
  },
)

export const PropertyTypeListQuery = PageQuery({
  entity: Type.Optional(OneOf(propertyEntities, { description: 'Only the property types of this entity.' })),
})
