import type { Field } from '../../registry/index.ts'
import { descriptionField } from './known-fields.ts'
import { updateTypeDescription } from './update-type.text.ts'

/** The description of an update type: empty rather than null, and translated in the list if it is a standard one. */
export const updateTypeDescriptionField: Field = {
  ...descriptionField,
  ...({ kind: 'textarea', emptyAs: '' } as const),
  shown: updateTypeDescription,
}
