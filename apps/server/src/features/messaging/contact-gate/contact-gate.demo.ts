import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as customers } from '../../parties/customers/index.ts'
import { createContactConsent } from './create-contact-consent.ts'
import { createContactRestriction } from './create-contact-restriction.ts'

export const exampleIds = {
  restrictionId: demoId('contact restriction'),
  consentId: demoId('contact consent'),
} as const

/** A restriction and a consent of the person in the examples, who is not the debtor of the example case. */
export const demo: DemoSteps = {
  latest: async (run) => {
    const userId = customers.customerUserId
    const restriction = { userId, kind: 'protected-address', reason: 'Adressebeskyttelse oplyst af CPR' } as const
    await run.step('contact restriction', (command) => createContactRestriction(command, restriction), 15)
    const consent = { userId, channel: 'SMS', state: 'GIVEN', evidence: 'Oplyst i telefonen' } as const
    await run.step('contact consent', (command) => createContactConsent(command, consent), 15)
  },
}
