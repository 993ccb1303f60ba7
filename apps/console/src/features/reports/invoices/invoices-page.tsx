import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useReadList } from '../../../api/query.ts'
import { useIsAdministrator, useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { useCommands } from '../../../ui/commands.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { SearchField } from '../../../ui/typed-field.tsx'
import { Day } from '../../../ui/when.tsx'
import { CreditorSelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import classes from '../reports.module.css'
import { invoicesSearch, invoiceStates } from '../reports.search.ts'
import { type Invoice, InvoiceState } from './invoice-parts.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { IssuePanel } from './issue-panel.tsx'
import { invoicesText } from './invoices.text.ts'

type Search = ReturnType<typeof invoicesSearch.use>
type Change = (next: { [Name in keyof Search]?: string | undefined }) => void

/** Invoices and credit notes, newest first. */
export function InvoicesPage(): ReactNode {
  const heading = wordsText.useText()
  const t = invoicesText.useText()
  const navigate = useNavigate()
  const search = invoicesSearch.use()
  const { selected, open, panel, state, creditorId, q } = search
  const filters = {
    ...(creditorId === undefined ? {} : { creditorId }),
    ...(q === undefined ? {} : { q }),
    ...(state === undefined ? {} : state === 'OVERDUE' ? { overdue: true } : { state }),
  }
  const list = useReadList(client.invoices.list, { ...filters, sort: '-createdAt' })
  const change: Change = (next) =>
    void navigate({ to: '/reports/invoices', search: { ...search, ...next }, replace: true })
  const close = (): void => change({ open: undefined, panel: undefined })
  const isFiltered = Object.keys(filters).length > 0
  return (
    <ReportsFrame>
      <Page
        title={heading('invoices')}
        actions={<IssueButton onIssue={() => change({ panel: 'issue', open: undefined })} />}
        toolbar={<FilterFields search={search} onChange={change} />}
        isFixed
      >
        <DataList
          label={heading('invoices')}
          list={list}
          columns={useColumns()}
          keyOf={({ invoiceId }) => invoiceId}
          selected={selected}
          onSelect={(invoiceId) => change({ selected: invoiceId })}
          onOpen={({ invoiceId }) => change({ selected: invoiceId, open: invoiceId, panel: undefined })}
          empty={
            isFiltered ? (
              <NoMatches
                hint={t('noneFit')}
                onClear={() => change({ state: undefined, creditorId: undefined, q: undefined })}
              />
            ) : (
              <EmptyState title={t('noneTitle')} hint={t('noneHint')} />
            )
          }
        />
        <SidePanel isOpen={panel === 'issue'} onClose={close} title={t('issue')} size={560}>
          {panel === 'issue' && (
            <IssuePanel creditorId={creditorId} onDone={(id) => change({ panel: undefined, selected: id, open: id })} />
          )}
        </SidePanel>
        <SidePanel isOpen={open !== undefined} onClose={close} title={t('title')} size={560}>
          {open !== undefined && (
            <InvoicePanel key={open} invoiceId={open} onOpen={(id) => change({ selected: id, open: id })} />
          )}
        </SidePanel>
      </Page>
    </ReportsFrame>
  )
}

function IssueButton({ onIssue }: { onIssue: () => void }): ReactNode {
  const t = invoicesText.useText()
  const may = useMay()
  const isAllowed = useIsAdministrator() && may('write:billing')
  useCommands(isAllowed ? [{ id: 'issue invoice', label: t('issue'), keys: 'n', group: t('title'), run: onIssue }] : [])
  return isAllowed ? <Button onClick={onIssue}>{t('issue')}</Button> : null
}

function FilterFields({ search, onChange }: { search: Search; onChange: Change }): ReactNode {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <SearchField
        className={classes.short}
        label={t('search')}
        text={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q, selected: undefined })}
      />
      <FilterSelect
        className={classes.short}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={search.state}
        onChange={(state) => onChange({ state, selected: undefined })}
        data={invoiceStates.map((state) => ({ value: state, label: t(state === 'OVERDUE' ? 'overdue' : state) }))}
      />
      <CreditorSelect value={search.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
    </>
  )
}

function useColumns(): readonly Column<Invoice>[] {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'number',
      header: t('number'),
      width: '104px',
      phoneWidth: '88px',
      cell: ({ kind, invoiceNumber: number }) => t(kind, { number }),
    },
    {
      id: 'creditor',
      header: tWords('creditor'),
      width: 'minmax(120px, 2fr)',
      isWideOnly: true,
      cell: ({ buyer: { name } }) => <span title={name}>{name}</span>,
    },
    {
      id: 'state',
      header: tWords('status'),
      width: '112px',
      phoneWidth: 'minmax(0, 1fr)',
      cell: (invoice) => <InvoiceState invoice={invoice} />,
    },
    { id: 'issued', header: t('issued'), width: '104px', isWideOnly: true, cell: (row) => <Day at={row.issuedOn} /> },
    {
      id: 'due',
      header: t('dueOn'),
      width: '104px',
      isWideOnly: true,
      cell: ({ dueOn }) => (dueOn === null ? null : <Day at={dueOn} />),
    },
    {
      id: 'total',
      header: tWords('total'),
      width: '136px',
      align: 'right',
      cell: ({ total, kind, currency }) => <Money minor={kind === 'INVOICE' ? total : -total} currency={currency} />,
    },
    {
      id: 'left',
      header: t('left'),
      width: '144px',
      align: 'right',
      isWideOnly: true,
      cell: ({ outstanding, kind, currency }) =>
        kind === 'INVOICE' ? <Money minor={outstanding} currency={currency} /> : null,
    },
  ]
}
