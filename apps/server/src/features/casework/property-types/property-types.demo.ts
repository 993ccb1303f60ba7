import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createPropertyType } from './property-types.registry.ts'

export const exampleIds = {
  propertyTypeId: demoId('property type'),
  /** Without references, so that it can be deleted. */
  unusedPropertyTypeId: demoId('property type 3'),
} as const

const types: readonly [string, Parameters<typeof createPropertyType>[1]][] = [
  ['property type', { handle: 'department', label: 'Afdeling', type: 'text' }],
  [
    'property type 2',
    { handle: 'segment', label: 'Kundesegment', type: 'dropdown', options: ['Privat', 'Erhverv', 'Offentlig'] },
  ],
  ['property type 3', { handle: 'secured', label: 'Pant i aktiver', type: 'checkbox' }],
]

export const demo: DemoSteps = {
  registries: async (run) => {
    for (const [step, type] of types) await run.setUp(step, (command) => createPropertyType(command, type))
  },
}
