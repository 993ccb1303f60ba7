import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { useSorted } from '../../ui/use-sorted.ts'
import { Day } from '../../ui/when.tsx'
import { CreditorState } from './creditor-state.tsx'
import { creditorsSearch, creditorStates } from './creditors.search.ts'
import { creditorsText } from './creditors.text.ts'
import { CreditorForm } from './form/creditor-form.tsx'
import type { Creditor } from './form/creditor.rules.ts'

type Search = ReturnType<typeof creditorsSearch.use>

/** All creditors. */
export function CreditorsPage(): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const { selected, panel, ...search } = creditorsSearch.use()
  const list = useSorted(useReadList(client.creditors.list, search), nameOf)
  const change = (next: Partial<Record<keyof Search, string | undefined>>): void => {
    void navigate({ to: '/creditors', search: { ...search, ...next }, replace: true })
  }
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => change({ panel: 'new' })}>
      {t('new')}
    </Button>
  )
  return (
    <Page
      title={t('creditors')}
      actions={may('write:creditors') ? addButton : undefined}
      toolbar={<Filters search={search} onChange={change} />}
      isFixed
    >
      <DataList
        label={t('creditors')}
        list={list}
        columns={useColumns()}
        keyOf={({ creditorId }) => creditorId}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={({ creditorId }) => void navigate({ to: `/creditors/${creditorId}` })}
        empty={
          Object.keys(search).length === 0 ? (
            <EmptyState title={t('firstTitle')} hint={t('firstHint')} action={may('write:creditors') && addButton} />
          ) : (
            <NoMatches
              title={tWords('noMatchingCreditors')}
              onClear={() => void navigate({ to: '/creditors', search: {} })}
            />
          )
        }
      />
      <SidePanel isOpen={panel === 'new'} onClose={() => change({})} title={t('new')} size={560}>
        {panel === 'new' && (
          <CreditorForm
            creditor={undefined}
            etag={undefined}
            onDone={(creditorId) => {
              if (creditorId === undefined) change({})
              else void navigate({ to: `/creditors/${creditorId}` })
            }}
          />
        )}
      </SidePanel>
    </Page>
  )
}

function nameOf({ name }: Creditor): string {
  return name
}

function useColumns(): readonly Column<Creditor>[] {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'name',
      header: t('name'),
      width: 'minmax(160px, 2fr)',
      cell: ({ creditorId, name }) => (
        <Link to={`/creditors/${creditorId}`} title={name}>
          {name}
        </Link>
      ),
    },
    {
      id: 'reference',
      header: t('reference'),
      width: 'minmax(96px, 1fr)',
      isWideOnly: true,
      cell: ({ id }) => id ?? '',
    },
    {
      id: 'register',
      header: t('register'),
      width: '144px',
      isWideOnly: true,
      cell: ({ centralRegisterId }) => centralRegisterId ?? '',
    },
    {
      id: 'city',
      header: t('city'),
      width: 'minmax(96px, 1fr)',
      isWideOnly: true,
      cell: ({ address }) => address?.city ?? '',
    },
    {
      id: 'created',
      header: tWords('created'),
      width: '112px',
      isWideOnly: true,
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
    { id: 'state', header: t('state'), width: '120px', cell: ({ state }) => <CreditorState state={state} /> },
  ]
}

function Filters(props: {
  search: Omit<Search, 'selected' | 'panel'>
  onChange: (next: Partial<Record<keyof Search, string | undefined>>) => void
}): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <SearchField
        className={filterClasses.search}
        label={t('search')}
        text={props.search.q ?? ''}
        onChange={(q) => props.onChange({ q: q === '' ? undefined : q })}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('state')}
        placeholder={tWords('allStatuses')}
        value={props.search.state}
        onChange={(state) => props.onChange({ state })}
        data={creditorStates.map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}
