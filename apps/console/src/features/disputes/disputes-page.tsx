import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import { Money } from '../../ui/money.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { Day } from '../../ui/when.tsx'
import { type Dispute, toneOf } from './dispute.rules.ts'
import { disputesNavText } from './disputes-nav.text.ts'
import { disputesSearch, disputeStates } from './disputes.search.ts'
import { disputesText } from './disputes.text.ts'
import { tenantNow } from '../../text/tenant-time.ts'

type Search = ReturnType<typeof disputesSearch.use>
type Change = (next: { [Name in keyof Search]?: Search[Name] | undefined }) => void

/** All disputes, the oldest first, by state and deadline. */
export function DisputesPage(): ReactNode {
  const t = disputesText.useText()
  const navigate = useNavigate()
  const { selected, ...search } = disputesSearch.use()
  const list = useReadList(client.disputes.list, search)
  const change: Change = (next) => {
    void navigate({ to: '/disputes', search: { ...search, ...next }, replace: true })
  }
  return (
    <Page title={disputesNavText.t('disputes')} toolbar={<Filters search={search} onChange={change} />} isFixed>
      <DataList
        label={disputesNavText.t('disputes')}
        list={list}
        columns={useColumns()}
        keyOf={({ disputeId }) => disputeId}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={(dispute) => void navigate(addressOf(dispute))}
        empty={
          Object.keys(search).length === 0 ? (
            <EmptyState title={t('firstTitle')} hint={t('firstHint')} />
          ) : (
            <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/disputes', search: {} })} />
          )
        }
      />
    </Page>
  )
}

/** An open dispute opens with the form that decides it. */
function addressOf({ caseSeqId, caseVoucherId, state }: Dispute): { to: string; search: object } {
  const search = state === 'OPEN' ? { panel: 'decide', voucher: caseVoucherId } : {}
  return { to: `/cases/${caseSeqId}`, search }
}

function useColumns(): readonly Column<Dispute>[] {
  const t = disputesText.useText()
  const tWords = wordsText.useText()
  const now = tenantNow()
  return [
    {
      id: 'debtor',
      header: tWords('debtor'),
      width: 'minmax(140px, 1.5fr)',
      cell: (dispute) => <Link {...addressOf(dispute)}>{dispute.debtorName}</Link>,
    },
    {
      id: 'reference',
      header: tWords('reference'),
      width: 'minmax(96px, 1fr)',
      isWideOnly: true,
      cell: ({ referenceId }) => referenceId ?? '',
    },
    {
      id: 'reason',
      header: tWords('justification'),
      width: 'minmax(160px, 2fr)',
      isWideOnly: true,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    {
      id: 'state',
      header: tWords('status'),
      width: '136px',
      phoneWidth: '80px',
      cell: (dispute) => <StatusDot tone={toneOf(dispute, now)} label={t(dispute.state)} />,
    },
    { id: 'due', header: t('due'), width: '112px', phoneWidth: '104px', cell: ({ dueAt }) => <Day at={dueAt} /> },
    {
      id: 'raisedBy',
      header: t('raisedBy'),
      width: '144px',
      isWideOnly: true,
      cell: ({ raisedBy }) => t(raisedBy),
    },
    {
      id: 'outstanding',
      header: tWords('outstanding'),
      width: '160px',
      align: 'right',
      isWideOnly: true,
      cell: ({ outstanding, currency }) => <Money minor={outstanding} currency={currency} />,
    },
  ]
}

function Filters({ search, onChange }: { search: Omit<Search, 'selected'>; onChange: Change }): ReactNode {
  const t = disputesText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={search.state}
        onChange={(state) => onChange({ state })}
        data={disputeStates.map((state) => ({ value: state, label: t(state) }))}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('due')}
        placeholder={t('anyTime')}
        value={search.overdue === true ? 'overdue' : undefined}
        onChange={(value) => onChange({ overdue: value === undefined ? undefined : true })}
        data={[{ value: 'overdue', label: t('overdueOnly') }]}
      />
    </>
  )
}
