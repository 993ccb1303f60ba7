import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useUsers } from '../../../api/users.ts'
import { formatPlainDate } from '../../../text/plain-date.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ageingText } from '../ageing.text.ts'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { caseListText } from './case-list.text.ts'
import { FilterGroups, type LabelOf } from './filter-groups.tsx'
import { type CasesSearch, type Filters, filtersOf } from './views.rules.ts'
import { viewsText } from './views.text.ts'

/** The filters that are on, each with a button to take it off, and one to clear them all. */
export function FilterChips(props: {
  search: CasesSearch
  onChange: (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }) => void
}): ReactNode {
  const t = wordsText.useText()
  const labelOf = useFilterLabels()
  const filters = filtersOf(props.search)
  const names = (Object.keys(filters) as (keyof Filters)[]).filter((name) => name !== 'any')
  const groups = filters.any ?? []
  if (names.length === 0 && groups.length === 0) return null
  return (
    <div className={classes.chips}>
      {names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant="light"
          rightSection={<IconX size={12} aria-hidden />}
          aria-label={t('removeNamed', { name: labelOf(name, filters) })}
          onClick={() => props.onChange({ [name]: undefined })}
        >
          {labelOf(name, filters)}
        </Button>
      ))}
      <FilterGroups search={props.search} labelOf={labelOf} onChange={props.onChange} />
      {names.length + groups.length > 1 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => props.onChange(Object.fromEntries([...names, 'any'].map((name) => [name, undefined])))}
        >
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}

/** The text of each filter, with the name of what it filters by. */
function useFilterLabels(): LabelOf {
  const t = wordsText.useText()
  const tCases = casesText.useText()
  const tList = caseListText.useText()
  const tViews = viewsText.useText()
  const slow = { staleTime: 300_000 }
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, slow)
  const users = useUsers()
  const { data: groups } = useRead(client.caseGroups.list, { pageSize: 500 }, slow)
  const named = (label: string, value: string | undefined): string => `${label}: ${value ?? '…'}`
  return (name, filters) => {
    const labels: Record<Exclude<keyof Filters, 'any'>, () => string> = {
      status: () => named(t('status'), filters.status && tCases(filters.status)),
      open: () => tList('openOnly'),
      creditorId: () =>
        named(t('creditor'), creditors?.items.find(({ creditorId }) => creditorId === filters.creditorId)?.name),
      groupId: () => named(tList('group'), groups?.items.find(({ id }) => id === filters.groupId)?.label),
      caseworkerId: () =>
        named(
          t('caseworker'),
          filters.caseworkerId === 'me'
            ? tViews('me')
            : users.find(({ userId }) => userId === filters.caseworkerId)?.name,
        ),
      tag: () => named(tViews('tag'), filters.tag),
      paused: () => tViews('paused'),
      reminderDue: () => tViews('dueToday'),
      promiseBroken: () => tViews('promisesBroken'),
      ageing: () => named(t('overdue'), filters.ageing && ageingText.t(filters.ageing)),
      currency: () => named(t('currency'), filters.currency),
      createdFrom: () => named(tList('createdFrom'), filters.createdFrom && formatPlainDate(filters.createdFrom)),
      createdTo: () => named(tList('createdTo'), filters.createdTo && formatPlainDate(filters.createdTo)),
      q: () => named(t('search'), filters.q),
    }
    return name === 'any' ? '' : labels[name]()
  }
}
