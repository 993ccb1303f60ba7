import type { SystemCommands } from '../../../platform/commands/system-command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { listTenants } from '../../../platform/database/tenants.queries.ts'
import { cancelImport } from './change-import.ts'
import { deleteOldProblems } from './import-problems.queries.ts'
import { findAbandoned } from './imports.queries.ts'

const keptMs = 30 * 24 * 3_600_000

/** Cancels imports that nobody confirmed for 30 days, and forgets refused rows that old: both are personal data. */
export async function sweepImports(commands: SystemCommands): Promise<void> {
  const before = new Date(commands.clock.now().getTime() - keptMs)
  const tenants = await commands.database.asWorker('jobs', (transaction) => transaction.many(listTenants()))
  for (const tenant of tenants) {
    const { tenantId } = tenant
    for (const { importId } of await commands.database.read(tenantId, findAbandoned(tenantId, before))) {
      await runSystemCommand(commands, tenant, 'cancel-import', (command) => cancelImport(command, importId))
    }
    await commands.database.inTenant(tenantId, (transaction) => transaction.run(deleteOldProblems(tenantId, before)))
  }
}
