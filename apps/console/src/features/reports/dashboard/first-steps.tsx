import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../../../api/session.ts'
import classes from './dashboard.module.css'
import { dashboardText } from './dashboard.text.ts'

/** What to do on a new tenant, in order, as far as the user may. */
export function FirstSteps(): ReactNode {
  const t = dashboardText.useText()
  const may = useMay()
  const steps = [
    { to: '/settings/tenant', label: t('stepTenant'), scope: 'write:settings' },
    { to: '/creditors', search: { panel: 'new' }, label: t('stepCreditor'), scope: 'write:creditors' },
    { to: '/customers/new', label: t('stepCustomer'), scope: 'write:customers' },
    { to: '/developers/tokens', label: t('stepToken'), scope: 'write:tokens' },
  ].filter(({ scope }) => may(scope))
  return (
    <ol className={classes.steps}>
      {steps.map(({ to, label, search = {} }) => (
        <li key={to}>
          <Link to={to} search={search}>
            {label}
          </Link>
        </li>
      ))}
    </ol>
  )
}
