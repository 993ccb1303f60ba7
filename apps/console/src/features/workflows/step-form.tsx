import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { type ComponentType, type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { currentLanguage } from '../../text/define-text.ts'
import { formatAmount, parseAmount } from '../../text/format.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import layout from '../../ui/layout.module.css'
import { ConditionField } from './condition-field.tsx'
import { membersOf, type Mistake, type Step, stepTypes, withMember, withType } from './definition.rules.ts'
import { workflowsText } from './workflows.text.ts'

interface FieldProps {
  readonly label: string
  readonly step: Step
  readonly steps: readonly Step[]
  readonly member: keyof Step
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}

/** The form of one step: its type decides which fields it has. */
export function StepForm(props: {
  step: Step
  steps: readonly Step[]
  mistakes: readonly Mistake[]
  isReadOnly: boolean
  onChange: (step: Step) => void
}): ReactNode {
  const t = workflowsText.useText()
  const { step, steps, mistakes, isReadOnly, onChange } = props
  const errorOf = (member: string): string | undefined =>
    mistakes.find(({ path }) => path.endsWith(`/${member}`))?.[currentLanguage()]
  const own = mistakes.find(({ path }) => /^\/steps\/\d+$/.test(path))
  return (
    <div className={layout.stack}>
      {own !== undefined && <p role="alert">{own[currentLanguage()]}</p>}
      <Select
        label={t('type')}
        allowDeselect={false}
        readOnly={isReadOnly}
        value={step.type}
        data={stepTypes.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => onChange(withType(step, stepTypes.find((type) => type === value) ?? step.type))}
      />
      <div className={layout.pair}>
        <TextInput
          label={t('label')}
          maxLength={120}
          readOnly={isReadOnly}
          value={step.label ?? ''}
          onChange={(event) => onChange(withMember(step, 'label', event.currentTarget.value))}
        />
        <TextInput
          label={t('id')}
          maxLength={40}
          readOnly={isReadOnly}
          value={step.id}
          error={errorOf('id')}
          onChange={(event) => onChange({ ...step, id: event.currentTarget.value })}
        />
      </div>
      {membersOf[step.type].map((member) => (
        <Field
          key={member}
          {...{ step, steps, member, isReadOnly, error: errorOf(member) }}
          onChange={(value) => onChange(withMember(step, member, value))}
        />
      ))}
    </div>
  )
}

function Field(props: Omit<FieldProps, 'label'>): ReactNode {
  const t = workflowsText.useText()
  const Input = inputs[props.member] ?? Known
  return <Input {...props} label={t(props.member)} />
}

function Expression({ step, member, onChange, ...shown }: FieldProps): ReactNode {
  const value = step[member]
  return <ConditionField {...shown} value={typeof value === 'string' ? value : ''} onChange={onChange} />
}

function Count({ step, member, label, error, isReadOnly, onChange }: FieldProps): ReactNode {
  const value = step[member]
  return (
    <NumberInput
      {...{ label, error, readOnly: isReadOnly, min: 0, max: 3650, allowDecimal: false }}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  )
}

function LongText({ step, label, error, isReadOnly, onChange }: FieldProps): ReactNode {
  return (
    <Textarea
      {...{ label, error, readOnly: isReadOnly, autosize: true, minRows: 2, maxLength: 1000 }}
      value={step.text ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function WaitStart({ step, label, error, isReadOnly, onChange }: FieldProps): ReactNode {
  const t = workflowsText.useText()
  return (
    <Select
      {...{ label, error, readOnly: isReadOnly, allowDeselect: false }}
      value={step.after ?? 'previous-step'}
      onChange={(value) => onChange(value === 'previous-step' ? undefined : value)}
      data={waitStarts.map((value) => ({ value, label: t(value) }))}
    />
  )
}

function Role({ step, label, error, isReadOnly, onChange }: FieldProps): ReactNode {
  const t = workflowsText.useText()
  return (
    <Select
      {...{ label, error, readOnly: isReadOnly, allowDeselect: false }}
      value={step.role ?? 'caseworker'}
      onChange={onChange}
      data={(['caseworker', 'admin'] as const).map((value) => ({ value, label: t(value) }))}
    />
  )
}

/** An amount in the currency of the case. Text that is no amount is kept while it is typed. */
function StepAmount({ step: { amount }, label, error, isReadOnly, onChange }: FieldProps): ReactNode {
  const [text, setText] = useState(amount === undefined ? '' : formatAmount(amount))
  return (
    <AmountField
      label={label}
      error={error}
      readOnly={isReadOnly}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(parseAmount(next))
      }}
    />
  )
}

const waitStarts = ['previous-step', 'due-date', 'case-created', 'last-payment', 'demand'] as const

/** Another step of the workflow; without one, the next in the list. */
function Target({ step, steps, member, error, isReadOnly, onChange, label }: FieldProps): ReactNode {
  const t = workflowsText.useText()
  const value = step[member]
  return (
    <Select
      {...{ label, error, readOnly: isReadOnly, clearable: true, placeholder: t('nextStep') }}
      value={typeof value === 'string' ? value : null}
      onChange={(next) => onChange(next ?? undefined)}
      data={steps
        .filter(({ id }) => id !== step.id)
        .map((other) => ({ value: other.id, label: other.label ?? other.id }))}
    />
  )
}

/** A template, voucher type, end reason or update type of the tenant. */
function Known({ step, member, error, isReadOnly, onChange, label }: FieldProps): ReactNode {
  const data = useKnown(member, step)
  const value = step[member]
  return (
    <Select
      {...{ label, error, readOnly: isReadOnly, searchable: true, clearable: member === 'endReason' }}
      value={typeof value === 'string' ? value : null}
      onChange={(next) => onChange(next ?? undefined)}
      data={data}
    />
  )
}

/** The fields of members that are not chosen among records of the tenant. */
const inputs: Readonly<Partial<Record<keyof Step, ComponentType<FieldProps>>>> = {
  ...{ if: Expression, until: Expression, goto: Target, then: Target, else: Target, text: LongText, after: WaitStart },
  ...{ days: Count, deadlineDays: Count, remindDays: Count, instalments: Count, amount: StepAmount, role: Role },
}

function useKnown(member: keyof Step, { type }: Step): { value: string; label: string }[] {
  const templates = useReadList(client.templates.list, {}, { enabled: member === 'template' })
  const types = useReadList(client.voucherTypes.list, {}, { enabled: member === 'voucherType' })
  const reasons = useReadList(client.endReasons.list, {}, { enabled: member === 'endReason' })
  const updates = useReadList(client.updates.listTypes, {}, { enabled: member === 'updateTypeId' })
  const kind = type === 'email' ? 'email' : 'letter'
  const choices = [
    ...templates.items.filter((each) => each.kind === kind).map(({ handle, name }) => [handle, name] as const),
    ...types.items.filter(({ direction }) => direction === 'debit').map((each) => [each.handle, each.label] as const),
    ...reasons.items.map((each) => [each.handle, each.label] as const),
    ...updates.items.map((each) => [each.updateTypeId, each.label] as const),
  ]
  // A template has one row for each language.
  return [...new Map(choices)].map(([value, label]) => ({ value, label }))
}
