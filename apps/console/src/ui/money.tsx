import type { ReactNode } from 'react'
import { useFormat } from '../text/format.ts'
import classes from './ui.module.css'

/** An amount: right-aligned in a column, with its currency in a lighter shade. */
export function Money({ minor, currency }: { minor: number; currency?: string }): ReactNode {
  const { amount } = useFormat()
  return (
    <span className={classes.money}>
      {amount(minor)}
      {currency !== undefined && <span className={classes.currency}>{currency}</span>}
    </span>
  )
}
