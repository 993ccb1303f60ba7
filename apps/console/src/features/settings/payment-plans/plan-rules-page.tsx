import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { asCall, ChangeForm, type Field } from '../../registry/index.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { planRulesText } from './plan-rules.text.ts'

const { t } = planRulesText

const fields: readonly Field[] = [
  {
    ...{ kind: 'checkbox', name: 'debtorMayPropose' },
    label: () => t('debtorMayPropose'),
    hint: () => t('debtorMayProposeHint'),
  },
  {
    ...{ kind: 'checkbox', name: 'acceptsWithinLimits' },
    label: () => t('acceptsWithinLimits'),
    hint: () => t('acceptsWithinLimitsHint'),
  },
  { kind: 'number', name: 'monthsMax', isRequired: true, label: () => t('monthsMax') },
  { kind: 'amount', name: 'instalmentMin', isRequired: true, label: () => t('instalmentMin') },
  {
    ...{ kind: 'number', name: 'graceDays', isRequired: true },
    label: () => t('graceDays'),
    hint: () => t('graceDaysHint'),
    heading: () => t('breachHeading'),
  },
  { kind: 'number', name: 'breachAfterMissed', isRequired: true, label: () => t('breachAfterMissed') },
  {
    ...{ kind: 'number', name: 'breachAfterDays' },
    label: () => t('breachAfterDays'),
    hint: () => t('breachAfterDaysHint'),
  },
  {
    ...{ kind: 'number', name: 'reminderDays', isRequired: true },
    label: () => t('reminderDays'),
    hint: () => t('reminderDaysHint'),
  },
]

const planRules = {
  fields,
  get: asCall(client.paymentPlans.getSettings),
  patch: asCall(client.paymentPlans.patchSettings),
  inputOf: () => ({}),
}

/** What debtors can propose, and when a payment plan is broken. */
export function PlanRulesPage(): ReactNode {
  const text = planRulesText.useText()
  const may = useMay()
  const { data, etag, error, refetch } = useRead(client.paymentPlans.getSettings, {})
  return (
    <SettingsFrame>
      <Page title={text('title')}>
        <div className={layout.narrowColumn}>
          {error !== null && data === undefined && <ProblemNotice error={error} retry={() => void refetch()} />}
          {data === undefined && error === null && <Skeleton height={320} />}
          {data !== undefined && (
            <ChangeForm what={planRules} item={data} etag={etag} isReadOnly={!may('write:settings')} />
          )}
        </div>
      </Page>
    </SettingsFrame>
  )
}
