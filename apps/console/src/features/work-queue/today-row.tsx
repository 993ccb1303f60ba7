import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { When } from '../../ui/when.tsx'
import { keyOf, lineOf, type WorkItem } from './work-item.rules.ts'
import classes from './work-queue.module.css'
import { workQueueText } from './work-queue.text.ts'

/** A row of the queue: why it needs somebody, whom it is about, and since when. */
export function TodayRow(props: { item: WorkItem; isCurrent: boolean; onSelect: () => void }): ReactNode {
  const t = workQueueText.useText()
  const { kind, label, amount, currency, at, assignee } = props.item
  const line = lineOf(props.item)
  return (
    <li id={keyOf(props.item)}>
      <button
        type="button"
        className={classes.row}
        data-row
        aria-current={props.isCurrent ? 'true' : undefined}
        onClick={props.onSelect}
      >
        <span className={layout.bar}>
          <b>{t(kind)}</b>
          <span className={layout.small}>
            <When at={at} />
          </span>
        </span>
        <span className={layout.bar}>
          <span>{props.item.case?.debtorName ?? label ?? ''}</span>
          {amount !== null && currency !== null && <Money minor={amount} currency={currency} />}
        </span>
        {line !== '' && <span className={classes.snippet}>{line}</span>}
        {assignee !== null && <span className={layout.small}>{assignee.name}</span>}
      </button>
    </li>
  )
}
