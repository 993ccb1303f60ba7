import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { knownSender, needsCase, partyOf } from './timeline/parties.rules.ts'
import type { Interaction } from './use-case.ts'
import { useStill } from './use-still.ts'

/** The other party of a message by name, if the message or its case knows it. A row that is only scrolled past reads nothing. */
export function PartyName({ interaction }: { interaction: Interaction }): ReactNode {
  const { referenceType, referenceId } = interaction
  const isOnCase = referenceType === 'case' && referenceId !== null
  const isStill = useStill()
  const enabled = isStill && isOnCase && needsCase(interaction)
  const settings = { staleTime: 300_000 }
  const { data: record } = useRead(client.cases.get, { caseId: referenceId ?? '' }, { enabled, ...settings })
  const { data: customer } = useRead(
    client.customers.get,
    { customerId: record?.customerId ?? '' },
    { enabled: record !== undefined, ...settings },
  )
  const known = record && customer && knownSender(interaction, { record, users: customer.users })
  const name = known ?? partyOf(interaction)
  return <span title={name}>{name}</span>
}
