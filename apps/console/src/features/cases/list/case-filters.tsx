import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import { SearchField } from '../../../ui/typed-field.tsx'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { AddFilter } from './add-filter.tsx'
import { caseListText } from './case-list.text.ts'
import type { CasesSearch } from './views.rules.ts'

type Change = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }) => void

const statuses = ['PENDING', 'VERIFIED', 'ENDED'] as const

/** The filters of the list of cases. */
export function CaseFilters({ search, onChange }: { search: CasesSearch; onChange: Change }): ReactNode {
  const tCases = casesText.useText()
  const t = caseListText.useText()
  const tWords = wordsText.useText()
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
      <AddFilter search={search} onChange={onChange} />
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
