import type { FieldError } from '../../../problems/index.ts'
import { message } from './bulk-jobs.problems.ts'

/** What can be done to many cases at once. */
export const bulkActions = [
  'ADD_TAG',
  'REMOVE_TAG',
  'SET_GROUP',
  'SET_PROPERTY',
  'START_COLLECTION',
  'END',
  'REOPEN',
  'PAUSE',
  'CONTINUE',
  'LETTER',
  'EMAIL',
  'START_WORKFLOW',
] as const
export type BulkAction = (typeof bulkActions)[number]

/** The values of an action. Which of them it needs follows from the action. */
export interface BulkParameters {
  readonly tag?: string | undefined
  readonly groupId?: string | null | undefined
  readonly propertyHandle?: string | undefined
  readonly propertyValue?: unknown
  readonly endReasonId?: string | undefined
  readonly overrideReason?: string | undefined
  readonly updateTypeId?: string | undefined
  readonly updateId?: string | undefined
  readonly text?: string | undefined
  readonly remindedAt?: string | undefined
  readonly templateHandle?: string | undefined
  readonly workflowId?: string | undefined
  readonly sharedWithDebtor?: boolean | undefined
}

const needed: Readonly<Record<BulkAction, readonly (keyof BulkParameters)[]>> = {
  ADD_TAG: ['tag'],
  REMOVE_TAG: ['tag'],
  SET_GROUP: ['groupId'],
  SET_PROPERTY: ['propertyHandle', 'propertyValue'],
  START_COLLECTION: [],
  END: ['endReasonId'],
  REOPEN: [],
  PAUSE: ['updateTypeId'],
  CONTINUE: ['updateId'],
  LETTER: ['templateHandle'],
  EMAIL: ['templateHandle'],
  START_WORKFLOW: ['workflowId'],
}

/** The parameters that an action lacks. */
export function missingParameters(action: BulkAction, parameters: BulkParameters): FieldError[] {
  return needed[action]
    .filter((name) => parameters[name] === undefined)
    .map((name) => ({ path: `/parameters/${name}`, message: message('is required for this action') }))
}

/** The operation that does the same to one case. */
export const operationOf: Readonly<Record<BulkAction, string>> = {
  ADD_TAG: 'patch-case',
  REMOVE_TAG: 'patch-case',
  SET_GROUP: 'patch-case',
  SET_PROPERTY: 'patch-case',
  START_COLLECTION: 'patch-case',
  END: 'patch-case',
  REOPEN: 'patch-case',
  PAUSE: 'create-update',
  CONTINUE: 'patch-update',
  LETTER: 'create-document',
  EMAIL: 'create-interaction',
  START_WORKFLOW: 'start-case-workflow',
}

/** What the input of an action depends on. */
export interface CaseState {
  readonly caseId: string
  readonly tags: readonly string[]
  readonly groupId: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly now: string
  /** Whom an e-mail goes to, and the template in their language. */
  readonly email?: { readonly userId: string; readonly templateId: string } | undefined
}

interface Input {
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

type Given = readonly [BulkParameters, CaseState]

const inputs: Readonly<Record<BulkAction, (...given: Given) => Input['body']>> = {
  ADD_TAG: ({ tag = '' }, { tags }) => ({ tags: [...new Set([...tags, tag])] }),
  REMOVE_TAG: ({ tag }, { tags }) => ({ tags: tags.filter((each) => each !== tag) }),
  SET_GROUP: ({ groupId = null }) => ({ groupId }),
  SET_PROPERTY: ({ propertyHandle = '', propertyValue }) => ({ properties: { [propertyHandle]: propertyValue } }),
  START_COLLECTION: () => ({ status: 'VERIFIED' }),
  END: ({ endReasonId, overrideReason }) => ({
    ...{ status: 'ENDED', endReasonId },
    ...(overrideReason === undefined ? {} : { override: { reason: overrideReason } }),
  }),
  REOPEN: () => ({ status: 'VERIFIED', endReasonId: null }),
  PAUSE: ({ updateTypeId, text = '', remindedAt }, { caseId }) => ({
    ...{ updateTypeId, referenceId: caseId, update: text },
    ...(remindedAt === undefined ? {} : { remindedAt }),
  }),
  CONTINUE: (_parameters, { now }) => ({ continuedAt: now }),
  LETTER: ({ templateHandle, sharedWithDebtor = false }, { caseId }) => ({
    ...{ caseId, handle: templateHandle, sharedWithDebtor },
  }),
  EMAIL: (_parameters, { caseId, email }) => {
    if (email === undefined) throw new Error('Nobody was looked up whom the e-mail goes to.')
    const place = { referenceId: caseId, referenceType: 'case', minVisibilityRole: 'debtor' }
    const to = { to: [{ userId: email.userId }], templateId: email.templateId }
    return { type: 'EMAIL', direction: 'OUTGOING', ...place, email: to }
  },
  START_WORKFLOW: ({ workflowId }) => ({ workflowId }),
}

/** The input of the operation for one case. */
export function inputOf(action: BulkAction, parameters: BulkParameters, state: CaseState): Input {
  const { caseId } = state
  const params = action === 'CONTINUE' ? { updateId: parameters.updateId ?? '' } : { caseId }
  return { params, body: inputs[action](parameters, state) }
}

export interface Undo {
  readonly action: BulkAction
  readonly parameters: BulkParameters
}

/** What undoes an action on a case; undefined if it changed nothing or cannot be undone. */
export function undoOf(
  action: BulkAction,
  parameters: BulkParameters,
  { before, result }: { readonly before: CaseState; readonly result: unknown },
): Undo | undefined {
  const { tag = '', groupId = null, propertyHandle = '' } = parameters
  const hadTag = before.tags.includes(tag)
  const undos: Readonly<Partial<Record<BulkAction, Undo | undefined>>> = {
    ADD_TAG: hadTag ? undefined : { action: 'REMOVE_TAG', parameters: { tag } },
    REMOVE_TAG: hadTag ? { action: 'ADD_TAG', parameters: { tag } } : undefined,
    SET_GROUP:
      before.groupId === groupId ? undefined : { action: 'SET_GROUP', parameters: { groupId: before.groupId } },
    SET_PROPERTY: {
      action: 'SET_PROPERTY',
      parameters: { propertyHandle, propertyValue: before.properties[propertyHandle] ?? null },
    },
    END: { action: 'REOPEN', parameters: {} },
    PAUSE: { action: 'CONTINUE', parameters: { updateId: (result as { updateId?: string }).updateId } },
  }
  return undos[action]
}
