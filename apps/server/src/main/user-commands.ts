import { text } from 'node:stream/consumers'
import { type Command, InvalidArgumentError } from 'commander'
import { createPasswordLink, removeFactorsOf, setPassword } from '../features/access/sign-in/index.ts'
import { addUser, createInvitationLink, findUserByEmail, listUsers } from '../features/access/users/index.ts'
import type { Command as UseCaseCommand } from '../platform/commands/command.ts'
import { runSystemCommand } from '../platform/commands/system-command.ts'
import { type Role, roles } from '../platform/identity/roles.ts'
import { maySignIn } from '../platform/identity/session.ts'
import { message, requireFound } from '../problems/index.ts'
import { nonEmpty } from './command-input.ts'
import { printResult, withJson } from './command-output.ts'
import { asOperator, getTenant } from './operator.ts'

interface CreateOptions {
  readonly tenant: string
  readonly email: string
  readonly role: Role
  readonly name?: string
  readonly passwordStdin?: boolean
  readonly json?: boolean
}

interface Created {
  readonly userId: string
  /** The link for choosing a password; null if the user has one, or may not sign in. */
  readonly invitation: string | null
}

/** Identifies a user. */
interface UserOptions {
  readonly tenant: string
  readonly email: string
  readonly json?: boolean
}

/** `fordring user …`. */
export function userCommands(program: Command): void {
  const user = program
    .command('user')
    .description("create, invite and list a tenant's users, and reset their second factors")
  createCommand(user)
  inviteCommand(user)
  resetFactorsCommand(user)
  listCommand(user)
}

function createCommand(user: Command): void {
  withJson(user.command('create'))
    .description('create a user of a tenant, and print the link for choosing a password')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .requiredOption('--email <address>', 'e-mail address, unique on the tenant', emailAddress)
    .requiredOption('--role <role>', `one of ${roles.join(', ')}`, role)
    .option('--name <name>', 'name of the user; defaults to the e-mail address', nonEmpty)
    .option('--password-stdin', 'read the password from standard input instead')
    .action(async (options: CreateOptions) => {
      const password = options.passwordStdin === true ? (await text(process.stdin)).trim() : undefined
      const created = await asOperator(async (operator) =>
        runSystemCommand(operator, await getTenant(operator, options.tenant), 'create-user', (command) =>
          create(command, options, password),
        ),
      )
      const lines = [`Created user ${options.email}: ${created.userId}`]
      if (created.invitation !== null) {
        lines.push('Within seven days it chooses a password at:', created.invitation)
      }
      printResult(options, created, lines)
    })
}

function inviteCommand(user: Command): void {
  withJson(user.command('invite'))
    .description('print a new link for a user without a password to choose one')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .requiredOption('--email <address>', 'e-mail address of the user', emailAddress)
    .action(async (options: UserOptions) => {
      const invited = await asOperator(async (operator) =>
        runSystemCommand(operator, await getTenant(operator, options.tenant), 'create-invitation', (command) =>
          invite(command, options.email),
        ),
      )
      printResult(options, invited, ['Within seven days the user chooses a password at:', invited.invitation])
    })
}

function resetFactorsCommand(user: Command): void {
  withJson(user.command('reset-factors'))
    .description('remove the second factors of a user, if there are not two other administrators to do it')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .requiredOption('--email <address>', 'e-mail address of the user', emailAddress)
    .action(async (options: UserOptions) => {
      const reset = await asOperator(async (operator) =>
        runSystemCommand(operator, await getTenant(operator, options.tenant), 'reset-factors', (command) =>
          resetFactors(command, options.email),
        ),
      )
      printResult(options, reset, [
        `${options.email} can sign in with only the password, and is signed out everywhere.`,
      ])
    })
}

function listCommand(user: Command): void {
  withJson(user.command('list'))
    .description("list a tenant's users")
    .requiredOption('--tenant <id>', 'id of the tenant')
    .action(async (options: { tenant: string; json?: boolean }) => {
      const users = await asOperator(async (operator) => {
        const { tenantId } = await getTenant(operator, options.tenant)
        const everyone = { limit: 10_000, offset: 0, after: null }
        return operator.database.read(tenantId, listUsers(tenantId, { role: null }, everyone))
      })
      const lines = users.map(
        (user) => `${user.userId}  ${user.active ? 'active  ' : 'inactive'}  ${user.role}  ${user.email}  ${user.name}`,
      )
      printResult(options, { users }, lines.length === 0 ? ['There are no users yet.'] : lines)
    })
}

async function create(command: UseCaseCommand, options: CreateOptions, password: string | undefined): Promise<Created> {
  const name = options.name ?? options.email.slice(0, 200)
  const { userId, ...user } = await addUser(command, { email: options.email, role: options.role, name })
  if (password !== undefined) {
    await setPassword(command, { userId, password, path: '/password' })
    return { userId, invitation: null }
  }
  if (!maySignIn({ role: user.role, isActive: user.active })) return { userId, invitation: null }
  const { url } = await createPasswordLink(command, { userId, purpose: 'invitation' })
  return { userId, invitation: url }
}

async function invite(command: UseCaseCommand, email: string): Promise<{ userId: string; invitation: string }> {
  const userId = await userIdOf(command, email)
  const { url } = await createInvitationLink(command, userId)
  return { userId, invitation: url }
}

async function resetFactors(command: UseCaseCommand, email: string): Promise<{ userId: string }> {
  const userId = await userIdOf(command, email)
  await removeFactorsOf(command, userId)
  command.audit({ subjectType: 'user', subjectId: userId, after: { factorReset: 'by the operator' } })
  return { userId }
}

async function userIdOf(command: UseCaseCommand, email: string): Promise<string> {
  const found = requireFound(
    await command.transaction.maybeOne(findUserByEmail(command.tenantId, email)),
    message('There is no user {0} on this tenant.', email),
  )
  return found.userId
}

function emailAddress(given: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(given) || given.length > 254) {
    throw new InvalidArgumentError('It must be an e-mail address.')
  }
  return given
}

function role(given: string): Role {
  const known = roles.find((role) => role === given)
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${roles.join(', ')}.`)
  return known
}
