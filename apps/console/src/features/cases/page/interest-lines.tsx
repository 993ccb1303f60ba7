import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatAmount, formatDate } from '../../../text/format.ts'
import { formatRuleVersion } from '../../../text/rule-version.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import classes from '../cases.module.css'
import { casePageText } from './case-page.text.ts'
import { rulePackNames } from '../../../text/rule-pack-names.ts'

type Line = Result<typeof client.cases.getBalance>['interest'][number]['lines'][number]

/** How the interest of a case came about: a line for each period in which neither the rate nor the base changed. */
export function InterestLines({ caseId }: { caseId: string }): ReactNode {
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.cases.getBalance, { caseId })
  if (data === undefined) return null
  const pack = rulePackNames.find((known) => known === data.rulePack)
  const lines = data.interest.flatMap((debit) => debit.lines.map((line) => ({ ...line, id: debit.caseVoucherId })))
  const sumOf = (part: 'booked' | 'lapsed' | 'accrued'): number =>
    data.interest.reduce((sum, debit) => sum + debit[part], 0)
  const sums = [
    [t('bookedInterest'), -sumOf('booked')] as const,
    [t('lapsedInterest'), -sumOf('lapsed')] as const,
  ].filter(([, amount]) => amount !== 0)
  return (
    <details>
      <summary>{t('interestLines')}</summary>
      <div className={layout.scrollSideways}>
        <table className={`${layout.table ?? ''} ${classes.table ?? ''}`}>
          <thead>
            <tr>
              <th scope="col">{tWords('period')}</th>
              <th scope="col">{t('interestDays')}</th>
              <th scope="col">{t('interestBase')}</th>
              <th scope="col">{tWords('rate')}</th>
              <th scope="col">{tWords('interest')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.id} ${line.from}`}>
                <th scope="row">{`${formatDate(line.from)} – ${formatDate(line.until)}`}</th>
                <td>{line.days}</td>
                <td>{formatAmount(line.base)}</td>
                <td>
                  {line.isLimited ? t('limitedRate', { rate: rateText(line, '') }) : rateText(line, t('unpriced'))}
                </td>
                <td>{formatAmount(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {[...sums, [t('accruedInterest'), sumOf('accrued')] as const].map(([name, amount]) => (
              <tr key={name}>
                <th scope="row" colSpan={4}>
                  {name}
                </th>
                <td>{formatAmount(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {pack !== undefined && data.rulePackVersion !== null && (
        <p className={layout.small}>
          {t('rulesUsed', { pack: tWords(pack), version: formatRuleVersion(data.rulePackVersion) })}
        </p>
      )}
    </details>
  )
}

function rateText({ rate }: Line, unpriced: string): string {
  return rate === null ? unpriced : `${formatAmount(Math.round(rate * 10_000))} %`
}
