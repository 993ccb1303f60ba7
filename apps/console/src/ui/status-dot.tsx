import type { ReactNode } from 'react'
import classes from './ui.module.css'

export type Tone = 'neutral' | 'accent' | 'good' | 'waiting' | 'danger'

/** A status: a small dot with its label. */
export function StatusDot({ tone, label }: { tone: Tone; label: string }): ReactNode {
  return (
    <span className={classes.status} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      {label}
    </span>
  )
}
