import type { ReactNode } from 'react'
import { formatAmount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { sumsByCategory } from '../case.rules.ts'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import type { CaseData } from '../use-case.ts'
import { BalanceChart } from './balance-chart.tsx'
import { casePageText } from './case-page.text.ts'
import { InterestLines } from './interest-lines.tsx'

/** What is claimed, paid and outstanding by category, with the interest that has accrued by now. */
export function Balance({ data }: { data: CaseData }): ReactNode {
  const tCases = casesText.useText()
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const sums = sumsByCategory(data.vouchers)
  const { accruedInterest } = data.record
  const total = sums.reduce(
    (sum, category) => ({
      claimed: sum.claimed + category.claimed,
      outstanding: sum.outstanding + category.outstanding,
    }),
    { claimed: 0, outstanding: 0 },
  )
  return (
    <section className={classes.block}>
      <h2>{t('balance')}</h2>
      <table className={`${layout.table ?? ''} ${classes.table ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{tWords('category')}</th>
            <th scope="col">{t('claimed')}</th>
            <th scope="col">{tWords('paid')}</th>
            <th scope="col">{tWords('outstanding')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ category, claimed, outstanding }) => (
            <tr key={category}>
              <th scope="row">{tCases(category)}</th>
              <td>{formatAmount(claimed)}</td>
              <td>{formatAmount(claimed - outstanding)}</td>
              <td>{formatAmount(outstanding)}</td>
            </tr>
          ))}
          {accruedInterest > 0 && (
            <tr>
              <th scope="row">{t('accruedInterest')}</th>
              <td>{formatAmount(accruedInterest)}</td>
              <td>{formatAmount(0)}</td>
              <td>{formatAmount(accruedInterest)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tWords('total')}</th>
            <td>{formatAmount(total.claimed + accruedInterest)}</td>
            <td>{formatAmount(total.claimed - total.outstanding)}</td>
            <td>{formatAmount(total.outstanding + accruedInterest)}</td>
          </tr>
        </tfoot>
      </table>
      {accruedInterest > 0 && <InterestLines caseId={data.record.id} />}
      <BalanceChart data={data} />
    </section>
  )
}
