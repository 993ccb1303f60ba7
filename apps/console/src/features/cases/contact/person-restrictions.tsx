import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { contactText } from './contact.text.ts'

type Restriction = Result<typeof client.contactGate.listContactRestrictions>['items'][number]

/** What restricts messages to the people of a customer now. */
export function useRestrictions(customerId: string): readonly Restriction[] {
  const { data } = useRead(client.contactGate.listContactRestrictions, { customerId, active: true, pageSize: 500 })
  return data?.items ?? []
}

/** What restricts messages to a person of a customer now. */
export function PersonRestrictions(props: { customerId: string; userId: string; contact: boolean }): ReactNode {
  const t = contactText.useText()
  const { customerId, userId, contact } = props
  const kinds = useRestrictions(customerId)
    .filter((restriction) => restriction.userId === userId)
    .map(({ kind }) => kind)
  const isMarked = !contact && !kinds.includes('not-to-be-contacted')
  return (
    <>
      {kinds.map((kind) => (
        <StatusDot key={kind} tone="danger" label={t(kind)} />
      ))}
      {isMarked && <StatusDot tone="danger" label={t('not-to-be-contacted')} />}
    </>
  )
}
