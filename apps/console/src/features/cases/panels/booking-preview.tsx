import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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

/** What money will pay, as the service tried it out, what is left of it, and what the case owes then. */
export function BookingPreview(props: {
  trial: UseQueryResult<Tried>
  data: CaseData
  first?: readonly [label: string, minor: number]
}): ReactNode {
  const tPanels = panelsText.useText()
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
      ({ debitVoucherId, amount }) => [tPanels('willPay', { voucher: nameOf(debitVoucherId) }), amount] as const,
    ),
    [tPanels('stillUnallocated'), unallocated] as const,
    [tPanels('willOwe'), data.one.outstanding - paid] as const,
  ]
  return (
    <section className={classes.preview} aria-busy={trial.isPending} aria-live="polite">
      <h3>{tPanels('preview')}</h3>
      {trial.data?.allocations.length === 0 && <p className={classes.quiet}>{tPanels('paysNothing')}</p>}
      {trial.data !== undefined && (
        <dl className={classes.facts}>
          {lines.map(([label, minor], index) => [
            <dt key={`${index} label`}>{label}</dt>,
            <dd key={`${index} amount`}>
              <Money minor={minor} currency={data.one.currency} />
            </dd>,
          ])}
        </dl>
      )}
    </section>
  )
}
