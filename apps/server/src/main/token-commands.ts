import { type Command, InvalidArgumentError } from 'commander'
import { changeTokenScopes, createToken, listTokens, revokeToken } from '../features/access/tokens/index.ts'
import { parseTimestamp } from '../platform/clock/timestamps.ts'
import { runSystemCommand } from '../platform/commands/system-command.ts'
import type { Command as UseCaseCommand } from '../platform/commands/command.ts'
import { isUuid } from '../platform/ids.ts'
import { nonEmpty } from './command-input.ts'
import { printResult, withJson } from './command-output.ts'
import { asOperator, getTenant } from './operator.ts'

interface ScopeOptions {
  readonly scopes?: string[]
  readonly allScopes?: boolean
}

/** `fordring token …`: issue, list, change and revoke API tokens. */
export function tokenCommands(program: Command): void {
  const token = program.command('token').description('issue, list, change and revoke API tokens')
  createCommand(token)
  listCommand(token)
  scopesCommand(token)
  revokeCommand(token)
}

function createCommand(token: Command): void {
  withScopes(withJson(token.command('create')))
    .description('issue a token; its text is shown once')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .requiredOption('--name <name>', 'what the token is for', nonEmpty)
    .option('--expires <date>', 'date or date-time at which the token expires')
    .action(async (options: ScopeOptions & { tenant: string; name: string; expires?: string; json?: boolean }) => {
      const grantable = await grantableScopes()
      const created = await inTenant(options.tenant, 'create-token', (command) =>
        createToken(command, {
          name: options.name,
          scopes: chosenScopes(options, grantable),
          expiresAt: expiryOf(options.expires, command.tenant.timeZone),
          grantable,
        }),
      )
      printResult(options, { tokenId: created.tokenId, token: created.token }, [
        `Token ${created.tokenId} with ${created.scopes.length} scopes. It is shown only once:`,
        created.token,
      ])
    })
}

function listCommand(token: Command): void {
  withJson(token.command('list'))
    .description("list a tenant's tokens, without their secret text")
    .requiredOption('--tenant <id>', 'id of the tenant')
    .action(async (options: { tenant: string; json?: boolean }) => {
      const tokens = await asOperator(async (operator) => {
        const { tenantId } = await getTenant(operator, options.tenant)
        return operator.database.read(tenantId, listTokens(tenantId))
      })
      const lines = tokens.map(
        (token) =>
          `${token.tokenId}  ${token.hint}  ${token.revokedAt === null ? 'live   ' : 'revoked'}  ${token.name}  ${token.scopes.join(' ')}`,
      )
      printResult(options, { tokens }, lines.length === 0 ? ['There are no tokens yet.'] : lines)
    })
}

function scopesCommand(token: Command): void {
  withScopes(withJson(token.command('scopes')))
    .description('change the scopes of a token without reissuing it')
    .argument('<tokenId>', 'id of the token', uuid)
    .requiredOption('--tenant <id>', 'id of the tenant')
    .action(async (tokenId: string, options: ScopeOptions & { tenant: string; json?: boolean }) => {
      const grantable = await grantableScopes()
      const changed = await inTenant(options.tenant, 'change-token-scopes', (command) =>
        changeTokenScopes(command, { tokenId, scopes: chosenScopes(options, grantable), grantable }),
      )
      printResult(options, { tokenId, scopes: changed.scopes }, [
        `Token ${tokenId} now has: ${changed.scopes.join(' ')}`,
      ])
    })
}

function revokeCommand(token: Command): void {
  withJson(token.command('revoke'))
    .description('revoke a token permanently')
    .argument('<tokenId>', 'id of the token', uuid)
    .requiredOption('--tenant <id>', 'id of the tenant')
    .action(async (tokenId: string, options: { tenant: string; json?: boolean }) => {
      const revoked = await inTenant(options.tenant, 'revoke-token', (command) => revokeToken(command, tokenId))
      printResult(options, { tokenId, revokedAt: revoked.revokedAt }, [`Token ${tokenId} is revoked.`])
    })
}

function inTenant<Result>(
  tenantId: string,
  operation: string,
  useCase: (command: UseCaseCommand) => Promise<Result>,
): Promise<Result> {
  return asOperator(async (operator) =>
    runSystemCommand(operator, await getTenant(operator, tenantId), operation, useCase),
  )
}

function withScopes(command: Command): Command {
  return command
    .option('--scopes <list>', 'comma-separated scopes, such as read:cases,write:cases', (list: string) =>
      list.split(',').map((scope) => scope.trim()),
    )
    .option('--all-scopes', 'every scope that an operation requires')
}

/** Loaded only if it is needed: the scopes are those of all operations. */
async function grantableScopes(): Promise<ReadonlySet<string>> {
  return (await import('../app.ts')).grantableScopes
}

function chosenScopes(options: ScopeOptions, grantable: ReadonlySet<string>): string[] {
  if ((options.scopes === undefined) === (options.allScopes !== true)) {
    throw new Error('Pass either --scopes or --all-scopes.')
  }
  return options.scopes ?? [...grantable]
}

function expiryOf(text: string | undefined, timeZone: string): Date | null {
  if (text === undefined) return null
  const expiresAt = parseTimestamp(text, timeZone)
  if (expiresAt === undefined)
    throw new Error('--expires must be a date such as 2027-01-01, or a date-time with an offset.')
  return expiresAt
}

function uuid(text: string): string {
  if (!isUuid(text)) throw new InvalidArgumentError('It must be a UUID.')
  return text.toLowerCase()
}
