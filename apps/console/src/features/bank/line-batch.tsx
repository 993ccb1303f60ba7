import { Button, Radio } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useIsAdministrator, useMay } from '../../api/session.ts'
import { formatAmount, formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import classes from './bank.module.css'
import { bankText } from './bank.text.ts'

type Line = Result<typeof client.bankStatements.getBankLine>
interface LineBatchProps {
  readonly line: Line
  readonly onHandled: (bankLineId: string) => void
}

/** Books money that left as the payment of a whole payout batch, for banks that debit a file in one sum. */
export function LineBatch({ line, onHandled }: LineBatchProps): ReactNode {
  const t = bankText.useText()
  const may = useMay()
  const isAdmin = useIsAdministrator()
  const [isOpen, setOpen] = useState(false)
  const isFree = line.direction === 'debit' && (line.state === 'OPEN' || line.state === 'SET_ASIDE')
  if (!may('write:billing') || !isAdmin || !isFree) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('payBatch')}
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t('payBatch')}>
        {isOpen && <BatchForm line={line} onDone={() => onHandled(line.bankLineId)} />}
      </SidePanel>
    </>
  )
}

type Batch = Result<typeof client.payoutBatches.get>

/** Whether a debit may pay a batch: the bank debits what it has not rejected. One that is paid in part is assigned by payout. */
function mayBePaidBy({ pendingAmount, paidCount, currency }: Batch, line: Line): boolean {
  return paidCount === 0 && pendingAmount === line.amount && currency === line.currency
}

/** A payout that the bank has left to pay of a batch, whose debit pays all of them. */
function usePendingPayout(batch: Batch | undefined): string | undefined {
  const { payoutBatchId = '', acceptedCount = 0 } = batch ?? {}
  const state = acceptedCount > 0 ? 'ACCEPTED' : 'SENT'
  const input = { payoutBatchId, state, pageSize: 1 } as const
  const { data } = useRead(client.payoutBatches.listPayments, input, { enabled: batch !== undefined })
  return data?.items[0]?.payoutId
}

function BatchForm({ line, onDone }: { line: Line; onDone: () => void }): ReactNode {
  const t = bankText.useText()
  const [chosenId, choose] = useState<string | null>(null)
  const { transactionAccountId } = line
  const { data, error } = useRead(client.payoutBatches.list, { state: 'APPROVED', transactionAccountId, pageSize: 500 })
  const batches = data?.items.filter((batch) => mayBePaidBy(batch, line))
  const payoutId = usePendingPayout(batches?.find(({ payoutBatchId }) => payoutBatchId === chosenId))
  const paying = useWrite(client.bankStatements.assignBankLineToPayout, {
    onDone: () => {
      notifications.show({ message: t('batchDone') })
      onDone()
    },
  })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (payoutId !== undefined) paying.mutate({ input: { payoutId, body: { bankLineId: line.bankLineId } } })
      }}
    >
      <Money minor={line.amount} currency={line.currency} />
      <p className={layout.quietText}>{t('payBatchHint')}</p>
      {error !== null && <ProblemNotice error={error} />}
      {batches !== undefined && <BatchChoice batches={batches} chosenId={chosenId} choose={choose} />}
      {paying.isError && <ProblemNotice error={paying.error} />}
      <PanelFooter>
        <Button type="submit" disabled={payoutId === undefined} loading={paying.isPending}>
          {t('book')}
        </Button>
      </PanelFooter>
    </form>
  )
}

interface BatchChoiceProps {
  readonly batches: readonly Batch[]
  readonly chosenId: string | null
  readonly choose: (payoutBatchId: string) => void
}

function BatchChoice({ batches, chosenId, choose }: BatchChoiceProps): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  if (batches.length === 0) return <p>{t('noBatch')}</p>
  return (
    <Radio.Group label={t('openBatch')} value={chosenId} onChange={choose}>
      {batches.map(({ payoutBatchId, batchSeqId, paymentCount, rejectedCount, pendingAmount, executionDate }) => (
        <Radio
          key={payoutBatchId}
          className={classes.suggestion ?? ''}
          value={payoutBatchId}
          label={[
            t('batchNumber', { number: batchSeqId }),
            tWords('paymentsCount', { count: paymentCount - rejectedCount }),
            formatAmount(pendingAmount),
            formatDate(executionDate),
          ].join(' · ')}
        />
      ))}
    </Radio.Group>
  )
}

/** The payout or the payout batch that a line paid. */
export function LinePayout({ line: { payoutId, payoutBatchId } }: { line: Line }): ReactNode {
  const t = bankText.useText()
  const may = useMay()
  if (!may('read:billing') || (payoutId === null && payoutBatchId === null)) return null
  return (
    <section>
      <h3>{t('paidPayout')}</h3>
      {payoutBatchId === null ? (
        <Link to="/reports/payouts" search={{ state: 'ALL', open: payoutId ?? '' }}>
          {t('showPayout')}
        </Link>
      ) : (
        <Link to="/reports/payout-batches" search={{ open: payoutBatchId }}>
          {t('showBatch')}
        </Link>
      )}
    </section>
  )
}
