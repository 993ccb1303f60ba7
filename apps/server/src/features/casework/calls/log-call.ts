import type { Command } from '../../../platform/commands/command.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { Problem } from '../../../problems/index.ts'
import {
  createInteraction,
  type InteractionInput,
  type PreparedInteraction,
  prepareInteraction,
} from '../../messaging/interactions/index.ts'
import { proposePaymentPlan } from '../../money/payment-plans/index.ts'
import { createPromise } from '../../money/promises/index.ts'
import { createUpdate, standardUpdateTypeId } from '../updates/index.ts'
import { requireCallRights, requireConsistent } from './calls.rules.ts'
import type { CallInput, LoggedCall } from './calls.schemas.ts'
import { findCalled } from './calls.queries.ts'

interface PreparedCall {
  readonly call: PreparedInteraction
  readonly confirmation: PreparedInteraction | undefined
}

/** Sanitises what was written, without holding a database connection. */
export async function prepareCall(context: PrepareContext, input: CallInput): Promise<PreparedCall> {
  const email = confirmationOf(input)
  return {
    call: await prepareInteraction(context, callOf(input, undefined)),
    confirmation: email && (await prepareInteraction(context, email)),
  }
}

/** Records a call with everything that was agreed in it, all or nothing. */
export async function logCall(command: Command, input: CallInput, prepared: PreparedCall): Promise<LoggedCall> {
  requireCallRights(command.principal, input)
  requireConsistent(input)
  const { caseId, userId } = input
  const called = userId === undefined ? undefined : await findCalled(command, caseId, userId)
  const call = await at(callPaths, () => createInteraction(command, callOf(input, called), prepared.call))
  return {
    interactionId: call.id,
    ...(await recordAgreement(command, input)),
    followUpId: await remind(command, input),
    confirmationId: await confirm(command, input, prepared.confirmation),
  }
}

async function recordAgreement(
  command: Command,
  { caseId, promise, plan }: CallInput,
): Promise<Pick<LoggedCall, 'promiseId' | 'paymentPlanId'>> {
  const promised =
    promise && (await at({ '': '/promise' }, () => createPromise(command, { caseId, ...promise, text: '' })))
  const proposed = plan && (await at({ '': '/plan' }, () => proposePaymentPlan(command, caseId, plan)))
  return { promiseId: promised?.updateId ?? null, paymentPlanId: proposed?.paymentPlanId ?? null }
}

async function remind(command: Command, { caseId, followUp }: CallInput): Promise<string | null> {
  if (followUp === undefined) return null
  const { at: remindedAt, text } = followUp
  const update = {
    updateTypeId: standardUpdateTypeId('call-back'),
    referenceId: caseId,
    update: text ?? '',
    remindedAt,
  }
  const { updateId } = await at({ '': '/followUp' }, () => createUpdate(command, update))
  return updateId
}

async function confirm(
  command: Command,
  input: CallInput,
  prepared: PreparedInteraction | undefined,
): Promise<string | null> {
  const email = confirmationOf(input)
  if (email === undefined) return null
  const { id } = await at(emailPaths, () => createInteraction(command, email, prepared))
  return id
}

/** The call as an interaction. It is over, so nobody has to handle it. */
function callOf(
  input: CallInput,
  called: { readonly name: string; readonly phone: string | null } | undefined,
): InteractionInput {
  const { caseId, direction, userId, outcome, identityCheck = null, notes } = input
  const phone = called?.phone ?? null
  return {
    ...({ type: 'PHONE CALL', state: 'HANDLED', referenceType: 'case', referenceId: caseId } as const),
    ...{ direction, notes: notes ?? '' },
    ...(userId === undefined || direction === 'INCOMING' ? {} : { addressee: { userId } }),
    details: {
      name: called?.name ?? input.name ?? '',
      ...(userId === undefined ? {} : { userId }),
      ...(phone === null ? {} : { phone }),
      ...{ outcome, identityCheck },
    },
  }
}

function confirmationOf({ caseId, userId, confirmation }: CallInput): InteractionInput | undefined {
  if (confirmation === undefined || userId === undefined) return undefined
  const { subject, text } = confirmation
  return {
    ...({ type: 'EMAIL', direction: 'OUTGOING', minVisibilityRole: 'debtor' } as const),
    ...({ referenceType: 'case', referenceId: caseId } as const),
    ...{ notes: text, email: { to: [{ userId }], subject } },
  }
}

/** Where the members of an interaction come from in the request of a call. */
const callPaths = { '/referenceId': '/caseId', '/addressee/userId': '/userId' }
const emailPaths = { '/email/to/0/userId': '/userId', '/email/to/0': '/userId', '': '/confirmation' }

/** Runs a part of the call; what is wrong with its members is reported where the request has them. */
async function at<Result>(paths: Readonly<Record<string, string>>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, definition, detail, options } = error
    const errors = options.errors?.map(({ path, message }) => ({ path: movedPath(paths, path), message }))
    throw new Problem(code, { definition, detail, options: { ...options, ...(errors && { errors }) } })
  }
}

function movedPath(paths: Readonly<Record<string, string>>, path: string): string {
  return paths[path] ?? `${paths[''] ?? ''}${path}`
}
