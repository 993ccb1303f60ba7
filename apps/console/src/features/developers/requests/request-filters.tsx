import { Button, Checkbox } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { operationTable } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { optionsOf, useUsers } from '../../../api/users.ts'
import { wordsText } from '../../../text/words.text.ts'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import { SearchField } from '../../../ui/typed-field.tsx'
import classes from '../developers.module.css'
import type { requestsSearch } from '../developers.search.ts'
import { defaultCallers } from './requests.rules.ts'
import { requestsText } from './requests.text.ts'

export type RequestSearch = ReturnType<typeof requestsSearch.use>
type ChangeFilters = (next: Partial<Record<keyof RequestSearch, unknown>>) => void

interface FilterProps {
  readonly search: Omit<RequestSearch, 'selected' | 'open'>
  readonly onChange: ChangeFilters
}

/** Every operation, in alphabetical order. */
const operations = Object.values(operationTable)
  .flatMap((area) => Object.values<{ id: string; path: string }>(area))
  .filter(({ path }) => path.startsWith('/v1/{tenantId}'))
  .map(({ id }) => id)
  .sort()

/** The filters of the request log; each is a parameter of the URL. */
export function RequestFilters({ search, onChange }: FilterProps): ReactNode {
  const t = requestsText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <SearchField
        className={classes.find}
        label={t('find')}
        text={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={tWords('status')}
        placeholder={tWords('allStatuses')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        data={(['failed', '2xx', '3xx', '4xx', '5xx'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('operation')}
        placeholder={t('anyOperation')}
        searchable
        value={search.operation}
        onChange={(operation) => onChange({ operation })}
        data={operations}
      />
      <CallerFilter search={search} onChange={onChange} />
      <PeriodFields from={search.from} to={search.to} onChange={onChange} />
      <Checkbox
        label={t('onlyReplays')}
        checked={search.isReplay ?? false}
        onChange={(event) => onChange({ isReplay: event.currentTarget.checked || undefined })}
      />
      <Chips search={search} onChange={onChange} />
    </>
  )
}

/** Filters by caller: all tokens, all users, or one of them. */
function CallerFilter({ search, onChange }: FilterProps): ReactNode {
  const t = requestsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const callers = search.callerType ?? defaultCallers(search)
  const { data: tokens } = useRead(
    client.tokens.list,
    { pageSize: 500 },
    { enabled: may('read:tokens'), staleTime: 60_000 },
  )
  const users = useUsers()
  return (
    <FilterSelect
      className={filterClasses.filter}
      label={t('caller')}
      placeholder={t('anyCaller')}
      searchable
      value={search.callerId ?? (callers === 'ALL' ? undefined : callers)}
      onChange={(value) => {
        const isType = value === 'KEY' || value === 'USER'
        onChange({ callerType: isType ? value : 'ALL', callerId: isType ? undefined : value })
      }}
      data={[
        {
          group: t('programs'),
          items: [
            { value: 'KEY', label: t('onlyPrograms') },
            ...(tokens?.items ?? []).map(({ tokenId, name }) => ({ value: tokenId, label: name })),
          ],
        },
        {
          group: tWords('people'),
          items: [{ value: 'USER', label: t('onlyPeople') }, ...optionsOf(users)],
        },
      ]}
    />
  )
}

/** Filters that come from a link and cannot be chosen here. */
function Chips({ search, onChange }: FilterProps): ReactNode {
  const t = requestsText.useText()
  const chips = [
    { name: 'objectId', isOn: search.objectId !== undefined, label: t('oneObject') },
    { name: 'idempotencyKey', isOn: search.idempotencyKey !== undefined, label: t('oneKey') },
    {
      name: 'problemCode',
      isOn: search.problemCode !== undefined,
      label: t('oneCode', { code: search.problemCode ?? '' }),
    },
  ] as const
  return chips
    .filter(({ isOn }) => isOn)
    .map(({ name, label }) => (
      <Button
        key={name}
        variant="default"
        rightSection={<IconX size={14} aria-hidden />}
        aria-label={t('takeAway', { filter: label })}
        onClick={() => onChange({ [name]: undefined })}
      >
        {label}
      </Button>
    ))
}
