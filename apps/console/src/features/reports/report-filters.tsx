import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import classes from './reports.module.css'
import { currencies } from './reports.search.ts'
import { reportsText } from './reports.text.ts'

type OnChange = (id: string | undefined) => void
const chosenOnce = { staleTime: 300_000 }

/** Selects a creditor, searched by the service. */
export function CreditorSelect({ value, onChange }: { value: string | undefined; onChange: OnChange }): ReactNode {
  const t = wordsText.useText()
  const { query, setText } = useSearchText()
  const found = useRead(client.creditors.list, query, { keepPrevious: true })
  const isChosen = value !== undefined
  const chosen = useRead(client.creditors.get, { creditorId: value ?? '' }, { ...chosenOnce, enabled: isChosen })
  return (
    <FoundSelect
      label={t('creditor')}
      placeholder={t('allCreditors')}
      noneFits={t('noMatchingCreditors')}
      value={value}
      chosenName={chosen.data?.name}
      found={(found.data?.items ?? []).map(({ creditorId, name }) => [creditorId, name])}
      onChange={onChange}
      onSearch={setText}
    />
  )
}

/** Selects a contact, searched by the service; hidden from users who may not read contacts. */
export function ContactSelect({ value, onChange }: { value: string | undefined; onChange: OnChange }): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()('read:contacts')
  const { query, setText } = useSearchText()
  const found = useRead(client.contacts.list, query, { keepPrevious: true, enabled: may })
  const isChosen = may && value !== undefined
  const chosen = useRead(client.contacts.get, { contactId: value ?? '' }, { ...chosenOnce, enabled: isChosen })
  if (!may) return null
  return (
    <FoundSelect
      label={tWords('contact')}
      placeholder={t('allContacts')}
      noneFits={tWords('noMatchingContacts')}
      value={value}
      chosenName={chosen.data?.name}
      found={(found.data?.items ?? []).map(({ id, name }) => [id, name])}
      onChange={onChange}
      onSearch={setText}
    />
  )
}

function useSearchText(): { query: { pageSize: number; q?: string }; setText: (text: string) => void } {
  const [written, setText] = useState('')
  const [q] = useDebouncedValue(written.trim(), 250)
  return { query: { pageSize: 50, ...(q === '' ? {} : { q }) }, setText }
}

function FoundSelect(props: {
  label: string
  placeholder: string
  noneFits: string
  value: string | undefined
  chosenName: string | undefined
  found: readonly (readonly [id: string, name: string])[]
  onChange: OnChange
  onSearch: (text: string) => void
}): ReactNode {
  const { value, chosenName } = props
  const choices = new Map(props.found)
  // Include the selected one, which need not be among the search results.
  if (value !== undefined && chosenName !== undefined) choices.set(value, chosenName)
  return (
    <Select
      className={classes.creditor ?? ''}
      aria-label={props.label}
      placeholder={props.placeholder}
      searchable
      clearable
      value={value ?? null}
      onChange={(id) => props.onChange(id ?? undefined)}
      // The name of the selection is not a search.
      onSearchChange={(text) => props.onSearch(text === chosenName ? '' : text)}
      nothingFoundMessage={props.noneFits}
      filter={({ options }) => options}
      data={[...choices].map(([id, name]) => ({ value: id, label: name }))}
    />
  )
}

type Currency = (typeof currencies)[number]

export function CurrencySelect(props: {
  value: Currency | undefined
  onChange: (currency: Currency | undefined) => void
}): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  return (
    <FilterSelect
      className={classes.short}
      label={tWords('currency')}
      placeholder={t('allCurrencies')}
      value={props.value}
      onChange={props.onChange}
      data={[...currencies]}
    />
  )
}
