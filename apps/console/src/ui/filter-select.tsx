import { type ComboboxData, Select } from '@mantine/core'
import type { ReactNode } from 'react'

interface FilterSelectProps<Value extends string> {
  /** What is filtered by, for those who do not see it. */
  readonly label: string
  /** What is shown while everything is, such as "All creditors". */
  readonly placeholder: string
  readonly className: string | undefined
  readonly searchable?: boolean
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
  readonly data: ComboboxData<Value>
}

/** A filter that is chosen, and taken away again. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): ReactNode {
  return (
    <Select<Value>
      className={props.className ?? ''}
      aria-label={props.label}
      placeholder={props.placeholder}
      searchable={props.searchable ?? false}
      clearable
      value={props.value ?? null}
      onChange={(value) => props.onChange(value ?? undefined)}
      data={props.data}
    />
  )
}
