import type { ReactNode } from 'react'
import { client } from '../api/client.ts'
import { useRead } from '../api/query.ts'
import { byLabel } from '../text/by-label.ts'
import { wordsText } from '../text/words.text.ts'
import { FilterSelect } from './filter-select.tsx'
import filterClasses from './filters.module.css'

/** Limits a list to one creditor. */
export function CreditorFilter(props: {
  value: string | undefined
  onChange: (creditorId: string | undefined) => void
}): ReactNode {
  const t = wordsText.useText()
  const { data } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  return (
    <FilterSelect
      className={filterClasses['filter']}
      label={t('creditor')}
      placeholder={t('allCreditors')}
      searchable
      value={props.value}
      onChange={props.onChange}
      data={byLabel((data?.items ?? []).map(({ creditorId, name }) => ({ value: creditorId, label: name })))}
    />
  )
}
