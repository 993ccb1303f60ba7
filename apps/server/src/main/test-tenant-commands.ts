import { type Command, InvalidArgumentError } from 'commander'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeTestTenant } from '../features/installation/tenants/index.ts'
import { createClockMove, getClockMove, getTestClock } from '../features/installation/test-clock/index.ts'
import { runSystemCommand } from '../platform/commands/system-command.ts'
import { asOwner } from '../platform/database/as-owner.ts'
import { printResult, withJson } from './command-output.ts'
import { requireOwner } from './open-database.ts'
import { asOperator, getTenant, type Operator } from './operator.ts'

interface ClockOptions {
  readonly tenant: string
  readonly to?: string
  readonly wait?: boolean
  readonly json?: boolean
}

const pollMs = 500

/** `fordring tenant clock` and `fordring tenant delete`. */
export function testTenantCommands(tenant: Command): void {
  withJson(tenant.command('clock'))
    .description('show the clock of a tenant, or move that of a test tenant forward')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .option(
      '--to <day>',
      'day to move to, such as 2027-03-01; the running service lives through every day until then',
      day,
    )
    .option('--wait', 'wait until the clock has arrived')
    .action(async (options: ClockOptions) => {
      const clock = await asOperator((operator) => showOrMove(operator, options))
      const lines = clock.move === null ? [] : [`Moving: ${clock.move.daysDone} of ${clock.move.dayCount} days.`]
      printResult(options, clock, [`It is ${clock.today}${clock.isTest ? ' on this test tenant' : ''}.`, ...lines])
    })
  withJson(tenant.command('delete'))
    .description('delete a test tenant with everything it has')
    .requiredOption('--tenant <id>', 'id of the test tenant')
    .action(async (options: { tenant: string; json?: boolean }) => {
      const removed = await asOperator((operator) => deleteTenant(operator, options.tenant))
      printResult(options, removed, [`Deleted ${removed.rows} rows and ${removed.files} files.`])
    })
}

function day(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new InvalidArgumentError('It must be a day such as 2027-03-01.')
  return text
}

async function showOrMove(operator: Operator, { tenant: tenantId, to, wait }: ClockOptions) {
  const { tenantId: id, name, timeZone, language } = await getTenant(operator, tenantId)
  // Without its own clock: moves are ordered at the time of the service.
  const tenant = { tenantId: id, name, timeZone, language }
  const read = <Row>(statement: Parameters<typeof operator.database.read<Row>>[1]): Promise<Row[]> =>
    operator.database.read(id, statement)
  if (to !== undefined) {
    const { clockMoveId } = await runSystemCommand(operator, tenant, 'create-clock-move', (command) =>
      createClockMove(command, { to }),
    )
    while (wait === true && (await getClockMove(read, tenant, clockMoveId)).state === 'RUNNING') await sleep(pollMs)
  }
  return getTestClock(read, tenant, operator.clock.now())
}

async function deleteTenant(operator: Operator, tenantId: string): Promise<{ rows: number; files: number }> {
  const { tenantId: id } = await getTenant(operator, tenantId)
  const rows = await asOwner(requireOwner(operator.opened), (client) => removeTestTenant(client, id))
  let files = 0
  for await (const { key } of operator.files.list(id)) {
    await operator.files.remove(key)
    files += 1
  }
  return { rows, files }
}
