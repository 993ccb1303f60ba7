import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { courtClaimsText } from '../../../court-claims/index.ts'

interface CourtNames {
  readonly court: string
  readonly courtReference: string
}

interface CourtFieldsProps {
  readonly fields: CourtNames
  readonly error: unknown
  readonly isFirst?: boolean
  readonly onChange: (changed: Partial<CourtNames>) => void
}

/** The court of a claim, and what the court calls it. */
export function CourtFields({ fields, error, isFirst = false, onChange }: CourtFieldsProps): ReactNode {
  const t = courtClaimsText.useText()
  const errors = fieldErrors(error)
  return (
    <>
      <TextInput
        label={t('court')}
        required
        data-autofocus={isFirst || undefined}
        maxLength={200}
        value={fields.court}
        error={errors['court']}
        onChange={(event) => onChange({ court: event.currentTarget.value })}
      />
      <TextInput
        label={t('courtReference')}
        maxLength={100}
        value={fields.courtReference}
        error={errors['courtReference']}
        onChange={(event) => onChange({ courtReference: event.currentTarget.value })}
      />
    </>
  )
}
