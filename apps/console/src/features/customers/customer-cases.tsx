import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { CaseStatusDot } from '../cases/index.ts'
import classes from './customers.module.css'
import { customersText } from './customers.text.ts'

/** The cases of a customer, newest first, with outstanding amounts and totals by currency. */
export function CustomerCases({ customerId }: { customerId: string }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { data, error, refetch } = useRead(client.cases.list, { customerId, sort: '-createdAt', pageSize: 500 })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={72} />
  if (data.items.length === 0) return <p className={layout.quietText}>{t('noCases')}</p>
  const open = data.items.filter(({ status }) => status !== 'ENDED')
  const currencies = [...new Set(open.map(({ currency }) => currency))]
  const owedIn = (currency: string): number =>
    open
      .filter((item) => item.currency === currency)
      .reduce((sum, { outstanding, accruedInterest }) => sum + outstanding + accruedInterest, 0)
  return (
    <table className={`${layout.table ?? ''} ${classes.table ?? ''}`}>
      <thead>
        <tr>
          <th scope="col">{tWords('numberShort')}</th>
          <th scope="col">{tWords('status')}</th>
          <th scope="col">{tWords('outstanding')}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Link to={`/cases/${item.caseSeqId}`}>{tWords('caseNumber', { number: item.journalNumber })}</Link>
            </th>
            <td>
              <CaseStatusDot status={item.status} />
            </td>
            <td>
              <Money minor={item.outstanding + item.accruedInterest} currency={item.currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {currencies.map((currency) => (
          <tr key={currency}>
            <th scope="row" colSpan={2}>
              {t('totalOwed')}
            </th>
            <td>
              <Money minor={owedIn(currency)} currency={currency} />
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
