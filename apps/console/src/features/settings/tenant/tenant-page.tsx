import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { asCall, ChangeForm, type Field } from '../../registry/index.ts'
import {
  addressField,
  bankAccountField,
  codes,
  currencies,
  languageChoices,
  nameField,
  phoneField,
} from '../registries/known-fields.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import classes from '../settings.module.css'
import { settingsText } from '../settings.text.ts'
import { AllocationOrder } from './allocation-order.tsx'
import { KidModulusInput } from './kid-modulus-input.tsx'
import { LogoInput } from './logo-input.tsx'
import { tenantText } from './tenant.text.ts'

const { t } = tenantText

type KeptFor = 'personalDataDays' | 'messageDays' | 'noteDays' | 'contactHistoryDays' | 'requestLogDays'

/** For how many days something is kept. */
function daysField(name: KeptFor): Field {
  return { kind: 'number', name, label: () => t(name), hint: () => t(`${name}Hint`) }
}

const fields: readonly Field[] = [
  nameField,
  {
    kind: 'choice',
    name: 'timeZone',
    label: () => t('timeZone'),
    hint: () => t('timeZoneHint'),
    isRequired: true,
    choices: codes(...Intl.supportedValuesOf('timeZone')),
  },
  {
    kind: 'choice',
    name: 'language',
    label: () => wordsText.t('language'),
    isRequired: true,
    choices: languageChoices,
  },
  { kind: 'choice', name: 'currency', label: () => t('currency'), hint: () => t('currencyHint'), choices: currencies },
  {
    kind: 'custom',
    name: 'logoFileId',
    label: () => t('logo'),
    hint: () => t('logoHint'),
    Input: LogoInput,
    show: (value) => t(value === null ? 'noLogo' : 'logo'),
  },
  {
    ...{ kind: 'text', name: 'registrationNumber', maxLength: 20 },
    label: () => t('registrationNumber'),
    hint: () => t('registrationNumberHint'),
  },
  {
    ...{ kind: 'text', name: 'vatNumber', maxLength: 20 },
    label: () => t('vatNumber'),
    hint: () => t('vatNumberHint'),
  },
  { kind: 'email', name: 'email', label: () => wordsText.t('email'), heading: () => t('contactHeading') },
  phoneField,
  {
    ...{ kind: 'textarea', name: 'openingHours', maxLength: 500 },
    label: () => t('openingHours'),
    hint: () => t('openingHoursHint'),
  },
  addressField,
  {
    kind: 'choice',
    name: 'emailWithoutTls',
    label: () => t('emailWithoutTls'),
    hint: () => t('emailWithoutTlsHint'),
    isRequired: true,
    choices: () => [
      { value: 'hold', label: t('withoutTlsHold') },
      { value: 'link', label: t('withoutTlsLink') },
    ],
  },
  { ...bankAccountField, heading: () => t('paymentHeading') },
  {
    ...{ kind: 'text', name: 'paymentReference', maxLength: 100 },
    label: () => wordsText.t('paymentReference'),
    hint: () => t('referenceHint', { mention: '{{caseNumber}}' }),
  },
  {
    ...{ kind: 'text', name: 'fiCreditorNumber', maxLength: 8 },
    label: () => t('fiCreditorNumber'),
    hint: () => t('fiCreditorNumberHint'),
  },
  {
    kind: 'custom',
    name: 'kidModulus',
    label: () => t('kidModulus'),
    hint: () => t('kidModulusHint'),
    Input: KidModulusInput,
    show: String,
  },
  {
    kind: 'checkbox',
    name: 'ocrLengthDigit',
    label: () => t('ocrLengthDigit'),
    hint: () => t('ocrLengthDigitHint'),
  },
  {
    ...{ kind: 'number', name: 'paymentDeadlineDays' },
    label: () => t('deadlineDays'),
    hint: () => t('deadlineDaysHint'),
  },
  {
    ...{ kind: 'number', name: 'paymentDaysBack' },
    label: () => t('daysBack'),
    hint: () => t('daysBackHint'),
    heading: () => t('moneyHeading'),
  },
  {
    ...{ kind: 'checkbox', name: 'endPaidCases' },
    label: () => t('endPaid'),
    hint: () => t('endPaidHint'),
  },
  {
    ...{ kind: 'number', name: 'payoutReviewDays', isRequired: true },
    label: () => t('reviewDays'),
    hint: () => t('reviewDaysHint'),
  },
  {
    ...{ kind: 'amount', name: 'twoPeopleFromAmount' },
    label: () => t('twoPeople'),
    hint: () => t('twoPeopleHint'),
  },
  { kind: 'textarea', name: 'paymentInstructions', label: () => t('payment'), hint: () => t('paymentHint') },
  { ...daysField('personalDataDays'), heading: () => wordsText.t('personalData') },
  daysField('messageDays'),
  daysField('noteDays'),
  daysField('contactHistoryDays'),
  daysField('requestLogDays'),
  {
    ...{ kind: 'checkbox', name: 'secondFactorRequired' },
    label: () => t('secondFactorRequired'),
    hint: () => t('secondFactorRequiredHint'),
    heading: () => t('signInHeading'),
  },
]

const tenantSettings = {
  fields,
  get: asCall(client.settings.getTenant),
  patch: asCall(client.settings.patchTenant),
  inputOf: () => ({}),
}

/** The company's name, contact details and allocation order. */
export function TenantPage(): ReactNode {
  const heading = settingsText.useText()
  tenantText.useText()
  const may = useMay()
  const { data, etag, error, refetch } = useRead(client.settings.getTenant, {})
  return (
    <SettingsFrame>
      <Page title={heading('tenant')}>
        <div className={layout.narrowColumn}>
          {error !== null && data === undefined && <ProblemNotice error={error} retry={() => void refetch()} />}
          {data === undefined && error === null && <FormSkeleton />}
          {data !== undefined && (
            <ChangeForm what={tenantSettings} item={data} etag={etag} isReadOnly={!may('write:settings')} />
          )}
          {may('read:case-vouchers') && <AllocationOrder mayWrite={may('write:settings')} />}
        </div>
      </Page>
    </SettingsFrame>
  )
}

function FormSkeleton(): ReactNode {
  return (
    <div className={classes.block} aria-busy>
      {fields.map(({ name }) => (
        <Skeleton key={name} height={56} />
      ))}
    </div>
  )
}
