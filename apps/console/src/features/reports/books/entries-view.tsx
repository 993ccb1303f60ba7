import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useReadList } from '../../../api/query.ts'
import { formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import queue from '../../../ui/queue.module.css'
import { Day } from '../../../ui/when.tsx'
import { reportsText } from '../reports.text.ts'
import type { BooksFilters, ChangeBooks } from './books-filters.ts'
import { booksText } from './books.text.ts'

type Entry = Result<typeof client.books.listEntries>['items'][number]

/** The entries, oldest first. `Enter` opens what an entry follows from. */
export function EntriesView({ filters, onChange }: { filters: BooksFilters; onChange: ChangeBooks }): ReactNode {
  const t = booksText.useText()
  const tReports = reportsText.useText()
  const navigate = useNavigate()
  const { from, to, currency, creditorId, bookAccountId, selected } = filters
  const query = Object.fromEntries(
    Object.entries({ from, to, currency, creditorId, bookAccountId }).filter(([, value]) => value !== undefined),
  )
  const list = useReadList(client.books.listEntries, query)
  const isFiltered = Object.keys(query).length > 0
  const clear = { from: undefined, to: undefined, currency: undefined, creditorId: undefined, bookAccountId: undefined }
  return (
    <DataList
      label={t('entries')}
      list={list}
      columns={useColumns(bookAccountId !== undefined && currency !== undefined)}
      keyOf={({ entryId }) => entryId}
      selected={selected}
      onSelect={(entryId) => onChange({ selected: entryId })}
      onOpen={(entry) => {
        const target = sourceOf(entry)
        if (target !== undefined) void navigate(target)
      }}
      empty={
        isFiltered ? (
          <NoMatches hint={tReports('noneHint')} onClear={() => onChange(clear)} />
        ) : (
          <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
        )
      }
    />
  )
}

/** The screen of what an entry follows from. */
function sourceOf({
  kind,
  sourceId,
  caseId,
  bankLineId,
  creditorId,
}: Entry): { to: string; search?: Record<string, string> } | undefined {
  if (bankLineId !== null) return { to: '/bank', search: { selected: bankLineId } }
  if (kind.startsWith('PAYOUT')) return { to: '/reports/payouts', search: { state: 'ALL', open: sourceId } }
  if (caseId !== null) return { to: `/cases/${caseId}` }
  if (settlementKinds.has(kind)) return { to: `/reports/settlements/${sourceId}` }
  return creditorId === null ? undefined : { to: `/creditors/${creditorId}` }
}

const settlementKinds: ReadonlySet<string> = new Set(['COLLECTOR_SHARE', 'COMMISSION', 'FEES', 'VAT'])

function AccountName({ number, name }: Entry['debit']): ReactNode {
  return (
    <span title={name}>
      {number} {name}
    </span>
  )
}

function useColumns(hasBalance: boolean): readonly Column<Entry>[] {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  const balance: Column<Entry> = {
    id: 'balance',
    header: t('runningBalance'),
    width: '136px',
    align: 'right',
    cell: (entry) => entry.balance !== null && <Money minor={entry.balance} />,
  }
  return [
    {
      id: 'number',
      header: t('entry'),
      width: '104px',
      isWideOnly: true,
      cell: ({ month, number }) => `${month}/${number}`,
    },
    {
      id: 'date',
      header: tWords('date'),
      width: '112px',
      phoneWidth: '96px',
      cell: ({ postingDate, originalDate }) => (
        <span title={postingDate === originalDate ? '' : t('original', { date: formatDate(originalDate) })}>
          <Day at={postingDate} />
          {postingDate !== originalDate && ' *'}
        </span>
      ),
    },
    {
      id: 'what',
      header: t('what'),
      width: 'minmax(136px, 1.5fr)',
      cell: ({ kind, caseSeqId, creditorName }) => {
        const about = [caseSeqId === null ? null : tWords('caseNumber', { number: caseSeqId }), creditorName]
          .filter((part) => part !== null)
          .join(' · ')
        return (
          <span className={queue.fill} title={about}>
            {t(kind)}
            <span className={queue.under}>{about}</span>
          </span>
        )
      },
    },
    {
      id: 'debit',
      header: t('debit'),
      width: 'minmax(120px, 1fr)',
      isWideOnly: true,
      cell: ({ debit }) => <AccountName {...debit} />,
    },
    {
      id: 'credit',
      header: t('credit'),
      width: 'minmax(120px, 1fr)',
      isWideOnly: true,
      cell: ({ credit }) => <AccountName {...credit} />,
    },
    {
      id: 'amount',
      header: tWords('amount'),
      width: '136px',
      phoneWidth: '112px',
      align: 'right',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    ...(hasBalance ? [balance] : []),
  ]
}
