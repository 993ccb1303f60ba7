import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Money } from '../../ui/money.tsx'
import classes from './reports.module.css'

export interface Sum {
  readonly currency: string
  readonly title: string
  readonly amounts: readonly (readonly [label: string, minor: number])[]
}

/** The totals of a list by currency, with a placeholder while they load. */
export function SumStrip({ label, sums }: { label: string; sums: readonly Sum[] | undefined }): ReactNode {
  if (sums === undefined) {
    return (
      <div className={classes.sums} aria-busy>
        <Skeleton height={40} />
      </div>
    )
  }
  if (sums.length === 0) return null
  return (
    <section className={classes.sums} aria-label={label}>
      {sums.map(({ currency, title, amounts }) => (
        <dl key={currency}>
          <div>
            <dt>{title}</dt>
            <dd>{currency}</dd>
          </div>
          {amounts.map(([name, minor]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Money minor={minor} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}
