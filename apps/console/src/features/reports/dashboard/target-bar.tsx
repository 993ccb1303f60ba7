import type { ReactNode } from 'react'
import { formatPercent, plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import layout from '../../../ui/layout.module.css'
import { elapsedOf, reachedOf } from '../collected/collected.rules.ts'
import classes from './dashboard.module.css'
import { dashboardText } from './dashboard.text.ts'

/** How much of the month’s target is reached, with a mark for how much of the month has passed. */
export function TargetBar({ amount, target }: { amount: number; target: number }): ReactNode {
  const t = dashboardText.useText()
  const elapsed = elapsedOf(plainDate(tenantNow()))
  const reached = Math.max(0, Math.min(1, amount / target))
  return (
    <div className={classes.target}>
      <div className={classes.targetBar} aria-hidden>
        <i style={{ width: `${reached * 100}%` }} />
        <b style={{ insetInlineStart: `${elapsed * 100}%` }} />
      </div>
      <p className={layout.small}>
        {t('reached', { ...reachedOf(amount, target), elapsed: formatPercent(Math.round(elapsed * 100) / 100) })}
      </p>
    </div>
  )
}
