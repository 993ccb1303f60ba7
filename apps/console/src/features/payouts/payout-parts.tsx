import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import { formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { StatusDot } from '../../ui/status-dot.tsx'
import { payoutsText } from './payouts.text.ts'

export type Payout = Result<typeof client.payouts.get>

/** The account of a payout, formatted for reading. */
export function accountLine({ bankAccount, ibanAccount }: Pick<Payout, 'bankAccount' | 'ibanAccount'>): string {
  if (bankAccount !== null) return `${bankAccount.registrationNumber} ${bankAccount.accountNumber}`
  return ibanAccount === null ? '' : `${ibanAccount.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')} · ${ibanAccount.bic}`
}

/** Whether the payout is pending, needs approval or is paid. */
export function PayoutState({ state, approvalState }: Pick<Payout, 'state' | 'approvalState'>): ReactNode {
  const t = payoutsText.useText()
  if (approvalState === 'REQUIRED') return <StatusDot tone="danger" label={t('REQUIRED')} />
  return <StatusDot tone={state === 'PENDING' ? 'waiting' : 'good'} label={t(state)} />
}

/** The purpose of a payout with a link: the case of its voucher, or its settlement. */
export function purposeOf(payout: Payout): { readonly name: string; readonly to: string } {
  const { caseSeqId, billingSeqId, billingId } = payout
  if (caseSeqId !== null) {
    return { name: wordsText.t('caseNumber', { number: caseSeqId }), to: `/cases/${caseSeqId}` }
  }
  const name = wordsText.t('settlementNumber', { number: billingSeqId ?? '' })
  return { name, to: `/reports/settlements/${billingId ?? ''}` }
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
