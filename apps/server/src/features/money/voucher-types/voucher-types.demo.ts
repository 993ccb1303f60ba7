import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createVoucherType } from './voucher-types.registry.ts'

export const exampleIds = {
  /** Without references, so that it can be deleted. */
  unusedVoucherTypeId: demoId('voucher type'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const towing = { handle: 'towing', label: 'Bugsering', category: 'cost' } as const
    await run.setUp('voucher type', (command) => createVoucherType(command, towing))
  },
}
