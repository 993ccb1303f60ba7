import { Button, Select, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useWrite } from '../../../api/query.ts'
import { plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import classes from '../reports.module.css'
import { payoutBatchesText } from './payout-batches.text.ts'

const fileCurrencies = ['DKK', 'SEK', 'NOK', 'EUR']

/** Chooses the account that pays, and shows what the batch would pay and leave out before it is prepared. */
export function PreparePanel({ onDone }: { onDone: (payoutBatchId: string) => void }): ReactNode {
  const t = payoutBatchesText.useText()
  const { data, error, refetch } = useRead(client.transactionAccounts.list, { pageSize: 500 })
  const [chosen, choose] = useState<string | null>(null)
  if (error !== null) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={56} />
  const accounts = data.items.filter(({ currency }) => fileCurrencies.includes(currency))
  const accountId = chosen ?? accounts.find(({ isDefault }) => isDefault)?.transactionAccountId ?? null
  return (
    <div className={layout.stack}>
      <Select
        label={t('paysFrom')}
        description={t('prepareHint')}
        allowDeselect={false}
        value={accountId}
        onChange={choose}
        data={accounts.map(({ transactionAccountId, name, currency }) => ({
          value: transactionAccountId,
          label: `${name} (${currency})`,
        }))}
      />
      {accountId !== null && <Preview key={accountId} transactionAccountId={accountId} onDone={onDone} />}
    </div>
  )
}

type PreviewResult = Result<typeof client.payoutBatches.preview>

function Preview(props: { transactionAccountId: string; onDone: (payoutBatchId: string) => void }): ReactNode {
  const t = payoutBatchesText.useText()
  const { transactionAccountId, onDone } = props
  const [executionDate, setExecutionDate] = useState(() => plainDate(tenantNow()))
  const { data, error, refetch } = useRead(client.payoutBatches.preview, { transactionAccountId })
  const preparing = useWrite(client.payoutBatches.create, {
    onDone: ({ data: batch }) => {
      notifications.show({ message: t('prepared', { number: batch.batchSeqId }) })
      onDone(batch.payoutBatchId)
    },
  })
  if (error !== null) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={240} />
  if (data.payouts.length === 0) return <EmptyState title={t('nothingTitle')} />
  const payoutIds = data.payouts.filter(({ leftOut }) => leftOut === null).map(({ payoutId }) => payoutId)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const day = executionDate === '' ? {} : { executionDate }
        preparing.mutate({ input: { body: { transactionAccountId, payoutIds, ...day } } })
      }}
    >
      <Totals preview={data} />
      <DateField
        label={t('executionDate')}
        value={executionDate}
        error={fieldErrors(preparing.error)['executionDate']}
        onChange={setExecutionDate}
      />
      {data.count > 0 && <p className={layout.quietText}>{t(data.needsSecondPerson ? 'twoPeople' : 'onePerson')}</p>}
      {preparing.isError && <ProblemNotice error={preparing.error} />}
      <PanelFooter>
        <Button type="submit" loading={preparing.isPending} disabled={data.count === 0}>
          {t('prepare')}
        </Button>
      </PanelFooter>
    </form>
  )
}

function Totals({ preview }: { preview: PreviewResult }): ReactNode {
  const t = payoutBatchesText.useText()
  const { count, amount, leftOutCount, leftOutAmount, currency, payouts } = preview
  const paid = payouts.filter(({ leftOut }) => leftOut === null)
  const leftOut = payouts.filter((payout) => payout.leftOut !== null)
  return (
    <>
      <PayoutList title={t('willPay')} count={count} amount={amount} currency={currency} payouts={paid} />
      {leftOutCount === 0 ? (
        <p className={layout.quietText}>{t('nothingLeftOut')}</p>
      ) : (
        <PayoutList
          title={t('leftOut')}
          count={leftOutCount}
          amount={leftOutAmount}
          currency={currency}
          payouts={leftOut}
        />
      )}
    </>
  )
}

interface PayoutListProps {
  readonly title: string
  readonly count: number
  readonly amount: number
  readonly currency: string
  readonly payouts: PreviewResult['payouts']
}

function PayoutList({ title, count, amount, currency, payouts }: PayoutListProps): ReactNode {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  const [shown, setShown] = useState(20)
  return (
    <section>
      <div className={classes.candidateHead}>
        <h3>
          {title} · {t('count', { count })}
        </h3>
        <Money minor={amount} currency={currency} />
      </div>
      <ul className={layout.plainList}>
        {payouts.slice(0, shown).map((payout) => (
          <li key={payout.payoutId} className={classes.candidate}>
            <div className={classes.candidateHead}>
              <span>{payout.recipientName}</span>
              <Money minor={payout.amount} />
            </div>
            {payout.leftOut !== null && <p className={layout.quietText}>{t(payout.leftOut)}</p>}
            {payout.retried && <p className={layout.quietText}>{t('retried')}</p>}
          </li>
        ))}
      </ul>
      {payouts.length > shown && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + 100)}>
          {tWords('showMore')}
        </Button>
      )}
    </section>
  )
}
