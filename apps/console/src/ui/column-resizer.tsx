import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import classes from './data-list.module.css'
import { dataListText } from './data-list.text.ts'

const keyStep = 16
const widthMin = 48

/** Changes the width of a column with the mouse or with the arrow keys; a double click or Home restores it. */
export function ColumnResizer(props: {
  header: string
  /** The width of the column, or its least one if it takes what is left. */
  width: number
  onDrag: (width: number | undefined) => void
  onResize: (width: number | undefined) => void
}): ReactNode {
  const t = dataListText.useText()
  const drag = useRef<{ x: number; width: number }>(undefined)
  const widthAt = (event: PointerEvent): number | undefined => {
    const { x = 0, width = 0 } = drag.current ?? {}
    return drag.current === undefined ? undefined : Math.max(widthMin, width + event.clientX - x)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key]
    if (step === undefined && event.key !== 'Home') return
    // The list moves with the same keys.
    event.preventDefault()
    event.stopPropagation()
    props.onResize(step === undefined ? undefined : columnWidth(event.currentTarget) + step)
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-valuenow={props.width}
      aria-valuemin={widthMin}
      aria-label={t('resize', { name: props.header })}
      tabIndex={0}
      className={classes.resizer}
      onKeyDown={onKey}
      onDoubleClick={() => props.onResize(undefined)}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, width: columnWidth(event.currentTarget) }
      }}
      onPointerMove={(event) => {
        if (drag.current !== undefined) props.onDrag(widthAt(event))
      }}
      onPointerUp={(event) => {
        const width = widthAt(event)
        const isMoved = drag.current !== undefined && event.clientX !== drag.current.x
        drag.current = undefined
        props.onDrag(undefined)
        if (isMoved) props.onResize(width)
      }}
      onPointerCancel={() => {
        drag.current = undefined
        props.onDrag(undefined)
      }}
    />
  )
}

function columnWidth(handle: HTMLElement): number {
  return handle.parentElement?.getBoundingClientRect().width ?? 0
}
