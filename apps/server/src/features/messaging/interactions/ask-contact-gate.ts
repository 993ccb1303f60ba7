import type { Command } from '../../../platform/commands/command.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { validationFailed } from '../../../problems/index.ts'
import {
  type Channel,
  channels,
  decideAgain,
  foreseeGate,
  type GateDecision,
  type GateReader,
  type MessagePlace,
  type NamedAddressee,
  type PassedGate,
  passGate,
  passGateAgain,
} from '../contact-gate/index.ts'
import type { InteractionRow } from './interactions.queries.ts'
import type { Reference } from './interactions.rules.ts'
import type { Direction, InteractionInput, State } from './interactions.schemas.ts'
import type { PreparedEmail } from './prepare-email.ts'
import { message } from './interactions.problems.ts'

interface NewMessage extends Reference {
  readonly type: string
  readonly direction: Direction
  readonly state: State
  readonly createdAt: Date
}

/** The states of a message that was sent outside the service. */
const pastStates: readonly State[] = ['SENT', 'HANDLED']
const droppedStates: readonly State[] = ['CANCELLED', 'DELETED']

/** Asks the contact gate about a new interaction; undefined if it is no message to anybody outside. */
export async function gateNewMessage(
  command: Command,
  interaction: NewMessage,
  input: InteractionInput,
  email: PreparedEmail | undefined,
): Promise<PassedGate | undefined> {
  const channel = channelOf(interaction)
  requireOneAddressee(input)
  if (channel === undefined || droppedStates.includes(interaction.state)) return undefined
  const addressees = email?.to ?? namedIn(input)
  const isForNobody = email === undefined && addressees.length === 0
  // Registering a message that nobody is named for sends nothing. The gate is asked when it is sent.
  if (isForNobody && interaction.referenceId === null) return undefined
  const isRecord = email === undefined && pastStates.includes(interaction.state)
  const isDated = isRecord || interaction.createdAt > command.now
  return passGate(command, {
    ...{ place: placeOf(interaction), channel, addressees, isRecord, isOptional: isForNobody },
    ...{ sendsAt: isDated ? interaction.createdAt : command.now, ...templateOf(email) },
    ...{ reason: input.contactOverrideReason, objectionReason: input.email?.despiteObjection },
  })
}

function templateOf(email: PreparedEmail | undefined): { isFromTemplate: boolean; greetsDebtor: boolean } {
  const greetsDebtor = email?.greetsDebtor ?? null
  return { isFromTemplate: greetsDebtor !== null, greetsDebtor: greetsDebtor === true }
}

/** Asks again about a stored message that a person or gateway sends now, or has sent. */
export function gateSending(
  command: Command,
  row: InteractionRow,
  { isRecord, reason }: { readonly isRecord: boolean; readonly reason: string | undefined },
): Promise<PassedGate> | undefined {
  const channel = channelOf(row)
  if (channel === undefined) return undefined
  return passGateAgain(command, row.interactionId, {
    ...{ place: placeOf(row), channel, addressees: storedIn(row), isRecord, sendsAt: command.now, reason },
    greetsDebtor: false,
  })
}

/** Asks again about a message that is due. */
export function gateDueMessage(command: Command, row: InteractionRow): Promise<GateDecision> {
  return decideAgain(command, row.interactionId, questionAbout(row, command.now))
}

/** What the gate would decide on a stored message if it were sent now. */
export function foreseeMessage(
  reader: GateReader,
  principal: Pick<Principal, 'type' | 'role'>,
  row: InteractionRow,
  now: Date,
): Promise<GateDecision> {
  return foreseeGate(reader, principal, row.interactionId, questionAbout(row, now))
}

function questionAbout(row: InteractionRow, sendsAt: Date): Parameters<typeof decideAgain>[2] {
  return {
    ...{ place: placeOf(row), channel: channelOf(row) ?? 'EMAIL', addressees: storedIn(row) },
    ...{ isRecord: false, sendsAt, greetsDebtor: false },
  }
}

function channelOf({ type, direction }: Pick<NewMessage, 'type' | 'direction'>): Channel | undefined {
  return direction === 'OUTGOING' ? channels.find((channel) => channel === type) : undefined
}

function placeOf({ referenceId, referenceType }: Reference): MessagePlace {
  return {
    caseId: referenceType === 'case' ? referenceId : null,
    customerId: referenceType === 'customer' ? referenceId : null,
    userId: referenceType === 'debtor' ? referenceId : null,
  }
}

/** The addressee that a message names; clients before `addressee` put the ids into the details. */
function namedIn({ addressee, details }: InteractionInput): NamedAddressee[] {
  if (addressee !== undefined) return [addressee]
  const { userId, contactId } = details ?? {}
  if (isUuid(userId)) return [{ userId }]
  return isUuid(contactId) ? [{ contactId }] : []
}

/** The people that a stored message is for. The e-mail addresses count as well: they may belong to somebody else by now. */
function storedIn({ addressees, delivery }: InteractionRow): NamedAddressee[] {
  return addressees.map(({ userId, contactId, name }, index) => {
    if (userId !== null) return { userId }
    if (contactId !== null) return { contactId }
    return { address: delivery?.recipients[index]?.address, name }
  })
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

function requireOneAddressee({ addressee, email, direction }: InteractionInput): void {
  if (addressee === undefined) return
  if (email !== undefined || direction !== 'OUTGOING') {
    const onlyFor = message('is only allowed for an OUTGOING interaction without email')
    throw validationFailed([{ path: '/addressee', message: onlyFor }])
  }
  if ((addressee.userId === undefined) === (addressee.contactId === undefined)) {
    throw validationFailed([{ path: '/addressee', message: message('must have exactly one of userId and contactId') }])
  }
}
