import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { advanceMove, completeMove, findClockMove, insertClockMove } from './test-clock.queries.ts'

export const exampleIds = { clockMoveId: demoId('clock move') } as const

/** A move from the day before the tenant was set up, which is over. */
export const demo: DemoSteps = {
  registries: async (run) => {
    await run.setUp('clock move', async (command) => {
      const { tenantId, transaction, now, actor } = command
      const clockMoveId = command.newId()
      const from = new Date(now.getTime() - 86_400_000)
      await transaction.run(insertClockMove({ tenantId, clockMoveId, from, to: now, startedAt: now, createdBy: actor }))
      const move = await transaction.one(findClockMove(tenantId, clockMoveId))
      await transaction.one(advanceMove(move, now))
      await transaction.one(completeMove(move, now))
    })
  },
}
