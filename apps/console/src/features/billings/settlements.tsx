import { Skeleton, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import classes from './billings.module.css'
import { billingsText } from './billings.text.ts'

export type Settlement = Awaited<ReturnType<typeof client.billing.list>>

/** The name of a settlement: its number, or "draft". */
export function settlementName({ billingSeqId }: Pick<Settlement, 'billingSeqId'>): string {
  return billingSeqId === null ? billingsText.t('draft') : wordsText.t('settlementNumber', { number: billingSeqId })
}

/** Draft or approved. */
export function SettlementState({ state }: Pick<Settlement, 'state'>): ReactNode {
  const t = billingsText.useText()
  return <StatusDot tone={state === 'DRAFT' ? 'waiting' : 'good'} label={t(state)} />
}

/** The settlements of a creditor, newest first. */
export function Settlements(props: { creditorId: string; onOpen: (billingId: string) => void }): ReactNode {
  const t = billingsText.useText()
  const { data, error, refetch } = useRead(client.billing.listBillings, {
    creditorId: props.creditorId,
    sort: '-createdAt',
    pageSize: 500,
  })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={56} />
  if (data.items.length === 0) return <p className={layout.quietText}>{t('noSettlements')}</p>
  return (
    <ul className={`${layout.plainList ?? ''} ${classes.rows ?? ''}`}>
      {data.items.map((settlement) => (
        <li key={settlement.billingId}>
          <UnstyledButton className={classes.settlement ?? ''} onClick={() => props.onOpen(settlement.billingId)}>
            <span>
              <b>{settlementName(settlement)}</b>
              <span className={layout.quietText}>
                {formatDate(settlement.from)} – {formatDate(settlement.to)}
              </span>
            </span>
            <span>
              <Money minor={settlement.totals.payout} currency={settlement.currency} />
              <SettlementState state={settlement.state} />
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

const lines = [
  ['collected', 'collected'],
  ['collectedByCollector', 'collectedByCollector'],
  ['collectedByCreditor', 'collectedByCreditor'],
  ['collectorShare', 'collectorShare'],
  ['commission', 'commission'],
  ['fees', 'fees'],
  ['vat', 'vatAmount'],
  ['offset', 'offset'],
  ['payout', 'payout'],
  ['due', 'due'],
] as const

/** The totals of a settlement, line by line. */
export function SettlementTotals({ settlement }: { settlement: Pick<Settlement, 'totals' | 'currency'> }): ReactNode {
  const t = billingsText.useText()
  return (
    <dl className={classes.totals}>
      {lines.map(([field, label]) => (
        <div key={field} data-sum={field === 'payout' || field === 'due'}>
          <dt>{t(label)}</dt>
          <dd>
            <Money minor={settlement.totals[field]} currency={settlement.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
