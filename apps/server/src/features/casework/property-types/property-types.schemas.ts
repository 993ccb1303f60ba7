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
      'The name under which `properties` hold the value: a letter, then letters, digits, `-` and `_`; 64 characters at most. Unique among the property types of the entity.',
    examples: ['department'],
  },
)
const ValueType = OneOf(propertyValueTypes, {
  description:
    'What a value looks like: `checkbox` a boolean, `date` a string such as 2024-05-01, `dropdown` one of the options, `text` a string of at most 5,000 characters, `number` a number, `file` the id of a file, `address` an object as the addresses of creditors are, `money` an integer in the minor unit. A value may always be null.',
})
const Options = Nullable(
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    minItems: 1,
    maxItems: 500,
    description: 'What can be chosen. Only a `dropdown` has options, and it must have them.',
    examples: [['North', 'South']],
  }),
)

export const PropertyTypeInput = Type.Object(
  {
    handle: Handle,
    label: Name,
    type: ValueType,
    entity: Type.Optional(OneOf(propertyEntities, { default: 'case', description: 'What carries the property.' })),
    options: Type.Optional(Options),
  },
  { title: 'PropertyTypeInput' },
)
export type PropertyTypeInput = Static<typeof PropertyTypeInput>

export const PropertyTypePatch = Type.Object(
  { label: Type.Optional(Name), options: Type.Optional(Options) },
  { title: 'PropertyTypePatch' },
)

export const PropertyType = Type.Object(
  {
    propertyTypeId: Uuid,
    tenantId: Uuid,
    handle: Type.String(),
    label: Type.String(),
    type: OneOf(propertyValueTypes),
    entity: OneOf(propertyEntities),
    options: Nullable(
      Type.Array(Type.String(), { description: 'What can be chosen; null unless it is a `dropdown`.' }),
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
      'A property and its value as `handle:value`, in any case: a text, an option, a day, a number, `true`, `false`, the id of a file, or any one part of an address.',
    examples: ['department:Aarhus'],
  },
)

export const PropertyTypeListQuery = PageQuery({
  entity: Type.Optional(OneOf(propertyEntities, { description: 'Only the property types of this entity.' })),
})
