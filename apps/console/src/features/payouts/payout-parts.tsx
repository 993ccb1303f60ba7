import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import { formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { StatusDot } from '../../ui/status-dot.tsx'
import classes from './payouts.module.css'
import { payoutsText } from './payouts.text.ts'

export type Payout = Result<typeof client.payouts.get>

/** The account of a payout, formatted for reading. */
export function accountLine({
  bankAccount,
  ibanAccount,
  domesticAccount = null,
}: Pick<Payout, 'bankAccount' | 'ibanAccount'> & Partial<Pick<Payout, 'domesticAccount'>>): string {
  if (bankAccount !== null) return `${bankAccount.registrationNumber} ${bankAccount.accountNumber}`
  if (domesticAccount !== null) {
    const { clearingNumber, accountNumber } = domesticAccount
    return clearingNumber === null ? accountNumber : `${clearingNumber} ${accountNumber}`
  }
  return ibanAccount === null ? '' : `${ibanAccount.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')} · ${ibanAccount.bic}`
}

/** Whether the payout is pending, needs approval or is paid. */
export function PayoutState(payout: Pick<Payout, 'state' | 'approvalState' | 'batchPayment'>): ReactNode {
  const t = payoutsText.useText()
  const { state, approvalState, batchPayment } = payout
  if (state === 'CANCELLED') return <StatusDot tone="neutral" label={t('CANCELLED')} />
  if (approvalState === 'REQUIRED') return <StatusDot tone="danger" label={t('REQUIRED')} />
  if (state === 'PENDING' && batchPayment !== null && batchPayment.state !== 'CANCELLED') {
    if (batchPayment.state === 'REJECTED') return <StatusDot tone="danger" label={t('rejected')} />
    return <StatusDot tone="neutral" label={t('inBatch', { number: batchPayment.batchSeqId })} />
  }
  return <StatusDot tone={state === 'PENDING' ? 'waiting' : 'good'} label={t(state)} />
}

/** The purpose of a payout with a link: the case of its voucher, its settlement, or the bank line that it refunds. */
export function purposeOf(payout: Payout): { readonly name: string; readonly to: string } {
  const { caseSeqId, billingSeqId, billingId, bankLineId, invoiceId, invoiceNumber } = payout
  if (invoiceId !== null) {
    const name = wordsText.t('creditNoteNumber', { number: invoiceNumber ?? '' })
    return { name, to: `/reports/invoices?open=${invoiceId}` }
  }
  if (bankLineId !== null) return { name: payoutsText.t('refund'), to: `/bank?view=booked&selected=${bankLineId}` }
  if (caseSeqId !== null) {
    return { name: wordsText.t('caseNumber', { number: caseSeqId }), to: `/cases/${caseSeqId}` }
  }
  const name = wordsText.t('settlementNumber', { number: billingSeqId ?? '' })
  return { name, to: `/reports/settlements/${billingId ?? ''}` }
}

/** What is known of a payout or a batch, one fact on each line; facts without a value are left out. */
export function PayoutFacts(props: {
  readonly facts: readonly (readonly [string, ReactNode])[]
  /** Amounts below each other, for people to add up. */
  readonly areAmounts?: boolean
}): ReactNode {
  return (
    <dl className={classes.facts} data-amounts={props.areAmounts}>
      {props.facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  )
}

/** The payee of a voucher and whether it was paid, with a link to the payout. */
export function PayoutNote({ payout }: { payout: Payout }): ReactNode {
  const t = payoutsText.useText()
  const tWords = wordsText.useText()
  const { payoutId, recipientName, paidOn } = payout
  return (
    <>
      <Link to="/reports/payouts" search={{ state: 'ALL', caseId: payout.caseId ?? '', open: payoutId }}>
        {tWords('toNamed', { name: recipientName })}
      </Link>
      {` · ${paidOn === null ? t('toPay') : t('paidDay', { day: formatDate(paidOn) })}`}
    </>
  )
}
