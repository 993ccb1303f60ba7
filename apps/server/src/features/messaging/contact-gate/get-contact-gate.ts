import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { requireFound, message } from '../../../problems/index.ts'
import { addresseeFactsOf, placeFactsOf, readContactRows, readPlace } from './ask-gate.ts'
import { judge, noOverrides, type PlaceFacts, type Question } from './contact-gate.rules.ts'
import { channels } from './contact-rules.data.ts'
import type { PersonRow } from './contact-facts.queries.ts'
import type { ContactGate } from './contact-gate.schemas.ts'

/** What the gate would decide now for every person on a case and every channel, if a signed-in user sent a message. */
export async function getContactGate(
  { tenantId, principal, now, read }: ReadContext,
  caseId: string,
  isFromTemplate: boolean,
): Promise<ContactGate> {
  const place = { caseId, customerId: null, userId: null }
  const { timeZone } = principal.tenant
  const reader = { tenantId, timeZone, read }
  const [found, contactRows] = await Promise.all([
    readPlace(reader, { place, sendsAt: now, interactionId: null }),
    readContactRows(reader),
  ])
  const row = requireFound(found, message('There is no such case.'))
  const facts = placeFactsOf(row, { timeZone, contactRows })
  const question = {
    ...{ sendsAt: now, isFromTemplate, greetsDebtor: false, isRecord: false, overrides: noOverrides },
    isDecidedByPerson: principal.type === 'USER',
  }
  return { caseId, at: instant(now), people: row.people.map((person) => personView(person, facts, question)) }
}

function personView(
  person: PersonRow,
  place: PlaceFacts,
  question: Omit<Question, 'channel'>,
): ContactGate['people'][number] {
  const addressee = addresseeFactsOf(person)
  const { userId, name, relation, phone, mayBeContacted, restrictions } = person
  return {
    ...{ userId, name, relation, phone, contact: mayBeContacted, restrictions: [...restrictions] },
    channels: channels.map((channel) => {
      const { decision, rules, opensAt, overrideRole } = judge(addressee, place, { ...question, channel })
      return {
        ...{ channel, decision, rule: rules[0]?.rule ?? null, rules: [...rules], opensAt: nullableInstant(opensAt) },
        overrideRole: overrideRole === 'admin' || overrideRole === 'caseworker' ? overrideRole : null,
      }
    }),
  }
}
