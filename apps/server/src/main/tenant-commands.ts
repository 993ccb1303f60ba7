import { type Command, InvalidArgumentError } from 'commander'
import { setFileQuota } from '../features/messaging/files/index.ts'
import { createTenant } from '../features/installation/tenants/index.ts'
import { isTimeZone } from '../platform/clock/timestamps.ts'
import { runSystemCommand } from '../platform/commands/system-command.ts'
import { newId } from '../platform/ids.ts'
import { nonEmpty } from './command-input.ts'
import { printResult, withJson } from './command-output.ts'
import { asOperator, getTenant, listTenants } from './operator.ts'
import { testTenantCommands } from './test-tenant-commands.ts'

interface NewTenantOptions {
  readonly name: string
  readonly timeZone: string
  readonly language: string
  readonly test?: boolean
  readonly json?: boolean
}

/** `fordring tenant …`. */
export function tenantCommands(program: Command): void {
  const tenant = program.command('tenant').description('create and list tenants, and move the clocks of test tenants')
  testTenantCommands(tenant)
  withJson(tenant.command('create'))
    .description('create a tenant with its standard voucher types, end reasons and update types')
    .requiredOption('--name <name>', 'name of the tenant', nonEmpty)
    .option('--time-zone <zone>', 'IANA time zone in which plain dates are read', timeZone, 'Europe/Copenhagen')
    .option('--language <code>', 'language of the tenant, two letters', language, 'da')
    .option('--test', 'a test tenant: its e-mails stay in the outbox, and its clock can be moved forward')
    .action(async (options: NewTenantOptions) => {
      const created = await asOperator((operator) => {
        const { name, timeZone: zone, language: code, test: isTest = false } = options
        return runSystemCommand(
          operator,
          { tenantId: newId(), name, timeZone: zone, language: code },
          'create-tenant',
          (command) => createTenant(command, { isTest }),
        )
      })
      printResult(options, { tenantId: created.tenantId }, [`Created tenant ${created.name}: ${created.tenantId}`])
    })
  withJson(tenant.command('list'))
    .description('list all tenants')
    .action(async (options: { json?: boolean }) => {
      const listed = await asOperator(listTenants)
      const tenants = listed.map(({ tenantId, name, timeZone: zone, language: code, isTest, createdAt }) => ({
        ...{ tenantId, name, timeZone: zone, language: code, isTest, createdAt },
      }))
      printResult(
        options,
        { tenants },
        tenants.length === 0
          ? ['There are no tenants yet.']
          : tenants.map((row) => `${row.tenantId}  ${row.name}${row.isTest ? ' (test)' : ''}`),
      )
    })
  withJson(tenant.command('file-quota'))
    .description('limit the total size of a tenant’s files')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .requiredOption('--mebibytes <number>', 'limit in MiB; the default is 10240', wholeNumber)
    .action(async (options: { tenant: string; mebibytes: number; json?: boolean }) => {
      const usage = await asOperator(async (operator) =>
        runSystemCommand(operator, await getTenant(operator, options.tenant), 'set-file-quota', (command) =>
          setFileQuota(command, options.mebibytes * 1024 * 1024),
        ),
      )
      printResult(options, usage, [`The files use ${usage.bytesUsed} of ${usage.bytesMax} bytes.`])
    })
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

function timeZone(text: string): string {
  if (!isTimeZone(text)) throw new InvalidArgumentError('It must be an IANA time zone such as Europe/Copenhagen.')
  return text
}

function language(text: string): string {
  if (!/^[a-z]{2}$/.test(text)) throw new InvalidArgumentError('It must be a two-letter language code such as da.')
  return text
}
