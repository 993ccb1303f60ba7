import type { Command } from '../../platform/idempotency/command.ts'
import { Problem, unknownReferences } from '../../problems/index.ts'
import { indexProperties, layProperties, requireValidProperties } from '../property-types/index.ts'
import { caseView } from './case-view.ts'
import { type CaseRow, findCase, findPatchedReferences, lockCase, replaceTags, updateCase } from './cases.queries.ts'
import { nextStatus } from './case-status.rules.ts'
import type { Case, CasePatch } from './cases.schemas.ts'

/** Changes a case; ending it needs an end reason, and an ended case can be reopened. */
export async function patchCase(command: Command, caseId: string, patch: CasePatch): Promise<Case> {
  const { tenantId, transaction, now, actor } = command
  await transaction.maybeOne(lockCase(tenantId, caseId))
  const before = await transaction.maybeOne(findCase(tenantId, caseId))
  if (before === undefined) throw new Problem('not-found', 'There is no such case.')
  command.requireMatch(caseView(before))
  await requireKnownThings(command, before, patch)
  const status = nextStatus(before, patch)
  const hasNewStatus = status.status !== before.status
  const properties = layProperties(before.properties, patch.properties)
  const [, , , row] = await Promise.all([
    transaction.run(
      updateCase(tenantId, caseId, {
        ...status,
        statusTime: hasNewStatus ? now : before.statusTime,
        patch,
        properties,
        now,
        actor,
      }),
    ),
    patch.properties && transaction.run(indexProperties(tenantId, { entity: 'case', entityId: before.id }, properties)),
    patch.tags && transaction.run(replaceTags(tenantId, caseId, patch.tags)),
    transaction.one(findCase(tenantId, caseId)),
  ])
  const after = caseView(row)
  announce(command, after, hasNewStatus)
  command.audit({ subjectType: 'case', subjectId: caseId, before: caseView(before), after })
  return after
}

async function requireKnownThings(command: Command, before: CaseRow, patch: CasePatch): Promise<void> {
  const { endReasonId = null, groupId = null, ultimateCreditorId = null } = patch
  const [known] = await Promise.all([
    command.transaction.one(
      findPatchedReferences(command.tenantId, before.creditorId, { endReasonId, groupId, ultimateCreditorId }),
    ),
    patch.properties === undefined ? undefined : requireValidProperties(command, 'case', patch.properties),
  ])
  const errors = []
  if (!known.endReason) errors.push({ path: '/endReasonId', message: 'names no end reason of this tenant' })
  if (!known.group) errors.push({ path: '/groupId', message: 'names no case group of this tenant' })
  if (!known.ultimateCreditor) {
    errors.push({ path: '/ultimateCreditorId', message: 'names no ultimate creditor of the creditor of this case' })
  }
  if (errors.length > 0) throw unknownReferences(errors)
}

function announce(command: Command, after: Case, hasNewStatus: boolean): void {
  const subject = { subjectId: after.id, caseId: after.id }
  command.emit({ ...subject, type: 'cases.update', data: after })
  if (!hasNewStatus) return
  const { id: caseId, status, endReasonId, endReason: handle } = after
  command.emit({ ...subject, type: 'cases.status-change', data: { caseId, status, endReasonId, handle } })
}
