import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { periodView } from './book-views.ts'
import { findPeriod, listOpenPeriods } from './books.queries.ts'
import type { BookPeriod } from './books.schemas.ts'
import { message, problem } from './books.problems.ts'
import { monthOf } from './months.rules.ts'
import { postAllEntries } from './post-entries.ts'
import { insertClosing, recordClosing } from './posting.queries.ts'

/**
 * Closes a month and the open ones before it, after everything recorded so far was posted. Closing a closed month changes
 * nothing. What is recorded later for a closed month is posted in the first open one.
 */
export async function closeBookPeriod(command: Command, bookPeriodId: string): Promise<BookPeriod> {
  const { tenantId, transaction, now, actor, tenant } = command
  // Holds the books until the end, so that nobody posts at the same time.
  await postAllEntries(command)
  const period = periodView(
    requireFound(
      await transaction.maybeOne(findPeriod(tenantId, bookPeriodId)),
      message('There is no such month in the books.'),
    ),
  )
  command.requireMatch(period)
  const month = `${period.month}-01`
  if (month >= monthOf(localDate(now, tenant.timeZone))) {
    throw problem('book-period-not-over', message('The month {0} is not over yet.', period.month))
  }
  for (const open of await transaction.many(listOpenPeriods(tenantId, month))) {
    const before = periodView(await transaction.one(findPeriod(tenantId, open.bookPeriodId)))
    const closing = { month: open.month, number: open.lastNumber + 1, entryId: command.newId() }
    await transaction.run(insertClosing(tenantId, { ...closing, closedAt: now, closedBy: actor }))
    await transaction.run(recordClosing(tenantId, { ...closing, closedAt: now, closedBy: actor }))
    const after = periodView(await transaction.one(findPeriod(tenantId, open.bookPeriodId)))
    command.emit({ type: 'book-periods.close', subjectId: open.bookPeriodId, data: after })
    command.audit({ subjectType: 'book-period', subjectId: open.bookPeriodId, before, after })
  }
  return periodView(await transaction.one(findPeriod(tenantId, bookPeriodId)))
}
