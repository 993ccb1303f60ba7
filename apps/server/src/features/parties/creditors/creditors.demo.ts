import { demoId, numbered } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as users } from '../../access/users/index.ts'
import { exampleIds as workflows } from '../../casework/workflows/index.ts'
import { exampleIds as billingModels } from '../../money/billing-models/index.ts'
import { exampleIds as collectors } from '../collectors/index.ts'
import { createCreditor } from './create-creditor.ts'
import { demoCreditors } from './demo-creditors.data.ts'

export const exampleIds = {
  creditorId: demoId('creditor'),
  creditorReferenceId: 'NORDKYST',
  /** A creditor without settlements. */
  openCreditorId: demoId('creditor 3'),
  /** A creditor that owes money after a settlement. */
  owingCreditorId: demoId('creditor 4'),
} as const

export function demoCreditorId(index: number): string {
  return demoId(numbered('creditor', index))
}

export const demo: DemoSteps = {
  creditors: async (run) => {
    for (const [index, { id, name, cvr }] of demoCreditors.entries()) {
      const creditor = {
        id,
        name,
        centralRegisterId: cvr,
        vatRegistered: true,
        contactId: index === 0 ? users.clientUserId : null,
        caseworkerContactId: users.caseworkerUserId,
        defaultCollectorId: collectors.collectorId,
        defaultChainId: workflows.workflowId,
        defaultBillingModelId: billingModels.billingModelId,
        bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: `00900000${10 + index}` },
        address: { address: `Havnegade ${index + 2}`, zipcode: '5000', city: 'Odense C', country: 'DK' },
        erpLink: `https://erp.${id.toLowerCase()}.example/kunder/{{customerReferenceId}}`,
        debtorFAQ: '<p><b>Kan jeg betale i rater?</b> Ja, skriv til os, så finder vi en ordning.</p>',
      } as const
      await run.setUp(numbered('creditor', index), (command) => createCreditor(command, creditor))
    }
  },
}
