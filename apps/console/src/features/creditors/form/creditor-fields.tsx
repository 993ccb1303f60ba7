import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CountryField } from '../../../ui/country-field.tsx'
import layout from '../../../ui/layout.module.css'
import { type Choice, useCreditorNames } from '../creditor-names.ts'
import { creditorStates } from '../creditors.search.ts'
import { creditorsText } from '../creditors.text.ts'
import { type AddressField, addressFields, type CreditorDraft, flagFields, type TextField } from './creditor.rules.ts'

interface FieldsProps {
  readonly draft: CreditorDraft
  readonly onChange: (next: Partial<CreditorDraft>) => void
  readonly errors: Readonly<Record<string, string>>
}

const addressLabels = {
  address: 'street',
  coAddress: 'coAddress',
  zipcode: 'zipcode',
  city: 'city',
} as const satisfies Record<Exclude<AddressField, 'country'>, string>
const textFields = addressFields.filter((field) => field !== 'country')
const flagLabels = {
  isCompany: 'isCompany',
  vatRegistered: 'vat',
  aksEnabled: 'aks',
  selfCollection: 'selfCollection',
} as const

/** Every field of a creditor's record. */
export function CreditorFields({ draft, onChange, errors }: FieldsProps): ReactNode {
  const t = creditorsText.useText()
  const may = useMay()
  const isClosed = draft.state === 'CANCELLED' || draft.state === 'CEASED'
  const text = (field: TextField, label: string, description?: string): ReactNode => (
    <TextInput
      label={label}
      {...(description === undefined ? {} : { description })}
      value={draft.texts[field]}
      error={errors[field]}
      onChange={(event) => onChange({ texts: { ...draft.texts, [field]: event.currentTarget.value } })}
    />
  )
  const long = (field: TextField, label: string, description?: string): ReactNode => (
    <Textarea
      label={label}
      {...(description === undefined ? {} : { description })}
      autosize
      minRows={3}
      maxRows={14}
      value={draft.texts[field]}
      error={errors[field]}
      onChange={(event) => onChange({ texts: { ...draft.texts, [field]: event.currentTarget.value } })}
    />
  )
  return (
    <>
      <TextInput
        label={t('name')}
        required
        data-autofocus
        value={draft.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className={layout.pair}>
        {text('id', t('reference'))}
        <Select
          label={t('state')}
          description={isClosed ? t('closedHint') : undefined}
          allowDeselect={false}
          value={draft.state}
          error={errors['state']}
          onChange={(state) => onChange({ state: state ?? draft.state })}
          data={creditorStates.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {text('centralRegisterId', t('register'))}
      {flagFields.map((flag) => (
        <Checkbox
          key={flag}
          label={t(flagLabels[flag])}
          checked={draft.flags[flag]}
          onChange={(event) => onChange({ flags: { ...draft.flags, [flag]: event.currentTarget.checked } })}
        />
      ))}
      {textFields.map((field) => (
        <TextInput
          key={field}
          label={t(addressLabels[field])}
          value={draft.address[field]}
          error={errors[`address.${field}`]}
          onChange={(event) => onChange({ address: { ...draft.address, [field]: event.currentTarget.value } })}
        />
      ))}
      <CountryField
        value={draft.address.country}
        error={errors['address.country']}
        onChange={(country) => onChange({ address: { ...draft.address, country } })}
      />
      {may('write:billing') && <Accounts draft={draft} onChange={onChange} errors={errors} />}
      <References draft={draft} onChange={onChange} errors={errors} />
      {text('erpLink', t('erpLink'), t('erpHint', { placeholder: '{{customerReferenceId}}' }))}
      {long('notes', t('notes'))}
      {long('debtorFAQ', t('faq'), t('faqHint'))}
    </>
  )
}

/** The account that settlements are paid out to, for administrators only. */
function Accounts({ draft, onChange, errors }: FieldsProps): ReactNode {
  const t = creditorsText.useText()
  return (
    <>
      <div className={layout.pair}>
        <TextInput
          label={t('bankRegistration')}
          value={draft.bankRegistration}
          error={errors['bankAccount.registrationNumber']}
          onChange={(event) => onChange({ bankRegistration: event.currentTarget.value })}
        />
        <TextInput
          label={t('bankNumber')}
          value={draft.bankNumber}
          error={errors['bankAccount.accountNumber']}
          onChange={(event) => onChange({ bankNumber: event.currentTarget.value })}
        />
      </div>
      <div className={layout.pair}>
        <TextInput
          label={t('iban')}
          value={draft.iban}
          error={errors['ibanAccount.iban']}
          onChange={(event) => onChange({ iban: event.currentTarget.value })}
        />
        <TextInput
          label={t('bic')}
          value={draft.bic}
          error={errors['ibanAccount.bic']}
          onChange={(event) => onChange({ bic: event.currentTarget.value })}
        />
      </div>
      <p className={layout.quietText}>{t('accountHint')}</p>
    </>
  )
}

/** References to people, terms and workflows. A list that the user may not read is not offered. */
function References({ draft, onChange, errors }: FieldsProps): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { users, models, collectors, workflows } = useCreditorNames()
  const fields: readonly (readonly [TextField, string, readonly Choice[]])[] = [
    ['contactId', t('contact'), users],
    ['caseworkerContactId', t('caseworker'), users],
    ['acquisitionResponsibleId', t('acquisition'), users],
    ['defaultBillingModelId', t('billingModel'), models],
    ['defaultCollectorId', t('collector'), collectors],
    ['defaultChainId', t('workflow'), workflows],
    ['defaultClientChainId', t('clientWorkflow'), workflows],
  ]
  return fields
    .filter(([, , choices]) => choices.length > 0)
    .map(([field, label, choices]) => (
      <Select
        key={field}
        label={label}
        placeholder={tWords('none')}
        searchable
        clearable
        value={draft.texts[field] === '' ? null : draft.texts[field]}
        error={errors[field]}
        onChange={(value) => onChange({ texts: { ...draft.texts, [field]: value ?? '' } })}
        data={[...choices]}
      />
    ))
}
