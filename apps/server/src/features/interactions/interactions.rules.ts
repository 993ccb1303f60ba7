import { type FieldError, Problem, validationFailed } from '../../problems/index.ts'
import type { FileInput } from '../files/index.ts'
import type { Direction, FileToAttach, ReferenceType, State } from './interactions.schemas.ts'

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
    throw stateNotAllowed(`${state} is not a state of outgoing interactions.`)
  }
  if (state === mapping) return state
  if (state === 'MAPPED') throw stateNotAllowed('An interaction without a referenceId cannot be MAPPED.')
  if (state === 'UNMAPPED') throw stateNotAllowed('An interaction with a referenceId cannot be UNMAPPED.')
  throw stateNotAllowed(`${state} is not a state of incoming interactions.`)
}

function stateNotAllowed(detail: string): Problem {
  return new Problem('state-not-allowed', detail, {
    errors: [{ path: '/state', message: 'does not fit the interaction' }],
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

function readAttachment(entry: FileToAttach, path: string): Attachment | FieldError {
  if (typeof entry === 'string') return { path, fileId: entry.toLowerCase() }
  const { fileId, fileName, contentType, content } = entry
  if (fileId !== undefined) {
    if (content !== undefined) return { path, message: 'must have either a fileId or a content, not both' }
    return { path: `${path}/fileId`, fileId: fileId.toLowerCase() }
  }
  if (content === undefined && fileName === undefined)
    return { path, message: 'must have a fileId, or a fileName and a content' }
  if (content === undefined) return { path: `${path}/content`, message: 'is required' }
  if (fileName === undefined) return { path: `${path}/fileName`, message: 'is required' }
  return { path, file: { fileName, content, ...(contentType === undefined ? {} : { contentType }) } }
}
