import type { ReactNode } from 'react'
import classes from './ui.module.css'

/** Shown where there is nothing: why, and what to do about it. */
export function EmptyState(props: { title: string; hint?: string; action?: ReactNode }): ReactNode {
  return (
    <div className={classes.empty}>
      <h2>{props.title}</h2>
      {props.hint !== undefined && <p>{props.hint}</p>}
      {props.action}
    </div>
  )
}
