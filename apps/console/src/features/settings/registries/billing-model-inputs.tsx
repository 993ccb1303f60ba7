import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { components } from '@fordring/client'
import { type ReactNode, useState } from 'react'
import { formatAmount, parseAmount, readingsOfAmount } from '../../../text/format.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import layout from '../../../ui/layout.module.css'
import type { CustomInput } from '../../registry/index.ts'
import classes from '../settings.module.css'
import { billingModelsText } from './billing-models.text.ts'
import { words } from './known-fields.ts'

type Commission = components['schemas']['Commission']
type Band = Commission['bands'][number]
type Fee = components['schemas']['BillingModelFee']

const { t } = billingModelsText
const triggers = ['case-created', 'case-ended', 'letter-sent', 'digital-post-sent', 'email-sent', 'sms-sent'] as const

export function showCommission(value: unknown): string {
  const { bands } = value as Commission
  const rates = bands.map(({ rateBasisPoints }) => `${formatAmount(rateBasisPoints)} %`)
  return t('bands', { count: bands.length, rates: rates.join(', ') })
}

export function showFees(value: unknown): string {
  return (value as readonly Fee[]).map(({ trigger, amount }) => `${t(trigger)} ${formatAmount(amount)}`).join(', ')
}

/** A number with two decimals, reported in hundredths once the text is a number. */
function HundredthsInput(props: {
  label: string
  value: number
  unit?: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: number) => void
}): ReactNode {
  const [written, setWritten] = useState(formatAmount(props.value))
  return (
    <AmountField
      label={props.label}
      rightSection={props.unit}
      error={props.error}
      disabled={props.isReadOnly}
      value={written}
      onChange={(text) => {
        setWritten(text)
        const read = parseAmount(text)
        if (read !== undefined) props.onChange(read)
      }}
      // An amount that can be read in two ways stays until the question is answered.
      onBlur={() => readingsOfAmount(written).length < 2 && setWritten(formatAmount(props.value))}
    />
  )
}

function RemoveRow({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}

function replaced<Item>(items: readonly Item[], index: number, next: Item): Item[] {
  return items.map((item, at) => (at === index ? next : item))
}

/** Commission tiers: the rate from each amount. */
export function CommissionInput({ label, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const { basis, bands } = value as Commission
  const set = (next: Partial<Commission>): void => onChange({ basis, bands, ...next })
  const change = (index: number, band: Band): void => set({ bands: replaced(bands, index, band) })
  return (
    <fieldset className={classes.rows}>
      <legend>{label}</legend>
      <Select
        label={t('basis')}
        allowDeselect={false}
        disabled={isReadOnly}
        error={errors['basis'] ?? errors['']}
        value={basis}
        onChange={(next) => set({ basis: next as Commission['basis'] })}
        data={[...words(t, 'age', 'size')()]}
      />
      {bands.map((band, index) => (
        <div key={`${bands.length}-${index}`} className={classes.inputs}>
          {basis === 'size' ? (
            <HundredthsInput
              label={t('fromAmount')}
              value={band.from}
              error={errors[`bands.${index}.from`]}
              isReadOnly={isReadOnly}
              onChange={(from) => change(index, { ...band, from })}
            />
          ) : (
            <TextInput
              label={t('fromDays')}
              inputMode="numeric"
              error={errors[`bands.${index}.from`]}
              disabled={isReadOnly}
              value={band.from}
              onChange={(event) =>
                change(index, { ...band, from: Number(event.currentTarget.value.replaceAll(/\D/g, '')) })
              }
            />
          )}
          <HundredthsInput
            label={t('rate')}
            unit="%"
            value={band.rateBasisPoints}
            error={errors[`bands.${index}.rateBasisPoints`]}
            isReadOnly={isReadOnly}
            onChange={(rateBasisPoints) => change(index, { ...band, rateBasisPoints })}
          />
          {!isReadOnly && bands.length > 1 && (
            <RemoveRow
              label={t('removeBand', { number: index + 1 })}
              onClick={() => set({ bands: bands.filter((_, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <AddRow
          label={t('addBand')}
          onClick={() => set({ bands: [...bands, { from: (bands.at(-1)?.from ?? 0) + 1, rateBasisPoints: 0 }] })}
        />
      )}
    </fieldset>
  )
}

/** Fees: the amount for each type. */
export function FeesInput({ label, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const fees = value as readonly Fee[]
  const free = triggers.find((trigger) => fees.every((fee) => fee.trigger !== trigger))
  return (
    <fieldset className={classes.rows}>
      <legend>{label}</legend>
      {fees.map((fee, index) => (
        <div key={`${fees.length}-${index}`} className={classes.inputs}>
          <Select
            label={t('feeFor')}
            allowDeselect={false}
            disabled={isReadOnly}
            error={errors[`${index}.trigger`]}
            value={fee.trigger}
            onChange={(trigger) => onChange(replaced(fees, index, { ...fee, trigger: trigger as Fee['trigger'] }))}
            data={[...words(t, ...triggers)()]}
          />
          <HundredthsInput
            label={t('amount')}
            value={fee.amount}
            error={errors[`${index}.amount`]}
            isReadOnly={isReadOnly}
            onChange={(amount) => onChange(replaced(fees, index, { ...fee, amount }))}
          />
          {!isReadOnly && (
            <RemoveRow
              label={t('removeFee', { number: index + 1 })}
              onClick={() => onChange(fees.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && free !== undefined && (
        <AddRow label={t('addFee')} onClick={() => onChange([...fees, { trigger: free, amount: 10_000 }])} />
      )}
    </fieldset>
  )
}

function AddRow({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <div className={layout.rowCentered}>
      <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
