import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useReadList } from '../../../api/query.ts'
import { useSession } from '../../../api/session.ts'
import { formatPeriod } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { settlementName, SettlementPanel, SettlementState } from '../../billings/index.ts'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { CreditorSelect, CurrencySelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import classes from '../reports.module.css'
import { settlementsSearch } from '../reports.search.ts'
import { reportsText } from '../reports.text.ts'
import { SumStrip } from '../sum-strip.tsx'

type Search = ReturnType<typeof settlementsSearch.use>
type Filters = Omit<Search, 'selected' | 'open'>
type Change = (next: { [Name in keyof Search]?: string | undefined }) => void
type Item = Result<typeof client.billing.listBillings>['items'][number]

/** The settlements of all creditors, newest first: a filtered list, with a panel for each. */
export function SettlementsPage(): ReactNode {
  const tWords = wordsText.useText()
  const t = reportsText.useText()
  const navigate = useNavigate()
  const search = settlementsSearch.use()
  const { selected, open, ...filters } = search
  const list = useReadList(client.billing.listBillings, { ...filters, sort: '-createdAt' })
  const change: Change = (next) =>
    void navigate({ to: '/reports/settlements', search: { ...search, ...next }, replace: true })
  return (
    <ReportsFrame>
      <Page title={tWords('settlements')} toolbar={<FilterFields filters={filters} onChange={change} />} isFixed>
        <Sums filters={filters} />
        <DataList
          label={tWords('settlements')}
          list={list}
          columns={useColumns()}
          keyOf={({ billingId }) => billingId}
          selected={selected}
          onSelect={(billingId) => change({ selected: billingId })}
          onOpen={({ billingId }) => change({ selected: billingId, open: billingId })}
          empty={<NoSettlement isFiltered={Object.keys(filters).length > 0} />}
        />
        <SidePanel
          isOpen={open !== undefined}
          onClose={() => change({ open: undefined })}
          title={t('settlement')}
          size={560}
        >
          {open !== undefined && <SettlementPanel billingId={open} onDone={() => change({ open: undefined })} />}
        </SidePanel>
      </Page>
    </ReportsFrame>
  )
}

function FilterFields({ filters, onChange }: { filters: Filters; onChange: Change }): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <CreditorSelect value={filters.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      <FilterSelect
        className={classes.short}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={filters.state}
        onChange={(state) => onChange({ state })}
        data={(['DRAFT', 'APPROVED'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <CurrencySelect value={filters.currency} onChange={(currency) => onChange({ currency })} />
      <PeriodFields from={filters.from} to={filters.to} onChange={onChange} />
    </>
  )
}

/** The totals of all matching settlements, including those not loaded. */
function Sums({ filters }: { filters: Filters }): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.billing.sumBillings, filters, { keepPrevious: true })
  const count = (sum: { count: number; drafts: number }): string =>
    [t('settlements', { count: sum.count }), ...(sum.drafts === 0 ? [] : [t('drafts', { count: sum.drafts })])].join(
      ', ',
    )
  return (
    <SumStrip
      label={t('sums')}
      sums={data?.currencies.map((sum) => ({
        currency: sum.currency,
        title: count(sum),
        amounts: [
          [tWords('collected'), sum.collected],
          [tWords('commission'), sum.commission],
          [tWords('fees'), sum.fees],
          [tWords('vat'), sum.vat],
          [t('payout'), sum.payout],
          [t('due'), sum.due],
        ],
      }))}
    />
  )
}

function NoSettlement({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const t = reportsText.useText()
  const navigate = useNavigate()
  if (isFiltered) {
    return <NoMatches hint={t('noneHint')} onClear={() => void navigate({ to: '/reports/settlements', search: {} })} />
  }
  return (
    <EmptyState
      title={t('noSettlementTitle')}
      hint={t('noSettlementHint')}
      action={
        <Button variant="default" component={Link} to="/creditors">
          {t('toCreditors')}
        </Button>
      }
    />
  )
}

function useColumns(): readonly Column<Item>[] {
  const t = wordsText.useText()
  return [
    {
      id: 'number',
      header: t('number'),
      width: '56px',
      cell: (settlement) => settlement.billingSeqId ?? settlementName(settlement),
    },
    {
      id: 'creditor',
      header: t('creditor'),
      width: 'minmax(128px, 2fr)',
      cell: ({ creditorName }) => <span title={creditorName}>{creditorName}</span>,
    },
    {
      id: 'period',
      header: t('period'),
      width: '176px',
      isWideOnly: true,
      cell: ({ from, to }) => formatPeriod(from, to),
    },
    {
      id: 'state',
      header: t('status'),
      width: '96px',
      isWideOnly: true,
      cell: (settlement) => <SettlementState {...settlement} />,
    },
    {
      id: 'collected',
      header: t('collected'),
      width: '112px',
      align: 'right',
      isWideOnly: true,
      cell: ({ totals }) => <Money minor={totals.collected} />,
    },
    {
      id: 'result',
      header: t('payout'),
      width: '192px',
      phoneWidth: '176px',
      align: 'right',
      cell: (settlement) => <Outcome settlement={settlement} />,
    },
    {
      id: 'files',
      header: t('files'),
      width: '72px',
      isWideOnly: true,
      cell: (settlement) => <Files settlement={settlement} />,
    },
  ]
}

/** The payout, or the creditor's debt instead. */
function Outcome({ settlement: { totals, currency } }: { settlement: Item }): ReactNode {
  const t = reportsText.useText()
  if (totals.due === 0) return <Money minor={totals.payout} currency={currency} />
  return (
    <>
      {t('owes')} <Money minor={totals.due} currency={currency} />
    </>
  )
}

/** Downloads the settlement as PDF or CSV without opening it. */
function Files({ settlement }: { settlement: Item }): ReactNode {
  const t = reportsText.useText()
  const { tenant } = useSession()
  const name = `${settlementName(settlement)}, ${settlement.creditorName}`
  const stay = (event: MouseEvent): void => event.stopPropagation()
  return (
    <span className={classes.files}>
      {(['pdf', 'csv'] as const).map((kind) => (
        <a
          key={kind}
          href={`/v1/${tenant.tenantId}/billings/${settlement.billingId}/export.${kind}`}
          download
          aria-label={t(kind === 'pdf' ? 'pdfOf' : 'csvOf', { name })}
          onClick={stay}
        >
          {kind.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
