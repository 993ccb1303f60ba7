import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { formatCount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { BarTable } from '../bar-table.tsx'
import { monthName } from '../dashboard/month-chart.tsx'
import classes from '../reports.module.css'
import { reportsText } from '../reports.text.ts'
import { useFirstRows } from '../use-first-rows.tsx'
import { partOfMonth, reachedOf } from './collected.rules.ts'
import { targetsText } from './targets.text.ts'

export type Report = Result<typeof client.reports.getCollected>
export type InCurrency = Report['currencies'][number]
type Figures = Pick<InCurrency, 'amount' | 'deposits' | 'target'>
type Query = Readonly<Record<string, string>>

interface TableProps {
  readonly shown: InCurrency
  /** The period and the filters of the report. */
  readonly query: Query
}

/** An amount that leads to its payments. */
function Payments({ figures, query }: { figures: Figures; query: Query }): ReactNode {
  if (figures.deposits === 0 && figures.amount === 0) return <Money minor={0} />
  return (
    <Link to="/reports/collected/payments" search={query}>
      <Money minor={figures.amount} />
    </Link>
  )
}

/** The numbers after the name of a row. Targets are only shown if there is one. */
function cellsOf(figures: Figures, query: Query | undefined, hasTargets: boolean): ReactNode[] {
  const { amount, deposits, target } = figures
  return [
    formatCount(deposits),
    query === undefined ? <Money key="amount" minor={amount} /> : <Payments key="amount" {...{ figures, query }} />,
    ...(hasTargets
      ? [target === null ? '–' : <Money key="target" minor={target} />, target === null ? '' : percentOf(figures)]
      : []),
  ]
}

function percentOf({ amount, target }: Figures): string {
  return target === null ? '' : reachedOf(amount, target).percent
}

function useHeads({ shown }: Pick<TableProps, 'shown'>, hasTargets: boolean): string[] {
  const tWords = wordsText.useText()
  const t = targetsText.useText()
  const collected = `${tWords('collected')} (${shown.currency})`
  return [tWords('payments'), collected, ...(hasTargets ? [t('target'), t('reached')] : [])]
}

/** The numbers of the chart, newest first. */
export function MonthTable({ shown, query }: TableProps): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const hasTargets = shown.target !== null
  const heads = useHeads({ shown }, hasTargets)
  const { from = '', to = '' } = query
  return (
    <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={t('byMonth')}>
      <table className={classes.plain}>
        <caption className="visually-hidden">{t('byMonth')}</caption>
        <thead>
          <tr>
            <th scope="col">{tWords('month')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.months.toReversed().map(({ month, ...figures }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, 'long')}</th>
              {cellsOf(figures, { ...query, ...partOfMonth(month, { from, to }) }, hasTargets).map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tWords('total')}</th>
            {cellsOf(shown, query, hasTargets).map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** What was collected for each creditor. */
export function ByCreditor({ shown, query }: TableProps): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const { rows, showAll } = useFirstRows(shown.creditors)
  const hasTargets = shown.creditors.some(({ target }) => target !== null)
  return (
    <section>
      <div className={layout.bar}>
        <h2>{t('byCreditor')}</h2>
        <CsvLink path="/reports/collected/export.csv" query={{ ...query, groupBy: 'creditor' }} />
      </div>
      <BarTable
        caption={t('byCreditor')}
        first={tWords('creditor')}
        heads={useHeads({ shown }, hasTargets)}
        rows={rows.map(({ creditorId, name, ...figures }) => ({
          key: creditorId,
          label: (
            <Link to={`/creditors/${creditorId}`} title={name}>
              {name}
            </Link>
          ),
          value: figures.amount,
          cells: cellsOf(figures, { ...query, creditorId }, hasTargets),
        }))}
        total={cellsOf({ ...shown, target: null }, query, hasTargets)}
      />
      {showAll}
    </section>
  )
}

/** What was collected for the creditors of each caseworker. */
export function ByPerson({ shown, query }: TableProps): ReactNode {
  const t = targetsText.useText()
  const tWords = wordsText.useText()
  const hasTargets = shown.people.some(({ target }) => target !== null)
  return (
    <section>
      <div className={layout.bar}>
        <h2>{t('byPerson')}</h2>
        <CsvLink path="/reports/collected/export.csv" query={{ ...query, groupBy: 'person' }} />
      </div>
      <BarTable
        caption={t('byPerson')}
        first={tWords('caseworker')}
        heads={useHeads({ shown }, hasTargets)}
        rows={shown.people.map(({ caseworkerId, name, ...figures }) => ({
          key: caseworkerId ?? '',
          label: caseworkerId === null ? t('nobody') : name,
          value: figures.amount,
          cells: cellsOf(figures, caseworkerId === null ? undefined : { ...query, caseworkerId }, hasTargets),
        }))}
        total={cellsOf({ ...shown, target: null }, query, hasTargets)}
      />
    </section>
  )
}
