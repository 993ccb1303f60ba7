import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import layout from '../../../ui/layout.module.css'
import type { CustomInput } from '../../registry/index.ts'
import { csvMappingsText } from './csv-mappings.text.ts'

/** Selects the bank account that the files belong to. */
export function AccountInput({ label, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const { data } = useRead(client.transactionAccounts.list, { pageSize: 500 })
  return (
    <Select
      label={label}
      required
      searchable
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : null}
      error={errors['']}
      onChange={onChange}
      data={(data?.items ?? []).map(({ transactionAccountId, name, currency }) => ({
        value: transactionAccountId,
        label: `${name} (${currency})`,
      }))}
    />
  )
}

const required = ['bookingDate', 'amount'] as const
const optional = ['valueDate', 'text', 'reference', 'payerName', 'payerAccount', 'bankReference'] as const

/** The headings of the columns. A heading that is left empty is not read. */
export function ColumnsInput({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const t = csvMappingsText.useText()
  const headings = headingsOf(value)
  const change = (name: string, heading: string): void => {
    const others = Object.entries(headings).filter(([each]) => each !== name)
    onChange(Object.fromEntries(heading === '' ? others : [...others, [name, heading]]))
  }
  return (
    <fieldset className={`${layout.stack ?? ''} ${layout.fieldset ?? ''}`}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={layout.quietText}>{hint}</p>}
      {[...required, ...optional].map((name) => (
        <TextInput
          key={name}
          label={t(name)}
          required={required.some((each) => each === name)}
          maxLength={100}
          disabled={isReadOnly}
          value={headings[name] ?? ''}
          error={errors[name]}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}

/** The headings in the order of the file’s fields, such as "Dato, Beløb, Tekst". */
export function showColumns(value: unknown): string {
  return Object.values(headingsOf(value)).join(', ')
}

function headingsOf(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {}
}
