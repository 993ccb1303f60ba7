import { demoId, numbered } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createContact } from './contacts.registry.ts'

export const exampleIds = { contactId: demoId('contact') } as const

const contacts = [
  { name: 'Låsesmed Hansen ApS', email: 'post@laasesmed-hansen.example', account: '0012345678' },
  { name: 'Flyttefirmaet Bakken I/S', email: 'info@flyt-bakken.example', account: '0023456789' },
  { name: 'Advokat Liv Østergaard', email: 'liv@advokat-oestergaard.example', account: null },
]

export const demo: DemoSteps = {
  registries: async (run) => {
    for (const [index, { name, email, account }] of contacts.entries()) {
      const bankAccount =
        account === null ? null : ({ type: 'DANISH', registrationNumber: '3409', accountNumber: account } as const)
      const contact = { name, email, phone: { locale: '45', number: `7012345${index}` }, bankAccount }
      await run.setUp(numbered('contact', index), (command) => createContact(command, contact))
    }
  },
}
