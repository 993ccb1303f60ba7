import type { Command } from '../../../platform/commands/command.ts'
import { createUpdate, applyCaseExit, revertCaseExit, standardUpdateTypeId } from '../updates/index.ts'
import { announceStatus } from './announce-status.ts'
import { caseView } from './case-view.ts'
import { findCase, paidReasonId } from './case.queries.ts'
import type { Case } from './case.schemas.ts'
import { findEndedOwing, isToEnd, updateStatus } from './case-status.queries.ts'

/** The events that a change of the debt can emit in addition to those of the vouchers. */
export const statusEvents = ['cases.update', 'cases.status-change', 'updates.create', 'updates.update'] as const

/**
 * Ends a case as PAID after its last payment, including interest, if the tenant ends paid cases. The command must have
 * locked the case.
 */
export async function endPaidCase(command: Command, rootCaseId: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const found = await transaction.maybeOne(isToEnd(tenantId, rootCaseId, now))
  if (found?.isToEnd !== true) return
  const before = caseView(await transaction.one(findCase(tenantId, rootCaseId, now)))
  await applyCaseExit(command, rootCaseId)
  await changeStatus(command, before, { status: 'ENDED', endReasonId: paidReasonId })
}

/** Why a case is reopened. */
type Cause = 'reversal' | 'undone-allocation' | 'new-debit'

/**
 * Reopens an ended case with money outstanding again, and adds an update for a caseworker to review. A new debit only
 * reopens a case that ended as PAID without an override. The command must have locked the case.
 */
export async function reopenOwingCase(
  command: Command,
  rootCaseId: string,
  { cause, refId }: { readonly cause: Cause; readonly refId: string | null },
): Promise<void> {
  const { tenantId, transaction, now, tenant } = command
  const ended = await transaction.maybeOne(findEndedOwing(tenantId, rootCaseId))
  if (ended === undefined) return
  if (cause === 'new-debit' && (!ended.isPaid || ended.hasOverride)) return
  const before = caseView(await transaction.one(findCase(tenantId, rootCaseId, now)))
  await revertCaseExit(command, rootCaseId)
  await changeStatus(command, before, { status: 'VERIFIED', endReasonId: null })
  await createUpdate(command, {
    updateTypeId: standardUpdateTypeId('case-reopened'),
    referenceId: rootCaseId,
    refId,
    update: reasons[cause][tenant.language === 'da' ? 'da' : 'en'],
  })
}

const reasons = {
  reversal: {
    en: 'A payment was reversed after the case had ended. Money is outstanding again.',
    da: 'En betaling blev tilbageført, efter at sagen var afsluttet. Sagen har igen restgæld.',
  },
  'undone-allocation': {
    en: 'The allocation of a payment was undone after the case had ended. Money is outstanding again.',
    da: 'Fordelingen af en betaling blev ophævet, efter at sagen var afsluttet. Sagen har igen restgæld.',
  },
  'new-debit': {
    en: 'A claim was added after the case had ended as paid.',
    da: 'Der blev tilføjet et krav, efter at sagen var afsluttet som betalt.',
  },
} as const

async function changeStatus(
  command: Command,
  before: Case,
  status: Pick<Case, 'status' | 'endReasonId'>,
): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const { id: caseId } = before
  const [, row] = await Promise.all([
    transaction.run(updateStatus(tenantId, caseId, { ...status, now, actor })),
    transaction.one(findCase(tenantId, caseId, now)),
  ])
  const after = caseView(row)
  command.emit({ type: 'cases.update', subjectId: caseId, caseId, data: after })
  announceStatus(command, after)
  command.audit({ subjectType: 'case', subjectId: caseId, before, after })
}
