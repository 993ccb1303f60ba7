import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createRuleRow } from './rule-rows.registry.ts'

export const exampleIds = { ruleRowId: demoId('rule row') } as const

export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp('rule row', (command) =>
      createRuleRow(command, {
        pack: 'dk-consumer',
        rule: 'demand-deadline-days',
        from: '2026-01-01',
        until: '2027-01-01',
        value: 14,
        source: 'Our own policy',
        reason: 'Debtors get four days more than the law requires.',
      }),
    )
  },
}
