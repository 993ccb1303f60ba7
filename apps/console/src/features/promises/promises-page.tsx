import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useReadList } from '../../api/query.ts'
import { optionsOf, useUsers } from '../../api/users.ts'
import { shiftPlainDate } from '../../text/plain-date.ts'
import { actorName } from '../../text/actor-name.ts'
import { wordsText } from '../../text/words.text.ts'
import { CreditorFilter } from '../../ui/creditor-filter.tsx'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import { Money } from '../../ui/money.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { Day } from '../../ui/when.tsx'
import { promisesSearch, promiseStatuses } from './promises.search.ts'
import { promisesText } from './promises.text.ts'

type Search = ReturnType<typeof promisesSearch.use>
type Change = { readonly [Name in keyof Search]?: Search[Name] | undefined }
type PromiseToPay = Result<typeof client.promises.list>['items'][number]

const tones: Readonly<Record<PromiseToPay['status'], Tone>> = {
  ...{ OPEN: 'waiting', KEPT: 'good', BROKEN: 'danger', CANCELLED: 'neutral' },
}

/** All promises to pay, newest first. A row opens its case. */
export function PromisesPage(): ReactNode {
  const t = promisesText.useText()
  const navigate = useNavigate()
  const { selected, ...search } = promisesSearch.use()
  const list = useReadList(client.promises.list, search)
  const change = (next: Change): void => {
    void navigate({ to: '/promises', search: { ...search, ...next }, replace: true })
  }
  return (
    <Page title={t('title')} toolbar={<Filters search={search} onChange={change} />} isFixed>
      <DataList
        label={t('title')}
        list={list}
        columns={useColumns()}
        keyOf={({ updateId }) => updateId}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={({ caseSeqId }) => void navigate({ to: `/cases/${caseSeqId}` })}
        empty={
          Object.keys(search).length === 0 ? (
            <EmptyState title={t('firstTitle')} hint={t('firstHint')} />
          ) : (
            <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/promises', search: {} })} />
          )
        }
      />
    </Page>
  )
}

function useColumns(): readonly Column<PromiseToPay>[] {
  const t = promisesText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'debtor',
      header: tWords('debtor'),
      width: 'minmax(140px, 2fr)',
      cell: ({ debtorName, caseSeqId }) => (
        <Link to={`/cases/${caseSeqId}`} title={debtorName}>
          {debtorName}
        </Link>
      ),
    },
    {
      id: 'status',
      header: tWords('status'),
      width: '112px',
      phoneWidth: '104px',
      cell: ({ status }) => <StatusDot tone={tones[status]} label={t(status)} />,
    },
    { id: 'due', header: t('due'), width: '120px', isWideOnly: true, cell: ({ dueAt }) => <Day at={dueAt} /> },
    {
      id: 'taken-by',
      header: t('takenBy'),
      width: 'minmax(120px, 1fr)',
      isWideOnly: true,
      cell: ({ createdBy }) => actorName(createdBy),
    },
    {
      id: 'paid',
      header: t('paidSince'),
      width: '128px',
      align: 'right',
      isWideOnly: true,
      cell: ({ paid }) => <Money minor={paid} />,
    },
    {
      id: 'amount',
      header: t('promised'),
      width: '144px',
      align: 'right',
      cell: ({ amount, currency }) =>
        amount === null ? t('everything') : <Money minor={amount} currency={currency} />,
    },
  ]
}

function Filters(props: { search: Omit<Search, 'selected'>; onChange: (next: Change) => void }): ReactNode {
  const { search, onChange } = props
  const t = promisesText.useText()
  const tWords = wordsText.useText()
  const users = useUsers()
  return (
    <>
      <FilterSelect
        className={filterClasses['filter']}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        data={promiseStatuses.map((status) => ({ value: status, label: t(status) }))}
      />
      <CreditorFilter value={search.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      <FilterSelect
        className={filterClasses['filter']}
        label={t('takenBy')}
        placeholder={t('anyone')}
        searchable
        value={search.takenBy}
        onChange={(takenBy) => onChange({ takenBy })}
        data={optionsOf(users)}
      />
      {/* The end of the filter is exclusive. */}
      <PeriodFields
        from={search.dueFrom}
        to={search.dueTo && shiftPlainDate(search.dueTo, -1)}
        onChange={(next) =>
          onChange('from' in next ? { dueFrom: next.from } : { dueTo: next.to && shiftPlainDate(next.to, 1) })
        }
      />
    </>
  )
}
