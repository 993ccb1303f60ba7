import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { contactText } from './contact.text.ts'

/** What restricts messages to a person of a customer now. */
export function PersonRestrictions(props: { customerId: string; userId: string; contact: boolean }): ReactNode {
  const t = contactText.useText()
  const { customerId, userId, contact } = props
  const { data } = useRead(client.contactGate.listContactRestrictions, { customerId, active: true, pageSize: 500 })
  const kinds = (data?.items ?? []).filter((restriction) => restriction.userId === userId).map(({ kind }) => kind)
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
