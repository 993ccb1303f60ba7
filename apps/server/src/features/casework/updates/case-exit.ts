import type { Command } from '../../../platform/commands/command.ts'
import {
  continueUpdatesOfLeftCase,
  continueUpdatesThatStandIn,
  findOpenUpdates,
  findUpdates,
  findUpdatesToStandInFor,
  insertStandIns,
} from './case-exit.queries.ts'
import type { UpdateRow } from './updates.queries.ts'

/**
 * What becomes of the open updates of a case that ends, and of cases merged into it: those whose type says so are
 * continued, and for each whose type names an update type to pause with, one of that type is made, which stands in for
 * it while the case is over.
 */
export async function leaveUpdates(command: Command, caseId: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const open = await transaction.many(findOpenUpdates(tenantId, caseId, now))
  const waiting = await transaction.many(findUpdatesToStandInFor(tenantId, caseId, now))
  const standIns = waiting.map((update) => ({ ...update, updateId: command.newId() }))
  const by = { now, actor }
  const [continued] = await Promise.all([
    transaction.many(continueUpdatesOfLeftCase(tenantId, caseId, by)),
    standIns.length > 0 && transaction.run(insertStandIns(tenantId, caseId, standIns, by)),
  ])
  const continuedIds = continued.map(({ updateId }) => updateId)
  await announce(command, continuedIds, open)
  const madeIds = standIns.map(({ updateId }) => updateId)
  await announce(command, madeIds, [])
}

/** When a case is reopened, the updates that stood in for others are continued. */
export async function resumeUpdates(command: Command, caseId: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const open = await transaction.many(findOpenUpdates(tenantId, caseId, now))
  const continued = await transaction.many(continueUpdatesThatStandIn(tenantId, caseId, { now, actor }))
  const ids = continued.map(({ updateId }) => updateId)
  await announce(command, ids, open)
}

/** Tells of updates that were continued, or made where they were not there before. */
async function announce(command: Command, updateIds: readonly string[], before: readonly UpdateRow[]): Promise<void> {
  if (updateIds.length === 0) return
  const known = new Map(before.map(({ update }) => [update.updateId, update]))
  const rows = await command.transaction.many(findUpdates(command.tenantId, updateIds))
  for (const { caseId, update } of rows) {
    const subjectId = update.updateId
    const old = known.get(subjectId)
    const type = old === undefined ? 'updates.create' : 'updates.update'
    command.emit({ type, subjectId, ...(caseId === null ? {} : { caseId }), data: update })
    const change = old === undefined ? { after: update } : { before: old, after: update }
    command.audit({ subjectType: 'update', subjectId, ...change })
  }
}
