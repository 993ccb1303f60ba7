import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'

export type ContactGate = Result<typeof client.contactGate.list>
export type GatePerson = ContactGate['people'][number]
export type ChannelVerdict = GatePerson['channels'][number]
export type Channel = ChannelVerdict['channel']

/** How often an open page asks again: the hours change while it is open. */
const refetchMs = 60_000

/** Who may be contacted on a case, and how; undefined until it is loaded. */
export function useContactGate(caseId: string, fromTemplate: boolean): ContactGate | undefined {
  const may = useMay()
  return useRead(
    client.contactGate.list,
    { caseId, fromTemplate },
    { enabled: caseId !== '' && may('read:interactions'), refetchInterval: refetchMs },
  ).data
}

/** What the gate decides on a message to a person of the case; undefined for others, whom only the service knows. */
export function verdictOn(
  gate: ContactGate | undefined,
  userId: string | undefined,
  channel: Channel,
): { readonly person: GatePerson; readonly verdict: ChannelVerdict } | undefined {
  const person = gate?.people.find((each) => each.userId === userId)
  const verdict = person?.channels.find((each) => each.channel === channel)
  return person === undefined || verdict === undefined ? undefined : { person, verdict }
}
