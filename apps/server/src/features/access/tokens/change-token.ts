import type { Statement } from '../../../platform/database/sql.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { requireFound, validationFailed } from '../../../problems/index.ts'
import { tokenView } from './token-view.ts'
import { lockToken, setTokenRevoked, setTokenScopes, type TokenListRow, updateToken } from './tokens.queries.ts'
import { requireGrantableScopes, requireHeldLife, requireHeldScopes } from './tokens.rules.ts'
import type { TokenPatch } from './tokens.schemas.ts'
import { problem, message } from './tokens.problems.ts'

/** Changes the scopes of a token without reissuing it. Takes effect within a second. */
export async function changeTokenScopes(
  command: Command,
  input: { tokenId: string; scopes: readonly string[]; grantable: ReadonlySet<string> },
): Promise<TokenListRow> {
  requireGrantableScopes(input.scopes, input.grantable)
  const scopes = [...new Set(input.scopes)].sort()
  return changeToken(command, input.tokenId, 'tokens.update', setTokenScopes(command.tenantId, input.tokenId, scopes))
}

/** Revokes a token permanently. Takes effect within a second. */
export async function revokeToken(command: Command, tokenId: string): Promise<TokenListRow> {
  return changeToken(command, tokenId, 'tokens.revoke', setTokenRevoked(command.tenantId, tokenId, command.now))
}

/** Changes name, scopes and expiry of a token without reissuing it. Takes effect within a second. */
export async function patchToken(
  command: Command,
  tokenId: string,
  { patch, grantable }: { patch: TokenPatch; grantable: ReadonlySet<string> },
): Promise<TokenListRow> {
  const before = await getLocked(command, tokenId)
  command.requireMatch(tokenView(command.tenantId, before))
  if (before.revokedAt !== null) throw problem('token-revoked', message('The token was revoked. Issue a new one.'))
  const scopes = patch.scopes === undefined ? before.scopes : [...new Set(patch.scopes)].sort()
  const added = scopes.filter((scope) => !before.scopes.includes(scope))
  requireGrantableScopes(added, grantable)
  requireHeldScopes(command.principal, added)
  const expiresAt = patch.expiresAt === undefined ? before.expiresAt : expiryOf(command, patch.expiresAt)
  if (livesLonger(before.expiresAt, expiresAt)) {
    // Extending the expiry grants all scopes of the token for longer.
    requireHeldScopes(command.principal, scopes)
    requireHeldLife(command.principal, expiresAt)
  }
  const fields = { name: patch.name ?? before.name, scopes, expiresAt }
  return changeToken(command, tokenId, 'tokens.update', updateToken(command.tenantId, tokenId, fields))
}

function livesLonger(before: Date | null, after: Date | null): boolean {
  return before !== null && (after === null || after > before)
}

/** Parses the expiry of a token, which must be in the future. */
export function expiryOf(command: Command, text: string | null | undefined): Date | null {
  if (text === null || text === undefined) return null
  const expiresAt = parseTimestamp(text, command.tenant.timeZone)
  if (expiresAt !== undefined && expiresAt > command.now) return expiresAt
  throw validationFailed([{ path: '/expiresAt', message: message('must be in the future') }])
}

async function getLocked(command: Command, tokenId: string): Promise<TokenListRow> {
  const row = requireFound(
    await command.transaction.maybeOne(lockToken(command.tenantId, tokenId)),
    message('The tenant has no token {0}.', tokenId),
  )
  return row
}

async function changeToken(
  command: Command,
  tokenId: string,
  type: 'tokens.update' | 'tokens.revoke',
  change: Statement<TokenListRow>,
): Promise<TokenListRow> {
  const before = await getLocked(command, tokenId)
  const after = await command.transaction.one(change)
  await command.transaction.run(announceIdentityChange(tokenId))
  command.emit({ type, subjectId: tokenId, data: tokenView(command.tenantId, after) })
  command.audit({ subjectType: 'token', subjectId: tokenId, before, after })
  return after
}
