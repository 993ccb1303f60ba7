import { Checkbox, MultiSelect, Select, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { AmountField } from '../../ui/amount-field.tsx'
import { DateField } from '../../ui/date-field.tsx'
import classes from './registry.module.css'
import type { Field, Part, Values } from './registry.ts'

export interface FieldInputProps {
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Messages by the rest of their path; the field's own is under ''. */
  readonly errors: Readonly<Record<string, string>>
  readonly isReadOnly: boolean
  /** What the form contains so far. */
  readonly draft: Values
  /** Focused when the panel opens. */
  readonly isFirst?: boolean
}

/** The input of a field, by its kind. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, onChange, errors, isReadOnly } = props
  const label = field.label()
  const hint = field.hint?.()
  const common = {
    label,
    description: hint,
    error: firstOf(errors),
    withAsterisk: field.isRequired === true,
    disabled: isReadOnly,
    ...(props.isFirst === true ? { 'data-autofocus': true } : {}),
  }
  switch (field.kind) {
    case 'custom':
      return (
        <field.Input
          label={label}
          hint={hint}
          value={value}
          onChange={onChange}
          errors={errors}
          isReadOnly={isReadOnly}
          isFirst={props.isFirst === true}
          draft={props.draft}
        />
      )
    case 'parts':
      return <PartsInput {...props} field={field} label={label} />
    case 'checkbox':
      return (
        <Checkbox
          label={label}
          description={hint}
          error={firstOf(errors)}
          disabled={isReadOnly}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <Select
          {...common}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          data={[...field.choices()]}
          clearable={field.isRequired !== true}
          allowDeselect={field.isRequired !== true}
          searchable={field.choices().length > 8}
        />
      )
    case 'many':
      return <MultiSelect {...common} value={value as string[]} onChange={onChange} data={[...field.choices()]} />
    case 'textarea':
    case 'lines':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={10}
          value={value as string}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'day':
      return <DateField {...common} value={value as string} onChange={onChange} />
    default:
      return <LineInput {...common} field={field} value={value as string} onChange={onChange} />
  }
}

function LineInput(
  props: Omit<TextInputProps, 'onChange' | 'value' | 'error'> & {
    field: Field
    value: string
    error: string | undefined
    onChange: (value: unknown) => void
  },
): ReactNode {
  const { field, onChange, ...others } = props
  if (field.kind === 'amount' || field.kind === 'percent') {
    return <AmountField {...others} rightSection={field.kind === 'percent' ? '%' : undefined} onChange={onChange} />
  }
  return (
    <TextInput
      {...others}
      type={field.kind === 'email' ? 'email' : 'text'}
      inputMode={field.kind === 'number' ? 'numeric' : undefined}
      maxLength={'maxLength' in field ? field.maxLength : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function firstOf(errors: Readonly<Record<string, string>>): string | undefined {
  return Object.values(errors)[0]
}

function PartsInput(props: FieldInputProps & { field: Extract<Field, { kind: 'parts' }>; label: string }): ReactNode {
  const given = props.value as Values
  return (
    <fieldset className={classes.parts}>
      <legend>{props.label}</legend>
      <div className={classes.partFields}>
        {props.field.parts.map((part) => (
          <PartInput
            key={part.name}
            part={part}
            value={typeof given[part.name] === 'string' ? (given[part.name] as string) : ''}
            error={props.errors[part.name] ?? (part === props.field.parts[0] ? props.errors[''] : undefined)}
            isReadOnly={props.isReadOnly}
            onChange={(value) => props.onChange({ ...given, [part.name]: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function PartInput(props: {
  part: Part
  value: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}): ReactNode {
  const { part, value, error, onChange } = props
  const label = part.label()
  if (part.choices !== undefined) {
    return (
      <Select
        label={label}
        error={error}
        disabled={props.isReadOnly}
        allowDeselect={false}
        value={value}
        onChange={(next) => onChange(next ?? '')}
        data={[...part.choices()]}
      />
    )
  }
  return (
    <TextInput
      label={label}
      error={error}
      disabled={props.isReadOnly}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
