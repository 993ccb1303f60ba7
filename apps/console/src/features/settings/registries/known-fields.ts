import type { Column } from '../../../ui/data-list.tsx'
import type { Choice, Field } from '../../registry/index.ts'
import { knownFieldsText } from './known-fields.text.ts'

const { t } = knownFieldsText

/** Choices labelled with the text of the same key. */
export function words<Word extends string>(
  text: (name: Word) => string,
  ...names: readonly Word[]
): () => readonly Choice[] {
  return () => names.map((name) => ({ value: name, label: text(name) }))
}

/** Choices that are the same in every language. */
export function codes(...names: readonly string[]): () => readonly Choice[] {
  return () => names.map((name) => ({ value: name, label: name }))
}

export const currencies = codes('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')
export const languageChoices = (): readonly Choice[] => [
  { value: 'da', label: t('danish') },
  { value: 'en', label: t('english') },
  { value: 'sv', label: t('swedish') },
  { value: 'no', label: t('norwegian') },
  { value: 'de', label: t('german') },
]

export const nameField: Field = {
  kind: 'text',
  name: 'name',
  label: () => t('name'),
  isRequired: true,
  maxLength: 200,
  column: { width: 'minmax(160px, 2fr)' },
}

export const labelField: Field = { ...nameField, name: 'label', label: () => t('label'), isName: true }

export const handleField: Field = {
  kind: 'text',
  name: 'handle',
  label: () => t('handle'),
  hint: () => t('handleHint'),
  isRequired: true,
  maxLength: 64,
  column: { width: 'minmax(120px, 1fr)', isWideOnly: true },
}

export const descriptionField: Field = {
  kind: 'textarea',
  name: 'description',
  label: () => t('description'),
  column: { width: 'minmax(160px, 3fr)', isWideOnly: true },
}

export const phoneField: Field = {
  kind: 'parts',
  name: 'phone',
  label: () => t('phone'),
  parts: [
    { name: 'locale', label: () => t('countryCode'), initial: '45' },
    { name: 'number', label: () => t('number') },
  ],
}

export const registryIdentifierField: Field = {
  kind: 'parts',
  name: 'registryIdentifier',
  label: () => t('registry'),
  parts: [
    {
      name: 'scheme',
      label: () => t('scheme'),
      initial: 'DK:CVR',
      choices: codes('DK:CVR', 'DK:CPR', 'NO:ORG', 'NO:ORGNR', 'SE:ORGNR', 'GLN'),
    },
    { name: 'value', label: () => t('number') },
  ],
  column: { width: 'minmax(176px, 1fr)', isWideOnly: true },
}

export const bankAccountField: Field = {
  kind: 'parts',
  name: 'bankAccount',
  label: () => t('bankAccount'),
  constant: { type: 'DANISH' },
  parts: [
    { name: 'registrationNumber', label: () => t('registrationNumber') },
    { name: 'accountNumber', label: () => t('accountNumber') },
  ],
  column: { width: 'minmax(140px, 1fr)', isWideOnly: true },
}

export const addressField: Field = {
  kind: 'parts',
  name: 'address',
  label: () => t('address'),
  parts: [
    { name: 'address', label: () => t('street') },
    { name: 'zipcode', label: () => t('zipcode') },
    { name: 'city', label: () => t('city') },
    { name: 'country', label: () => t('country'), initial: 'DK' },
  ],
}

/** A column that marks standard entries. */
export function standardColumns(): readonly Column<{ standard: boolean }>[] {
  return [
    {
      id: 'standard',
      header: t('state'),
      width: '104px',
      isWideOnly: true,
      cell: ({ standard }) => t(standard ? 'standard' : 'own'),
    },
  ]
}

export function standardLock({ standard }: { standard: boolean }): string | undefined {
  return standard ? t('standardLocked') : undefined
}
