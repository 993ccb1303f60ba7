import { InputWrapper, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CustomInput } from '../../registry/index.ts'

/** The modulus of the check digit in a Norwegian payment reference, by the agreement with the bank. */
export function KidModulusInput({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  return (
    <InputWrapper label={label} description={hint} error={errors['']} labelElement="div">
      <SegmentedControl
        aria-label={label}
        value={String(value)}
        data={['10', '11']}
        disabled={isReadOnly}
        onChange={(modulus) => onChange(Number(modulus))}
      />
    </InputWrapper>
  )
}
