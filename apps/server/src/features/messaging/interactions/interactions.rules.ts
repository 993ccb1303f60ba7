import { type FieldError, type Noun, type Problem, type Message, validationFailed } from '../../../problems/index.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { FileInput } from '../files/index.ts'
import type { Recipient } from '../templates/index.ts'
import type { RecipientRow } from './interaction-mail.queries.ts'
import type { Direction, EmailRecipientInput, FileToAttach, ReferenceType, State } from './interactions.schemas.ts'
import { problem, message } from './interactions.problems.ts'

export interface Reference {
  readonly referenceId: string | null
  readonly referenceType: ReferenceType | null
}

/** What an interaction belongs to. An id without a type is that of a case; a type without an id is kept as it is. */
export function referenceOf(input: {
  readonly referenceId?: string | null
  readonly referenceType?: ReferenceType | null
}): Reference {
  const referenceId = input.referenceId ?? null
  return { referenceId, referenceType: input.referenceType ?? (referenceId === null ? null : 'case') }
}

/** What an interaction belongs to, in a word. */
export function referenceNoun({ referenceType }: Reference): Noun {
  return referenceNouns[referenceType ?? 'case']
}

const referenceNouns: Readonly<Record<ReferenceType, Noun>> = {
  debtor: 'debtor',
  case: 'case',
  'tribunal-case': 'tribunal case',
  creditor: 'creditor',
  customer: 'customer',
  collector: 'collector',
  'case-voucher': 'case voucher',
  'billing-voucher': 'billing voucher',
  billing: 'billing',
  workflow: 'workflow',
  template: 'template',
}

/** The states a caseworker sets, whichever way a message went. A token acts as an administrator and may set them too. */
const caseworkerStates: readonly State[] = ['HANDLED', 'DELETED']
const outgoingStates: readonly State[] = ['PENDING', 'QUEUED', 'SENT', 'CANCELLED']

/** The state a new interaction gets: the given one where it fits, else a refusal, and the default where none is given. */
export function stateOf(input: {
  readonly direction: Direction
  readonly state: State | undefined
  readonly referenceId: string | null
}): State {
  const { direction, state, referenceId } = input
  const mapping = referenceId === null ? 'UNMAPPED' : 'MAPPED'
  if (state === undefined) return direction === 'INCOMING' ? mapping : 'PENDING'
  if (caseworkerStates.includes(state)) return state
  if (direction === 'OUTGOING') {
    if (outgoingStates.includes(state)) return state
    throw stateNotAllowed(message('{0} is not a state of outgoing interactions.', state))
  }
  if (state === mapping) return state
  if (state === 'MAPPED') throw stateNotAllowed(message('An interaction without a referenceId cannot be MAPPED.'))
  if (state === 'UNMAPPED') throw stateNotAllowed(message('An interaction with a referenceId cannot be UNMAPPED.'))
  throw stateNotAllowed(message('{0} is not a state of incoming interactions.', state))
}

/** The scope without which nothing is sent. */
const sendingScope = 'write:interactions'

/**
 * Whether a caller may have messages sent. With `write:interactions.create` alone (a web form's token) it registers
 * them, and somebody who may send decides.
 */
export function maySend({ type, scopes }: Principal): boolean {
  return type === 'SYSTEM' || scopes.has(sendingScope)
}

/** The state of a new interaction of somebody who may not send: an outgoing one waits, whatever was asked for. */
export function heldState(direction: Direction, state: State): State {
  return direction === 'OUTGOING' && (state === 'QUEUED' || state === 'SENT') ? 'PENDING' : state
}

/** Whether an e-mail is still to be sent: what was cancelled, handled or deleted in the meantime is not. */
export function isSendable(state: State): boolean {
  return state === 'PENDING' || state === 'QUEUED'
}

/** The state a new e-mail gets. It is sent by the service, so it cannot be anything but waiting for that. */
export function requireSendable(type: string, direction: Direction, state: State): void {
  if (type !== 'EMAIL' || direction !== 'OUTGOING') {
    throw validationFailed([
      { path: '/email', message: message('is only allowed for an OUTGOING interaction of type EMAIL') },
    ])
  }
  if (!isSendable(state)) throw stateNotAllowed(message('An e-mail to be sent must be PENDING or QUEUED.'))
}

/**
 * The state of an interaction after an attempt to send it. One that bounced is CANCELLED: its delivery says why. What
 * a caseworker settled meanwhile stays, unless the e-mail did go out.
 */
export function stateAfterDelivery(current: State, delivery: 'WAITING' | 'SENT' | 'BOUNCED' | 'CANCELLED'): State {
  if (delivery === 'SENT') return isSendable(current) || current === 'CANCELLED' ? 'SENT' : current
  if (delivery === 'BOUNCED') return isSendable(current) ? 'CANCELLED' : current
  return current
}

function stateNotAllowed(detail: Message): Problem {
  return problem('state-not-allowed', detail, {
    errors: [{ path: '/state', message: message('is not valid for this interaction') }],
  })
}

/** One thing to attach: a file that is there already, or one to be added. The path is where the request names it. */
export type Attachment =
  { readonly path: string; readonly fileId: string } | { readonly path: string; readonly file: FileInput }

/** Reads the list of files to attach; entries that are neither an id nor a whole file are refused all at once. */
export function attachmentsOf(files: readonly FileToAttach[]): Attachment[] {
  const read = files.map((entry, index) => readAttachment(entry, `/files/${index}`))
  const errors = read.filter((result): result is FieldError => 'message' in result)
  if (errors.length > 0) throw validationFailed(errors)
  return read as Attachment[]
}

/** Those of the files to attach that came along, each with the pointer to where it stands. */
export function inlineFilesOf(files: readonly FileToAttach[]): { path: string; file: FileInput }[] {
  return attachmentsOf(files).filter((attachment) => 'file' in attachment)
}

function readAttachment(entry: FileToAttach, path: string): Attachment | FieldError {
  if (typeof entry === 'string') return { path, fileId: entry.toLowerCase() }
  const { fileId, fileName, contentType, content } = entry
  if (fileId !== undefined) {
    if (content !== undefined) return { path, message: message('must have either a fileId or content, not both') }
    return { path: `${path}/fileId`, fileId: fileId.toLowerCase() }
  }
  if (content === undefined && fileName === undefined)
    return { path, message: message('must have a fileId, or both a fileName and content') }
  if (content === undefined) return { path: `${path}/content`, message: message('is required') }
  if (fileName === undefined) return { path: `${path}/fileName`, message: message('is required') }
  return { path, file: { fileName, content, ...(contentType === undefined ? {} : { contentType }) } }
}

/**
 * Who reads an e-mail, for a template to greet. One of the people behind the customer is spoken to as the debtor, by id
 * or by the address that is known of them; a contact never is. Several readers have no name together.
 */
export function readersOf(
  named: readonly EmailRecipientInput[],
  to: readonly { readonly name: string | null }[],
  people: readonly RecipientRow[],
): { readonly userId: string | null; readonly recipient: Recipient } {
  const known = named.map((one) => people.find((person) => isSame(person, one)))
  const isOne = to.length === 1
  return {
    userId: isOne ? (known[0]?.id ?? null) : null,
    recipient: {
      name: (isOne ? (to[0]?.name ?? known[0]?.name) : null) ?? '',
      isDebtor: known.every((person) => person !== undefined),
    },
  }
}

function isSame(person: RecipientRow, { userId, contactId, address }: EmailRecipientInput): boolean {
  if (contactId !== undefined) return false
  return userId === undefined
    ? person.address?.toLowerCase() === address?.toLowerCase()
    : person.id === userId.toLowerCase()
}
