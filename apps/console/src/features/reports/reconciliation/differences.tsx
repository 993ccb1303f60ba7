import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useReadList, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../reports.module.css'
import { reconciliationText } from './reconciliation.text.ts'

type Candidate = Result<typeof client.books.listReconciliationCandidates>['items'][number]

/** Bank lines without a purpose, and payments and payouts without a line. */
export function Candidates(): ReactNode {
  const t = reconciliationText.useText()
  const tWords = wordsText.useText()
  const { items, query, loadMore } = useReadList(client.books.listReconciliationCandidates, {})
  return (
    <section>
      <h2>{t('candidates')}</h2>
      {query.error !== null && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={80} />}
      {query.isSuccess && items.length === 0 && <p className={layout.quietText}>{t('noCandidates')}</p>}
      <ul className={layout.plainList}>
        {items.map((candidate) => (
          <CandidateRow key={`${candidate.kind} ${candidate.candidateId}`} candidate={candidate} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button className="no-print" variant="default" onClick={loadMore}>
          {tWords('showMore')}
        </Button>
      )}
    </section>
  )
}

function CandidateRow({ candidate }: { candidate: Candidate }): ReactNode {
  const t = reconciliationText.useText()
  const { kind, text, day, amount, currency } = candidate
  return (
    <li className={classes.candidate}>
      <div className={classes.candidateHead}>
        <span>
          {formatDate(day)} · {text} <CandidateLink candidate={candidate} />
        </span>
        <Money minor={amount} currency={currency} />
      </div>
      <p className={layout.quietText}>{t(kind)}</p>
      {kind === 'UNASSIGNED_LINE' && <Assignments candidate={candidate} />}
    </li>
  )
}

function CandidateLink({ candidate }: { candidate: Candidate }): ReactNode {
  const t = reconciliationText.useText()
  const tWords = wordsText.useText()
  const { kind, candidateId, caseId, caseSeqId, creditorId } = candidate
  if (kind === 'UNASSIGNED_LINE') {
    return (
      <Link to="/bank" search={{ view: 'aside', selected: candidateId }}>
        {t('openLine')}
      </Link>
    )
  }
  if (kind === 'PAYOUT_WITHOUT_LINE') {
    return (
      <Link to="/reports/payouts" search={{ state: 'ALL', open: candidateId }}>
        {t('payout')}
      </Link>
    )
  }
  if (caseId !== null) return <Link to={`/cases/${caseId}`}>{tWords('caseNumber', { number: caseSeqId ?? '' })}</Link>
  return creditorId === null ? null : <Link to={`/creditors/${creditorId}`}>{tWords('creditor')}</Link>
}

/** Payouts of the same amount: one click and a confirmation assign the line. */
function Assignments({ candidate }: { candidate: Candidate }): ReactNode {
  const t = reconciliationText.useText()
  const mayWrite = useMay()('write:billing')
  const assigning = useWrite(client.bankStatements.assignBankLineToPayout, {
    onDone: () => notifications.show({ message: t('assigned') }),
  })
  if (!mayWrite || candidate.payouts.length === 0) return null
  return (
    <div className={`${classes.assignments ?? ''} no-print`}>
      {assigning.error !== null && <ProblemNotice error={assigning.error} />}
      {candidate.payouts.map(({ payoutId, recipientName: name }) => (
        <ConfirmButton
          key={payoutId}
          label={t('assign', { name })}
          question={t('assignQuestion', { name })}
          size="xs"
          isPending={assigning.isPending}
          onConfirm={() => assigning.mutate({ input: { payoutId, body: { bankLineId: candidate.candidateId } } })}
        />
      ))}
    </div>
  )
}

/** The days on which what a bank reported is not what the books say: statements are missing or doubled. */
export function BankDays(): ReactNode {
  const t = reconciliationText.useText()
  const tWords = wordsText.useText()
  const { items, query, loadMore } = useReadList(client.books.listBankDays, { differing: true })
  return (
    <section>
      <h2>{t('days')}</h2>
      {query.error !== null && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={80} />}
      {query.isSuccess && items.length === 0 && <p className={layout.quietText}>{t('noDays')}</p>}
      {items.length > 0 && (
        <table className={classes.plain}>
          <caption className="visually-hidden">{t('days')}</caption>
          <thead>
            <tr>
              <th scope="col">{tWords('date')}</th>
              <th scope="col">{tWords('bankAccount')}</th>
              <th scope="col">{t('bankBalance')}</th>
              <th scope="col">{t('bookBalance')}</th>
              <th scope="col">{t('difference')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((day) => (
              <tr key={day.bankBalanceId}>
                <th scope="row">{formatDate(day.day)}</th>
                <td className={classes.wrap}>{day.name}</td>
                <td>
                  <Money minor={day.bankBalance} />
                </td>
                <td>
                  <Money minor={day.bookBalance} />
                </td>
                <td>
                  <Money minor={day.difference} currency={day.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {query.hasNextPage && (
        <Button className="no-print" variant="default" onClick={loadMore}>
          {tWords('showMore')}
        </Button>
      )}
    </section>
  )
}
