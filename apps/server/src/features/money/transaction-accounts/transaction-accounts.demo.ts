import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createTransactionAccount } from './transaction-accounts.registry.ts'

export const exampleIds = {
  transactionAccountId: demoId('transaction account'),
  unusedTransactionAccountId: demoId('unused transaction account'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' } as const
    const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true } as const
    await run.setUp('transaction account', (command) => createTransactionAccount(command, account))
    const ownAccount = {
      name: 'Driftskonto',
      bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678920' },
      currency: 'DKK',
      purpose: 'OWN',
    } as const
    await run.setUp('unused transaction account', (command) => createTransactionAccount(command, ownAccount))
  },
}
