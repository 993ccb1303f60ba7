import { localDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, requireFound, unknownReferences, validationFailed } from '../../../problems/index.ts'
import { bearsInterest, bookInterest, correctInterest, lockCase, type LockedCase } from '../case-vouchers/index.ts'
import {
  findDemand,
  findFact,
  findReferred,
  insertFact,
  withdrawFact as withdrawFactRow,
} from './limitation-facts.queries.ts'
import { factView } from './limitation-views.ts'
import { message, problem } from './limitation.problems.ts'
import { isRecognition } from './limitation.rules.ts'
import type { CreditorDemand, LimitationFact, LimitationFactInput } from './limitation.schemas.ts'

/**
 * Records what a limitation period depends on. The next check restores a debit that lapsed only because it was not
 * known. `path` is where the fact is in the request.
 */
export async function createLimitationFact(
  command: Command,
  input: LimitationFactInput,
  path = '',
): Promise<LimitationFact> {
  const { tenantId, transaction, now, actor, tenant } = command
  const limitationFactId = command.newId()
  const { caseId, kind, date, note, caseVoucherId = null, fileId = null, deadline = null, channel = null } = input
  requireDates(input, localDate(now, tenant.timeZone), path)
  const found = await transaction.one(findReferred(tenantId, { caseId, caseVoucherId, fileId }))
  const errors: FieldError[] = []
  if (!found.hasCase) errors.push({ path: `${path}/caseId`, message: noMatch('case') })
  else if (!found.hasVoucher)
    errors.push({ path: `${path}/caseVoucherId`, message: message('does not match any debit of the case') })
  if (!found.hasFile) errors.push({ path: `${path}/fileId`, message: noMatch('file') })
  if (errors.length > 0) throw unknownReferences(errors)
  const locked = await lockCase(command, caseId)
  const fact = { limitationFactId, caseId, caseVoucherId, kind, date, note, deadline, channel, fileId }
  const view = factView(await transaction.one(insertFact(tenantId, { ...fact, createdAt: now, createdBy: actor })))
  command.emit({ type: 'limitation-facts.create', subjectId: limitationFactId, caseId, data: view })
  command.audit({ subjectType: 'limitation-fact', subjectId: limitationFactId, after: view })
  if (bearsInterest(locked)) await adjustInterest(command, locked, { kind, date, caseVoucherId })
  return view
}

async function adjustInterest(
  command: Command,
  locked: LockedCase,
  { kind, date, caseVoucherId }: Pick<LimitationFact, 'kind' | 'date' | 'caseVoucherId'>,
): Promise<void> {
  // Interest on a claim without a due date begins some days after the demand, which may be later than was booked.
  if (kind === 'demand') await correctInterest(command, locked)
  // What is recognised has a longer period than the interest that accrues from then on, so it becomes a debit of its own.
  const day = isRecognition(kind) ? parseTimestamp(date, command.tenant.timeZone) : undefined
  if (day !== undefined) await bookInterest(command, locked, { date: day, debitVoucherId: caseVoucherId })
}

const demandNotes = {
  en: 'Sent by the creditor before hand-over.',
  da: 'Sendt af kreditor før overdragelsen.',
} as const

/** Records the demand that the creditor sent before hand-over; the same demand only once. */
export async function recordDemand(command: Command, caseId: string, demand: CreditorDemand): Promise<void> {
  const { tenantId, transaction, tenant } = command
  const { isKnown } = await transaction.one(findDemand(tenantId, caseId, demand))
  if (isKnown) return
  const note = demandNotes[tenant.language === 'da' ? 'da' : 'en']
  await createLimitationFact(command, { caseId, kind: 'demand', note, ...demand }, '/demand')
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

/** Rejects days that cannot be, and members that only a demand has. */
function requireDates({ kind, date, deadline, channel }: LimitationFactInput, today: string, path: string): void {
  const errors: FieldError[] = []
  if (date > today) errors.push({ path: `${path}/date`, message: message('must be today or earlier') })
  if (date < '1900-01-01') errors.push({ path: `${path}/date`, message: message('must not be before 1900') })
  const ofDemand = { deadline, channel }
  for (const member of ['deadline', 'channel'] as const)
    if (kind !== 'demand' && ofDemand[member] != null)
      errors.push({ path: `${path}/${member}`, message: message('is only allowed for a demand') })
  if (deadline != null && (deadline < date || deadline > '2999-12-31'))
    errors.push({ path: `${path}/deadline`, message: message('must not be before the date') })
  if (errors.length > 0) throw validationFailed(errors)
}
