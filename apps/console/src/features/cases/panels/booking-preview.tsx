import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../cases.module.css'
import type { CaseData } from '../use-case.ts'
import { voucherName } from '../voucher-name.ts'
import { panelsText } from './panels.text.ts'

interface Tried {
  readonly allocations: readonly { readonly debitVoucherId: string; readonly amount: number }[]
  readonly unallocated: number
}

/** The result of a dry run: what the money will pay, what remains of it, and what the case then owes. */
export function BookingPreview(props: {
  trial: UseQueryResult<Tried>
  data: CaseData
  first?: readonly [label: string, minor: number]
}): ReactNode {
  const t = panelsText.useText()
  const tWords = wordsText.useText()
  const { trial, data, first } = props
  if (trial.isError) return <ProblemNotice error={trial.error} />
  const { allocations, unallocated } = trial.data ?? { allocations: [], unallocated: 0 }
  const nameOf = (id: string): string => {
    const voucher = data.vouchers.find(({ caseVoucherId }) => caseVoucherId === id)
    return voucher === undefined ? '' : voucherName(voucher, data)
  }
  const paid = allocations.reduce((sum, { amount }) => sum + amount, 0)
  const lines = [
    ...(first === undefined ? [] : [first]),
    ...allocations.map(
      ({ debitVoucherId, amount }) => [t('willPay', { voucher: nameOf(debitVoucherId) }), amount] as const,
    ),
    [t('stillUnallocated'), unallocated] as const,
    [tWords('outstandingOnTheCase'), data.record.outstanding - paid] as const,
  ]
  return (
    <section className={layout.box} aria-busy={trial.isPending} aria-live="polite">
      <h3>{tWords('preview')}</h3>
      {trial.data?.allocations.length === 0 && <p className={layout.quiet}>{t('paysNothing')}</p>}
      {trial.data !== undefined && (
        <dl className={classes.facts}>
          {lines.map(([label, minor], index) => [
            <dt key={`${index} label`}>{label}</dt>,
            <dd key={`${index} amount`}>
              <Money minor={minor} currency={data.record.currency} />
            </dd>,
          ])}
        </dl>
      )}
    </section>
  )
}
