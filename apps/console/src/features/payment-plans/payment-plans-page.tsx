import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { CreditorFilter } from '../../ui/creditor-filter.tsx'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import { Money } from '../../ui/money.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { Day } from '../../ui/when.tsx'
import { paymentPlansNavText } from './payment-plans-nav.text.ts'
import { paymentPlansSearch, planStatuses } from './payment-plans.search.ts'
import { paymentPlansText } from './payment-plans.text.ts'
import { type PaymentPlan, PlanStatusDot } from './plan-parts.tsx'

type Search = ReturnType<typeof paymentPlansSearch.use>
type Change = { readonly [Name in keyof Search]?: Search[Name] | undefined }

/** All payment plans and proposals, newest first. A row opens its case. */
export function PaymentPlansPage(): ReactNode {
  const t = paymentPlansText.useText()
  const navigate = useNavigate()
  const { selected, ...search } = paymentPlansSearch.use()
  const list = useReadList(client.paymentPlans.list, search)
  const change = (next: Change): void => {
    void navigate({ to: '/payment-plans', search: { ...search, ...next }, replace: true })
  }
  return (
    <Page title={paymentPlansNavText.t('paymentPlans')} toolbar={<Filters search={search} onChange={change} />} isFixed>
      <DataList
        label={paymentPlansNavText.t('paymentPlans')}
        list={list}
        columns={useColumns()}
        keyOf={({ paymentPlanId }) => paymentPlanId}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={({ caseSeqId }) => void navigate({ to: `/cases/${caseSeqId}`, search: { panel: 'plan' } })}
        empty={
          Object.keys(search).length === 0 ? (
            <EmptyState title={t('firstTitle')} hint={t('firstHint')} />
          ) : (
            <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/payment-plans', search: {} })} />
          )
        }
      />
    </Page>
  )
}

function useColumns(): readonly Column<PaymentPlan>[] {
  const t = paymentPlansText.useText()
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
      id: 'creditor',
      header: tWords('creditor'),
      width: 'minmax(140px, 1.5fr)',
      isWideOnly: true,
      cell: ({ creditorName }) => creditorName,
    },
    {
      id: 'status',
      header: tWords('status'),
      width: '128px',
      phoneWidth: '92px',
      cell: ({ status }) => <PlanStatusDot status={status} />,
    },
    {
      id: 'next',
      header: t('next'),
      width: '128px',
      isWideOnly: true,
      cell: ({ nextInstalment: next }) => (next === null ? '' : formatDate(`${next.dueDate}T12:00:00Z`)),
    },
    {
      id: 'created',
      header: tWords('created'),
      width: '112px',
      isWideOnly: true,
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
    {
      id: 'paid',
      header: t('PAID'),
      width: '112px',
      align: 'right',
      isWideOnly: true,
      cell: ({ paid }) => <Money minor={paid} />,
    },
    {
      id: 'amount',
      header: tWords('amount'),
      width: '144px',
      phoneWidth: '132px',
      align: 'right',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
  ]
}

function Filters(props: { search: Omit<Search, 'selected'>; onChange: (next: Change) => void }): ReactNode {
  const { search, onChange } = props
  const t = paymentPlansText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <FilterSelect
        className={filterClasses['filter']}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        data={planStatuses.map((status) => ({ value: status, label: t(status) }))}
      />
      <CreditorFilter value={search.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
    </>
  )
}
