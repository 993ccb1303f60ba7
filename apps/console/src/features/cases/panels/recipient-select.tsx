import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { relationName } from '../standard.text.ts'
import type { CaseData } from '../use-case.ts'
import { panelsText } from './panels.text.ts'

type Contact = Result<typeof client.contacts.list>['items'][number]

interface Reachable {
  readonly email: string | null
  readonly phone: { readonly locale: string; readonly number: string } | null
}

/** The address or number of somebody, such as their e-mail address; undefined if there is none. */
export type WayTo = (somebody: Reachable) => string | undefined

/** A person on the case or a contact, as the value of a field: `user <id>` or `contact <id>`. */
export type RecipientKey = string

/** The first debtor with such an address, or else anybody with one. */
export function firstReached({ customer }: CaseData, wayTo: WayTo): RecipientKey | null {
  const reached = (customer?.users ?? []).filter(({ details }) => wayTo(details) !== undefined)
  const first = reached.find(({ relation }) => relation === 'debtor') ?? reached[0]
  return first === undefined ? null : `user ${first.userId}`
}

/** The recipient as the API expects it. */
export function recipientOf(key: RecipientKey): { userId: string } | { contactId: string } {
  const [kind, id = ''] = key.split(' ')
  return kind === 'user' ? { userId: id } : { contactId: id }
}

/** The person on the case of a key; undefined for a contact. */
export function userIdOf(key: RecipientKey | null): string | undefined {
  return key?.startsWith('user ') === true ? key.slice('user '.length) : undefined
}

/** The contact of a key, which need not be among the search results; undefined for other keys. */
export function useContact(key: RecipientKey | null): Contact | undefined {
  const contactId = key?.startsWith('contact ') === true ? key.slice('contact '.length) : ''
  return useRead(client.contacts.get, { contactId }, { enabled: contactId !== '', staleTime: 60_000 }).data
}

/** Selects a person on the case or a contact. Those without an address are shown but cannot be selected. */
export function RecipientSelect(props: {
  label: string
  data: CaseData
  wayTo: WayTo
  noWay: string
  value: RecipientKey | null
  onChange: (value: RecipientKey | null) => void
  error?: string | undefined
}): ReactNode {
  const t = panelsText.useText()
  const tWords = wordsText.useText()
  const [written, setWritten] = useState('')
  const [q] = useDebouncedValue(written.trim(), 250)
  const { data: found } = useRead(
    client.contacts.list,
    { pageSize: 50, ...(q === '' ? {} : { q }) },
    { keepPrevious: true },
  )
  const chosen = useContact(props.value)
  const contacts = (found?.items ?? []).filter(({ id }) => id !== chosen?.id)
  const choice = (value: string, name: string, somebody: Reachable) => {
    const way = props.wayTo(somebody)
    return { value, label: `${name} · ${way ?? props.noWay}`, disabled: way === undefined }
  }
  return (
    <Select
      label={props.label}
      searchable
      data-autofocus
      // The recipient is usually preselected, and an open list would cover the fields below.
      openOnFocus={props.value === null}
      allowDeselect={false}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
      onSearchChange={setWritten}
      data={[
        {
          group: t('people'),
          items: (props.data.customer?.users ?? []).map(({ userId, relation, details }) =>
            choice(`user ${userId}`, `${details.name} (${relationName(relation)})`, details),
          ),
        },
        {
          group: tWords('contacts'),
          items: (chosen === undefined ? contacts : [chosen, ...contacts]).map((contact) =>
            choice(`contact ${contact.id}`, contact.name, contact),
          ),
        },
      ]}
    />
  )
}
