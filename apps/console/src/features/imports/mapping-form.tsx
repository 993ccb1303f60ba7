import { Button, Select, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { fieldErrors, isAllAtFields } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { type Field, fieldsOf, type Import, type Mapping } from './import-fields.ts'
import classes from './imports.module.css'
import { importsText } from './imports.text.ts'

const currencies = ['DKK', 'SEK', 'NOK', 'EUR', 'USD', 'GBP', 'CHF'] as const
const dateFormats = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const
const blank: Mapping = { columns: {}, decimalSeparator: null, dateFormat: null, currency: null }

/** Chooses the column of each field, with the first rows of the file beside it. */
export function MappingForm({ data, onDone }: { data: Import; onDone: () => void }): ReactNode {
  const t = importsText.useText()
  const { importId, kind, headings, creditorId } = data
  const [mapping, setMapping] = useState<Mapping>(data.mapping ?? blank)
  const [name, setName] = useState('')
  const save = useWrite(client.imports.createMapping)
  // Here and not where the check is sent: a callback of that call is dropped if the form is gone by then.
  const check = useWrite(client.imports.patch, {
    onDone: () => {
      if (name.trim() !== '') save.mutate({ input: { body: { name: name.trim(), kind, creditorId, ...mapping } } })
      onDone()
    },
  })
  const errors = fieldErrors(check.error)
  const change = (part: Partial<Mapping>): void => setMapping({ ...mapping, ...part })
  const choose = (field: Field, heading: string | null): void => {
    const others = Object.entries(mapping.columns).filter(([each]) => each !== field)
    change({ columns: Object.fromEntries(heading === null ? others : [...others, [field, heading]]) })
  }
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        check.mutate({ input: { importId, body: { mapping } } })
      }}
    >
      <h2>{t('columnsTitle')}</h2>
      <p className={layout.quiet}>{t('columnsHint')}</p>
      <Sample importId={importId} headings={headings} />
      <div className={classes.fields}>
        {fieldsOf[kind].map((field) => (
          <Select
            key={field}
            label={t(field)}
            placeholder={t('notInFile')}
            clearable
            searchable
            value={mapping.columns[field] ?? null}
            onChange={(heading) => choose(field, heading)}
            error={errors[`mapping.columns.${field}`]}
            data={headings}
          />
        ))}
      </div>
      {kind === 'cases' && <Notation mapping={mapping} errors={errors} onChange={change} />}
      <TextInput
        className={classes.name ?? ''}
        label={t('saveAs')}
        description={t('saveAsHint')}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {check.isError && !isAllAtFields(check.error, shownFields(kind)) && <ProblemNotice error={check.error} />}
      <div className={layout.actionRow}>
        <Button type="submit" loading={check.isPending}>
          {t('check')}
        </Button>
      </div>
    </form>
  )
}

/** The fields that show their own errors. */
function shownFields(kind: Import['kind']): string[] {
  const notation = kind === 'cases' ? ['decimalSeparator', 'dateFormat', 'currency'] : []
  return [...fieldsOf[kind].map((field) => `columns.${field}`), ...notation].map((field) => `mapping.${field}`)
}

function Notation(props: {
  mapping: Mapping
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<Mapping>) => void
}): ReactNode {
  const t = importsText.useText()
  const { mapping, errors, onChange } = props
  return (
    <>
      <h3>{t('howWritten')}</h3>
      <div className={classes.fields}>
        <Select
          label={t('decimalSeparator')}
          clearable
          value={mapping.decimalSeparator}
          onChange={(value) => onChange({ decimalSeparator: value })}
          error={errors['mapping.decimalSeparator']}
          data={[
            { value: ',', label: t('comma') },
            { value: '.', label: t('point') },
          ]}
        />
        <Select
          label={t('dateFormat')}
          clearable
          value={mapping.dateFormat}
          onChange={(value) => onChange({ dateFormat: value })}
          error={errors['mapping.dateFormat']}
          data={[...dateFormats]}
        />
        <Select
          label={t('currencyOfRows')}
          clearable
          value={mapping.currency}
          onChange={(value) => onChange({ currency: value })}
          error={errors['mapping.currency']}
          data={[...currencies]}
        />
      </div>
    </>
  )
}

function Sample({ importId, headings }: { importId: string; headings: readonly string[] }): ReactNode {
  const t = importsText.useText()
  const { data } = useRead(client.imports.getSample, { importId })
  return (
    <div className={classes.sample} role="region" aria-label={t('sample')} tabIndex={0}>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(data?.rows ?? []).slice(0, 5).map(({ number, cells }) => (
            <tr key={number}>
              <td>{number}</td>
              {headings.map((heading, index) => (
                <td key={heading}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
