import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import classes from './billings.module.css'

interface TableColumn<Row> {
  readonly header: string
  readonly isNumber?: boolean
  readonly cell: (row: Row) => ReactNode
}

/** A table of a settlement, for screen and paper; the first column is the row header. */
export function SettlementTable<Row>(props: {
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}): ReactNode {
  const [first, ...others] = props.columns
  return (
    <table className={`${layout.table ?? ''} ${classes.table ?? ''}`}>
      <thead>
        <tr>
          {props.columns.map(({ header, isNumber }) => (
            <th key={header} scope="col" data-number={isNumber}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={props.keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ header, isNumber, cell }) => (
              <td key={header} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
