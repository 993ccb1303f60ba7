import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import classes from './reports.module.css'

/** The active users who work on cases, as options; empty for users who may not read them. */
export function useCaseworkers(): readonly { value: string; label: string }[] {
  const may = useMay()('read:users')
  const { data } = useRead(client.users.list, { pageSize: 500 }, { enabled: may, staleTime: 300_000 })
  return (data?.items ?? [])
    .filter(({ role }) => role !== 'client')
    .map(({ userId, name }) => ({ value: userId, label: name }))
}

/** Selects a caseworker; hidden from users who may not read the users. */
export function CaseworkerSelect(props: {
  value: string | undefined
  onChange: (userId: string | undefined) => void
}): ReactNode {
  const t = wordsText.useText()
  const people = useCaseworkers()
  if (people.length === 0 && props.value === undefined) return null
  return (
    <FilterSelect
      className={classes.short}
      label={t('caseworker')}
      placeholder={t('everyone')}
      searchable
      value={props.value}
      onChange={props.onChange}
      data={[...people]}
    />
  )
}
