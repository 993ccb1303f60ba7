import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { listContactRows, type PackRow } from '../../money/rule-packs/index.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'
import {
  findContactFacts,
  findContactsNamed,
  findPeopleByEmail,
  type MessagePlace,
  type PersonRow,
  type PlaceRow,
} from './contact-facts.queries.ts'
import {
  type AddresseeFacts,
  judge,
  type PlaceFacts,
  type Question,
  unknownState,
  type Verdict,
} from './contact-gate.rules.ts'
import { isCapped } from './contact-hours.rules.ts'
import { isMinor } from './minors.rules.ts'

/** Somebody that a message is for: a person on the customer, a contact, or an e-mail address. */
export interface NamedAddressee {
  readonly userId?: string | undefined
  readonly contactId?: string | undefined
  readonly address?: string | undefined
  readonly name?: string | null | undefined
}

/** Somebody that a message is for, as the message stores it. */
export interface Addressee {
  readonly userId: string | null
  readonly contactId: string | null
  readonly name: string | null
  readonly relation: string | null
}

/** A message whose sending the gate decides on. */
export interface GateQuestion extends Question {
  readonly place: MessagePlace
  /** Nobody named means the person that messages on the case go to. */
  readonly addressees: readonly NamedAddressee[]
  /** The message itself, if it is stored already. */
  readonly interactionId: string | null
}

export interface AddresseeVerdict {
  readonly addressee: Addressee
  readonly verdict: Verdict
}

export interface GateAnswer {
  readonly verdicts: readonly AddresseeVerdict[]
  readonly caseId: string | null
  readonly objectionId: string | null
  /** Whether the number of messages on the channel is limited. */
  readonly isCapped: boolean
}

type Read = <Row>(statement: Statement<Row>) => Promise<Row[]>

/** Who reads the facts: a command in its transaction, or a read. */
export interface GateReader {
  readonly tenantId: string
  readonly timeZone: string
  readonly read: Read
}

/** Reads through the transaction of a command. */
export function gateReaderOf({ tenantId, tenant, transaction }: Command): GateReader {
  return { tenantId, timeZone: tenant.timeZone, read: (statement) => transaction.many(statement) }
}

/** Decides on a message to each of its addressees. It writes nothing. */
export async function askGate(reader: GateReader, question: GateQuestion): Promise<GateAnswer> {
  const [place, contactRows] = await Promise.all([readPlace(reader, question), readContactRows(reader)])
  const addressees = await findAddressees(reader, question, place)
  const facts = placeFactsOf(place, { timeZone: reader.timeZone, contactRows })
  return {
    caseId: place?.caseId ?? null,
    objectionId: place?.objectionId ?? null,
    isCapped: isCapped(contactRows, question.channel),
    verdicts: addressees.map((addressee) => ({
      addressee: storedAddressee(addressee),
      verdict: 'isUnknown' in addressee ? unknownState(question.isRecord) : judge(addressee, facts, question),
    })),
  }
}

/** Reads the contact rules of all rule packs, as they apply on the tenant. */
export function readContactRows({ tenantId, read }: GateReader): Promise<PackRow[]> {
  return read(listContactRows(tenantId))
}

/** Reads the case or customer of a message; undefined if it belongs to neither. */
export async function readPlace(
  { tenantId, timeZone, read }: GateReader,
  question: Pick<GateQuestion, 'place' | 'sendsAt' | 'interactionId'>,
): Promise<PlaceRow | undefined> {
  const { caseId, customerId, userId } = question.place
  if (caseId === null && customerId === null && userId === null) return undefined
  const [row] = await read(findContactFacts(tenantId, factsQuestion(question)))
  const today = localDate(question.sendsAt, timeZone)
  return row && { ...row, people: row.people.map((person) => restrictedByAge(person, today)) }
}

/** A person whose CPR number says that they are under age is restricted even if nobody has recorded it. */
function restrictedByAge(person: PersonRow, today: string): PersonRow {
  const { cpr, restrictions } = person
  if (restrictions.includes('minor') || !isMinor(cpr, today)) return person
  return { ...person, restrictions: [...restrictions, 'minor'] }
}

function factsQuestion({ place, sendsAt, interactionId }: Pick<GateQuestion, 'place' | 'sendsAt' | 'interactionId'>) {
  return {
    ...{ place, at: sendsAt, interactionId },
    objectionTypeId: standardUpdateTypeId('objection'),
    debtReliefTypeId: standardUpdateTypeId('debt-relief'),
  }
}

