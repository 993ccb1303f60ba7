import type { ReactNode } from 'react'
import layout from './layout.module.css'

/** A name and its value; one that is null is not shown. */
export type Fact = readonly [name: string, value: ReactNode]

/** Names and values, one pair per ruled line. */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={layout.facts} aria-label={label}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
