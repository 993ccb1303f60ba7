import { SegmentedControl, type SegmentedControlItem } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ui.module.css'

/** Chooses which part of a list or report a page shows. On a phone, the choices are one row that scrolls sideways. */
export function ViewSwitch<Value extends string>(props: {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly data: readonly (Value | SegmentedControlItem<Value>)[]
}): ReactNode {
  const { value } = props
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector('input:checked')?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <div ref={row} className={classes.viewSwitch}>
      <SegmentedControl
        size="xs"
        aria-label={props.label}
        value={value}
        onChange={props.onChange}
        data={[...props.data]}
      />
    </div>
  )
}
