import { chain, type Problem, type Message } from '../../../problems/index.ts'
import { type Reference, referenceOf } from './interactions.rules.ts'
import type { Direction, InteractionPatch, State } from './interactions.schemas.ts'
import { problem, message } from './interactions.problems.ts'

/**
 * Who changes the state of an interaction: a person who works on it, a person who releases a held one, a person who sends
 * it outside the service (such as by post), or the service while it sends.
 */
export type Mover = 'person' | 'holder' | 'sender' | 'service'

type Followers = Readonly<Partial<Record<State, readonly State[]>>>

/**
 * The allowed changes of state. Incoming interactions can return from HANDLED and DELETED; outgoing ones cannot, since
 * they would be sent again.
 */
const followers: Readonly<Record<Direction, Readonly<Record<Mover, Followers>>>> = {
  INCOMING: {
    person: {
      UNMAPPED: ['MAPPED', 'HANDLED', 'DELETED'],
      MAPPED: ['UNMAPPED', 'HANDLED', 'DELETED'],
      HANDLED: ['UNMAPPED', 'MAPPED', 'DELETED'],
      DELETED: ['UNMAPPED', 'MAPPED'],
    },
    holder: {},
    sender: {},
    service: {},
  },
  OUTGOING: {
    person: {
      PENDING: ['CANCELLED', 'HANDLED', 'DELETED'],
      QUEUED: ['CANCELLED'],
      SENT: ['HANDLED', 'DELETED'],
      CANCELLED: ['HANDLED', 'DELETED'],
      HANDLED: ['DELETED'],
    },
    holder: {
      PENDING: ['QUEUED', 'CANCELLED', 'HANDLED', 'DELETED'],
      CANCELLED: ['HANDLED', 'DELETED'],
      HANDLED: ['DELETED'],
    },
    sender: {
      PENDING: ['QUEUED', 'SENT', 'CANCELLED', 'HANDLED', 'DELETED'],
      QUEUED: ['SENT', 'CANCELLED'],
      SENT: ['HANDLED', 'DELETED'],
      CANCELLED: ['HANDLED', 'DELETED'],
      HANDLED: ['DELETED'],
    },
    service: {
      PENDING: ['QUEUED', 'SENT', 'CANCELLED'],
      QUEUED: ['PENDING', 'SENT', 'CANCELLED'],
    },
  },
}

/** The states that an interaction can change to, by who changes it. */
export function statesAfter(direction: Direction, state: State, mover: Mover): readonly State[] {
  return followers[direction][mover][state] ?? []
}

export interface InteractionPlace extends Reference {
  readonly direction: Direction
  readonly state: State
  /** The delivery status; null if the service does not send it. */
  readonly delivery: { readonly state: string } | null
}

/**
 * The state and reference after a patch; throws if the change is not allowed. Setting a reference maps an incoming
 * interaction, and clearing it unmaps it.
 */
export function placeAfter(before: InteractionPlace, patch: InteractionPatch): Reference & { readonly state: State } {
  const reference = referenceAfter(before, patch)
  const state = patch.state ?? impliedState(before, reference)
  if (state !== before.state) requireFollower(before, state)
  if (state === 'MAPPED' && reference.referenceId === null)
    throw stateNotAllowed(
      message('An interaction without a referenceId cannot be MAPPED.'),
      '/referenceId',
      message('is required to map the interaction'),
    )
  if (state === 'UNMAPPED' && reference.referenceId !== null)
    throw stateNotAllowed(
      message('Send referenceId: null to unmap an interaction.'),
      '/referenceId',
      message('must be null to unmap the interaction'),
    )
  return { ...reference, state }
}

function referenceAfter(before: InteractionPlace, patch: InteractionPatch): Reference {
  const { referenceId, referenceType } = patch
  if (referenceId === undefined) return { referenceId: before.referenceId, referenceType: before.referenceType }
  return referenceOf({ referenceId, ...(referenceType === undefined ? {} : { referenceType }) })
}

function impliedState(before: InteractionPlace, { referenceId }: Reference): State {
  if (before.state !== 'UNMAPPED' && before.state !== 'MAPPED') return before.state
  return referenceId === null ? 'UNMAPPED' : 'MAPPED'
}

function requireFollower({ direction, state, delivery }: InteractionPlace, next: State): void {
  const allowed = statesAfter(direction, state, moverOf(direction, delivery))
  if (allowed.includes(next)) return
  const kind = message(direction === 'INCOMING' ? 'incoming' : 'outgoing')
  const detail =
    allowed.length === 0
      ? message('An {0} interaction that is {1} cannot change state.', kind, state)
      : message('An {0} interaction that is {1} can become {2}.', kind, state, chain('{0} or {1}', allowed))
  throw stateNotAllowed(detail, '/state', message('cannot follow {0}', state))
}

function moverOf(direction: Direction, delivery: InteractionPlace['delivery']): Mover {
  if (direction === 'INCOMING') return 'person'
  if (delivery === null) return 'sender'
  return delivery.state === 'HELD' ? 'holder' : 'person'
}

function stateNotAllowed(detail: Message, path: string, message: Message): Problem {
  return problem('state-not-allowed', detail, { errors: [{ path, message }] })
}
