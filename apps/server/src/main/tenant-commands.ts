import { type Command, InvalidArgumentError } from 'commander'
import { createTenant } from '../features/tenants/index.ts'
import { createUser } from '../features/users/index.ts'
import { isTimeZone } from '../platform/clock/timestamps.ts'
import { runSystemCommand } from '../platform/idempotency/system-command.ts'
import { roles } from '../platform/identity/roles.ts'
import { newId } from '../platform/ids.ts'
import { nonEmpty } from './command-input.ts'
import { printResult, withJson } from './command-output.ts'
import { asOperator, getTenant, listTenants } from './operator.ts'

/** `fordring tenant …` and `fordring user …`. */
export function tenantCommands(program: Command): void {
  const tenant = program.command('tenant').description('create and list tenants')
  withJson(tenant.command('create'))
    .description('create a tenant with its standard voucher types, end reasons and update types')
    .requiredOption('--name <name>', 'name of the tenant', nonEmpty)
    .option('--time-zone <zone>', 'IANA time zone in which plain dates are read', timeZone, 'Europe/Copenhagen')
    .option('--language <code>', 'language of the tenant, two letters', language, 'da')
    .action(async (options: { name: string; timeZone: string; language: string; json?: boolean }) => {
      const created = await asOperator((operator) => {
        const { name, timeZone: zone, language: code } = options
        return runSystemCommand(
          operator,
          { tenantId: newId(), name, timeZone: zone, language: code },
          'create-tenant',
          createTenant,
        )
      })
      printResult(options, { tenantId: created.tenantId }, [`Created tenant ${created.name}: ${created.tenantId}`])
    })
  withJson(tenant.command('list'))
    .description('list all tenants')
    .action(async (options: { json?: boolean }) => {
      const tenants = await asOperator(listTenants)
      printResult(
        options,
        { tenants },
        tenants.length === 0 ? ['There are no tenants yet.'] : tenants.map((one) => `${one.tenantId}  ${one.name}`),
      )
    })
  const user = program.command('user').description("create a tenant's users")
  withJson(user.command('create'))
    .description('create a user of a tenant')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .requiredOption('--email <address>', 'e-mail address, unique on the tenant', emailAddress)
    .requiredOption('--role <role>', `one of ${roles.join(', ')}`, role)
    .option('--name <name>', 'name of the user; the e-mail address if left out', nonEmpty)
    .action(
      async (options: {
        tenant: string
        email: string
        role: (typeof roles)[number]
        name?: string
        json?: boolean
      }) => {
        const created = await asOperator(async (operator) =>
          runSystemCommand(operator, await getTenant(operator, options.tenant), 'create-user', (command) =>
            createUser(command, {
              email: options.email,
              role: options.role,
              name: options.name ?? options.email.slice(0, 200),
            }),
          ),
        )
        printResult(options, { userId: created.userId }, [`Created user ${created.email}: ${created.userId}`])
      },
    )
}

function timeZone(text: string): string {
  if (!isTimeZone(text)) throw new InvalidArgumentError('It must be an IANA time zone such as Europe/Copenhagen.')
  return text
}

function language(text: string): string {
  if (!/^[a-z]{2}$/.test(text)) throw new InvalidArgumentError('It must be a two-letter language code such as da.')
  return text
}

function emailAddress(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text) || text.length > 254) {
    throw new InvalidArgumentError('It must be an e-mail address.')
  }
  return text
}

function role(text: string): (typeof roles)[number] {
  const known = roles.find((one) => one === text)
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${roles.join(', ')}.`)
  return known
}
