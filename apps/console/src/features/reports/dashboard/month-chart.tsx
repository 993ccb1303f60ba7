import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../../text/define-text.ts'
import { formatAmount, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import classes from './dashboard.module.css'
import { dashboardText } from './dashboard.text.ts'
import { type Collected, shares } from './overview.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

/** The name of a month. */
export function monthName(month: string, style: 'short' | 'long'): string {
  const locale = currentLanguage() === 'da' ? 'da-DK' : 'en-GB'
  const year = style === 'long' ? ({ year: 'numeric' } as const) : {}
  return new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC', ...year }).format(new Date(`${month}-01`))
}

/** An amount in compact form. */
function shortAmount(minor: number): string {
  const locale = currentLanguage() === 'da' ? 'da-DK' : 'en-GB'
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return format.format(minor / 100).replace('-', '−')
}

interface Month {
  readonly month: string
  readonly amount: number
}

/** With more months than this, there is no space to label each bar. */
const monthsWithRoom = 18

/** Collected amounts by month as a chart, with the current month highlighted. */
export function MonthPlot({ months, currency }: { months: readonly Month[]; currency: string }): ReactNode {
  const t = dashboardText.useText()
  const heights = shares(months.map(({ amount }) => amount))
  const spoken = months.map(({ month, amount }) => `${monthName(month, 'long')}: ${formatAmount(amount)}`).join('; ')
  const thisMonth = plainDate(tenantNow()).slice(0, 7)
  const hasRoom = months.length <= monthsWithRoom
  return (
    <div className={classes.months} role="img" aria-label={`${t('months')} (${currency}). ${spoken}`}>
      {months.map(({ month, amount }, index) => (
        <div key={month} className={classes.month} title={`${monthName(month, 'long')}: ${formatAmount(amount)}`}>
          <div className={classes.column}>
            <span>{amount === 0 || !hasRoom ? '' : shortAmount(amount)}</span>
            <i style={{ height: `${(heights[index] ?? 0) * 100}%` }} data-now={month === thisMonth} />
          </div>
          <span className={classes.monthName}>
            {hasRoom ? monthName(month, 'short') : month.endsWith('-01') ? month.slice(0, 4) : ''}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The chart of the dashboard, which is also a table. */
export function MonthChart({ collected: { months, currency } }: { collected: Collected }): ReactNode {
  const t = dashboardText.useText()
  const tWords = wordsText.useText()
  return (
    <figure className={layout.flush}>
      <MonthPlot months={months} currency={currency} />
      <details className={classes.asTable}>
        <summary>{t('asTable')}</summary>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{tWords('month')}</Table.Th>
              <Table.Th className={layout.alignRight ?? ''}>{tWords('collected')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.toReversed().map(({ month, amount }) => (
              <Table.Tr key={month}>
                <Table.Td>{monthName(month, 'long')}</Table.Td>
                <Table.Td className={layout.alignRight ?? ''}>
                  <Money minor={amount} currency={currency} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </figure>
  )
}
