import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { CaseStatusDot } from './case-status.tsx'
import classes from './cases.module.css'
import { ReachList } from './contact/case-reach.tsx'

/** A case in a few lines: who owes what to whom, its status, and what restricts messages. */
export function CaseCard({ caseId }: { caseId: string }): ReactNode {
  const t = wordsText.useText()
  const { data: record } = useRead(client.cases.get, { caseId })
  if (record === undefined) return <Skeleton height={96} />
  return (
    <section className={classes.card} aria-label={t('case')}>
      <div className={layout.bar}>
        <Link to={`/cases/${record.caseSeqId}`}>{t('caseNumber', { number: record.journalNumber })}</Link>
        <CaseStatusDot status={record.status} />
      </div>
      <div className={layout.bar}>
        <span>
          <b>{record.debtorName}</b>{' '}
          <span className={layout.small}>{record.ultimateCreditorName ?? record.creditorName}</span>
        </span>
        <span>
          <span className={layout.small}>{t('outstanding')}</span>{' '}
          <b>
            <Money minor={record.outstanding + record.accruedInterest} currency={record.currency} />
          </b>
        </span>
      </div>
      <div className={classes.reach}>
        <ReachList caseId={record.id} />
      </div>
    </section>
  )
}
