import { Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { CustomInput } from '../../registry/index.ts'

/** The value of a rule as it is written in a row: JSON, without quotes around plain text. */
export function showRuleValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/** A number, a word or JSON. Text that is no JSON is sent as it is, for the service to explain the error. */
export function RuleValueInput({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const [written, setWritten] = useState(value === undefined || value === '' ? '' : showRuleValue(value))
  return (
    <Textarea
      label={label}
      description={hint}
      autosize
      error={errors['']}
      readOnly={isReadOnly}
      value={written}
      onChange={(event) => {
        setWritten(event.currentTarget.value)
        onChange(valueOf(event.currentTarget.value))
      }}
    />
  )
}

function valueOf(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return written.trim()
  }
}
