import type { Command } from '../../../platform/commands/command.ts'
import { noMatch, unknownReferences, validationFailed } from '../../../problems/index.ts'
import { message } from './targets.problems.ts'
import {
  deleteTargets,
  findCaseworker,
  findNamed,
  findTargets,
  type NamedRows,
  type TargetSubject,
  writeTargets,
} from './targets.queries.ts'
import type { Targets, TargetsInput } from './targets.schemas.ts'

/** Sets or removes the targets of some months, for the whole tenant, a creditor or a person. */
export async function setTargets(command: Command, input: TargetsInput): Promise<Targets> {
  const { tenantId, transaction, now, actor } = command
  const subject = { creditorId: input.creditorId ?? null, caseworkerId: input.caseworkerId ?? null }
  const ordered = input.months.toSorted((one, other) => (one.month < other.month ? -1 : 1))
  requireConsistent(input)
  await requireSubject(command, subject)
  const target = { ...subject, currency: input.currency }
  const names = ordered.map(({ month }) => month)
  const known = await transaction.many(findTargets(tenantId, target, names))
  const removed = ordered.filter(({ amount }) => amount === null).map(({ month }) => month)
  const targets = ordered.flatMap(({ month, amount }) =>
    amount === null ? [] : [{ targetId: command.newId(), month, amount }],
  )
  if (removed.length > 0) await transaction.run(deleteTargets(tenantId, target, removed))
  if (targets.length > 0) await transaction.run(writeTargets(tenantId, target, { targets, now, actor }))
  const amountBefore = new Map(known.map(({ month, amount }) => [month, amount]))
  const before = { ...target, months: names.map((month) => ({ month, amount: amountBefore.get(month) ?? null })) }
  const after = { ...target, months: ordered }
  const subjectId = subject.creditorId ?? subject.caseworkerId ?? tenantId
  command.emit({ type: 'targets.update', subjectId, data: after })
  command.audit({ subjectType: 'targets', subjectId, before, after })
  return after
}

function requireConsistent({ creditorId, caseworkerId, months }: TargetsInput): void {
  if (typeof creditorId === 'string' && typeof caseworkerId === 'string')
    throw validationFailed([{ path: '/caseworkerId', message: message('must not be given together with creditorId') }])
  const seen = new Set<string>()
  const twice = months.flatMap(({ month }, index) => {
    if (seen.has(month)) return [{ path: `/months/${index}/month`, message: message('is given twice') }]
    seen.add(month)
    return []
  })
  if (twice.length > 0) throw validationFailed(twice)
}

async function requireSubject(command: Command, subject: Omit<TargetSubject, 'currency'>): Promise<void> {
  const { tenantId, transaction } = command
  requireNamed(await transaction.many(findNamed(tenantId, subject)))
  if (subject.caseworkerId === null) return
  if ((await transaction.maybeOne(findCaseworker(tenantId, subject.caseworkerId))) === undefined)
    throw validationFailed([{ path: '/caseworkerId', message: message('must be the id of a user who works on cases') }])
}

/** Throws one problem that lists every record that does not exist. */
export function requireNamed([named]: readonly NamedRows[]): void {
  const errors = [
    ...(named?.hasCreditor === false ? [{ path: '/creditorId', message: noMatch('creditor') }] : []),
    ...(named?.hasCaseworker === false ? [{ path: '/caseworkerId', message: noMatch('user') }] : []),
  ]
  if (errors.length > 0) throw unknownReferences(errors)
}
