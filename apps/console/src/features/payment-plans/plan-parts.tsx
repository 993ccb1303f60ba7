import type { ReactNode } from 'react'
import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import { formatAmount, formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import classes from './payment-plans.module.css'
import { paymentPlansText } from './payment-plans.text.ts'

export type PaymentPlan = Result<typeof client.paymentPlans.get>
type Instalment = PaymentPlan['instalments'][number]

const tones: Readonly<Record<PaymentPlan['status'], Tone>> = {
  ...{ PROPOSED: 'waiting', ACTIVE: 'accent', COMPLETED: 'good', BROKEN: 'danger' },
  ...{ CANCELLED: 'neutral', DECLINED: 'neutral', WITHDRAWN: 'neutral' },
}

/** The status of a payment plan. */
export function PlanStatusDot({ status }: Pick<PaymentPlan, 'status'>): ReactNode {
  const t = paymentPlansText.useText()
  return <StatusDot tone={tones[status]} label={t(status)} />
}

const stateTones: Readonly<Record<Instalment['state'], Tone>> = {
  ...{ OPEN: 'neutral', PAID: 'good', PARTLY_PAID: 'waiting', LATE: 'waiting', MISSED: 'danger' },
}

/** The instalments with their due dates, and the interest in them. */
export function InstalmentTable({ plan, isPreview = false }: { plan: PaymentPlan; isPreview?: boolean }): ReactNode {
  const t = paymentPlansText.useText()
  const tWords = wordsText.useText()
  const { instalments, amount, currency, interest, covers, unpricedDays } = plan
  return (
    <>
      <table className={classes.instalments}>
        <thead>
          <tr>
            <th scope="col">{t('dueDate')}</th>
            {!isPreview && <th scope="col">{tWords('status')}</th>}
            <th scope="col" data-align="right">
              {tWords('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ number, dueDate, state, amount: each }) => (
            <tr key={number}>
              <td>{formatDate(`${dueDate}T12:00:00Z`)}</td>
              {!isPreview && (
                <td>
                  <StatusDot tone={stateTones[state]} label={t(state)} />
                </td>
              )}
              <td data-align="right">
                <Money minor={each} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={isPreview ? 1 : 2}>
              {tWords('total')}
            </th>
            <td data-align="right">
              <Money minor={amount} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      {interest > 0 && (
        <p className={layout.small}>
          {t(covers === 'ALL' ? 'interest' : 'interestBeside', { amount: `${formatAmount(interest)} ${currency}` })}
        </p>
      )}
      {unpricedDays > 0 && <p className={layout.small}>{t('unpriced', { count: unpricedDays })}</p>}
    </>
  )
}

/** What the header of a case says about its plan. */
export function planLine({ status, nextInstalment, currency }: PaymentPlan): string | undefined {
  if (status === 'PROPOSED') return paymentPlansText.t('proposedPlan')
  if (status !== 'ACTIVE' || nextInstalment === null) return undefined
  const { amount, dueDate } = nextInstalment
  const date = formatDate(`${dueDate}T12:00:00Z`)
  return paymentPlansText.t('nextIs', { amount: `${formatAmount(amount)} ${currency}`, date })
}
