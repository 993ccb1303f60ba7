import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useReadList } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { Day } from '../../../ui/when.tsx'
import { CaseworkerSelect } from '../caseworker-select.tsx'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { CreditorSelect, CurrencySelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { collectedPaymentsSearch } from '../reports.search.ts'
import { targetsText } from './targets.text.ts'

type Payment = Result<typeof client.reports.listCollectedPayments>['items'][number]
type Search = ReturnType<typeof collectedPaymentsSearch.use>

/** The payments that the collected amounts of a report consist of. */
export function CollectedPaymentsPage(): ReactNode {
  const t = targetsText.useText()
  const navigate = useNavigate()
  const search = collectedPaymentsSearch.use()
  const { selected, ...filters } = search
  const list = useReadList(client.reports.listCollectedPayments, filters)
  const change = (next: { [Name in keyof Search]?: Search[Name] | undefined }): void =>
    void navigate({ to: '/reports/collected/payments', search: { ...search, ...next }, replace: true })
  const toolbar = (
    <>
      <PeriodFields from={filters.from} to={filters.to} onChange={change} />
      <CreditorSelect value={filters.creditorId} onChange={(creditorId) => change({ creditorId })} />
      <CaseworkerSelect value={filters.caseworkerId} onChange={(caseworkerId) => change({ caseworkerId })} />
      <CurrencySelect value={filters.currency} onChange={(currency) => change({ currency })} />
    </>
  )
  return (
    <ReportsFrame>
      <Page
        title={t('payments')}
        actions={<CsvLink path="/reports/collected/payments/export.csv" query={filters} />}
        toolbar={toolbar}
        isFixed
      >
        <DataList
          label={t('payments')}
          list={list}
          columns={useColumns()}
          keyOf={({ caseVoucherId }) => caseVoucherId}
          selected={selected}
          onSelect={(caseVoucherId) => change({ selected: caseVoucherId })}
          onOpen={({ caseId }) => void navigate({ to: `/cases/${caseId}` })}
          empty={
            <NoMatches
              title={t('noPayments')}
              hint={t('noPaymentsHint')}
              onClear={() => void navigate({ to: '/reports/collected/payments', search: {} })}
            />
          }
        />
      </Page>
    </ReportsFrame>
  )
}

function useColumns(): readonly Column<Payment>[] {
  const t = targetsText.useText()
  const tWords = wordsText.useText()
  return [
    { id: 'date', header: tWords('date'), width: '112px', phoneWidth: '96px', cell: ({ date }) => <Day at={date} /> },
    {
      id: 'case',
      header: tWords('case'),
      width: 'minmax(160px, 2fr)',
      cell: ({ caseId, caseSeqId, debtorName }) => (
        <span title={debtorName}>
          <Link to={`/cases/${caseId}`} onClick={(event) => event.stopPropagation()}>
            {String(caseSeqId)}
          </Link>
          {` · ${debtorName}`}
        </span>
      ),
    },
    {
      id: 'creditor',
      header: tWords('creditor'),
      width: 'minmax(160px, 2fr)',
      isWideOnly: true,
      cell: ({ creditorName }) => <span title={creditorName}>{creditorName}</span>,
    },
    {
      id: 'text',
      header: tWords('text'),
      width: 'minmax(120px, 2fr)',
      isWideOnly: true,
      cell: ({ text, amount }) => text ?? (amount < 0 ? t('reversal') : ''),
    },
    {
      id: 'amount',
      header: tWords('amount'),
      width: '144px',
      align: 'right',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
  ]
}
