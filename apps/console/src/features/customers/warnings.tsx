import { Alert, Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import classes from './customers.module.css'
import { customersText } from './customers.text.ts'

export interface Warning {
  readonly path: string
  readonly message: string
}

const placeOf = (customerId: string): string => `warnings ${customerId}`

/** Keeps the warnings about a new customer, for the customer's page to show. */
export function keepWarnings(customerId: string, warnings: readonly Warning[]): void {
  globalThis.sessionStorage.setItem(placeOf(customerId), JSON.stringify(warnings))
}

export function readWarnings(customerId: string): readonly Warning[] {
  return JSON.parse(globalThis.sessionStorage.getItem(placeOf(customerId)) ?? '[]') as Warning[]
}

/** Values that look wrong but were accepted. */
export function Warnings({ warnings, onDismiss }: { warnings: readonly Warning[]; onDismiss: () => void }): ReactNode {
  const t = customersText.useText()
  if (warnings.length === 0) return null
  return (
    <Alert
      className={classes.warning ?? ''}
      classNames={{ title: layout.waiting ?? '', icon: layout.waiting ?? '' }}
      role="status"
      color="yellow"
      variant="outline"
      title={t('checkTitle')}
      icon={<IconAlertCircle size={18} aria-hidden />}
    >
      {warnings.map(({ path }) => (
        <p key={path}>{t(path.endsWith('/cvr') ? 'badCvr' : 'badCpr')}</p>
      ))}
      <Button size="compact-sm" variant="default" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </Alert>
  )
}
