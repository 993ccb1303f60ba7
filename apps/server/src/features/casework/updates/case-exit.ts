import type { Command } from '../../../platform/commands/command.ts'
import {
  continueUpdatesOfEndedCase,
  continueStandIns,
  findOpenUpdates,
  findUpdates,
  findUpdatesToStandInFor,
  insertStandIns,
} from './case-exit.queries.ts'
import type { UpdateRow } from './updates.queries.ts'

/**
 * Handles the open updates of a case that ends, and of the cases merged into it. Updates are continued if their type
 * has `continueOnCaseExit`. For each update whose type has `pauseWithUpdateOnCaseExit`, a stand-in of that type is
 * created, which replaces it until the case is reopened.
 */
export async function applyCaseExit(command: Command, caseId: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const open = await transaction.many(findOpenUpdates(tenantId, caseId, now))
  const replaced = await transaction.many(findUpdatesToStandInFor(tenantId, caseId, now))
  const standIns = replaced.map((update) => ({ ...update, updateId: command.newId() }))
  const by = { now, actor }
  const [continued] = await Promise.all([
    transaction.many(continueUpdatesOfEndedCase(tenantId, caseId, by)),
    standIns.length > 0 && transaction.run(insertStandIns(tenantId, caseId, standIns, by)),
  ])
  const continuedIds = continued.map(({ updateId }) => updateId)
  await announce(command, continuedIds, open)
  const standInIds = standIns.map(({ updateId }) => updateId)
  await announce(command, standInIds, [])
}

/** Continues the stand-ins when a case is reopened. */
export async function revertCaseExit(command: Command, caseId: string): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const open = await transaction.many(findOpenUpdates(tenantId, caseId, now))
  const continued = await transaction.many(continueStandIns(tenantId, caseId, { now, actor }))
  const ids = continued.map(({ updateId }) => updateId)
  await announce(command, ids, open)
}

/** Emits the events and audit entries of updates: changed if they are in `before`, otherwise created. */
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
