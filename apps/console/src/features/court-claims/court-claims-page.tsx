import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { plainDate } from '../../text/format.ts'
import { tenantNow } from '../../text/tenant-time.ts'
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
import { type CourtClaim, toneOf } from './court-claim.rules.ts'
import { courtClaimsNavText } from './court-claims-nav.text.ts'
import { courtClaimsSearch, courtClaimStates } from './court-claims.search.ts'
import { courtClaimsText } from './court-claims.text.ts'

type Search = ReturnType<typeof courtClaimsSearch.use>
type Change = (next: { [Name in keyof Search]?: Search[Name] | undefined }) => void

/** All court claims, the oldest first, by state. */
export function CourtClaimsPage(): ReactNode {
  const t = courtClaimsText.useText()
  const navigate = useNavigate()
  const { selected, ...search } = courtClaimsSearch.use()
  const list = useReadList(client.courtClaims.list, search)
  const change: Change = (next) => {
    void navigate({ to: '/court-claims', search: { ...search, ...next }, replace: true })
  }
  return (
    <Page title={courtClaimsNavText.t('courtClaims')} toolbar={<Filters search={search} onChange={change} />} isFixed>
      <DataList
        label={courtClaimsNavText.t('courtClaims')}
        list={list}
        columns={useColumns()}
        keyOf={({ courtClaimId }) => courtClaimId}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={(claim) => void navigate(addressOf(claim))}
        empty={
          Object.keys(search).length === 0 ? (
            <EmptyState title={t('firstTitle')} hint={t('firstHint')} />
          ) : (
            <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/court-claims', search: {} })} />
          )
        }
      />
    </Page>
  )
}

function addressOf({ caseSeqId }: CourtClaim): { to: string; search: object } {
  return { to: `/cases/${caseSeqId}`, search: { panel: 'court' } }
}

function useColumns(): readonly Column<CourtClaim>[] {
  const t = courtClaimsText.useText()
  const tWords = wordsText.useText()
  const today = plainDate(tenantNow())
  return [
    {
      id: 'debtor',
      header: tWords('debtor'),
      width: 'minmax(140px, 1.5fr)',
      cell: (claim) => <Link {...addressOf(claim)}>{claim.debtorName}</Link>,
    },
    {
      id: 'state',
      header: tWords('status'),
      width: '144px',
      phoneWidth: '112px',
      cell: (claim) => <StatusDot tone={toneOf(claim, today)} label={t(claim.state)} />,
    },
    {
      id: 'deadline',
      header: t('deadline'),
      width: '152px',
      phoneWidth: '96px',
      cell: ({ objectionDeadline }) => objectionDeadline !== null && <Day at={objectionDeadline} />,
    },
    {
      id: 'court',
      header: t('court'),
      width: 'minmax(120px, 1fr)',
      isWideOnly: true,
      cell: ({ court }) => court ?? '',
    },
    {
      id: 'courtReference',
      header: t('courtReference'),
      width: 'minmax(144px, 1fr)',
      isWideOnly: true,
      cell: ({ courtReference }) => courtReference ?? '',
    },
    {
      id: 'principal',
      header: tWords('principal'),
      width: '136px',
      align: 'right',
      isWideOnly: true,
      cell: ({ principal, currency }) => <Money minor={principal} currency={currency} />,
    },
  ]
}

function Filters({ search, onChange }: { search: Omit<Search, 'selected'>; onChange: Change }): ReactNode {
  const t = courtClaimsText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('status')}
        placeholder={t('anyState')}
        value={search.state}
        onChange={(state) => onChange({ state })}
        data={courtClaimStates.map((state) => ({ value: state, label: t(state) }))}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('which')}
        placeholder={t('allClaims')}
        value={search.open === true ? 'open' : undefined}
        onChange={(value) => onChange({ open: value === undefined ? undefined : true })}
        data={[{ value: 'open', label: t('openOnly') }]}
      />
    </>
  )
}
