import type { ReactNode } from 'react'
import { optionsOf, useCaseworkers } from '../../api/users.ts'
import { wordsText } from '../../text/words.text.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import classes from './reports.module.css'

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
      data={optionsOf(people)}
    />
  )
}
