import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { AmountField } from '../../../../ui/amount-field.tsx'
import { panelsText } from '../panels.text.ts'

type Rule = 'statutory' | 'contractual' | 'none'

interface Fields {
  readonly interestRule: Rule | null
  readonly interestPercent: string
}

/** How a claim bears interest: at the statutory rates, at an agreed rate, or not at all. */
export function InterestFields(props: {
  fields: Fields
  set: (fields: Partial<Fields>) => void
  error: string | undefined
}): ReactNode {
  const t = panelsText.useText()
  const { fields, set, error } = props
  return (
    <>
      <Select
        label={t('interestRule')}
        value={fields.interestRule ?? 'none'}
        allowDeselect={false}
        onChange={(rule) => set({ interestRule: rule })}
        data={[
          { value: 'none', label: t('noInterest') },
          { value: 'statutory', label: t('statutoryInterest') },
          { value: 'contractual', label: t('contractualInterest') },
        ]}
      />
      {fields.interestRule === 'contractual' && (
        <AmountField
          label={t('interestPercent')}
          rightSection="%"
          value={fields.interestPercent}
          error={error}
          onChange={(interestPercent) => set({ interestPercent })}
        />
      )}
    </>
  )
}
