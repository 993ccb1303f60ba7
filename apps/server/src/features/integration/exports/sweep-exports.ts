import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { SystemCommands } from '../../../platform/commands/system-command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import { deleteExport } from './change-export.ts'
import { findOldExports } from './exports.queries.ts'
import { keptDays } from './exports.schemas.ts'

const keptMs = keptDays * 24 * 3_600_000

/** Deletes exports with their files some days after they ended: they are copies of personal data. */
export async function sweepExports(commands: SystemCommands): Promise<void> {
  const tenants = await commands.database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    const { tenantId } = tenant
    const before = new Date(nowOf(commands.clock, tenant).getTime() - keptMs)
    for (const { exportId } of await commands.database.read(tenantId, findOldExports(tenantId, before))) {
      await runSystemCommand(commands, tenant, 'delete-export', (command) => deleteExport(command, exportId))
    }
  }
}
