import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { importKinds } from './import-fields.rules.ts'
import { mappingFields } from './imports.schemas.ts'

const fields = {
  name: { ...Name, description: 'The name of the mapping, such as that of the system that writes the files.' },
  kind: OneOf(importKinds, { description: 'What the rows of the files are.' }),
  creditorId: Nullable({
    ...Uuid,
    description: 'The creditor whose files it reads. Null is for files of any creditor.',
  }),
  ...mappingFields,
}

const optionalFields = {
  creditorId: Type.Optional(fields.creditorId),
  decimalSeparator: Type.Optional(fields.decimalSeparator),
  dateFormat: Type.Optional(fields.dateFormat),
  currency: Type.Optional(fields.currency),
}

export const SavedImportMappingInput = Type.Object(
  { ...fields, ...optionalFields },
  { title: 'SavedImportMappingInput' },
)
export type SavedImportMappingInput = Static<typeof SavedImportMappingInput>

export const SavedImportMappingPatch = Type.Object(
  {
    name: Type.Optional(fields.name),
    columns: Type.Optional(fields.columns),
    decimalSeparator: optionalFields.decimalSeparator,
    dateFormat: optionalFields.dateFormat,
    currency: optionalFields.currency,
  },
  { title: 'SavedImportMappingPatch' },
)

export const SavedImportMapping = Type.Object(
  {
    importMappingId: { ...Uuid, description: 'The id of the mapping.' },
    tenantId: Uuid,
    ...fields,
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'SavedImportMapping' },
)
