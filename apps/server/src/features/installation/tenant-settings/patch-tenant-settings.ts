import { isTimeZone } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { endSessionsWithoutFactor } from '../../access/sign-in/index.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { recordAccountChange } from '../../parties/bank-accounts/index.ts'
import {
  findLogoType,
  findTenantSettings,
  lockTenant,
  putTenantSettings,
  type TenantSettingsRow,
  updateTenant,
} from './tenant-settings.queries.ts'
import { tenantSettingsView } from './tenant-settings-view.ts'
import { changeReviewDays, changeTwoPeopleRule, paymentReferenceError } from './tenant-settings.rules.ts'
import type { TenantSettings, TenantSettingsPatch } from './tenant-settings.schemas.ts'
import { message } from './tenant-settings.problems.ts'

/** Changes the given settings; every process uses them within a second. */
export async function patchTenantSettings(command: Command, patch: TenantSettingsPatch): Promise<TenantSettings> {
  const { tenantId, transaction, now } = command
  const [, current] = await Promise.all([
    transaction.run(lockTenant(tenantId)),
    transaction.one(findTenantSettings(tenantId)),
  ])
  const before = tenantSettingsView(current)
  command.requireMatch(before)
  const review = changeReviewDays(current, patch.payoutReviewDays ?? current.payoutReviewDays, now)
  const { twoPeopleFromAmount = current.twoPeopleFromAmount } = patch
  const twoPeople = changeTwoPeopleRule(current, twoPeopleFromAmount, now)
  const changed: TenantSettingsRow = { ...current, ...withCheckedAccounts(patch), ...review, ...twoPeople }
  requireSense(changed)
  if (patch.logoFileId !== undefined && patch.logoFileId !== null) await requireImage(command, patch.logoFileId)
  await Promise.all([
    transaction.run(updateTenant(changed)),
    transaction.run(putTenantSettings(changed)),
    transaction.run(announceIdentityChange(tenantId)),
  ])
  const after = tenantSettingsView(changed)
  const owner = { ownerType: 'tenant', ownerId: tenantId, ownerName: after.name } as const
  await recordAccountChange(command, { ...owner, before, after })
  if (after.secondFactorRequired && !before.secondFactorRequired) await endSessionsWithoutFactor(command)
  command.emit({ type: 'settings.update', subjectId: tenantId, data: after })
  command.audit({ subjectType: 'tenant', subjectId: tenantId, before, after })
  return after
}

function requireSense({ timeZone, paymentReference }: TenantSettingsRow): void {
  const zoneError = isTimeZone(timeZone) ? undefined : message('must be an IANA time zone such as Europe/Copenhagen')
  const referenceError = paymentReference === null ? undefined : paymentReferenceError(paymentReference)
  const errors = [
    { path: '/timeZone', message: zoneError },
    { path: '/paymentReference', message: referenceError && referenceError },
  ].flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]))
  if (errors.length > 0) throw validationFailed(errors)
}

async function requireImage({ transaction, tenantId }: Command, fileId: string): Promise<void> {
  const file = await transaction.maybeOne(findLogoType(tenantId, fileId))
  if (file === undefined) throw unknownReference('/logoFileId', 'file')
  if (['image/png', 'image/jpeg'].includes(file.contentType)) return
  throw validationFailed([{ path: '/logoFileId', message: message('must be the id of a PNG or JPEG image') }])
}
