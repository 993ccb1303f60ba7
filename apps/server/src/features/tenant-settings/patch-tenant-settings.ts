import { isTimeZone } from '../../platform/clock/timestamps.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { announceIdentityChange } from '../../platform/identity/identity.queries.ts'
import { endSessionsWithoutFactor } from '../sign-in/index.ts'
import { say, unknownReference, validationFailed } from '../../problems/index.ts'
import {
  findLogoType,
  findTenantSettings,
  lockTenant,
  putTenantSettings,
  updateTenant,
} from './tenant-settings.queries.ts'
import { paymentReferenceError } from './tenant-settings.rules.ts'
import type { TenantSettings, TenantSettingsPatch } from './tenant-settings.schemas.ts'

/** Changes the given settings; every process works with them within a second. */
export async function patchTenantSettings(command: Command, patch: TenantSettingsPatch): Promise<TenantSettings> {
  const { tenantId, transaction } = command
  const [, before] = await Promise.all([
    transaction.run(lockTenant(tenantId)),
    transaction.one(findTenantSettings(tenantId)),
  ])
  command.requireMatch(before)
  const after: TenantSettings = { ...before, ...patch }
  requireSense(after)
  if (patch.logoFileId !== undefined && patch.logoFileId !== null) await requireImage(command, patch.logoFileId)
  await Promise.all([
    transaction.run(updateTenant(after)),
    transaction.run(putTenantSettings(after)),
    transaction.run(announceIdentityChange(tenantId)),
  ])
  if (after.secondFactorRequired && !before.secondFactorRequired) await endSessionsWithoutFactor(command)
  command.emit({ type: 'settings.update', subjectId: tenantId, data: after })
  command.audit({ subjectType: 'tenant', subjectId: tenantId, before, after })
  return after
}

function requireSense({ timeZone, paymentReference }: TenantSettings): void {
  const zoneError = isTimeZone(timeZone) ? undefined : say('must be an IANA time zone such as Europe/Copenhagen')
  const referenceError = paymentReference === null ? undefined : paymentReferenceError(paymentReference)
  const errors = [
    { path: '/timeZone', message: zoneError },
    { path: '/paymentReference', message: referenceError && say(referenceError) },
  ].flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]))
  if (errors.length > 0) throw validationFailed(errors)
}

async function requireImage({ transaction, tenantId }: Command, fileId: string): Promise<void> {
  const file = await transaction.maybeOne(findLogoType(tenantId, fileId))
  if (file === undefined) throw unknownReference('/logoFileId', 'file')
  if (['image/png', 'image/jpeg'].includes(file.contentType)) return
  throw validationFailed([{ path: '/logoFileId', message: say('must name a PNG or JPEG image') }])
}
