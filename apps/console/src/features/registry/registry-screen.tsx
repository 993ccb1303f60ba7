import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import layout from '../../ui/layout.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { useSorted } from '../../ui/use-sorted.ts'
import { EntryPanel, NewEntryPanel } from './entry-panel.tsx'
import { showValue } from './field-values.ts'
import { registrySearch, type RegistrySearch } from './registry-search.ts'
import { registryText } from './registry.text.ts'
import type { Registry, Values } from './registry.ts'

type Change = (next: Partial<Record<keyof RegistrySearch, string | undefined>>) => void

/**
 * The screen of any registry: its list, and a panel to create, change and delete entries. The URL has the open entry.
 */
export function RegistryScreen({ registry, above }: { registry: Registry; above: string }): ReactNode {
  const t = registryText.useText()
  const mayWrite = useMay()(registry.writeScope)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = registrySearch.use()
  const change: Change = (next) => {
    void navigate({ to: pathname, search: { ...search, ...next }, replace: true })
  }
  const create = (): void => change({ open: 'new' })
  useCommands(
    mayWrite ? [{ id: `new ${registry.key}`, label: registry.newLabel(), keys: 'c', group: above, run: create }] : [],
  )
  const isFiltered = search.q !== undefined || search.filter !== undefined
  const newButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
      {registry.newLabel()}
    </Button>
  )
  return (
    <Page
      title={registry.title()}
      actions={mayWrite ? newButton : undefined}
      toolbar={<Toolbar registry={registry} search={search} onChange={change} />}
      isFixed
    >
      <Entries
        registry={registry}
        search={search}
        onChange={change}
        empty={
          isFiltered ? (
            <NoMatches onClear={() => change({ q: undefined, filter: undefined })} />
          ) : (
            <EmptyState title={t('none')} hint={registry.about()} action={mayWrite ? newButton : undefined} />
          )
        }
      />
      <Panel registry={registry} open={search.open} onClose={() => change({ open: undefined })} />
    </Page>
  )
}

function Entries(props: { registry: Registry; search: RegistrySearch; onChange: Change; empty: ReactNode }): ReactNode {
  const { registry, search, onChange } = props
  const list = useSorted(useReadList(registry.list, listInput(registry, search)), registry.nameOf)
  return (
    <DataList<Values>
      label={registry.title()}
      list={list}
      columns={columnsOf(registry)}
      keyOf={registry.idOf}
      selected={search.selected}
      onSelect={(selected) => onChange({ selected })}
      onOpen={(item) => onChange({ selected: registry.idOf(item), open: registry.idOf(item) })}
      empty={props.empty}
    />
  )
}

function listInput({ filter }: Registry, search: RegistrySearch): Values {
  const input: Record<string, unknown> = {}
  if (search.q !== undefined) input['q'] = search.q
  if (filter !== undefined && search.filter !== undefined) input[filter.name] = search.filter
  return input
}

function columnsOf(registry: Registry): readonly Column<Values>[] {
  const ofFields = registry.fields.flatMap((field) =>
    field.column === undefined
      ? []
      : [
          {
            ...field.column,
            id: field.name,
            header: field.label(),
            cell: (item: Values) => {
              const value = item[field.name]
              return field.isName === true ? registry.nameOf(item) : (field.shown?.(value) ?? showValue(field, value))
            },
          },
        ],
  )
  return [...ofFields, ...(registry.columns?.() ?? [])]
}

function Toolbar(props: { registry: Registry; search: RegistrySearch; onChange: Change }): ReactNode {
  const t = wordsText.useText()
  const { registry, search, onChange } = props
  const { filter } = registry
  return (
    <>
      <p className={layout.about}>{registry.about()}</p>
      {registry.isSearchable === true && (
        <SearchField
          className={filterClasses.search}
          label={t('search')}
          text={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        />
      )}
      {filter !== undefined && (
        <FilterSelect
          className={filterClasses.filter}
          label={filter.label()}
          placeholder={`${filter.label()}: ${t('all')}`}
          value={search.filter}
          onChange={(value) => onChange({ filter: value })}
          data={[...filter.choices()]}
        />
      )}
    </>
  )
}

function Panel(props: { registry: Registry; open: string | undefined; onClose: () => void }): ReactNode {
  const { registry, open, onClose } = props
  const [title, setTitle] = useState('')
  return (
    <SidePanel isOpen={open !== undefined} onClose={onClose} title={open === 'new' ? registry.newLabel() : title}>
      {open === 'new' && <NewEntryPanel registry={registry} onClose={onClose} />}
      {open !== undefined && open !== 'new' && (
        <EntryPanel key={open} registry={registry} id={open} onClose={onClose} onName={setTitle} />
      )}
    </SidePanel>
  )
}
