import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { wordsText } from '../../text/words.text.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { FieldInput } from './field-input.tsx'
import { bodyOf, draftOf, missingFields } from './field-values.ts'
import classes from './registry.module.css'
import type { Field, Values } from './registry.ts'

export interface EntryFormProps {
  readonly fields: readonly Field[]
  /** The entry to change; undefined for a new one. */
  readonly item: Values | undefined
  /** What a new entry starts with. Members without a field are sent as they are. */
  readonly starting?: Values | undefined
  readonly notice?: string | undefined
  readonly isReadOnly: boolean
  readonly isBusy: boolean
  readonly error: Error | null
  readonly saveLabel: string
  readonly onCancel?: () => void
  readonly onSave: (body: Values) => void
}

/** The form for the described fields; errors are shown at their fields. */
export function EntryForm(props: EntryFormProps): ReactNode {
  const t = wordsText.useText()
  const { fields, item, starting, isReadOnly, error } = props
  const [draft, setDraft] = useState(() => ({ ...starting, ...draftOf(fields, item ?? withInitial(fields, starting)) }))
  const [missing, setMissing] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const errors = { ...fieldErrors(error), ...Object.fromEntries(missing.map((name) => [name, t('required')])) }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error, missing])
  const shown = fields.filter(({ isShown }) => isShown?.(draft) ?? true)
  const body = { ...withoutFields(fields, starting), ...bodyOf(fields, draft, item) }
  const isChanged = item === undefined || Object.keys(body).length > 0
  const save = (): void => {
    const left = missingFields(fields, draft)
    setMissing(left)
    if (left.length === 0 && isChanged) props.onSave(body)
  }
  return (
    <form
      ref={form}
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
      }}
    >
      {isReadOnly && <p className={layout.quietText}>{props.notice ?? t('readOnly')}</p>}
      {error !== null && !isAtFields(error, shown) && <ProblemNotice error={error} />}
      {shown.map((field, index) => (
        <Fragment key={field.name}>
          {field.heading !== undefined && <h2 className={classes.heading}>{field.heading()}</h2>}
          <FieldInput
            isFirst={index === 0}
            field={field}
            value={draft[field.name]}
            onChange={(value) => {
              setDraft((kept) => ({ ...kept, [field.name]: value }))
              setMissing((kept) => kept.filter((name) => name !== field.name))
            }}
            errors={below(errors, field.name)}
            draft={draft}
            isReadOnly={isReadOnly || (field.isFixed === true && item !== undefined)}
          />
        </Fragment>
      ))}
      {!isReadOnly && (
        <PanelFooter>
          {props.onCancel !== undefined && (
            <Button variant="subtle" color="gray" onClick={props.onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" loading={props.isBusy} disabled={!isChanged}>
            {props.saveLabel}
          </Button>
        </PanelFooter>
      )}
    </form>
  )
}

/** The values of an entry to start with; undefined for the defaults of the fields. */
function withInitial(fields: readonly Field[], starting: Values | undefined): Values | undefined {
  if (starting === undefined) return undefined
  return { ...Object.fromEntries(fields.map(({ name, initial }) => [name, initial])), ...starting }
}

function withoutFields(fields: readonly Field[], starting: Values | undefined): Values {
  const left = Object.entries(starting ?? {}).filter(([given]) => !fields.some(({ name }) => name === given))
  return Object.fromEntries(left)
}

/** The messages of a field and its members, by the rest of their path. */
function below(errors: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path === name || path.startsWith(`${name}.`))
      .map(([path, message]) => [path.slice(name.length + 1), message]),
  )
}

/** Whether every message belongs to a field. */
function isAtFields(error: Error, fields: readonly Field[]): boolean {
  const paths = Object.keys(fieldErrors(error))
  return (
    paths.length > 0 && paths.every((path) => fields.some(({ name }) => path === name || path.startsWith(`${name}.`)))
  )
}
