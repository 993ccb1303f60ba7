import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useReadList } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Day } from '../../../ui/when.tsx'
import { accountLine, type Payout, PayoutPanel, payoutsText, PayoutState, purposeOf } from '../../payouts/index.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { ContactSelect, CreditorSelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import { payoutsSearch } from '../reports.search.ts'
import { reportsText } from '../reports.text.ts'
import { SumStrip } from '../sum-strip.tsx'

type Search = ReturnType<typeof payoutsSearch.use>
type Filters = Omit<Search, 'selected' | 'open'>
type Change = (next: { [Name in keyof Search]?: string | undefined }) => void

/** The query: pending payouts by default. */
function queryOf({ state, ...others }: Filters): Omit<Filters, 'state'> & { state?: 'PENDING' | 'PAID' | 'CANCELLED' } {
  return state === 'ALL' ? others : { ...others, state: state ?? 'PENDING' }
}

/** Pending and paid payouts: pending ones oldest first, all others newest first. */
export function PayoutsPage(): ReactNode {
  const heading = reportsNavText.useText()
  const t = wordsText.useText()
  const navigate = useNavigate()
  const search = payoutsSearch.use()
  const { selected, open, ...filters } = search
  const query = queryOf(filters)
  const sort = query.state === 'PENDING' ? 'createdAt' : '-createdAt'
  const list = useReadList(client.payouts.list, { ...query, sort })
  const change: Change = (next) =>
    void navigate({ to: '/reports/payouts', search: { ...search, ...next }, replace: true })
  const close = (): void => change({ open: undefined })
  return (
    <ReportsFrame>
      <Page
        title={heading('payouts')}
        actions={
          <>
            <CsvLink path="/payouts/export.csv" query={{ ...query, sort }} />
            <Button component={Link} to="/reports/payout-batches">
              {heading('payoutBatches')}
            </Button>
          </>
        }
        toolbar={<FilterFields filters={filters} onChange={change} />}
        isFixed
      >
        <Sums filters={filters} />
        <DataList
          label={heading('payouts')}
          list={list}
          columns={useColumns()}
          keyOf={({ payoutId }) => payoutId}
          selected={selected}
          onSelect={(payoutId) => change({ selected: payoutId })}
          onOpen={({ payoutId }) => change({ selected: payoutId, open: payoutId })}
          empty={<NoPayout filters={filters} />}
        />
        <SidePanel isOpen={open !== undefined} onClose={close} title={t('payout')} size={560}>
          {open !== undefined && <PayoutPanel payoutId={open} onDone={close} />}
        </SidePanel>
      </Page>
    </ReportsFrame>
  )
}

function FilterFields({ filters, onChange }: { filters: Filters; onChange: Change }): ReactNode {
  const t = payoutsText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <ViewSwitch
        label={tWords('status')}
        value={filters.state ?? 'PENDING'}
        onChange={(state) => onChange({ state: state === 'PENDING' ? undefined : state, selected: undefined })}
        data={[
          { value: 'PENDING', label: t('PENDING') },
          { value: 'PAID', label: t('PAID') },
          { value: 'CANCELLED', label: t('CANCELLED') },
          { value: 'ALL', label: tWords('all') },
        ]}
      />
      <CreditorSelect value={filters.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      <ContactSelect value={filters.contactId} onChange={(contactId) => onChange({ contactId })} />
      {(['caseId', 'billingId'] as const).map(
        (name) =>
          filters[name] !== undefined && (
            <Button key={name} variant="default" onClick={() => onChange({ [name]: undefined })}>
              {`${t(name === 'caseId' ? 'oneCase' : 'oneSettlement')} ×`}
            </Button>
          ),
      )}
    </>
  )
}

/** The totals of all matching payouts, including those not loaded. */
function Sums({ filters }: { filters: Filters }): ReactNode {
  const tPayouts = payoutsText.useText()
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.payouts.sum, queryOf(filters), { keepPrevious: true })
  return (
    <SumStrip
      label={t('sums')}
      sums={data?.currencies.map(({ currency, count, amount, pending, awaitingApproval }) => ({
        currency,
        title: tPayouts('count', { count }),
        amounts: [
          [tWords('total'), amount],
          [tPayouts('PENDING'), pending],
          ...(awaitingApproval === 0 ? [] : [[tPayouts('REQUIRED'), awaitingApproval] as const]),
          [tPayouts('PAID'), amount - pending],
        ],
      }))}
    />
  )
}

function NoPayout({ filters: { state, ...others } }: { filters: Filters }): ReactNode {
  const navigate = useNavigate()
  const tPayouts = payoutsText.useText()
  if (Object.keys(others).length > 0) {
    return (
      <NoMatches
        hint={tPayouts('noneFitHint')}
        onClear={() => void navigate({ to: '/reports/payouts', search: { state: 'ALL' } })}
      />
    )
  }
  if (state === undefined) {
    return (
      <EmptyState
        title={tPayouts('nonePendingTitle')}
        hint={tPayouts('noneHint')}
        action={
          <Button variant="default" component={Link} to="/reports/payouts?state=ALL">
            {tPayouts('seeAll')}
          </Button>
        }
      />
    )
  }
  return <EmptyState title={tPayouts('noneTitle')} hint={tPayouts('noneHint')} />
}

function useColumns(): readonly Column<Payout>[] {
  const t = payoutsText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'recipient',
      header: t('recipient'),
      width: 'minmax(160px, 2fr)',
      cell: ({ recipientName }) => <span title={recipientName}>{recipientName}</span>,
    },
    {
      id: 'purpose',
      header: t('purpose'),
      width: 'minmax(200px, 2fr)',
      isWideOnly: true,
      cell: (payout) => <Purpose payout={payout} />,
    },
    {
      id: 'account',
      header: t('account'),
      width: '144px',
      isWideOnly: true,
      cell: (payout) => <span title={accountLine(payout)}>{accountLine(payout)}</span>,
    },
    {
      id: 'state',
      header: tWords('status'),
      width: '136px',
      isWideOnly: true,
      cell: (payout) => <PayoutState {...payout} />,
    },
    {
      id: 'made',
      header: tWords('created'),
      width: '112px',
      isWideOnly: true,
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
    {
      id: 'amount',
      header: tWords('amount'),
      width: '152px',
      align: 'right',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
  ]
}

/** The case with its debtor, or the settlement. */
function Purpose({ payout }: { payout: Payout }): ReactNode {
  const { name, to } = purposeOf(payout)
  const { debtorName } = payout
  return (
    <span title={debtorName === null ? name : `${name} · ${debtorName}`}>
      <Link to={to} onClick={(event) => event.stopPropagation()}>
        {name}
      </Link>
      {debtorName !== null && ` · ${debtorName}`}
    </span>
  )
}
