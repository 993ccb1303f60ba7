import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { promiseView } from './promise-view.ts'
import { storePromiseStatuses } from './store-statuses.ts'
import { findPromise, insertNotice, listUnnoticed } from './promises.queries.ts'

const pageSize = 100

/** Emits an event for every promise that was kept, broken or cancelled, of every tenant and once each, and stores statuses. */
export async function noticePromises(commands: SystemCommands): Promise<void> {
  const tenants = await commands.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
  for (const tenant of tenants) await noticePromisesOf(commands, tenant)
}

/** The same for one tenant. */
export async function noticePromisesOf(commands: SystemCommands, tenant: Tenant): Promise<void> {
  const { tenantId } = tenant
  await storePromiseStatuses(commands.database, tenantId, nowOf(commands.clock, tenant))
  let after: string | null = null
  for (;;) {
    const unnoticed: { updateId: string }[] = await commands.database.readForJob(
      tenantId,
      listUnnoticed(tenantId, nowOf(commands.clock, tenant), { after, limit: pageSize }),
    )
    for (const { updateId } of unnoticed) {
      await runSystemCommand(commands, tenant, 'notice-promise', (command) => noticePromise(command, updateId))
    }
    after = unnoticed.at(-1)?.updateId ?? null
    if (unnoticed.length < pageSize) return
  }
}

/** The notice is written with its event, and only once: a second process finds it there. */
async function noticePromise(command: Command, updateId: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const row = await transaction.maybeOne(findPromise(tenantId, updateId, now))
  if (row === undefined || row.status === 'OPEN') return
  const inserted = await transaction.maybeOne(insertNotice(tenantId, { updateId, status: row.status, now }))
  if (inserted === undefined) return
  const data = promiseView(row)
  command.emit({ type: 'promises.status-change', subjectId: updateId, caseId: data.caseId, data })
}
