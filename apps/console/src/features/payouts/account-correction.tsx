import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { accountBody, PayeeAccount, type TypedAccount } from './payee-account.tsx'
import type { Payout } from './payout-parts.tsx'
import { payoutsText } from './payouts.text.ts'

/** Whether the bank rejected the last payment of the payout. */
export function isRejected({ state, batchPayment }: Payout): boolean {
  return state === 'PENDING' && batchPayment?.state === 'REJECTED'
}

/** Whether there is a reason to correct the account: the bank rejected it, or the recipient has another one now. */
export function isCorrectable(payout: Payout): boolean {
  const { bankLineId, approvalState, batchPayment } = payout
  const isFree = batchPayment === null || batchPayment.state === 'CANCELLED'
  return isRejected(payout) || (bankLineId === null && isFree && approvalState === 'REQUIRED')
}

/** Gives a payout the current account of its recipient; a refund gets the account that is entered. */
export function AccountCorrection({ payout, etag }: { payout: Payout; etag: string | undefined }): ReactNode {
  const t = payoutsText.useText()
  const isRefund = payout.bankLineId !== null
  const [account, setAccount] = useState<TypedAccount>({ kind: 'DANISH', bank: '', number: '' })
  const correcting = useWrite(client.payouts.correctAccount, {
    onDone: () => notifications.show({ message: t('corrected') }),
  })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const body = isRefund ? accountBody(account) : {}
        correcting.mutate({ input: { payoutId: payout.payoutId, body }, options: { ifMatch: etag } })
      }}
    >
      <h3>{t('correctAccount')}</h3>
      <p className={layout.quietText}>{t(isRefund ? 'correctRefundHint' : 'correctHint')}</p>
      {isRefund && (
        <PayeeAccount
          account={account}
          hasPayerAccount={false}
          errors={fieldErrors(correcting.error)}
          onChange={setAccount}
        />
      )}
      {correcting.isError && <ProblemNotice error={correcting.error} />}
      <div className={layout.row}>
        <Button type="submit" variant="default" loading={correcting.isPending}>
          {t(isRefund ? 'saveAccount' : 'useCurrent')}
        </Button>
      </div>
    </form>
  )
}
