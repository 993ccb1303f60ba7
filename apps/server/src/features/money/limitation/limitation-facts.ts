import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, requireFound, unknownReferences, validationFailed } from '../../../problems/index.ts'
import { lockCase } from '../case-vouchers/index.ts'
import { findFact, findReferred, insertFact, withdrawFact as withdrawFactRow } from './limitation.queries.ts'
import { factView } from './limitation-views.ts'
import { message, problem } from './limitation.problems.ts'
import type { LimitationFact, LimitationFactInput } from './limitation.schemas.ts'

/**
 * Records what a limitation period depends on. The next check restores a debit that lapsed only because it was not
 * known.
 */
export async function createLimitationFact(command: Command, input: LimitationFactInput): Promise<LimitationFact> {
  const { tenantId, transaction, now, actor, tenant } = command
  const limitationFactId = command.newId()
  const { caseId, kind, date, note, caseVoucherId = null, fileId = null } = input
  if (date > localDate(now, tenant.timeZone)) throw wrongDate(message('must be today or earlier'))
  if (date < '1900-01-01') throw wrongDate(message('must not be before 1900'))
  const found = await transaction.one(findReferred(tenantId, { caseId, caseVoucherId, fileId }))
  const errors: FieldError[] = []
  if (!found.hasCase) errors.push({ path: '/caseId', message: noMatch('case') })
  else if (!found.hasVoucher)
    errors.push({ path: '/caseVoucherId', message: message('does not match any debit of the case') })
  if (!found.hasFile) errors.push({ path: '/fileId', message: noMatch('file') })
  if (errors.length > 0) throw unknownReferences(errors)
  await lockCase(command, caseId)
  const fact = { limitationFactId, caseId, caseVoucherId, kind, date, note, fileId, createdAt: now, createdBy: actor }
  const view = factView(await transaction.one(insertFact(tenantId, fact)))
  command.emit({ type: 'limitation-facts.create', subjectId: limitationFactId, caseId, data: view })
  command.audit({ subjectType: 'limitation-fact', subjectId: limitationFactId, after: view })
  return view
}

/** Withdraws a fact that was wrong. What it kept alive may lapse at the next check. */
export async function withdrawLimitationFact(
  command: Command,
  limitationFactId: string,
  reason: string,
): Promise<LimitationFact> {
  const { tenantId, transaction, now, actor } = command
  const missing = message('There is no such limitation fact.')
  const { caseId } = requireFound(await transaction.maybeOne(findFact(tenantId, limitationFactId)), missing)
  await lockCase(command, caseId)
  const row = requireFound(await transaction.maybeOne(findFact(tenantId, limitationFactId)), missing)
  const before = factView(row)
  command.requireMatch(before)
  if (row.withdrawnAt !== null) throw problem('limitation-fact-withdrawn', message('The fact is already withdrawn.'))
  const withdrawal = { at: now, by: actor, reason }
  const after = factView(await transaction.one(withdrawFactRow(tenantId, limitationFactId, withdrawal)))
  command.emit({ type: 'limitation-facts.withdraw', subjectId: limitationFactId, caseId, data: after })
  command.audit({ subjectType: 'limitation-fact', subjectId: limitationFactId, before, after })
  return after
}

function wrongDate(error: FieldError['message']) {
  return validationFailed([{ path: '/date', message: error }])
}
