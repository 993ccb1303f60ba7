import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { holdCases } from '../case-status/index.ts'
import { courtClaimView } from './court-claim-view.ts'
import { findCourtClaim, lockCourtClaim } from './court-claims.queries.ts'
import { message } from './court-claims.problems.ts'
import type { CourtClaim } from './court-claims.schemas.ts'

/** Locks the case and then the claim, and returns the claim. Throws if there is none, or the caller knows another version. */
export async function holdCourtClaim(command: Command, courtClaimId: string): Promise<CourtClaim> {
  const { tenantId, transaction } = command
  const missing = message('There is no such court claim.')
  const { caseId } = requireFound(await transaction.maybeOne(findCourtClaim(tenantId, courtClaimId)), missing)
  await holdCases(command, caseId)
  const claim = courtClaimView(
    requireFound(await transaction.maybeOne(lockCourtClaim(tenantId, courtClaimId)), missing),
  )
  command.requireMatch(claim)
  return claim
}

/** Reads a changed claim again, and announces the change. */
export async function announceChange(command: Command, type: string, before: CourtClaim): Promise<CourtClaim> {
  const { courtClaimId, caseId } = before
  const after = courtClaimView(await command.transaction.one(findCourtClaim(command.tenantId, courtClaimId)))
  command.emit({ type, subjectId: courtClaimId, caseId, data: after })
  command.audit({ subjectType: 'court-claim', subjectId: courtClaimId, before, after })
  return after
}
