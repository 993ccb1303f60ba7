import type { Command } from '../../../platform/commands/command.ts'
import { noMatch, type Problem, validationFailed } from '../../../problems/index.ts'
import { requireValidProperties } from '../../casework/property-types/index.ts'
import { type CreditorFields, findInvalidReferences, type InvalidReference } from './creditors.queries.ts'
import { erpLinkError, type Reference, referencesOf } from './creditors.rules.ts'
import type { CreditorPatch } from './creditors.schemas.ts'
import { problem, message } from './creditors.problems.ts'

/** Checks the ERP link, the properties and the references of a creditor. */
export async function requireValidCreditor(
  command: Command,
  patch: CreditorPatch,
  current?: CreditorFields,
): Promise<void> {
  const link = patch.erpLink ?? null
  const linkError = link === null ? undefined : erpLinkError(link)
  if (linkError !== undefined) throw validationFailed([{ path: '/erpLink', message: linkError }])
  await Promise.all([
    requireValidReferences(command, referencesOf(patch, current)),
    requireValidProperties(command, 'creditor', patch.properties ?? {}),
  ])
}

/** Reports all unknown ids, then all deactivated users, then all users whose role is too low. */
async function requireValidReferences(command: Command, references: Reference[]): Promise<void> {
  if (references.length === 0) return
  const invalid = await command.transaction.many(findInvalidReferences(command.tenantId, references))
  const matching = (isMatch: (row: InvalidReference) => boolean): Reference[] => {
    const fields = new Set(invalid.filter(isMatch).map(({ field }) => field))
    return references.filter(({ field }) => fields.has(field))
  }
  const unknown = matching(({ role }) => role === null)
  if (unknown.length > 0) {
    const errors = unknown.map(({ field, kind }) => ({ path: `/${field}`, message: noMatch(kind) }))
    const fields = errors.map(({ path }) => path).join(', ')
    throw problem('unknown-reference', message('{0} does not match anything on this tenant.', fields), { errors })
  }
  const inactive = matching(({ isActive }) => isActive === false)
  if (inactive.length > 0) {
    const errors = inactive.map(({ field }) => ({
      path: `/${field}`,
      message: message('is a deactivated user'),
    }))
    throw problem('user-inactive', message('This user is deactivated.'), { errors })
  }
  const tooLow = matching(() => true)
  if (tooLow.length > 0) throw roleTooLow(tooLow)
}

function roleTooLow(references: readonly Reference[]): Problem {
  const errors = references.map(({ field, neededRole = 'caseworker' }) => ({
    path: `/${field}`,
    message: message('does not match any user with the role {0}', message(neededRole)),
  }))
  const fields = errors.map(({ path }) => path).join(', ')
  return problem('responsible-role-too-low', message('The user in {0} does not have the required role.', fields), {
    errors,
  })
}
