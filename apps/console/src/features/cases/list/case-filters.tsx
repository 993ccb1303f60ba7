import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useSession } from '../../../api/session.ts'
import { optionsOf, useUsers } from '../../../api/users.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CreditorFilter } from '../../../ui/creditor-filter.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import { SearchField, TypedField } from '../../../ui/typed-field.tsx'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { caseListText } from './case-list.text.ts'
import type { CasesSearch } from './views.rules.ts'
import { viewsText } from './views.text.ts'

type Change = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }) => void

const statuses = ['PENDING', 'VERIFIED', 'ENDED'] as const

/** The filters of the list of cases. */
export function CaseFilters({ search, onChange }: { search: CasesSearch; onChange: Change }): ReactNode {
  const tCases = casesText.useText()
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const tViews = viewsText.useText()
  const { data: groups } = useRead(client.caseGroups.list, { pageSize: 500 }, { staleTime: 300_000 })
  return (
    <>
      <SearchField
        className={filterClasses.search}
        label={tWords('caseSearch')}
        text={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <FilterSelect
        className={classes.sort}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        data={statuses.map((value) => ({ value, label: tCases(value) }))}
      />
      <CreditorFilter value={search.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      <FilterSelect
        className={filterClasses.filter}
        label={t('group')}
        placeholder={t('allGroups')}
        value={search.groupId}
        onChange={(groupId) => onChange({ groupId })}
        data={(groups?.items ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      <CaseworkerSelect value={search.caseworkerId} onChange={(caseworkerId) => onChange({ caseworkerId })} />
      <TypedField
        className={classes.tag}
        label={tViews('tag')}
        text={search.tag ?? ''}
        onChange={(tag) => onChange({ tag: tag === '' ? undefined : tag })}
      />
      <Select
        className={classes.sort}
        aria-label={t('sort')}
        allowDeselect={false}
        value={search.sort ?? '-createdAt'}
        onChange={(sort) => onChange({ sort: sort === null || sort === '-createdAt' ? undefined : sort })}
        data={[
          { value: '-createdAt', label: tWords('newestFirst') },
          { value: 'createdAt', label: tWords('oldestFirst') },
          { value: '-caseSeqId', label: t('highestNumber') },
          { value: 'caseSeqId', label: t('lowestNumber') },
        ]}
      />
    </>
  )
}

/** Filters by the caseworker of the creditor. A user who may not list users can only choose themselves. */
export function CaseworkerSelect(props: {
  value: string | undefined
  onChange: (value: string | undefined) => void
}): ReactNode {
  const t = viewsText.useText()
  const tWords = wordsText.useText()
  const { user } = useSession()
  const colleagues = useUsers().filter(({ userId, active }) => active && userId !== user.userId)
  return (
    <FilterSelect
      className={filterClasses.filter}
      label={tWords('caseworker')}
      placeholder={t('anyCaseworker')}
      searchable
      value={props.value}
      onChange={props.onChange}
      data={[{ value: 'me', label: t('me') }, ...optionsOf(colleagues)]}
    />
  )
}
