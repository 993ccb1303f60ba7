import type { Feature } from '../../../platform/feature/feature.ts'
import { propertyTypeOperations } from './property-types.registry.ts'
import { events } from './property-types.events.ts'
import { definitions, message, problem, texts } from './property-types.problems.ts'
import { demo, exampleIds } from './property-types.demo.ts'

export const propertyTypes: Feature = {
  name: 'casework/property-types',
  tags: {
    'Property types': "The tenant's own fields on cases, case vouchers and creditors.",
  },
  operations: propertyTypeOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    property_types_handle_unique: () =>
      problem('property-handle-taken', message('Another property type of this entity has this handle.'), {
        errors: [{ path: '/handle', message: message('is already used by another property type of this entity') }],
      }),
  },
  auditSubjects: { 'property-type': 'read:properties' },
  tables: ['property_types', 'property_values'],
  exampleIds,
  demo,
}
