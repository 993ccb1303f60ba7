import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createBillingModel } from './billing-models.registry.ts'

export const exampleIds = {
  billingModelId: demoId('billing model'),
  /** Without references, so that it can be deleted. */
  unusedBillingModelId: demoId('billing model 2'),
} as const

/** The billing model of a creditor that pays a fixed amount each year. */
export const annualBillingModelId = demoId('billing model 3')

const noCureNoPay = {
  name: 'No cure, no pay',
  description: '10 % af det inddrevne, 15 % af fordringer over et år, 25 kr. pr. brev',
  currency: 'DKK',
  commission: {
    basis: 'age',
    bands: [
      { from: 0, rateBasisPoints: 1_000 },
      { from: 365, rateBasisPoints: 1_500 },
    ],
  },
  fees: [{ trigger: 'letter-sent', amount: 2_500 }],
  vatRateBasisPoints: 2_500,
} satisfies Parameters<typeof createBillingModel>[1]

const annual = {
  name: 'Årsaftale',
  description: 'Fast årligt salær',
  currency: 'DKK',
  minimumCommission: 25_000_000,
  vatRateBasisPoints: 2_500,
} satisfies Parameters<typeof createBillingModel>[1]

export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp('billing model', (command) => createBillingModel(command, noCureNoPay))
    await run.setUp('billing model 2', (command) => createBillingModel(command, { name: 'Fast pris pr. sag' }))
    await run.setUp('billing model 3', (command) => createBillingModel(command, annual))
  },
}
