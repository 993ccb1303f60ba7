import { type ComboboxData, Select } from '@mantine/core'
import type { ReactNode } from 'react'

interface FilterSelectProps<Value extends string> {
  /** The accessible name of the filter. */
  readonly label: string
  /** The label if nothing is selected, such as "All creditors". */
  readonly placeholder: string
  readonly className: string | undefined
  readonly searchable?: boolean
  /** Whether one option is always selected. */
  readonly isRequired?: boolean
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
  readonly data: ComboboxData<Value>
}

/** A filter with options. It can be cleared, unless one is always selected. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): ReactNode {
  const { isRequired = false } = props
  return (
    <Select<Value>
      className={props.className ?? ''}
      aria-label={props.label}
      placeholder={props.placeholder}
      searchable={props.searchable ?? false}
      clearable={!isRequired}
      allowDeselect={!isRequired}
      value={props.value ?? null}
      onChange={(value) => props.onChange(value ?? undefined)}
      data={props.data}
    />
  )
}
