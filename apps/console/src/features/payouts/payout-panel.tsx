import { Button, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useIsAdministrator, useMay } from '../../api/session.ts'
import { actorName } from '../../text/actor-name.ts'
import { formatDate, formatMoment, plainDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { DateField } from '../../ui/date-field.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ObjectRequestsLink } from '../../ui/object-requests.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { AccountCorrection, isCorrectable, isRejected } from './account-correction.tsx'
import { accountLine, type Payout, PayoutFacts, PayoutState, purposeOf } from './payout-parts.tsx'
import classes from './payouts.module.css'
import { payoutsText } from './payouts.text.ts'
import { tenantNow } from '../../text/tenant-time.ts'

/** One payout: the payee, the purpose and the account, with an action to mark it as paid. */
export function PayoutPanel({ payoutId, onDone }: { payoutId: string; onDone: () => void }): ReactNode {
  const may = useMay()
  const isAdmin = useIsAdministrator()
  const { data, etag, error, refetch } = useRead(client.payouts.get, { payoutId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={280} />
  return (
    <div className={layout.stack}>
      <div className={classes.bar}>
        <span className={classes.amount}>
          <Money minor={data.amount} currency={data.currency} />
        </span>
        <PayoutState {...data} />
      </div>
      {data.accountChange !== null && <AccountNotice change={data.accountChange} />}
      <CorrectionNotice payout={data} />
      <RejectionNotice payout={data} />
      <Facts payout={data} />
      <ObjectRequestsLink objectId={payoutId} />
      {isCorrectable(data) && may('write:billing') && isAdmin && <AccountCorrection payout={data} etag={etag} />}
      {data.approvalState === 'REQUIRED' && may('write:billing') && <Approval payoutId={payoutId} etag={etag} />}
      {isPayable(data) && may('write:billing') && <PaidForm payoutId={payoutId} etag={etag} onDone={onDone} />}
    </div>
  )
}

/** Whether the payout can be marked as paid by hand: nobody waits for an approval, of it or of its batch. */
function isPayable({ state, approvalState, batchPayment }: Payout): boolean {
  return state === 'PENDING' && approvalState !== 'REQUIRED' && batchPayment?.state !== 'PREPARED'
}

function Facts({ payout }: { payout: Payout }): ReactNode {
  const t = payoutsText.useText()
  const tWords = wordsText.useText()
  const { creditorName, debtorName, transactionAccount, createdAt, createdBy } = payout
  const purpose = purposeOf(payout)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('recipient'), <Recipient key="recipient" payout={payout} />],
    [t('account'), accountLine(payout)],
    [
      t('purpose'),
      <Link key="purpose" to={purpose.to}>
        {purpose.name}
      </Link>,
    ],
    [tWords('debtor'), debtorName],
    [tWords('creditor'), payout.creditorId === null ? creditorName : null],
    [
      t('paidFrom'),
      transactionAccount === null
        ? null
        : `${transactionAccount.name} · ${accountLine({ ...transactionAccount, ibanAccount: null })}`,
    ],
    [tWords('created'), t('madeBy', { when: formatMoment(createdAt), name: actorName(createdBy) })],
    [
      tWords('approved'),
      payout.approvedAt === null
        ? null
        : t('madeBy', { when: formatMoment(payout.approvedAt), name: payout.approvedBy?.name ?? '' }),
    ],
    [
      t('PAID'),
      payout.paidOn === null ? null : t('paidBy', { day: formatDate(payout.paidOn), name: payout.paidBy?.name ?? '' }),
    ],
    [t('reference'), payout.reference],
    [t('batch'), payout.batchPayment === null ? null : <BatchFact key="batch" batchPayment={payout.batchPayment} />],
  ]
  return <PayoutFacts facts={facts} />
}

/** The last batch of the payout, with the bank's reason if it was rejected. */
function BatchFact({ batchPayment }: { batchPayment: NonNullable<Payout['batchPayment']> }): ReactNode {
  const t = payoutsText.useText()
  const { payoutBatchId, batchSeqId: number, reason } = batchPayment
  return (
    <>
      <Link to="/reports/payout-batches" search={{ open: payoutBatchId }}>
        {t('inBatch', { number })}
      </Link>
      {reason !== null && <span className={layout.quietText}> · {`${t('rejected')}: ${reason}`}</span>}
    </>
  )
}

/** That the payout goes to another account than it was created with. */
function CorrectionNotice({ payout: { accountCorrection } }: { payout: Payout }): ReactNode {
  const t = payoutsText.useText()
  if (accountCorrection === null) return null
  const { correctedAt, correctedBy } = accountCorrection
  return (
    <p className={classes.notice}>
      {t('accountCorrected', { when: formatMoment(correctedAt), name: actorName(correctedBy) })}
    </p>
  )
}

/** Which account the bank refused to pay to, and what to do about it. */
function RejectionNotice({ payout }: { payout: Payout }): ReactNode {
  const t = payoutsText.useText()
  const { batchPayment } = payout
  // A corrected account is not the one that the bank refused.
  if (!isRejected(payout) || payout.accountCorrection !== null) return null
  const values = { account: accountLine(payout), reason: batchPayment?.reason ?? '' }
  return (
    <div className={classes.notice}>
      <p>{t('rejectedAccount', values)}</p>
      <p>{t('rejectedHint')}</p>
    </div>
  )
}

/** The payee at the time of the payout, with a link to the current record. */
function Recipient({ payout }: { payout: Payout }): ReactNode {
  const t = wordsText.useText()
  const tPayouts = payoutsText.useText()
  const { recipientName, creditorId, contactId, bankLineId } = payout
  if (bankLineId !== null) {
    return (
      <>
        {recipientName}
        <span className={layout.quietText}> · {tPayouts('payer')}</span>
      </>
    )
  }
  const kind = t(creditorId === null ? 'contact' : 'creditor')
  return (
    <>
      {creditorId === null ? (
        <Link to="/settings/contacts" search={{ open: contactId ?? '' }}>
          {recipientName}
        </Link>
      ) : (
        <Link to={`/creditors/${creditorId}`}>{recipientName}</Link>
      )}
      <span className={layout.quietText}> · {kind}</span>
    </>
  )
}

/** A warning that the account differs from the previous payout. */
function AccountNotice({ change }: { change: NonNullable<Payout['accountChange']> }): ReactNode {
  const t = payoutsText.useText()
  const values = { when: formatMoment(change.changedAt), name: actorName(change.changedBy) }
  return <p className={classes.notice}>{t(change.first ? 'accountGiven' : 'accountChanged', values)}</p>
}

/** The approval of a second person that the money goes to the shown account. */
function Approval({ payoutId, etag }: { payoutId: string; etag: string | undefined }): ReactNode {
  const t = payoutsText.useText()
  const tWords = wordsText.useText()
  const approving = useWrite(client.payouts.approve, {
    onDone: () => notifications.show({ message: tWords('approved') }),
  })
  return (
    <div className={layout.stack}>
      <p className={layout.quietText}>{t('approveHint')}</p>
      {approving.isError && <ProblemNotice error={approving.error} />}
      <PanelFooter>
        <Button
          loading={approving.isPending}
          onClick={() => approving.mutate({ input: { payoutId }, options: { ifMatch: etag } })}
        >
          {tWords('approve')}
        </Button>
      </PanelFooter>
    </div>
  )
}

/** Records that the bank has paid: the date and the bank's reference. */
function PaidForm(props: { payoutId: string; etag: string | undefined; onDone: () => void }): ReactNode {
  const t = payoutsText.useText()
  const tWords = wordsText.useText()
  const [paidOn, setPaidOn] = useState(() => plainDate(tenantNow()))
  const [reference, setReference] = useState('')
  const marking = useWrite(client.payouts.patch, {
    onDone: () => {
      notifications.show({ message: t('marked') })
      props.onDone()
    },
  })
  const errors = fieldErrors(marking.error)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const known = reference.trim() === '' ? {} : { reference: reference.trim() }
        const body = { state: 'PAID', ...(paidOn === '' ? {} : { paidOn }), ...known } as const
        marking.mutate({ input: { payoutId: props.payoutId, body }, options: { ifMatch: props.etag } })
      }}
    >
      <div className={layout.pair}>
        <DateField label={tWords('paymentDate')} value={paidOn} error={errors['paidOn']} onChange={setPaidOn} />
        <TextInput
          label={t('reference')}
          maxLength={200}
          value={reference}
          error={errors['reference']}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </div>
      <p className={layout.quietText}>{t('markHint')}</p>
      {marking.isError && <ProblemNotice error={marking.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onDone}>
          {tWords('close')}
        </Button>
        <Button type="submit" loading={marking.isPending}>
          {t('markPaid')}
        </Button>
      </PanelFooter>
    </form>
  )
}
