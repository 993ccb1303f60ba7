import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { Money } from '../../../ui/money.tsx'
import { periodOf } from '../collected/period.rules.ts'
import classes from './dashboard.module.css'
import { dashboardText } from './dashboard.text.ts'
import { TargetBar } from './target-bar.tsx'

/** The figures are of the dashboard, which computes them again at most this often on this screen. */
const shownMs = 60_000

/** What was collected this month against the target of the user; nothing for those who have none. */
export function MyTarget(): ReactNode {
  const t = dashboardText.useText()
  const may = useMay()
  const { user } = useSession()
  const period = periodOf('thisMonth', plainDate(tenantNow()))
  const month = period.from.slice(0, 7)
  const targets = useRead(
    client.targets.list,
    { caseworkerId: user.userId, from: month, to: month },
    { enabled: may('read:targets') },
  )
  const hasTarget = (targets.data?.items ?? []).length > 0
  const overview = useRead(
    client.reports.getOverview,
    { caseworkerId: 'me' },
    { enabled: hasTarget, staleTime: shownMs },
  )
  const collected = hasTarget ? (overview.data?.collected ?? []) : []
  return collected.map(
    ({ currency, thisMonth, target }) =>
      target !== null && (
        <section key={currency} className={classes.mine} aria-label={t('mine')}>
          <p>
            <Link to="/reports/collected/payments" search={{ ...period, currency, caseworkerId: user.userId }}>
              <Money minor={thisMonth} currency={currency} />
            </Link>{' '}
            {t('of')} <Money minor={target} currency={currency} />
          </p>
          <TargetBar amount={thisMonth} target={target} />
        </section>
      ),
  )
}
