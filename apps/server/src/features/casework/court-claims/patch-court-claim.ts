import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, validationFailed } from '../../../problems/index.ts'
import { correctChange, correctCourtClaim } from './court-claims.queries.ts'
import { message, problem } from './court-claims.problems.ts'
import type { CourtClaim, CourtClaimPatch } from './court-claims.schemas.ts'
import { announceChange, holdCourtClaim } from './hold-court-claim.ts'

/** Corrects the court, its reference, or the day of service, from which the objection deadline counts. */
export async function patchCourtClaim(
  command: Command,
  courtClaimId: string,
  patch: CourtClaimPatch,
): Promise<CourtClaim> {
  const { tenantId, transaction } = command
  const before = await holdCourtClaim(command, courtClaimId)
  requireCorrectable(command, before, patch)
  const served = before.changes.find(({ state }) => state === 'SERVED')?.date ?? null
  const { court = before.court, courtReference = before.courtReference, servedOn = served } = patch
  await transaction.run(correctCourtClaim(tenantId, courtClaimId, { court, courtReference, servedOn }))
  if (patch.servedOn !== undefined)
    await transaction.run(correctChange(tenantId, courtClaimId, { state: 'SERVED', date: patch.servedOn }))
  return announceChange(command, 'court-claims.update', before)
}

function requireCorrectable({ now, tenant }: Command, { state, changes }: CourtClaim, patch: CourtClaimPatch): void {
  const { court, courtReference, servedOn } = patch
  const isNamed = court !== undefined || courtReference !== undefined
  const filedOn = changes.find((change) => change.state === 'FILED')?.date
  if (isNamed && filedOn === undefined)
    throw problem('court-claim-state', message('The court can be corrected once the claim is filed.'))
  if (servedOn === undefined) return
  if (state !== 'SERVED')
    throw problem('court-claim-state', message('The day of service can be corrected while the claim is SERVED.'))
  const path = '/servedOn'
  const errors: FieldError[] = []
  if (servedOn > localDate(now, tenant.timeZone)) errors.push({ path, message: message('must be today or earlier') })
  if (filedOn !== undefined && servedOn < filedOn)
    errors.push({ path, message: message('must not be before {0}, the day of filing', filedOn) })
  if (errors.length > 0) throw validationFailed(errors)
}
