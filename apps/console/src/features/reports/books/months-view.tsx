import { Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useReadList, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { actorName } from '../../../text/actor-name.ts'
import { formatCount, formatMoment, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { monthName } from '../dashboard/month-chart.tsx'
import classes from '../reports.module.css'
import { booksText } from './books.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

type Month = Result<typeof client.books.listPeriods>['items'][number]

/** The months, with an action to close those that are over. */
export function MonthsView(): ReactNode {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  const { items, query } = useReadList(client.books.listPeriods, {})
  if (query.error !== null) return <ProblemNotice error={query.error} retry={() => void query.refetch()} />
  if (query.isPending) return <Skeleton height={240} />
  if (items.length === 0) return <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
  return (
    <div className={layout.scrollSideways} tabIndex={0} role="region" aria-label={t('months')}>
      <table className={classes.plain} data-stacked>
        <caption className="visually-hidden">{t('months')}</caption>
        <thead>
          <tr>
            <th scope="col">{tWords('month')}</th>
            <th scope="col">{t('entries')}</th>
            <th scope="col">{t('corrections')}</th>
            <th scope="col" className={classes.monthState}>
              {tWords('status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((month) => (
            <Row key={month.bookPeriodId} month={month} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ month }: { month: Month }): ReactNode {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const isOver = month.month < plainDate(tenantNow()).slice(0, 7)
  const { closedAt, closedBy } = month
  return (
    <tr>
      <th scope="row">{monthName(month.month, 'long')}</th>
      <td data-label={t('entries')}>
        {month.entryCount === 0 ? (
          '0'
        ) : (
          <Link to="/reports/books" search={{ view: 'entries', ...daysOf(month.month) }}>
            {formatCount(month.entryCount)}
          </Link>
        )}
      </td>
      <td data-label={t('corrections')}>{formatCount(month.correctionCount)}</td>
      <td className={classes.monthState} data-label={tWords('status')}>
        <div className={classes.closing}>
          <StatusDot tone={month.state === 'CLOSED' ? 'good' : 'neutral'} label={t(month.state)} />
          {closedAt !== null && closedBy !== null && (
            <span className={layout.quietText}>
              {t('closedBy', { when: formatMoment(closedAt), name: actorName(closedBy) })}
            </span>
          )}
          {month.state === 'OPEN' && isOver && may('write:books.close') && <CloseButton month={month} />}
        </div>
      </td>
    </tr>
  )
}

function CloseButton({ month }: { month: Month }): ReactNode {
  const t = booksText.useText()
  const closing = useWrite(client.books.closePeriod, {
    onDone: ({ data }) => notifications.show({ message: t('closedDone', { month: monthName(data.month, 'long') }) }),
  })
  const { bookPeriodId } = month
  return (
    <div className="no-print">
      {closing.error !== null && <ProblemNotice error={closing.error} />}
      <ConfirmButton
        label={t('closeMonth')}
        question={t('closeQuestion', { month: monthName(month.month, 'long') })}
        size="xs"
        isPending={closing.isPending}
        onConfirm={() => closing.mutate({ input: { bookPeriodId } })}
      />
    </div>
  )
}

/** The first and the last day of a month. */
function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${String(last)}` }
}
