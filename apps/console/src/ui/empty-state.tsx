import type { ReactNode } from 'react'
import classes from './ui.module.css'

/** Shown if there is nothing to show: why, and what to do about it. */
export function EmptyState(props: { title: string; hint?: string; action?: ReactNode }): ReactNode {
  return (
    <div className={classes.empty}>
      <h2>{props.title}</h2>
      {props.hint !== undefined && <p>{props.hint}</p>}
      {props.action}
    </div>
  )
}
