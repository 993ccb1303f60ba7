import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as creditors } from '../creditors/index.ts'
import { createUltimateCreditor } from './ultimate-creditors.registry.ts'

export const exampleIds = {
  ultimateCreditorId: demoId('ultimate creditor'),
  /** Without references, so that it can be deleted. */
  unusedUltimateCreditorId: demoId('ultimate creditor 2'),
} as const

export const demo: DemoSteps = {
  customers: async (run) => {
    const { creditorId } = creditors
    const heating = {
      creditorId,
      name: 'Kystens Fjernvarme A.m.b.a.',
      address: { address: 'Fjernvarmevej 1', zipcode: '3000', city: 'Helsingør', country: 'DK' },
      registryIdentifier: { scheme: 'DK:CVR', value: '76543218' },
    } as const
    await run.setUp('ultimate creditor', (command) => createUltimateCreditor(command, heating))
    await run.setUp('ultimate creditor 2', (command) =>
      createUltimateCreditor(command, { creditorId, name: 'Kystens Vandværk' }),
    )
  },
}
