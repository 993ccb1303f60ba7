import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { client } from '../../../api/client.ts'
import { useReadList } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { useCommands } from '../../../ui/commands.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { useBulkActions } from '../../bulk-jobs/index.ts'
import classes from '../cases.module.css'
import { useCaseFromRow } from '../use-case.ts'
import { keepWorkList } from '../work-list.ts'
import { CaseFilters } from './case-filters.tsx'
import { caseListText } from './case-list.text.ts'
import { CaseViews } from './case-views.tsx'
import { casesSearch } from './cases.search.ts'
import { FilterChips } from './filter-chips.tsx'
import { CasesCsv, SelectionBar } from './selection-bar.tsx'
import { ColumnsMenu, useCaseColumns } from './use-case-columns.tsx'
import { useCheckedCases } from './use-checked-cases.tsx'
import { type CasesSearch, filtersOf, inputOf } from './views.rules.ts'

/** The work lists. Every filter is in the URL, so that a link shows a colleague the same cases. */
export function CasesPage(): ReactNode {
  const t = wordsText.useText()
  const navigate = useNavigate()
  const showRow = useCaseFromRow()
  const search = casesSearch.use()
  const { selected, view, columns: columnsText, widths, ...filters } = search
  const list = useReadList(client.cases.list, { sort: '-createdAt', ...inputOf(filters) })
  usePageOfCase(!list.query.isPending)
  const change = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }): void => {
    void navigate({ to: '/cases', search: { ...filters, view, columns: columnsText, widths, ...next }, replace: true })
  }
  const keep = (): void => keepWorkList(list.items.map(({ caseSeqId }) => caseSeqId))
  const newCase = useNewCase()
  const columns = useCaseColumns(search, change, keep)
  const checked = useCheckedCases(list.items, selected)
  const bulk = useBulkActions({ filter: inputOf(filtersOf(search)) })
  return (
    <Page
      title={t('cases')}
      actions={
        <>
          <CasesCsv search={search} />
          {newCase}
        </>
      }
      menu={bulk.item}
      toolbar={
        <>
          <CaseFilters key={view ?? ''} search={search} onChange={change} />
          <ColumnsMenu search={search} onChange={change} />
          <FilterChips search={search} onChange={change} />
        </>
      }
      isFixed
    >
      <div className={classes.withRail}>
        <CaseViews search={search} />
        <div className={classes.railed}>
          <SelectionBar checked={checked} items={list.items} search={search} />
          <DataList
            label={t('cases')}
            list={list}
            columns={[checked.column, ...columns]}
            keyOf={({ id }) => id}
            selected={selected}
            onSelect={(id) => change({ selected: id })}
            onOpen={(item) => {
              keep()
              showRow(item)
              void navigate({ to: `/cases/${item.caseSeqId}` })
            }}
            empty={<NoCase isFiltered={Object.keys(filtersOf(search)).length > 0} begin={newCase} />}
          />
        </div>
      </div>
      {bulk.panel}
    </Page>
  )
}

/** Loads the page of a case while the user reads the list, so that the first case opens as fast as the next ones. */
function usePageOfCase(isListShown: boolean): void {
  useEffect(() => {
    // If it fails, opening the case loads it again.
    if (isListShown) void import('../page/case-page.tsx').catch(() => undefined)
  }, [isListShown])
}

/** Opens a new case by button or key, if the user may. */
function useNewCase(): ReactNode {
  const t = wordsText.useText()
  const navigate = useNavigate()
  const mayCreate = useMay()('write:cases')
  const create = (): void => void navigate({ to: '/cases/new' })
  useCommands(mayCreate ? [{ id: 'new case', label: t('newCase'), keys: 'c', group: t('create'), run: create }] : [])
  if (!mayCreate) return null
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
      {t('newCase')}
    </Button>
  )
}

function NoCase({ isFiltered, begin }: { isFiltered: boolean; begin: ReactNode }): ReactNode {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  if (!isFiltered) {
    return <EmptyState title={t('noCaseTitle')} hint={t('noCaseHint')} action={begin} />
  }
  return <NoMatches title={tWords('noMatchingCases')} onClear={() => void navigate({ to: '/cases', search: {} })} />
}
