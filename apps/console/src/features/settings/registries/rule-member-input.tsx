import { InputWrapper, MultiSelect, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatAmount, parseAmount } from '../../../text/format.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import classes from '../settings.module.css'
import { dayAndMonth, type Member, yearDaysOf } from './rule-value-fields.ts'
import { ruleValuesText } from './rule-values.text.ts'

interface MemberInputProps {
  readonly name: string
  readonly value: unknown
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}

type Translate = ReturnType<typeof ruleValuesText.useText>
type Word = Parameters<Translate>[0]

const channels = ['LETTER', 'DIGITAL POST', 'EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE'] as const
const interruptions = ['acknowledgement', 'payment', 'legal-action', 'demand'] as const

/** One part of the value of a rule. */
export function RuleMemberInput({ kind, ...props }: MemberInputProps & { kind: Member['kind'] }): ReactNode {
  switch (kind) {
    case 'amount':
      return <AmountMember {...props} />
    case 'number':
      return <NumberMember {...props} />
    case 'hours':
      return <HoursMember {...props} />
    case 'yearDays':
      return <YearDaysMember {...props} />
    case 'channels':
      return <ChoicesMember {...props} choices={channels} />
    case 'interruptions':
      return <ChoicesMember {...props} choices={interruptions} />
  }
}

function AmountMember({ name, value, isReadOnly, onChange }: MemberInputProps): ReactNode {
  const t = ruleValuesText.useText()
  const [written, setWritten] = useState(typeof value === 'number' ? formatAmount(value) : '')
  return (
    <AmountField
      label={t(name as Word)}
      disabled={isReadOnly}
      value={written}
      onChange={(text) => {
        setWritten(text)
        onChange(parseAmount(text) ?? text)
      }}
    />
  )
}

function NumberMember({ name, value, isReadOnly, onChange }: MemberInputProps): ReactNode {
  const t = ruleValuesText.useText()
  return (
    <TextInput
      label={t(name as Word)}
      inputMode="numeric"
      disabled={isReadOnly}
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={(event) => {
        const text = event.currentTarget.value.trim()
        onChange(/^\d+$/.test(text) ? Number(text) : text)
      }}
    />
  )
}

function HoursMember({ name, value, isReadOnly, onChange }: MemberInputProps): ReactNode {
  const t = ruleValuesText.useText()
  const [opens = '', closes = ''] = Array.isArray(value) ? (value as string[]) : []
  const label = t(name as Word)
  const set = (hours: readonly [string, string]): void => onChange(hours.every((time) => time === '') ? null : hours)
  return (
    <InputWrapper
      label={label}
      description={name === 'saturdays' ? t('saturdaysHint') : undefined}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <div className={classes.inputs}>
        <TextInput
          placeholder="00:00"
          label={t('opens')}
          disabled={isReadOnly}
          value={opens}
          onChange={(event) => set([event.currentTarget.value, closes])}
        />
        <TextInput
          placeholder="00:00"
          label={t('closes')}
          disabled={isReadOnly}
          value={closes}
          onChange={(event) => set([opens, event.currentTarget.value])}
        />
      </div>
    </InputWrapper>
  )
}

function YearDaysMember({ name, value, isReadOnly, onChange }: MemberInputProps): ReactNode {
  const t = ruleValuesText.useText()
  const [written, setWritten] = useState(Array.isArray(value) ? (value as string[]).map(dayAndMonth).join(', ') : '')
  return (
    <TextInput
      label={t(name as Word)}
      description={t('closedOnHint')}
      disabled={isReadOnly}
      value={written}
      onChange={(event) => {
        setWritten(event.currentTarget.value)
        onChange(yearDaysOf(event.currentTarget.value))
      }}
    />
  )
}

function ChoicesMember({
  name,
  value,
  isReadOnly,
  onChange,
  choices,
}: MemberInputProps & { choices: readonly Word[] }): ReactNode {
  const t = ruleValuesText.useText()
  return (
    <MultiSelect
      searchable
      label={t(name as Word)}
      disabled={isReadOnly}
      value={Array.isArray(value) ? (value as string[]) : []}
      data={choices.map((choice) => ({ value: choice, label: t(choice) }))}
      onChange={onChange}
    />
  )
}
