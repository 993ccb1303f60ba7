import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { readOptions, useReadList } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { useCommands } from '../../../ui/commands.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { When } from '../../../ui/when.tsx'
import { CaseStatusDot } from '../case-status.tsx'
import { keepWorkList } from '../work-list.ts'
import { CaseFilters } from './case-filters.tsx'
import { caseListText } from './case-list.text.ts'
import { CaseViews } from './case-views.tsx'
import { casesSearch } from './cases.search.ts'
import { type CasesSearch, filtersOf } from './views.rules.ts'

type CaseItem = Awaited<ReturnType<typeof client.cases.list>>['items'][number]

/** The work lists. Every filter is in the URL, so that a link shows a colleague the same cases. */
export function CasesPage(): ReactNode {
  const t = wordsText.useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const search = casesSearch.use()
  const { selected, view, ...filters } = search
  const list = useReadList(client.cases.list, { sort: '-createdAt', ...filters })
  const change = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }): void => {
    void navigate({ to: '/cases', search: { ...filters, view, ...next }, replace: true })
  }
  const keep = (): void => keepWorkList(list.items.map(({ caseSeqId }) => caseSeqId))
  const newCase = useNewCase()
  return (
    <Page
      title={t('cases')}
      actions={newCase}
      toolbar={<CaseFilters key={view ?? ''} search={search} onChange={change} />}
      tabs={<CaseViews search={search} />}
      isFixed
    >
      <DataList
        label={t('cases')}
        list={list}
        columns={useCaseColumns(keep)}
        keyOf={({ id }) => id}
        selected={selected}
        onSelect={(id) => change({ selected: id })}
        onOpen={(item) => {
          keep()
          void navigate({ to: `/cases/${item.caseSeqId}` })
        }}
        onHover={(item) =>
          void queries.query(readOptions(client.cases.get, { caseId: String(item.caseSeqId) })).catch(() => undefined)
        }
        empty={<NoCase isFiltered={Object.keys(filtersOf(search)).length > 0} begin={newCase} />}
      />
    </Page>
  )
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

function useCaseColumns(onFollow: () => void): readonly Column<CaseItem>[] {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'number',
      header: tWords('numberShort'),
      width: '88px',
      phoneWidth: '52px',
      cell: (item) => (
        <Link to={`/cases/${item.caseSeqId}`} title={item.journalNumber} onClick={onFollow}>
          {item.journalNumber}
        </Link>
      ),
    },
    {
      id: 'debtor',
      header: tWords('debtor'),
      width: 'minmax(160px, 2fr)',
      cell: ({ debtorName }) => <span title={debtorName}>{debtorName}</span>,
    },
    {
      id: 'creditor',
      header: tWords('creditor'),
      width: 'minmax(140px, 1.5fr)',
      isWideOnly: true,
      cell: (item) => <CreditorNames item={item} />,
    },
    {
      id: 'status',
      header: tWords('status'),
      width: '152px',
      isWideOnly: true,
      cell: ({ status, paused }) => <CaseStatusDot status={status} paused={paused} />,
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
      header: tWords('outstanding'),
      width: '152px',
      phoneWidth: '136px',
      align: 'right',
      cell: ({ outstanding, accruedInterest, currency }) => (
        <Money minor={outstanding + accruedInterest} currency={currency} />
      ),
    },
  ]
}

/** The ultimate creditor if there is one, then the creditor. */
function CreditorNames({ item: { creditorName, ultimateCreditorName } }: { item: CaseItem }): ReactNode {
  if (ultimateCreditorName === null) return <span title={creditorName}>{creditorName}</span>
  return (
    <span title={`${ultimateCreditorName} · ${creditorName}`}>
      {ultimateCreditorName} <span className={layout.small}>{creditorName}</span>
    </span>
  )
}
