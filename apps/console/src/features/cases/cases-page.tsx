import { Button, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { readOptions, useRead, useReadList } from '../../api/query.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { When } from '../../ui/when.tsx'
import { CaseStatusDot } from './case-status.tsx'
import { casesSearch } from './cases.routes.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { DebtorName } from './debtor-name.tsx'
import { keepWorkList } from './work-list.ts'

type Search = ReturnType<typeof casesSearch.use>
type CaseItem = Awaited<ReturnType<typeof client.cases.list>>['items'][number]

/** The work lists: every filter is in the address, so that a link shows a colleague the same cases. */
export function CasesPage(): ReactNode {
  const t = casesText.useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { selected, ...search } = casesSearch.use()
  const { items, query, loadMore } = useReadList(client.cases.list, { sort: '-createdAt', ...search })
  const change = (next: Partial<Record<keyof Search, string | undefined>>): void => {
    void navigate({ to: '/cases', search: { ...search, ...next }, replace: true })
  }
  const open = (one: CaseItem): void => {
    keepWorkList(items.map(({ caseSeqId }) => caseSeqId))
    void navigate({ to: `/cases/${one.caseSeqId}` })
  }
  return (
    <Page title={t('cases')} toolbar={<Filters search={search} onChange={change} />} isFixed>
      <DataList
        label={t('cases')}
        items={items}
        columns={useCaseColumns(() => keepWorkList(items.map(({ caseSeqId }) => caseSeqId)))}
        keyOf={({ id }) => id}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={open}
        onHover={(one) =>
          void queries.query(readOptions(client.cases.get, { caseId: String(one.caseSeqId) })).catch(() => undefined)
        }
        isLoading={query.isPending}
        isLoadingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onEnd={loadMore}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            title={t('noneTitle')}
            hint={t('noneHint')}
            action={
              <Button variant="default" onClick={() => void navigate({ to: '/cases', search: {} })}>
                {t('clear')}
              </Button>
            }
          />
        }
      />
    </Page>
  )
}

function useCaseColumns(onFollow: () => void): readonly Column<CaseItem>[] {
  const t = casesText.useText()
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  const names = new Map((creditors?.items ?? []).map(({ creditorId, name }) => [creditorId, name]))
  return [
    {
      id: 'number',
      header: t('number'),
      width: '72px',
      cell: (one) => (
        <Link to={`/cases/${one.caseSeqId}`} onClick={onFollow}>
          {one.journalNumber}
        </Link>
      ),
    },
    {
      id: 'debtor',
      header: t('debtor'),
      width: 'minmax(160px, 2fr)',
      cell: ({ customerId }) => <DebtorName customerId={customerId} />,
    },
    {
      id: 'creditor',
      header: t('creditor'),
      width: 'minmax(140px, 1.5fr)',
      isWideOnly: true,
      cell: ({ creditorId }) => names.get(creditorId) ?? '',
    },
    {
      id: 'status',
      header: t('status'),
      width: '136px',
      isWideOnly: true,
      cell: ({ status }) => <CaseStatusDot status={status} />,
    },
    {
      id: 'since',
      header: t('changed'),
      width: '120px',
      isWideOnly: true,
      cell: ({ statusTime }) => <When at={statusTime} />,
    },
    {
      id: 'outstanding',
      header: t('outstanding'),
      width: '148px',
      align: 'right',
      cell: ({ outstanding, currency }) => <Money minor={outstanding} currency={currency} />,
    },
  ]
}

function Filters({
  search,
  onChange,
}: {
  search: Omit<Search, 'selected'>
  onChange: (next: Partial<Record<keyof Search, string | undefined>>) => void
}): ReactNode {
  const t = casesText.useText()
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  const { data: groups } = useRead(client.caseGroups.list, { pageSize: 500 }, { staleTime: 300_000 })
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('views')}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status: status === '' ? undefined : status })}
        data={[
          { value: '', label: t('all') },
          ...(['PENDING', 'VERIFIED', 'ENDED'] as const).map((value) => ({ value, label: t(value) })),
        ]}
      />
      <SearchField text={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q })} />
      <Select
        className={classes.filter}
        aria-label={t('creditor')}
        placeholder={t('allCreditors')}
        searchable
        clearable
        value={search.creditorId ?? null}
        onChange={(creditorId) => onChange({ creditorId: creditorId ?? undefined })}
        data={(creditors?.items ?? []).map(({ creditorId, name }) => ({ value: creditorId, label: name }))}
      />
      <Select
        className={classes.filter}
        aria-label={t('group')}
        placeholder={t('allGroups')}
        clearable
        value={search.groupId ?? null}
        onChange={(groupId) => onChange({ groupId: groupId ?? undefined })}
        data={(groups?.items ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      <Select
        className={classes.sort}
        aria-label={t('sort')}
        allowDeselect={false}
        value={search.sort ?? '-createdAt'}
        onChange={(sort) => onChange({ sort: sort === 'createdAt' ? sort : undefined })}
        data={[
          { value: '-createdAt', label: t('newestFirst') },
          { value: 'createdAt', label: t('oldestFirst') },
        ]}
      />
    </>
  )
}

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }): ReactNode {
  const t = casesText.useText()
  const [written, setWritten] = useState(text)
  const tell = useDebouncedCallback(onChange, 250)
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={written}
      onChange={(event) => {
        setWritten(event.currentTarget.value)
        tell(event.currentTarget.value.trim())
      }}
    />
  )
}
