import { type FieldError, type Message, type Problem, shownAmount, validationFailed } from '../../../problems/index.ts'
import { message, problem } from './court-claims.problems.ts'
import type { CourtFacts } from './court-claims.queries.ts'
import type { CourtClaim, CourtClaimChangeInput, CourtClaimState } from './court-claims.schemas.ts'

/** The states that can follow each state. */
export const followers: Readonly<Record<CourtClaimState, readonly CourtClaimState[]>> = {
  PREPARED: ['FILED', 'WITHDRAWN'],
  FILED: ['SERVED', 'WITHDRAWN', 'ENDED'],
  SERVED: ['OBJECTED', 'ENDORSED', 'WITHDRAWN', 'ENDED'],
  OBJECTED: ['ENDORSED', 'WITHDRAWN', 'ENDED'],
  ENDORSED: ['BAILIFF', 'ENDED'],
  BAILIFF: ['ENDED'],
  WITHDRAWN: [],
  ENDED: [],
}

/** The problem of a second open claim on a case. */
export function courtClaimOpen(): Problem {
  return problem('court-claim-open', message('The case already has an open court claim.'))
}

function notPossible(detail: Message, earliestDate: string | null = null): Problem {
  return problem('court-claim-not-possible', detail, earliestDate === null ? {} : { extensions: { earliestDate } })
}

/**
 * Rejects a claim that cannot be taken to court as a payment order, and returns the rule that it follows. The amounts are
 * those that are not disputed.
 */
export function requirePossible(facts: CourtFacts, principal: number, today: string): NonNullable<CourtFacts['rule']> {
  const { rule, pack } = facts
  if (facts.hasOpenClaim) throw courtClaimOpen()
  if (facts.status === 'ENDED') throw notPossible(message('The case has ended.'))
  if (rule === null) {
    throw notPossible(
      pack === null
        ? message('The case has no rule pack, which says which claims can be taken to court.')
        : message('The rule pack {0} has no payment order.', pack),
    )
  }
  const reason = obstacleOf(facts) ?? amountObstacle(rule.maxPrincipal, principal)
  if (reason !== undefined) throw notPossible(reason)
  requireDemanded(facts, today)
  return rule
}

function obstacleOf({ disputed, isPaused, hasPlan, isIdentified }: CourtFacts): Message | undefined {
  if (disputed > 0) return message('A debit of the case is disputed. Decide the dispute first.')
  if (hasPlan) return message('A payment plan is in force.')
  if (isPaused) return message('The case is paused.')
  if (!isIdentified)
    return message('The debtor is not identified. Add the name and address, and the company number of a company.')
  return undefined
}

function amountObstacle(maxPrincipal: number, principal: number): Message | undefined {
  if (principal <= 0) return message('No principal is outstanding.')
  return principal > maxPrincipal
    ? message(
        'The principal is {0}, and a payment order is possible up to {1}.',
        shownAmount(principal),
        shownAmount(maxPrincipal),
      )
    : undefined
}

function requireDemanded({ demandedOn, demandDeadline }: CourtFacts, today: string): void {
  if (demandedOn === null) throw notPossible(message('No demand was sent.'))
  const deadline = demandDeadline ?? demandedOn
  if (deadline < today) return
  throw notPossible(message('The deadline of the demand ends on {0}.', deadline), dayAfter(deadline))
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

const explained: readonly CourtClaimState[] = ['OBJECTED', 'WITHDRAWN', 'ENDED']
const filingMembers = ['court', 'courtReference', 'courtFee', 'overrideReason'] as const

/** Rejects a change that does not follow, whose day cannot be, or whose members do not belong to its state. */
export function requireChange(
  claim: Pick<CourtClaim, 'state' | 'objectionDeadline' | 'changes'>,
  input: CourtClaimChangeInput,
  today: string,
): void {
  const { state } = input
  if (!followers[claim.state].includes(state)) {
    throw problem('court-claim-state', message('A claim that is {0} cannot become {1}.', claim.state, state), {
      extensions: { state: claim.state },
    })
  }
  const errors = [...memberErrors(input), ...dateErrors(claim, input, today)]
  if (errors.length > 0) throw validationFailed(errors)
}

function memberErrors(input: CourtClaimChangeInput): FieldError[] {
  const errors: FieldError[] = []
  const { state } = input
  if (state === 'FILED' && input.court == null)
    errors.push({ path: '/court', message: message('is required to file a claim') })
  if (state !== 'FILED')
    for (const member of filingMembers)
      if (input[member] != null)
        errors.push({ path: `/${member}`, message: message('is only allowed when the claim is filed') })
  if (state === 'FILED' && input.overrideReason != null && input.courtFee == null)
    errors.push({ path: '/overrideReason', message: message('is only allowed with a court fee') })
  if (explained.includes(state) && input.note == null)
    errors.push({ path: '/note', message: message('is required for {0}', state) })
  return errors
}

function dateErrors(
  { objectionDeadline, changes, state: from }: Pick<CourtClaim, 'state' | 'objectionDeadline' | 'changes'>,
  { state, date }: CourtClaimChangeInput,
  today: string,
): FieldError[] {
  const path = '/date'
  if (date > today) return [{ path, message: message('must be today or earlier') }]
  if (date < '1900-01-01') return [{ path, message: message('must be in 1900 or later') }]
  // A claim that was filed before it was recorded here was prepared later than it was filed.
  const last = changes
    .filter((change) => change.state !== 'PREPARED')
    .map((change) => change.date)
    .sort()
    .at(-1)
  if (last !== undefined && date < last)
    return [{ path, message: message('must not be before {0}, the day of the last change', last) }]
  const isTooEarly =
    state === 'ENDORSED' && from === 'SERVED' && objectionDeadline !== null && date <= objectionDeadline
  return isTooEarly ? [{ path, message: message('must be after {0}, the last day to object', objectionDeadline) }] : []
}
