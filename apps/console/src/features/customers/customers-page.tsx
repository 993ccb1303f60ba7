import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { readOptions, useRead, useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { CreditorFilter } from '../../ui/creditor-filter.tsx'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import filterClasses from '../../ui/filters.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { sortedColumn } from '../../ui/sorted-column.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { Day } from '../../ui/when.tsx'
import { debtorNameOf } from '../cases/index.ts'
import { customersSearch } from './customers.search.ts'
import { customersNavText } from './customers-nav.text.ts'
import { customersText } from './customers.text.ts'
import type { Customer } from './people/person.rules.ts'

type Search = ReturnType<typeof customersSearch.use>

/** All customers, searchable by name, e-mail or reference. */
export function CustomersPage(): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { selected, ...search } = customersSearch.use()
  const { sort = 'name', ...filters } = search
  const list = useReadList(client.customers.list, { sort, ...filters })
  const change = (next: { [Name in keyof Search]?: Search[Name] | undefined }): void => {
    void navigate({ to: '/customers', search: { ...search, ...next }, replace: true })
  }
  const [name, ...others] = useColumns()
  const onSort = (order: 'name' | '-name'): void => change({ sort: order === 'name' ? undefined : order })
  const mayCreate = useMay()('write:customers')
  // With a creditor filter, a new customer gets that creditor.
  const known = search.creditorId === undefined ? {} : { creditorId: search.creditorId }
  const create = (): void => void navigate({ to: '/customers/new', search: known })
  useCommands(
    mayCreate
      ? [
          {
            id: 'new customer',
            label: customersNavText.t('newCustomer'),
            keys: 'c',
            group: tWords('create'),
            run: create,
          },
        ]
      : [],
  )
  const newButton = mayCreate && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
      {customersNavText.t('newCustomer')}
    </Button>
  )
  return (
    <Page title={t('customers')} actions={newButton} toolbar={<Filters search={filters} onChange={change} />} isFixed>
      <DataList
        label={t('customers')}
        list={list}
        columns={[sortedColumn(name, { orders: ['name', '-name'], current: sort, onSort }), ...others]}
        keyOf={({ customerId }) => customerId}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={({ customerId }) => void navigate({ to: `/customers/${customerId}` })}
        onHover={({ customerId }) =>
          void queries.query(readOptions(client.customers.get, { customerId })).catch(() => undefined)
        }
        empty={
          Object.keys(filters).length === 0 ? (
            <EmptyState
              title={t('firstTitle')}
              hint={t('firstHint')}
              action={
                <Group>
                  {newButton}
                  <Button variant="default" component="a" href="/reference" target="_blank" rel="noreferrer">
                    {t('toReference')}
                  </Button>
                </Group>
              }
            />
          ) : (
            <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/customers', search: {} })} />
          )
        }
      />
    </Page>
  )
}

function useColumns(): readonly [name: Column<Customer>, ...others: Column<Customer>[]] {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  const names = new Map((creditors?.items ?? []).map(({ creditorId, name }) => [creditorId, name]))
  return [
    {
      id: 'name',
      header: tWords('name'),
      width: 'minmax(160px, 2fr)',
      cell: (customer) => (
        <Link to={`/customers/${customer.customerId}`} title={debtorNameOf(customer)}>
          {debtorNameOf(customer)}
        </Link>
      ),
    },
    {
      id: 'reference',
      header: tWords('reference'),
      width: 'minmax(96px, 1fr)',
      cell: ({ referenceId }) => referenceId,
    },
    {
      id: 'creditor',
      header: tWords('creditor'),
      width: 'minmax(140px, 1.5fr)',
      isWideOnly: true,
      cell: ({ creditorId }) => names.get(creditorId) ?? '',
    },
    {
      id: 'kind',
      header: tWords('type'),
      width: '120px',
      isWideOnly: true,
      cell: ({ isCompany }) => t(isCompany ? 'company' : 'private'),
    },
    {
      id: 'created',
      header: tWords('created'),
      width: '112px',
      isWideOnly: true,
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
    {
      id: 'open',
      header: t('openCases'),
      width: '88px',
      align: 'right',
      cell: ({ cases }) => formatCount(cases.filter(({ status }) => status !== 'ENDED').length),
    },
  ]
}

function Filters(props: {
  search: Pick<Search, 'q' | 'creditorId'>
  onChange: (next: { q?: string | undefined; creditorId?: string | undefined }) => void
}): ReactNode {
  const t = customersText.useText()
  return (
    <>
      <SearchField
        className={filterClasses.search}
        label={t('search')}
        text={props.search.q ?? ''}
        onChange={(q) => props.onChange({ q: q === '' ? undefined : q })}
      />
      <CreditorFilter value={props.search.creditorId} onChange={(creditorId) => props.onChange({ creditorId })} />
    </>
  )
}
