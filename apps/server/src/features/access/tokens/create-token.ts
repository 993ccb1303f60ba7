import type { Command } from '../../../platform/commands/command.ts'
import { createTokenText, hashTokenText, hintOfTokenText } from '../../../platform/identity/token-text.ts'
import { tokenView } from './token-view.ts'
import { insertToken, type TokenListRow } from './tokens.queries.ts'
import { requireGrantableScopes, requireHeldLife, requireHeldScopes } from './tokens.rules.ts'

export interface CreateToken {
  readonly name: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date | null
  /** The scopes that operations require. No other scope can be granted. */
  readonly grantable: ReadonlySet<string>
}

/** Issues an API token. Its secret is returned once and never stored. */
export async function createToken(command: Command, input: CreateToken): Promise<TokenListRow & { token: string }> {
  requireGrantableScopes(input.scopes, input.grantable)
  requireHeldScopes(command.principal, input.scopes)
  requireHeldLife(command.principal, input.expiresAt)
  const text = createTokenText(command.tenantId)
  const row = await command.transaction.one(
    insertToken({
      tenantId: command.tenantId,
      tokenId: command.newId(),
      name: input.name,
      hash: hashTokenText(text),
      hint: hintOfTokenText(text),
      scopes: [...new Set(input.scopes)].sort(),
      expiresAt: input.expiresAt,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  command.emit({ type: 'tokens.create', subjectId: row.tokenId, data: tokenView(command.tenantId, row) })
  command.audit({ subjectType: 'token', subjectId: row.tokenId, after: row })
  return { ...row, token: text }
}
