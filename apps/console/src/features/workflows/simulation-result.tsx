import { Fragment, type ReactNode } from 'react'
import { formatCount, formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import {
  cashOf,
  chartOf,
  counted,
  messagesOf,
  rowsOf,
  type SimulatedVersion,
  type Simulation,
  totalOf,
} from './simulation.rules.ts'
import { simulationText } from './simulation.text.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

/** What a simulation found: the totals of each version, a chart of the weeks, and all figures as a table. */
export function SimulationResult({ simulation }: { simulation: Simulation }): ReactNode {
  const t = simulationText.useText()
  const { results, cases, from, refusedRows } = simulation
  if (cases === 0) return <EmptyState title={t('noCases')} hint={t('noCasesHint')} />
  return (
    <section className={layout.stack} aria-live="polite">
      <h2>{t('result', { count: cases, date: formatDate(from) })}</h2>
      {refusedRows > 0 && <p className={layout.flush}>{t('refusedRows', { count: refusedRows })}</p>}
      <Totals results={results} />
      <WeekChart results={results} />
      <WeekTable results={results} />
    </section>
  )
}

/** The name of what was played: a version, or the draft. */
function useVersionName(): (version: number | null) => string {
  const t = simulationText.useText()
  const tWorkflows = workflowsText.useText()
  return (version) => (version === null ? t('draft') : tWorkflows('version', { number: version }))
}

function Totals({ results }: { results: readonly SimulatedVersion[] }): ReactNode {
  const t = simulationText.useText()
  const nameOf = useVersionName()
  const tWords = wordsText.useText()
  return (
    <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={tWords('total')}>
      <table className={`${layout.table ?? ''} ${layout.figures ?? ''}`}>
        <caption className="visually-hidden">{tWords('total')}</caption>
        <thead>
          <tr>
            <th scope="col">{tWords('total')}</th>
            {results.map(({ version }) => (
              <th key={version} scope="col">
                {nameOf(version)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map((name) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {results.map((result) => (
                <td key={result.version}>{formatCount(totalOf(result, name))}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('feeAmount')}</th>
            {results.map((result) => (
              <td key={result.version}>
                <Money minor={totalOf(result, 'feeAmount')} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('cash')}</th>
            {results.map((result) => (
              <td key={result.version}>
                <Cash weeks={result.weeks} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Cash({ weeks }: { weeks: SimulatedVersion['weeks'] }): ReactNode {
  const sums = cashOf(weeks)
  if (sums.length === 0) return '–'
  return sums.map(({ currency, amount }, index) => (
    <Fragment key={currency}>
      {index > 0 && <br />}
      <Money minor={amount} currency={currency} />
    </Fragment>
  ))
}

/** The messages of each week, with the bars of two versions beside each other. */
function WeekChart({ results }: { results: readonly SimulatedVersion[] }): ReactNode {
  const t = simulationText.useText()
  const nameOf = useVersionName()
  const { top, heights, weeksPerDate } = chartOf(results)
  const weeks = results[0]?.weeks ?? []
  return (
    <figure className={layout.flush}>
      <figcaption className={layout.rowCentered}>
        <h3>{t('chart')}</h3>
        {results.map(({ version }, index) => (
          <span key={version} className={layout.small}>
            <i className={classes.swatch} data-version={index} /> {nameOf(version)}
          </span>
        ))}
      </figcaption>
      <div className={classes.chart} aria-hidden>
        <div className={classes.scale}>
          {[top, top / 2, 0].map((figure) => (
            <span key={figure}>{formatCount(figure)}</span>
          ))}
        </div>
        <div className={classes.weeks}>
          {weeks.map(({ from }, week) => (
            <div key={from} className={classes.week} title={titleOf(week)}>
              {results.map(({ version }, index) => (
                <i key={version} data-version={index} style={{ height: `${(heights[index]?.[week] ?? 0) * 100}%` }} />
              ))}
            </div>
          ))}
        </div>
        <div className={classes.dates}>
          {weeks.map(({ from }, week) => (
            <span key={from}>{week % weeksPerDate === 0 && formatDate(from)}</span>
          ))}
        </div>
      </div>
    </figure>
  )

  /** The week and its messages: "Week from 2 Mar 2026: Version 2: 12, Version 1: 8". */
  function titleOf(week: number): string {
    const counts = results.map(({ version, weeks: all }) => {
      const played = all[week]
      return `${nameOf(version)}: ${formatCount(played === undefined ? 0 : messagesOf(played))}`
    })
    return `${t('week')} ${formatDate(weeks[week]?.from ?? '')}: ${counts.join(', ')}`
  }
}

function WeekTable({ results }: { results: readonly SimulatedVersion[] }): ReactNode {
  const t = simulationText.useText()
  const nameOf = useVersionName()
  const isCompared = results.length > 1
  return (
    <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={t('chart')}>
      <table className={`${layout.table ?? ''} ${layout.figures ?? ''}`}>
        <caption className="visually-hidden">{t('chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('week')}</th>
            {isCompared && <th scope="col">{t('shownVersion')}</th>}
            {counted.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
            <th scope="col">{t('cash')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(results).map(({ version, week }) => (
            <tr key={`${week.from} ${version}`}>
              <th scope="row">{formatDate(week.from)}</th>
              {isCompared && <td>{nameOf(version)}</td>}
              {counted.map((name) => (
                <td key={name}>{formatCount(week[name])}</td>
              ))}
              <td>
                <Cash weeks={[week]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
