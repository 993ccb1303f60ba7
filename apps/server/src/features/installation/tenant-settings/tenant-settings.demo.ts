import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { patchTenantSettings } from './patch-tenant-settings.ts'

const settings = {
  currency: 'DKK',
  phone: { locale: '45', number: '70 12 34 56' },
  email: 'kontakt@nordisk-inkasso.example',
  openingHours: 'Mandag–torsdag 9–15\nFredag 9–13',
  address: { address: 'Havnegade 17, 2. sal', zipcode: '5000', city: 'Odense C', country: 'DK' },
  paymentReference: 'Sag {{caseNumber}}',
  paymentDeadlineDays: 10,
  registrationNumber: '12345674',
  vatNumber: 'DK12345674',
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp('settings', (command) => patchTenantSettings(command, settings))
  },
}
