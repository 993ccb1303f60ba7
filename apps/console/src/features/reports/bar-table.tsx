import type { ReactNode } from 'react'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import classes from './dashboard/dashboard.module.css'
import { shares } from './dashboard/overview.rules.ts'

export interface BarRow {
  readonly key: string
  readonly label: ReactNode
  /** What the length of the bar means. */
  readonly value: number
  readonly tone?: 'accent' | 'waiting' | 'danger' | 'neutral'
  readonly cells: readonly ReactNode[]
}

/** A chart that is also a table: each row has a name, a bar and the numbers of the bar. */
export function BarTable(props: {
  caption: string
  first: string
  heads: readonly string[]
  rows: readonly BarRow[]
  total?: readonly ReactNode[]
}): ReactNode {
  const t = wordsText.useText()
  const lengths = shares(props.rows.map(({ value }) => value))
  return (
    <table className={`${layout.table ?? ''} ${layout.figures ?? ''} ${classes.table ?? ''}`}>
      <caption className="visually-hidden">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{props.first}</th>
          <th scope="col" className={classes.barCell}>
            <span className="visually-hidden">{t('share')}</span>
          </th>
          {props.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, label, value, tone = 'accent', cells }, row) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={classes.barCell}>
              {value > 0 && (
                <i className={classes.bar} data-tone={tone} style={{ width: `${(lengths[row] ?? 0) * 100}%` }} />
              )}
            </td>
            {cells.map((cell, index) => (
              <td key={props.heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {props.total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className={classes.barCell} />
            {props.total.map((cell, index) => (
              <td key={props.heads[index]}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
