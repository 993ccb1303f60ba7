import {
  type FieldError,
  type Noun,
  type Problem,
  type Message,
  validationFailed,
  message as sharedMessage,
} from '../../../problems/index.ts'
import { htmlToText } from '../../../platform/html/html-to-text.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { isConfidentialText } from '../../../platform/text/confidential.rules.ts'
import type { FileInput } from '../files/index.ts'
import type { Recipient } from '../templates/index.ts'
import { isLiable, isRepresentative } from '../contact-gate/index.ts'
import type { PersonOfCase } from './interaction-mail.queries.ts'
import type { NewInteraction } from './interactions.queries.ts'
import type {
  Direction,
  EmailRecipientInput,
  FileToAttach,
  InteractionInput,
  ReferenceType,
  State,
} from './interactions.schemas.ts'
import { problem, message } from './interactions.problems.ts'

export interface Reference {
  readonly referenceId: string | null
  readonly referenceType: ReferenceType | null
}

/** The reference of an interaction. An id without a type refers to a case. */
export function referenceOf(input: {
  readonly referenceId?: string | null
  readonly referenceType?: ReferenceType | null
}): Reference {
  const referenceId = input.referenceId ?? null
  return { referenceId, referenceType: input.referenceType ?? (referenceId === null ? null : 'case') }
}

/** Whether a new interaction only adds itself: nothing is sent, attached or changed with it, and no gate is asked. */
export function isOnlyRecorded({ direction, email, files = [], handlesInteractionId }: InteractionInput): boolean {
  return direction !== 'OUTGOING' && email === undefined && files.length === 0 && handlesInteractionId === undefined
}

/** The noun for the resource that an interaction belongs to. */
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

/** The states that caseworkers, and tokens, can set on incoming and outgoing interactions. */
const caseworkerStates: readonly State[] = ['HANDLED', 'DELETED']
const outgoingStates: readonly State[] = ['PENDING', 'QUEUED', 'SENT', 'CANCELLED']

/** The state of a new interaction: the given one if it is valid, or the default. Throws if it is not valid. */
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

/** The scope required to send. */
const sendingScope = 'write:interactions'

/**
 * Whether a caller may send messages. With only `write:interactions.create`, such as the token of a web form, messages
 * are held until somebody who may send releases them.
 */
export function maySend({ type, scopes }: Principal): boolean {
  return type === 'SYSTEM' || type === 'WORKFLOW' || scopes.has(sendingScope)
}

/** The state of a new interaction from a caller who may not send: an outgoing one is held, whatever state was given. */
export function heldState(direction: Direction, state: State): State {
  return direction === 'OUTGOING' && (state === 'QUEUED' || state === 'SENT') ? 'PENDING' : state
}

/** Whether an e-mail is still to be sent, and was not cancelled, handled or deleted in the meantime. */
export function isSendable(state: State): boolean {
  return state === 'PENDING' || state === 'QUEUED'
}

/** Rejects any state of a new e-mail other than waiting to be sent, since the service sends it. */
export function requireSendable(type: string, direction: Direction, state: State): void {
  if (type !== 'EMAIL' || direction !== 'OUTGOING') {
    throw validationFailed([
      { path: '/email', message: message('is only allowed for an OUTGOING interaction of type EMAIL') },
    ])
  }
  if (!isSendable(state)) throw stateNotAllowed(message('An e-mail to be sent must be PENDING or QUEUED.'))
}

/** Rejects a text message to be sent that contains an amount or a CPR number: nothing protects it on its way. */
export function requireNothingConfidential({
  type,
  direction,
  state,
  notes,
  details,
}: Pick<NewInteraction, 'type' | 'direction' | 'state' | 'notes' | 'details'>): void {
  if (type !== 'SMS' || direction !== 'OUTGOING' || !isSendable(state)) return
  const text = typeof details['text'] === 'string' ? details['text'] : ''
  // An adapter may send the text of the details as it is, or read it as HTML.
  const found = { '/notes': htmlToText(notes), '/details/text': `${text}\n${htmlToText(text)}` }
  const errors = Object.entries(found)
    .filter(([, words]) => isConfidentialText(words))
    .map(([path]) => ({
      path,
      message: sharedMessage('must not contain an amount or a CPR number, since nothing protects it on its way'),
    }))
  if (errors.length > 0) throw validationFailed(errors)
}

/**
 * The state of an interaction after a delivery attempt. A bounced e-mail is CANCELLED, with the reason in its delivery. A
 * state that a caseworker set in the meantime stays, unless the e-mail was sent.
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

/** A file to attach: a stored one or a new one, with its path in the request. */
export type Attachment =
  | { readonly path: string; readonly fileId: string }
  | { readonly path: string; readonly file: FileInput }

/** Reads the list of files to attach. Rejects all entries that are neither an id nor a complete file at once. */
export function attachmentsOf(files: readonly FileToAttach[]): Attachment[] {
  const read = files.map((entry, index) => readAttachment(entry, `/files/${index}`))
  const errors = read.filter((result): result is FieldError => 'message' in result)
  if (errors.length > 0) throw validationFailed(errors)
  return read as Attachment[]
}

/** The new files among those to attach, each with its path in the request. */
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
 * The recipients of an e-mail, for the greeting of a template. A person who owes the debt, recognised by id or known
 * address, is addressed as the debtor; a contact or a representative never is. Several recipients have no common name.
 */
export function readersOf(
  named: readonly EmailRecipientInput[],
  to: readonly { readonly name: string | null }[],
  people: readonly PersonOfCase[],
): { readonly userId: string | null; readonly recipient: Recipient } {
  const known = named.map((recipient) => people.find((person) => isSame(person, recipient)))
  const isOne = to.length === 1
  return {
    userId: isOne ? (known[0]?.id ?? null) : null,
    recipient: {
      name: (isOne ? (to[0]?.name ?? known[0]?.name) : null) ?? '',
      addressLines: [],
      isDebtor: known.every((person) => isLiable(person?.relation ?? null)),
      isRepresentative: known.every((person) => isRepresentative(person?.relation ?? null)),
    },
  }
}

function isSame(person: PersonOfCase, { userId, contactId, address }: EmailRecipientInput): boolean {
  if (contactId !== undefined) return false
  return userId === undefined
    ? person.address?.toLowerCase() === address?.toLowerCase()
    : person.id === userId.toLowerCase()
}
