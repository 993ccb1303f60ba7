import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { casesAround } from '../../casework/case-status/index.ts'
import { bearsInterest, bookInterest, createCaseVoucher, lockCase, reverseCaseVoucher } from '../case-vouchers/index.ts'
import { voucherTypeIdOf } from '../voucher-types/index.ts'
import {
  findDebitAndInterest,
  findLapse,
  findLapsesTogether,
  findPeriods,
  insertLapse,
  insertWarning,
  type LapseRow,
  type PeriodRow,
  undoLapse,
} from './limitation.queries.ts'
import { lapseView, periodView } from './limitation-views.ts'
import { warningDue } from './limitation.rules.ts'
import type { AppliedLimitation, LimitationLapse } from './limitation.schemas.ts'

/**
 * Brings the ledger of a case in line with its limitation periods: writes lapsed debits off, restores those that turned
 * out not to have lapsed, and gives the warnings that are due. Doing it again changes nothing.
 */
export async function applyLimitation(command: Command, caseId: string): Promise<AppliedLimitation> {
  const { tenantId, transaction, tenant, now } = command
  await lockCase(command, caseId)
  const today = localDate(now, tenant.timeZone)
  const periods = await transaction.many(findPeriods(tenantId, casesAround(tenantId, caseId), tenant.timeZone))
  const lapsed: LimitationLapse[] = []
  const restored: LimitationLapse[] = []
  for (const period of periods) {
    if (period.limitationLapseId !== null) {
      // Restoring a debit would reopen an ended case; that is for people to decide.
      if (today > period.expiresOn || period.hasEnded) continue
      const lapse = await transaction.one(findLapse(tenantId, period.limitationLapseId))
      restored.push(...(await restoreLapse(command, lapse, null)))
    } else if (today <= period.expiresOn) {
      await warn(command, period, today)
    } else if (!period.isOverridden) {
      lapsed.push(...(await lapse(command, period)))
    }
  }
  return { lapsed, restored }
}

async function warn(command: Command, period: PeriodRow, today: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const { caseId, caseVoucherId, expiresOn, outstanding, isOverridden } = period
  const months = outstanding > 0 && !isOverridden ? warningDue(expiresOn, today) : null
  if (months === null) return
  const isNew = await transaction.maybeOne(insertWarning(tenantId, { caseVoucherId, expiresOn, months, at: now }))
  if (isNew === undefined) return
  command.emit({ type: 'limitations.warn', subjectId: caseVoucherId, caseId, data: periodView(period, today) })
}

/** Writes a lapsed debit off, with the interest on it. */
async function lapse(command: Command, period: PeriodRow): Promise<LimitationLapse[]> {
  const { tenantId, transaction, now, actor } = command
  const { caseId, caseVoucherId: lapsedId, expiresOn: expiredOn, currency } = period
  const locked = await lockCase(command, caseId)
  if (bearsInterest(locked)) await bookInterest(command, locked, { date: now, debitVoucherId: lapsedId })
  const debits = await transaction.many(findDebitAndInterest(tenantId, caseId, lapsedId))
  const views: LimitationLapse[] = []
  for (const { caseVoucherId, outstanding: amount } of debits) {
    const limitationLapseId = command.newId()
    const { caseVoucherId: writeOffVoucherId } = await createCaseVoucher(command, caseId, {
      ...{ voucherTypeId: voucherTypeIdOf('write-off'), amount, currency, source: 'CREDITOR' },
      ...{ date: now.toISOString(), referenceCaseVoucherId: caseVoucherId, text: textOfLapse(command) },
    })
    const withVoucherId = caseVoucherId === lapsedId ? null : lapsedId
    const stored = { limitationLapseId, caseId, caseVoucherId, writeOffVoucherId, withVoucherId, expiredOn, amount }
    await transaction.run(insertLapse(tenantId, { ...stored, createdAt: now, createdBy: actor }))
    const view = lapseView(await transaction.one(findLapse(tenantId, limitationLapseId)))
    command.emit({ type: 'limitation-lapses.create', subjectId: limitationLapseId, caseId, data: view })
    command.audit({ subjectType: 'limitation-lapse', subjectId: limitationLapseId, after: view })
    views.push(view)
  }
  return views
}

/** The debtor sees the text with the write-off. */
function textOfLapse({ tenant }: Command): string {
  return tenant.language === 'da' ? 'Forældet' : 'Lapsed'
}

/** Reverses the write-offs of a lapse and of the interest that lapsed with it. A reason makes it an override. */
export async function restoreLapse(command: Command, row: LapseRow, reason: string | null): Promise<LimitationLapse[]> {
  const { tenantId, transaction, now, actor } = command
  const together = await transaction.many(findLapsesTogether(tenantId, row))
  const views: LimitationLapse[] = []
  for (const each of together) {
    const { limitationLapseId, caseId, writeOffVoucherId } = each
    const voucher = { caseId, caseVoucherId: writeOffVoucherId }
    await reverseCaseVoucher(command, voucher, { text: reason }, { isLapseUndone: true })
    await transaction.run(undoLapse(tenantId, limitationLapseId, { at: now, by: actor, reason }))
    const before = lapseView(each)
    const after = lapseView(await transaction.one(findLapse(tenantId, limitationLapseId)))
    command.emit({ type: 'limitation-lapses.restore', subjectId: limitationLapseId, caseId, data: after })
    command.audit({ subjectType: 'limitation-lapse', subjectId: limitationLapseId, before, after })
    views.push(after)
  }
  return views
}
