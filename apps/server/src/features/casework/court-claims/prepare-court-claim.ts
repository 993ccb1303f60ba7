import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { gatherTemplateData, type TemplateData, templateContextOf } from '../../messaging/templates/index.ts'
import { findCasesAround, holdCases } from '../case-status/index.ts'
import { courtClaimView } from './court-claim-view.ts'
import {
  type ClaimedAmounts,
  findCourtClaim,
  findCourtFacts,
  findFilteredCase,
  insertChange,
  insertCourtClaim,
} from './court-claims.queries.ts'
import { requirePossible } from './court-claims.rules.ts'
import type { CourtClaim, CourtClaimInput } from './court-claims.schemas.ts'

/** The amounts that letters show are those that are claimed: with accrued interest, and without disputed debits. */
export function claimedAmounts({ balance, today }: TemplateData): ClaimedAmounts {
  const { principal, interest, fees, costs } = balance
  return { claimedOn: today, principal, interest, fees, costs }
}

/** Reads what would be claimed on a case now. */
export async function readClaimed(command: Command, caseId: string): Promise<ClaimedAmounts> {
  const context = templateContextOf(command)
  const { data } = await gatherTemplateData(context, { caseId, userId: null, deadline: undefined })
  return claimedAmounts(data)
}

/** Prepares a claim for the court, if the law and the case allow it. Nothing is filed. */
export async function prepareCourtClaim(command: Command, { caseId }: CourtClaimInput): Promise<CourtClaim> {
  const { tenantId, transaction, now, actor, tenant } = command
  const courtClaimId = command.newId()
  const { hasCase } = await transaction.one(findFilteredCase(tenantId, caseId))
  if (!hasCase) throw unknownReference('/caseId', 'case')
  await holdCases(command, caseId)
  const { rootCaseId } = await transaction.one(findCasesAround(tenantId, caseId))
  const today = localDate(now, tenant.timeZone)
  const facts = await transaction.one(findCourtFacts(tenantId, rootCaseId, { today, now, courtClaimId: null }))
  const claimed = await readClaimed(command, rootCaseId)
  const { objectionDays } = requirePossible(facts, claimed.principal, today)
  await transaction.run(
    insertCourtClaim(tenantId, {
      ...{ ...claimed, courtClaimId, caseId: rootCaseId, objectionDays, createdAt: now, createdBy: actor },
    }),
  )
  const prepared = { state: 'PREPARED', date: today, note: null, at: now, by: actor } as const
  await transaction.run(insertChange(tenantId, courtClaimId, prepared))
  const view = courtClaimView(await transaction.one(findCourtClaim(tenantId, courtClaimId)))
  command.emit({ type: 'court-claims.create', subjectId: courtClaimId, caseId: rootCaseId, data: view })
  command.audit({ subjectType: 'court-claim', subjectId: courtClaimId, after: view })
  return view
}
