import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { optionsOf, useUsers } from '../../../api/users.ts'
import { wordsText } from '../../../text/words.text.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import filterClasses from '../../../ui/filters.module.css'
import { viewsText } from './views.text.ts'

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
