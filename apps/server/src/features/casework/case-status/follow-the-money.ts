import type { Command } from '../../../platform/commands/command.ts'
import { createUpdate, leaveUpdates, resumeUpdates, standardUpdateTypeId } from '../updates/index.ts'
import { announceStatus } from './announce-status.ts'
import { caseView } from './case-view.ts'
import { findCase, paidReasonId } from './case.queries.ts'
import type { Case } from './case.schemas.ts'
import { findEndedOwing, isToEnd, updateStatus } from './case-status.queries.ts'

/** What whoever changes what is owed may have to tell of, beside the vouchers. */
export const statusEvents = ['cases.update', 'cases.status-change', 'updates.create', 'updates.update'] as const

/**
 * Ends a case as PAID that a payment has brought to nothing, interest included, where the tenant wants that. The case
 * is held by the command.
 */
export async function endPaidCase(command: Command, rootCaseId: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const found = await transaction.maybeOne(isToEnd(tenantId, rootCaseId, now))
  if (found?.isToEnd !== true) return
  const before = caseView(await transaction.one(findCase(tenantId, rootCaseId, now)))
  await leaveUpdates(command, rootCaseId)
  await changeStatus(command, before, { status: 'ENDED', endReasonId: paidReasonId })
}

/** Why a case is reopened. */
type Cause = 'reversal' | 'undone-allocation' | 'new-debit'

/**
 * Reopens an ended case on which money is outstanding again, and puts it among what somebody has to look at. A new debit
 * reopens a case that ended as PAID; one that ended with a debt stays ended. The case is held by the command.
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
  await resumeUpdates(command, rootCaseId)
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
    da: 'En betaling blev tilbageført, efter at sagen var afsluttet. Der er igen penge udestående.',
  },
  'undone-allocation': {
    en: 'The allocation of a payment was undone after the case had ended. Money is outstanding again.',
    da: 'Fordelingen af en betaling blev fortrudt, efter at sagen var afsluttet. Der er igen penge udestående.',
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
