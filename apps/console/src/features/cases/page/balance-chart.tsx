import type { ReactNode } from 'react'
import { formatAmount, formatDate } from '../../../text/format.ts'
import { balanceOverTime } from '../case.rules.ts'
import classes from '../cases.module.css'
import type { CaseData } from '../use-case.ts'
import { casePageText } from './case-page.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

const width = 100
const height = 40

/** The outstanding amount over time as a step chart, with the same numbers for screen readers. */
export function BalanceChart({ data: { vouchers, allocations } }: { data: CaseData }): ReactNode {
  const t = casePageText.useText()
  const points = balanceOverTime(vouchers, allocations)
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return null
  const start = Date.parse(first.at)
  const span = Math.max(tenantNow().getTime() - start, 1)
  const top = Math.max(...points.map(({ outstanding }) => outstanding), 1)
  const x = (at: string): number => Math.min(((Date.parse(at) - start) / span) * width, width)
  const y = (value: number): number => height - (value / top) * (height - 2)
  const line =
    points
      .map(
        ({ at, outstanding }, index) =>
          `${index === 0 ? 'M' : 'H'}${x(at)}${index === 0 ? ` ${y(outstanding)}` : `V${y(outstanding)}`}`,
      )
      .join('') + `H${width}`
  const label = points.map(({ at, outstanding }) => `${formatDate(at)}: ${formatAmount(outstanding)}`).join('; ')
  return (
    <figure style={{ margin: 0 }}>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('overTime')}. ${label}`}
      >
        <path className={classes.area} d={`${line}V${height}H0Z`} />
        <path d={line} />
      </svg>
      <figcaption className={classes.chartFoot}>
        <span>{formatDate(first.at)}</span>
        <span>{t('overTime')}</span>
      </figcaption>
    </figure>
  )
}
