import type { Statement } from '../../platform/database/sql.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { announceIdentityChange } from '../../platform/identity/identity.queries.ts'
import { Problem } from '../../problems/index.ts'
import { lockToken, setTokenRevoked, setTokenScopes, type TokenListRow } from './tokens.queries.ts'
import { requireGrantableScopes } from './tokens.rules.ts'

/** Gives a token other scopes without reissuing it; every process knows within a second. */
export async function changeTokenScopes(
  command: Command,
  input: { tokenId: string; scopes: readonly string[]; grantable: ReadonlySet<string> },
): Promise<TokenListRow> {
  requireGrantableScopes(input.scopes, input.grantable)
  const scopes = [...new Set(input.scopes)].sort()
  return changeToken(command, input.tokenId, setTokenScopes(command.tenantId, input.tokenId, scopes))
}

/** Ends a token for good; every process knows within a second. */
export async function revokeToken(command: Command, tokenId: string): Promise<TokenListRow> {
  return changeToken(command, tokenId, setTokenRevoked(command.tenantId, tokenId, command.now))
}

async function changeToken(command: Command, tokenId: string, change: Statement<TokenListRow>): Promise<TokenListRow> {
  const before = await command.transaction.maybeOne(lockToken(command.tenantId, tokenId))
  if (before === undefined) throw new Problem('not-found', `There is no token ${tokenId} on this tenant.`)
  const after = await command.transaction.one(change)
  await command.transaction.run(announceIdentityChange(tokenId))
  command.audit({ subjectType: 'token', subjectId: tokenId, before, after })
  return after
}
