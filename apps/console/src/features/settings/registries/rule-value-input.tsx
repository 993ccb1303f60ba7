import { InputWrapper, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { formatAmount, parseAmount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import layout from '../../../ui/layout.module.css'
import type { CustomInput, Values } from '../../registry/index.ts'
import classes from '../settings.module.css'
import { hundredthsOf, valueFormOf, type ValueForm } from './rule-value-fields.ts'
import { RuleMemberInput } from './rule-member-input.tsx'
import { ruleValuesText } from './rule-values.text.ts'

/** The value of a rule as it is written in a row: JSON, without quotes around plain text. */
export function showRuleValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/** The value of a rule, entered as the rule needs it. It begins anew when another rule is chosen. */
export function RuleValueInput(given: CustomInput): ReactNode {
  const { draft, onChange } = given
  const { rule } = draft
  const [ruleOfValue, setRuleOfValue] = useState(rule)
  const isOfThisRule = ruleOfValue === rule
  useEffect(() => {
    if (isOfThisRule) return
    setRuleOfValue(rule)
    onChange('')
  }, [isOfThisRule, rule, onChange])
  const form = valueFormOf(rule)
  const props = { ...given, value: isOfThisRule ? given.value : '' }
  if (form.kind === 'members') return <MembersInput key={String(rule)} {...props} form={form} />
  return <SingleInput key={String(rule)} {...props} kind={form.kind} />
}

type SingleKind = Exclude<ValueForm['kind'], 'members'>

function SingleInput({ kind, ...props }: CustomInput & { kind: SingleKind }): ReactNode {
  switch (kind) {
    case 'percent':
      return <PercentInput {...props} />
    case 'yesOrNo':
      return <YesOrNoInput {...props} />
    case 'dayCount':
      return (
        <Select
          {...commonOf(props)}
          allowDeselect={false}
          value={typeof props.value === 'string' ? props.value : null}
          data={['30/360', 'actual/365']}
          onChange={props.onChange}
        />
      )
    case 'order':
      return <OrderInput {...props} />
    case 'days':
      return <DaysInput {...props} />
    case 'json':
      return <JsonInput {...props} />
  }
}

interface Common {
  readonly label: string
  readonly error: string | undefined
  readonly disabled: boolean
  readonly withAsterisk: true
  readonly 'data-autofocus'?: true
}

function commonOf({ label, errors, isReadOnly, isFirst = false }: CustomInput): Common {
  const focused = isFirst ? ({ 'data-autofocus': true } as const) : {}
  return { label, error: errors[''], disabled: isReadOnly, withAsterisk: true, ...focused }
}

/** Text that is no number is sent as it is, for the service to explain the error. */
function PercentInput(props: CustomInput): ReactNode {
  const t = ruleValuesText.useText()
  const hundredths = hundredthsOf(props.value)
  const [written, setWritten] = useState(hundredths === undefined ? '' : formatAmount(hundredths))
  return (
    <AmountField
      {...commonOf(props)}
      description={t('yearlyPercent')}
      rightSection="%"
      value={written}
      onChange={(text) => {
        setWritten(text)
        const read = parseAmount(text)
        props.onChange(read === undefined ? text : read / 10_000)
      }}
    />
  )
}

function DaysInput(props: CustomInput): ReactNode {
  const t = ruleValuesText.useText()
  const { value } = props
  return (
    <TextInput
      {...commonOf(props)}
      description={t('numberOfDays')}
      inputMode="numeric"
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={(event) => {
        const text = event.currentTarget.value.trim()
        props.onChange(/^\d+$/.test(text) ? Number(text) : text)
      }}
    />
  )
}

function YesOrNoInput(props: CustomInput): ReactNode {
  const t = wordsText.useText()
  return (
    <Select
      {...commonOf(props)}
      allowDeselect={false}
      value={typeof props.value === 'boolean' ? String(props.value) : null}
      data={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      onChange={(next) => props.onChange(next === 'true')}
    />
  )
}

const categories = ['cost', 'fee', 'interest', 'compensation', 'payout', 'principal'] as const

function OrderInput(props: CustomInput): ReactNode {
  const t = ruleValuesText.useText()
  return (
    <MultiSelect
      searchable
      {...commonOf(props)}
      description={t('payOrder')}
      value={Array.isArray(props.value) ? (props.value as string[]) : []}
      data={categories.map((category) => ({ value: category, label: t(category) }))}
      onChange={props.onChange}
    />
  )
}

/** Text that is no JSON is sent as it is, for the service to explain the error. */
function JsonInput(props: CustomInput): ReactNode {
  const t = ruleValuesText.useText()
  const { value } = props
  const [written, setWritten] = useState(value === undefined || value === '' ? '' : showRuleValue(value))
  const isTable = props.draft['rule'] === 'cost-table'
  return (
    <Textarea
      {...commonOf(props)}
      description={isTable ? t('json') : props.hint}
      disabled={props.isReadOnly || !isTable}
      autosize
      value={written}
      onChange={(event) => {
        setWritten(event.currentTarget.value)
        props.onChange(jsonOf(event.currentTarget.value))
      }}
    />
  )
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return written.trim()
  }
}

function MembersInput(props: CustomInput & { form: Extract<ValueForm, { kind: 'members' }> }): ReactNode {
  const { form, value, errors } = props
  const given: Values = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
  return (
    <fieldset className={classes.rows}>
      <legend>{props.label}</legend>
      {form.members.map(({ name, kind }) => (
        <RuleMemberInput
          key={name}
          name={name}
          kind={kind}
          value={given[name]}
          isReadOnly={props.isReadOnly}
          onChange={(next) => props.onChange({ ...form.empty, ...given, [name]: next })}
        />
      ))}
      {errors[''] !== undefined && (
        <InputWrapper error={errors['']} className={layout.flush} labelElement="div" aria-invalid="true" />
      )}
    </fieldset>
  )
}
