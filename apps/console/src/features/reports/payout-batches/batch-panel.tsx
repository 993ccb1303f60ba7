import { Button, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useReadList, useWrite } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { actorName } from '../../../text/actor-name.ts'
import { formatAmount, formatDate, formatMoment } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ObjectRequestsLink } from '../../../ui/object-requests.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { PayoutFacts } from '../../payouts/index.ts'
import classes from '../reports.module.css'
import { type Batch, BatchState } from './batch-parts.tsx'
import { payoutBatchesText } from './payout-batches.text.ts'

/** One batch: its totals, its payments, and what can be done with it. */
export function BatchPanel({ payoutBatchId }: { payoutBatchId: string }): ReactNode {
  const t = payoutBatchesText.useText()
  const may = useMay()
  const { data, etag, error, refetch } = useRead(client.payoutBatches.get, { payoutBatchId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={320} />
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <h3>{t('batch', { number: data.batchSeqId })}</h3>
        <BatchState batch={data} />
      </div>
      <Facts batch={data} />
      {data.state === 'APPROVED' && <Download batch={data} />}
      <Payments batch={data} />
      <ObjectRequestsLink objectId={payoutBatchId} />
      {data.state === 'PREPARED' && may('write:billing') && <Decision batch={data} etag={etag} />}
    </div>
  )
}

function Facts({ batch }: { batch: Batch }): ReactNode {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  const by = (at: string | null, actor: Batch['createdBy'] | null): string | null =>
    at === null || actor === null ? null : `${formatMoment(at)}, ${actorName(actor)}`
  return (
    <PayoutFacts
      facts={[
        [tWords('total'), <Money key="total" minor={batch.amount} currency={batch.currency} />],
        [t('paysFrom'), batch.transactionAccountName],
        [t('executionDate'), formatDate(batch.executionDate)],
        [t('format'), batch.format],
        [t('messageId'), batch.messageId],
        [t('preparedBy'), by(batch.createdAt, batch.createdBy)],
        [tWords('approved'), by(batch.approvedAt, batch.approvedBy)],
        [t('CANCELLED'), by(batch.cancelledAt, batch.cancelledBy)],
      ]}
    />
  )
}

function Download({ batch: { payoutBatchId } }: { batch: Batch }): ReactNode {
  const t = payoutBatchesText.useText()
  const { tenant } = useSession()
  return (
    <div>
      <Button
        component="a"
        href={`/v1/${tenant.tenantId}/payout-batches/${payoutBatchId}/file`}
        download
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('download')}
      </Button>
      <p className={layout.quietText}>{t('downloadHint')}</p>
    </div>
  )
}

/** Approves or cancels a batch. The server refuses the approval of the user who prepared it. */
function Decision({ batch, etag }: { batch: Batch; etag: string | undefined }): ReactNode {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  const { payoutBatchId, batchSeqId: number, amount, currency, paymentCount: count } = batch
  const approving = useWrite(client.payoutBatches.approve, {
    onDone: () => notifications.show({ message: t('approvedDone', { number }) }),
  })
  const cancelling = useWrite(client.payoutBatches.cancel, {
    onDone: () => notifications.show({ message: t('cancelledDone', { number }) }),
  })
  const request = { input: { payoutBatchId }, options: { ifMatch: etag } }
  const error = approving.error ?? cancelling.error
  return (
    <div className={layout.stack}>
      {batch.needsSecondPerson && <p className={layout.quietText}>{t('twoPeople')}</p>}
      {error !== null && <ProblemNotice error={error} />}
      <PanelFooter>
        <ConfirmButton
          isDangerous
          label={t('cancelBatch')}
          question={t('cancelQuestion')}
          isPending={cancelling.isPending}
          onConfirm={() => cancelling.mutate(request)}
        />
        <ConfirmButton
          label={tWords('approve')}
          question={t('approveQuestion', { amount: formatAmount(amount), currency, count })}
          isPending={approving.isPending}
          onConfirm={() => approving.mutate(request)}
        />
      </PanelFooter>
    </div>
  )
}

type Payment = Result<typeof client.payoutBatches.listPayments>['items'][number]

function Payments({ batch }: { batch: Batch }): ReactNode {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  const { payoutBatchId } = batch
  const { items, query, loadMore } = useReadList(client.payoutBatches.listPayments, { payoutBatchId })
  return (
    <section>
      <h3>{t('count', { count: batch.paymentCount })}</h3>
      {query.error !== null && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={80} />}
      <ul className={layout.plainList}>
        {items.map((payment) => (
          <PaymentRow key={payment.paymentId} payment={payment} batch={batch} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" size="xs" loading={query.isFetchingNextPage} onClick={loadMore}>
          {tWords('showMore')}
        </Button>
      )}
    </section>
  )
}

const tones = {
  PREPARED: 'waiting',
  SENT: 'neutral',
  ACCEPTED: 'neutral',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const

function PaymentRow({ payment, batch }: { payment: Payment; batch: Batch }): ReactNode {
  const t = payoutBatchesText.useText()
  const may = useMay()
  const { payoutId, recipientName, amount, state, reason, paidOn, retried } = payment
  const isOpen = paidOn === null && (state === 'SENT' || state === 'ACCEPTED')
  return (
    <li className={classes.candidate}>
      <div className={classes.candidateHead}>
        <Link to="/reports/payouts" search={{ state: 'ALL', open: payoutId }}>
          {recipientName}
        </Link>
        <Money minor={amount} currency={batch.currency} />
      </div>
      <div className={classes.candidateHead}>
        <StatusDot
          tone={paidOn === null ? tones[state] : 'good'}
          label={paidOn === null ? t(state) : `${t('done')} ${formatDate(paidOn)}`}
        />
        {reason !== null && <span className={layout.quietText}>{reason}</span>}
        {retried && <span className={layout.quietText}>{t('retried')}</span>}
      </div>
      {isOpen && may('write:billing') && <Reject payoutId={payoutId} payoutBatchId={batch.payoutBatchId} />}
    </li>
  )
}

/** Records that the bank did not pay, with its reason. */
function Reject({ payoutId, payoutBatchId }: { payoutId: string; payoutBatchId: string }): ReactNode {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  const [reason, setReason] = useState<string>()
  const rejecting = useWrite(client.payoutBatches.rejectPayoutPayment)
  if (reason === undefined) {
    return (
      <Button variant="subtle" size="compact-xs" onClick={() => setReason('')}>
        {t('rejectPayment')}
      </Button>
    )
  }
  return (
    <form
      className={layout.stackTight}
      onSubmit={(event) => {
        event.preventDefault()
        rejecting.mutate({ input: { payoutBatchId, payoutId, body: { reason: reason.trim() } } })
      }}
    >
      <TextInput
        label={t('rejectReason')}
        description={t('rejectQuestion')}
        maxLength={500}
        required
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {rejecting.isError && <ProblemNotice error={rejecting.error} />}
      <div className={layout.row}>
        <Button type="submit" size="xs" loading={rejecting.isPending} disabled={reason.trim() === ''}>
          {t('rejectPayment')}
        </Button>
        <Button variant="default" size="xs" onClick={() => setReason(undefined)}>
          {tWords('cancel')}
        </Button>
      </div>
    </form>
  )
}
