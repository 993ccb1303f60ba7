import { Checkbox, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import { CountryField } from '../../../ui/country-field.tsx'
import layout from '../../../ui/layout.module.css'
import { customersText } from '../customers.text.ts'
import { type PersonDraft, relations } from './person.rules.ts'

const languages = ['da', 'en', 'sv', 'nb', 'de'] as const

type TextField = Exclude<keyof PersonDraft, 'relation' | 'contact' | 'lang' | 'country'>

interface FieldsProps {
  readonly draft: PersonDraft
  readonly onChange: (next: Partial<PersonDraft>) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The name and contact details of a person; errors are keyed by the person's own fields. */
export function PersonFields({ draft, onChange, errors }: FieldsProps): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const field = (name: TextField, label: string, path: string): ReactNode => (
    <TextInput
      key={name}
      label={label}
      value={draft[name]}
      error={errors[`details.${path}`]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      {...(name === 'name' ? { 'data-autofocus': true, required: true } : {})}
      {...(name === 'email' ? { type: 'email' } : {})}
    />
  )
  const known = languages.some((language) => language === draft.lang)
  return (
    <>
      {field('name', tWords('name'), 'name')}
      <div className={layout.pair}>
        <Select
          label={t('relation')}
          allowDeselect={false}
          value={draft.relation}
          error={errors['relation']}
          onChange={(relation) => onChange({ relation: relation ?? 'debtor' })}
          data={relations.map((value) => ({ value, label: t(value) }))}
        />
        <Select
          label={tWords('language')}
          allowDeselect={false}
          placeholder={t('languageOfCreditor')}
          value={draft.lang === '' ? null : draft.lang}
          error={errors['lang']}
          onChange={(lang) => onChange({ lang: lang ?? draft.lang })}
          data={[
            ...languages.map((value) => ({ value, label: t(value) })),
            ...(known || draft.lang === '' ? [] : [{ value: draft.lang, label: draft.lang }]),
          ]}
        />
      </div>
      <Checkbox
        label={t('contact')}
        checked={draft.contact}
        onChange={(event) => onChange({ contact: event.currentTarget.checked })}
      />
      {field('email', tWords('email'), 'email')}
      <div className={layout.pair} data-kind="narrow-first">
        {field('phoneCode', tWords('countryCode'), 'phone.locale')}
        {field('phoneNumber', tWords('number'), 'phone.number')}
      </div>
      {field('address', tWords('streetAndNumber'), 'address.address')}
      {field('coAddress', tWords('careOf'), 'address.coAddress')}
      <div className={layout.pair} data-kind="narrow-first">
        {field('zipcode', tWords('postcode'), 'address.zipcode')}
        {field('city', tWords('city'), 'address.city')}
      </div>
      <CountryField
        value={draft.country}
        error={errors['details.address.country']}
        onChange={(country) => onChange({ country })}
      />
      <div className={layout.pair}>
        {field('cpr', t('cpr'), 'cpr')}
        {field('cvr', t('cvr'), 'cvr')}
      </div>
    </>
  )
}
