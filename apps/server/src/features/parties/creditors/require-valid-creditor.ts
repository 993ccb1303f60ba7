import type { Command } from '../../../platform/commands/command.ts'
import { noMatch, type Problem, validationFailed } from '../../../problems/index.ts'
import { requireValidProperties } from '../../casework/property-types/index.ts'
import { type CreditorFields, findUnfitReferences, type UnfitReference } from './creditors.queries.ts'
import { erpLinkError, type Reference, referencesOf } from './creditors.rules.ts'
import type { CreditorPatch } from './creditors.schemas.ts'
import { problem, message } from './creditors.problems.ts'

/** Refuses a link that leads nowhere, properties that are not defined, and ids that name nothing fit on the tenant. */
export async function requireValidCreditor(
  command: Command,
  patch: CreditorPatch,
  current?: CreditorFields,
): Promise<void> {
  const link = patch.erpLink ?? null
  const linkError = link === null ? undefined : erpLinkError(link)
  if (linkError !== undefined) throw validationFailed([{ path: '/erpLink', message: linkError }])
  await Promise.all([
    requireFitReferences(command, referencesOf(patch, current)),
    requireValidProperties(command, 'creditor', patch.properties ?? {}),
  ])
}

/** Names every unknown id at once, then everybody who is deactivated, then everybody whose role is too low. */
async function requireFitReferences(command: Command, references: Reference[]): Promise<void> {
  if (references.length === 0) return
  const unfit = await command.transaction.many(findUnfitReferences(command.tenantId, references))
  const among = (fits: (row: UnfitReference) => boolean): Reference[] => {
    const fields = new Set(unfit.filter(fits).map(({ field }) => field))
    return references.filter(({ field }) => fields.has(field))
  }
  const unknown = among(({ role }) => role === null)
  if (unknown.length > 0) {
    const errors = unknown.map(({ field, kind }) => ({ path: `/${field}`, message: noMatch(kind) }))
    const fields = errors.map(({ path }) => path).join(', ')
    throw problem('unknown-reference', message('The tenant does not have what is named in {0}.', fields), { errors })
  }
  const inactive = among(({ isActive }) => isActive === false)
  if (inactive.length > 0) {
    const errors = inactive.map(({ field }) => ({
      path: `/${field}`,
      message: message('names a user who is deactivated'),
    }))
    throw problem('user-inactive', message('This user is deactivated.'), { errors })
  }
  const weak = among(() => true)
  if (weak.length > 0) throw roleTooLow(weak)
}

function roleTooLow(weak: readonly Reference[]): Problem {
  const errors = weak.map(({ field, neededRole = 'caseworker' }) => ({
    path: `/${field}`,
    message: message('does not match any user with the role {0}', message(neededRole)),
  }))
  const fields = errors.map(({ path }) => path).join(', ')
  return problem(
    'responsible-role-too-low',
    message('The users named in {0} do not have the role that it takes.', fields),
    {
      errors,
    },
  )
}
