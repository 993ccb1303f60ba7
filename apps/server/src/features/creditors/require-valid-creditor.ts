import type { Command } from '../../platform/idempotency/command.ts'
import { namesNo, Problem, say, validationFailed } from '../../problems/index.ts'
import { requireValidProperties } from '../property-types/index.ts'
import { findUnknownReferences } from './creditors.queries.ts'
import { erpLinkError, type Reference, referencesOf } from './creditors.rules.ts'
import type { CreditorPatch } from './creditors.schemas.ts'

/** Refuses a link that leads nowhere, properties that are not defined, and ids that name nothing on the tenant. */
export async function requireValidCreditor(command: Command, patch: CreditorPatch): Promise<void> {
  const link = patch.erpLink ?? null
  const linkError = link === null ? undefined : erpLinkError(link)
  if (linkError !== undefined) throw validationFailed([{ path: '/erpLink', message: say(linkError) }])
  await Promise.all([
    requireKnownReferences(command, referencesOf(patch)),
    requireValidProperties(command, 'creditor', patch.properties ?? {}),
  ])
}

/** Names every unknown id at once. */
async function requireKnownReferences(command: Command, references: Reference[]): Promise<void> {
  if (references.length === 0) return
  const rows = await command.transaction.many(findUnknownReferences(command.tenantId, references))
  const unknown = new Set(rows.map(({ field }) => field))
  const errors = references
    .filter(({ field }) => unknown.has(field))
    .map(({ field, kind }) => ({ path: `/${field}`, message: namesNo(kind) }))
  if (errors.length > 0) {
    const fields = errors.map(({ path }) => path).join(', ')
    throw new Problem('unknown-reference', say('The tenant does not have what is named in {0}.', fields), { errors })
  }
}
