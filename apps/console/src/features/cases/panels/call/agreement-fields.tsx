import { Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '../../../../api/session.ts'
import { parseAmount } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import type { FormDraft } from '../../../../ui/use-form-draft.ts'
import { paymentPlansText } from '../../../payment-plans/index.ts'
import classes from '../../cases.module.css'
import { agreements, type CallFields, intervals } from './call.rules.ts'
import { callText } from './call.text.ts'

interface AgreementProps {
  readonly draft: FormDraft<CallFields>
  readonly errors: Readonly<Record<string, string>>
}

/** What the debtor agreed to in a call: nothing, to pay by a date, or to pay in instalments. */
export function AgreementFields({ currency, ...props }: AgreementProps & { readonly currency: string }): ReactNode {
  const t = callText.useText()
  const tPlans = paymentPlansText.useText()
  const may = useMay()
  const { draft } = props
  const { agreement } = draft.fields
  const scopes = { none: true, promise: may('write:updates'), plan: may('write:payment-plans') }
  const choices = agreements.filter((choice) => scopes[choice])
  if (choices.length === 1) return null
  return (
    <>
      <Input.Wrapper label={t('agreed')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('agreed')}
          value={agreement}
          onChange={(value) => draft.set({ agreement: value })}
          data={choices.map((value) => ({ value, label: value === 'plan' ? tPlans('plan') : t(value) }))}
        />
      </Input.Wrapper>
      {agreement === 'promise' && <PromiseFields currency={currency} {...props} />}
      {agreement === 'plan' && <PlanFields {...props} />}
    </>
  )
}

function PromiseFields({ currency, draft, errors }: AgreementProps & { readonly currency: string }): ReactNode {
  const t = callText.useText()
  const tPlans = paymentPlansText.useText()
  const { promised, promisedOn } = draft.fields
  const isWrong = promised !== '' && (parseAmount(promised) ?? 0) <= 0
  return (
    <div className={classes.callRow}>
      <TextInput
        label={tPlans('promisedAmount')}
        description={tPlans('promisedHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        rightSection={currency}
        rightSectionWidth={48}
        value={promised}
        error={isWrong ? wordsText.t('badAmount') : errors['promise.amount']}
        onChange={(event) => draft.set({ promised: event.currentTarget.value })}
      />
      <DateField
        label={t('promisedOn')}
        value={promisedOn}
        error={errors['promise.dueAt']}
        onChange={(next) => draft.set({ promisedOn: next })}
      />
    </div>
  )
}

function PlanFields({ draft, errors }: AgreementProps): ReactNode {
  const t = paymentPlansText.useText()
  const { instalmentCount, interval, firstDueDate } = draft.fields
  return (
    <div className={classes.callRow}>
      <TextInput
        label={t('count')}
        inputMode="numeric"
        value={instalmentCount}
        error={errors['plan.instalmentCount']}
        onChange={(event) => draft.set({ instalmentCount: event.currentTarget.value })}
      />
      <Select
        label={t('interval')}
        allowDeselect={false}
        value={interval}
        onChange={(value) => draft.set({ interval: value ?? interval })}
        data={intervals.map((value) => ({ value, label: t(value) }))}
      />
      <DateField
        label={t('firstDueDate')}
        value={firstDueDate}
        error={errors['plan.firstDueDate']}
        onChange={(next) => draft.set({ firstDueDate: next })}
      />
    </div>
  )
}