/** What restricts all messages at a place; nothing if the message belongs to none. */
export function placeFactsOf(
  place: PlaceRow | undefined,
  tenant: Pick<PlaceFacts, 'timeZone' | 'contactRows'>,
): PlaceFacts {
  const { creditorCountry, isCompany, objectionId, isInDebtRelief, isPaused, people } = place ?? nowhere
  return {
    ...{ ...tenant, creditorCountry, isCompany, objectionId, isInDebtRelief, isPaused },
    hasLawyer: people.some(({ restrictions }) => restrictions.includes('lawyer')),
    hasGuardian: people.some(({ restrictions }) =>
      restrictions.some((kind) => kind === 'guardian' || kind === 'minor'),
    ),
  }
}

const nowhere = {
  ...{ creditorCountry: null, isCompany: false, objectionId: null, isInDebtRelief: false, isPaused: false, people: [] },
} satisfies Partial<PlaceRow>

/** A person on a case as the rules see them. */
export function addresseeFactsOf({ sent, ...person }: PersonRow): AddresseeFacts {
  return { ...person, contactId: null, sent: sent.map(({ channel, at }) => ({ channel, at: new Date(at) })) }
}

interface UnknownAddressee extends Addressee {
  readonly isUnknown: true
}

async function findAddressees(
  reader: GateReader,
  question: GateQuestion,
  place: PlaceRow | undefined,
): Promise<(AddresseeFacts | UnknownAddressee)[]> {
  const people = place?.people ?? []
  if (question.addressees.length === 0) {
    const [first] = people.filter(({ userId }) => question.place.userId === null || userId === question.place.userId)
    return [first === undefined ? unknown({}) : addresseeFactsOf(first)]
  }
  const contacts = await readContacts(reader, question.addressees)
  const others = await readOthers(reader, question, { people, emails: contacts.map(({ email }) => email) })
  return question.addressees.map((named) => {
    const contact = contacts.find(({ contactId }) => contactId === named.contactId?.toLowerCase())
    if (named.userId !== undefined) {
      const person = people.find(({ userId }) => userId === named.userId?.toLowerCase())
      return person === undefined ? unknown(named) : addresseeFactsOf(person)
    }
    if (named.contactId !== undefined && contact === undefined) return unknown(named)
    const email = (named.address ?? contact?.email)?.toLowerCase()
    const owner =
      email === undefined ? undefined : [...people, ...others].find((each) => each.email?.toLowerCase() === email)
    if (contact !== undefined) return asContact(contact, owner)
    return owner === undefined ? asStranger(named) : { ...addresseeFactsOf(owner), name: named.name ?? owner.name }
  })
}

async function readContacts(
  { tenantId, read }: GateReader,
  addressees: readonly NamedAddressee[],
): Promise<{ contactId: string; name: string; email: string | null }[]> {
  const contactIds = addressees.flatMap(({ contactId }) => contactId?.toLowerCase() ?? [])
  return contactIds.length === 0 ? [] : read(findContactsNamed(tenantId, contactIds))
}

/** The people of other customers whose e-mail address the message goes to: their restrictions apply as well. */
async function readOthers(
  { tenantId, timeZone, read }: GateReader,
  question: GateQuestion,
  known: { readonly people: readonly PersonRow[]; readonly emails: readonly (string | null)[] },
): Promise<PersonRow[]> {
  const named = [...question.addressees.map(({ address }) => address), ...known.emails]
  const addresses = named
    .flatMap((address) => address?.toLowerCase() ?? [])
    .filter((address) => !known.people.some(({ email }) => email?.toLowerCase() === address))
  if (addresses.length === 0) return []
  const rows = await read(findPeopleByEmail(tenantId, factsQuestion(question), addresses))
  const today = localDate(question.sendsAt, timeZone)
  return rows.map(({ person }) => restrictedByAge(person, today))
}

const unrestricted = {
  ...{ userId: null, contactId: null, relation: null, mayBeContacted: true, country: null },
  ...{ restrictions: [], consents: {}, sent: [] },
} as const

function asStranger({ name, address }: NamedAddressee): AddresseeFacts {
  return { ...unrestricted, name: name ?? address ?? null }
}

/** A contact is never the debtor, but an address that belongs to a debtor is as restricted as the debtor. */
function asContact(
  { contactId, name }: { contactId: string; name: string },
  owner: PersonRow | undefined,
): AddresseeFacts {
  if (owner === undefined) return { ...unrestricted, contactId, name }
  return { ...addresseeFactsOf(owner), userId: null, contactId, name, relation: null }
}

function unknown({ userId, contactId, name }: NamedAddressee): UnknownAddressee {
  return { isUnknown: true, userId: userId ?? null, contactId: contactId ?? null, name: name ?? null, relation: null }
}

function storedAddressee({ userId, contactId, name, relation }: Addressee): Addressee {
  return { userId, contactId, name, relation }
}
