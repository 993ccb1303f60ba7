import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useReadList } from '../../../api/query.ts'
import { formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { useCategoryNames } from '../../cases/index.ts'
import { ReportsFrame } from '../reports-frame.tsx'
import { limitationSearch } from '../reports.search.ts'
import { limitationReportText } from './limitation-report.text.ts'

type Ending = Result<typeof client.limitation.listEndingLimitations>['items'][number]

/** The claims that lapse soon, those that lapse first first. */
export function LimitationPage(): ReactNode {
  const t = limitationReportText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const { months = '12', selected } = limitationSearch.use()
  const list = useReadList(client.limitation.listEndingLimitations, { months: Number(months) })
  const change = (next: { months?: string | undefined; selected?: string }): void =>
    void navigate({
      to: '/reports/limitation',
      search: { months: months === '12' ? undefined : months, ...next },
      replace: true,
    })
  return (
    <ReportsFrame>
      <Page
        title={tWords('limitation')}
        actions={<CsvLink path="/limitations/export.csv" query={{ months }} />}
        toolbar={
          <ViewSwitch
            label={t('within')}
            value={months}
            onChange={(value) => change({ months: value === '12' ? undefined : value })}
            data={['3', '6', '12', '24'].map((value) => ({ value, label: tWords('months', { count: Number(value) }) }))}
          />
        }
        isFixed
      >
        <DataList
          label={tWords('limitation')}
          list={list}
          columns={useColumns()}
          keyOf={({ caseVoucherId }) => caseVoucherId}
          selected={selected}
          onSelect={(caseVoucherId) => change({ selected: caseVoucherId })}
          onOpen={({ caseSeqId }) => void navigate({ to: `/cases/${caseSeqId}` })}
          empty={<EmptyState title={t('noneTitle')} hint={t('noneHint')} />}
        />
      </Page>
    </ReportsFrame>
  )
}

function useColumns(): readonly Column<Ending>[] {
  const t = limitationReportText.useText()
  const tWords = wordsText.useText()
  const categories = useCategoryNames()
  return [
    {
      id: 'lapses',
      header: t('lapses'),
      width: 'minmax(120px, 1fr)',
      cell: ({ expiresOn, warning }) => (
        <StatusDot tone={warning !== null && warning <= 3 ? 'danger' : 'waiting'} label={formatDate(expiresOn)} />
      ),
    },
    { id: 'case', header: tWords('case'), width: '96px', cell: ({ caseSeqId }) => caseSeqId },
    { id: 'debtor', header: tWords('debtor'), width: 'minmax(160px, 2fr)', cell: ({ debtorName }) => debtorName },
    {
      id: 'claim',
      isWideOnly: true,
      header: tWords('claims'),
      width: 'minmax(140px, 2fr)',
      cell: ({ category, referenceId }) =>
        [categories[category as keyof typeof categories], referenceId].filter(Boolean).join(' · '),
    },
    {
      id: 'outstanding',
      header: tWords('outstanding'),
      width: '144px',
      align: 'right',
      cell: ({ outstanding, currency }) => <Money minor={outstanding} currency={currency} />,
    },
  ]
}
