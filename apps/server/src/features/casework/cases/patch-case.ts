import { isDeepStrictEqual } from 'node:util'
import type { Command } from '../../../platform/commands/command.ts'
import { noMatch, requireFound, unknownReferences } from '../../../problems/index.ts'
import { bookInterest, lockCase as lockEntries } from '../../money/case-vouchers/index.ts'
import { indexProperties, mergeProperties, requireValidProperties } from '../property-types/index.ts'
import { requireNotMerged } from './case-merges.rules.ts'
import { applyCaseExit, revertCaseExit } from '../updates/index.ts'
import { announceStatus, type CaseRow, caseView, findCase } from '../case-status/index.ts'
import { findPatchedReferences, lockCase, replaceTags, updateCase } from './cases.queries.ts'
import { endOverrideOf, nextStatus, type StatusAndReason } from './case-status.rules.ts'
import type { Case, CasePatch } from './cases.schemas.ts'
import { message } from './cases.problems.ts'

/** Changes, ends or reopens a case. A patch that changes nothing emits no event and no audit entry. */
export async function patchCase(command: Command, caseId: string, patch: CasePatch): Promise<Case> {
  const { tenantId, transaction, now, actor } = command
  await transaction.maybeOne(lockCase(tenantId, caseId))
  const before = requireFound(
    await transaction.maybeOne(findCase(tenantId, caseId, now)),
    message('There is no such case.'),
  )
  command.requireMatch(caseView(before))
  await requirePatchReferences(command, before, patch)
  const status = nextStatus(before, patch)
  const hasNewStatus = status.status !== before.status
  const hasNewEnd = hasNewStatus || status.endReasonId !== before.endReasonId
  if (hasNewEnd) requireNotMerged(before)
  const override = hasNewEnd ? endOverrideOf(before, status, patch.override, { now, actor }) : undefined
  if (hasNewStatus && status.status === 'ENDED') await bookInterestAtEnd(command, before)
  if (hasNewStatus) await moveUpdates(command, before.id, status.status)
  const properties = mergeProperties(before.properties, patch.properties)
  if (!changesCase(before, { ...status, properties }, patch)) return caseView(before)
  const [, , , row] = await Promise.all([
    transaction.run(
      updateCase(tenantId, caseId, {
        ...status,
        statusTime: hasNewStatus ? now : before.statusTime,
        override,
        patch,
        properties,
        now,
        actor,
      }),
    ),
    patch.properties && transaction.run(indexProperties(tenantId, { entity: 'case', entityId: before.id }, properties)),
    patch.tags && transaction.run(replaceTags(tenantId, caseId, patch.tags)),
    transaction.one(findCase(tenantId, caseId, now)),
  ])
  const after = caseView(row)
  announce(command, after, hasNewStatus)
  command.audit({ subjectType: 'case', subjectId: caseId, before: caseView(before), after })
  return after
}

/** Interest stops being an estimate when the case ends: what has accrued by now is booked. */
async function bookInterestAtEnd(command: Command, { id, accruedInterest }: CaseRow): Promise<void> {
  if (accruedInterest > 0) await bookInterest(command, await lockEntries(command, id), { date: command.now })
}

async function moveUpdates(command: Command, caseId: string, status: Case['status']): Promise<void> {
  if (status === 'ENDED') await applyCaseExit(command, caseId)
  else await revertCaseExit(command, caseId)
}

async function requirePatchReferences(command: Command, before: CaseRow, patch: CasePatch): Promise<void> {
  const { endReasonId = null, groupId = null, ultimateCreditorId = null } = patch
  const [known] = await Promise.all([
    command.transaction.one(
      findPatchedReferences(command.tenantId, before.creditorId, { endReasonId, groupId, ultimateCreditorId }),
    ),
    patch.properties === undefined ? undefined : requireValidProperties(command, 'case', patch.properties),
  ])
  const errors = []
  if (!known.endReason) errors.push({ path: '/endReasonId', message: noMatch('end reason') })
  if (!known.group) errors.push({ path: '/groupId', message: noMatch('case group') })
  if (!known.ultimateCreditor) {
    errors.push({
      path: '/ultimateCreditorId',
      message: message('does not match any ultimate creditor of the case’s creditor'),
    })
  }
  if (errors.length > 0) throw unknownReferences(errors)
}

function changesCase(
  before: CaseRow,
  settled: StatusAndReason & Pick<CaseRow, 'properties'>,
  patch: CasePatch,
): boolean {
  const tags = patch.tags && [...new Set(patch.tags)].sort()
  const after = {
    ...settled,
    groupId: patch.groupId?.toLowerCase() ?? patch.groupId,
    ultimateCreditorId: patch.ultimateCreditorId?.toLowerCase() ?? patch.ultimateCreditorId,
    journalNumber: patch.journalNumber === null ? String(before.caseSeqId) : patch.journalNumber,
    rulePack: patch.rulePack,
    tags,
  }
  const now = { ...before, tags: [...before.tags].sort() }
  return Object.entries(after).some(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, now[field as keyof typeof now]),
  )
}

function announce(command: Command, after: Case, hasNewStatus: boolean): void {
  const subject = { subjectId: after.id, caseId: after.id }
  command.emit({ ...subject, type: 'cases.update', data: after })
  if (hasNewStatus) announceStatus(command, after)
}
