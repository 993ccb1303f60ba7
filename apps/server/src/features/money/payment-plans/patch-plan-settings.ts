import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { settingsLock } from '../../../platform/database/tenants.queries.ts'
import { findSettings, putSettings } from './payment-plans.queries.ts'
import type { PlanSettings, PlanSettingsPatch } from './payment-plans.schemas.ts'
import { defaultSettings, settingsView } from './payment-plan-view.ts'

/** Changes the rules of payment plans. Plans that exist keep the rules they were proposed with. */
export async function patchPlanSettings(command: Command, patch: PlanSettingsPatch): Promise<PlanSettings> {
  const { tenantId, transaction, now, actor } = command
  await transaction.run(sql`select pg_advisory_xact_lock(${settingsLock(tenantId)})`)
  const row = await transaction.maybeOne(findSettings(tenantId))
  const before = settingsView(tenantId, row)
  command.requireMatch(before)
  const changed = { ...(row ?? defaultSettings), ...patch, updatedAt: now, updatedBy: actor }
  await transaction.run(putSettings(tenantId, changed))
  const after = settingsView(tenantId, changed)
  command.emit({ type: 'payment-plan-settings.update', subjectId: tenantId, data: after })
  command.audit({ subjectType: 'payment-plan-settings', subjectId: tenantId, before, after })
  return after
}
