import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'

export type Definition = NonNullable<Result<typeof client.workflows.getDraft>['definition']>
export type Step = Definition['steps'][number]
export type StepType = Step['type']
export type Mistake = Result<typeof client.workflows.check>['mistakes'][number]

export const stepTypes = [
  ...(['wait', 'condition', 'letter', 'email', 'sms', 'fee', 'task', 'update', 'plan', 'status'] as const),
  ...(['court', 'end'] as const),
] as const satisfies readonly StepType[]

/** The members that the form of each type shows, in order. */
export const membersOf: Readonly<Record<StepType, readonly (keyof Step)[]>> = {
  wait: ['days', 'after', 'until', 'goto'],
  condition: ['if', 'then', 'else'],
  letter: ['template', 'deadlineDays', 'goto'],
  email: ['template', 'goto'],
  sms: ['text', 'goto'],
  fee: ['voucherType', 'amount', 'text', 'goto'],
  task: ['text', 'role', 'remindDays', 'goto'],
  update: ['updateTypeId', 'text', 'remindDays', 'goto'],
  plan: ['instalments', 'goto'],
  status: ['goto'],
  court: ['goto'],
  end: ['endReason'],
}

/** What a step of each type starts with. */
const initial: Readonly<Record<StepType, Partial<Step>>> = {
  wait: { days: 10 },
  condition: { if: 'amountDue > 0' },
  letter: { template: 'reminder' },
  email: { template: 'reminder' },
  sms: {},
  fee: { voucherType: 'reminder-fee', amount: 10_000 },
  task: { role: 'caseworker' },
  update: {},
  plan: { instalments: 6 },
  status: { status: 'VERIFIED' },
  court: {},
  end: {},
}

/** A new step with an id that no other one has. */
export function newStep(type: StepType, steps: readonly Step[]): Step {
  return { id: freeId(type, steps), type, ...initial[type] }
}

function freeId(type: StepType, steps: readonly Step[]): string {
  for (let number = 1; ; number += 1) {
    const id = `${type}-${number}`
    if (steps.every((step) => step.id !== id)) return id
  }
}

/** The step as one of another type; it keeps its id and name. */
export function withType({ id, label }: Step, type: StepType): Step {
  return { id, type, ...(label === undefined ? {} : { label }), ...initial[type] }
}

/** The step with a member changed; withValues a value, the member is removed. */
export function withMember(step: Step, member: keyof Step, value: unknown): Step {
  return withValues({ ...step, [member]: value === '' ? undefined : value })
}

/** Only the members that have a value. */
export function withValues<Given extends object>(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given
}

export function moved(steps: readonly Step[], from: number, to: number): Step[] {
  const rest = steps.filter((_step, index) => index !== from)
  const step = steps[from]
  return step === undefined ? [...steps] : [...rest.slice(0, to), step, ...rest.slice(to)]
}

/** The steps that follow a step, as indexes; the end of the list is its length. */
export function followers(
  steps: readonly Step[],
  index: number,
): readonly { to: number; branch: 'then' | 'else' | null }[] {
  const step = steps[index]
  if (step === undefined || step.type === 'end') return []
  const target = (id: string | undefined): number => {
    const found = id === undefined ? index + 1 : steps.findIndex((other) => other.id === id)
    return found === -1 ? index + 1 : found
  }
  if (step.type !== 'condition') return [{ to: target(step.goto), branch: null }]
  return [
    { to: target(step.then), branch: 'then' },
    { to: target(step.else), branch: 'else' },
  ]
}

export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly step: Step
}

/** How the steps of one definition differ from those of another, by their ids. */
export function differences(before: Definition, after: Definition): Difference[] {
  const old = new Map(before.steps.map((step) => [step.id, step]))
  const kept = new Set(after.steps.map(({ id }) => id))
  return [
    ...after.steps.flatMap((step): Difference[] => {
      const former = old.get(step.id)
      if (former === undefined) return [{ kind: 'added', step }]
      return isSame(former, step) ? [] : [{ kind: 'changed', step }]
    }),
    ...before.steps.filter(({ id }) => !kept.has(id)).map((step): Difference => ({ kind: 'removed', step })),
  ]
}

function isSame(one: Step, two: Step): boolean {
  const sorted = (step: Step): string => JSON.stringify(Object.entries(step).toSorted(([a], [b]) => a.localeCompare(b)))
  return sorted(one) === sorted(two)
}

/** The word before the cursor, and the text with another word in its place. */
export function wordAt(text: string, cursor: number): { word: string; replace: (name: string) => string } {
  const word = /[A-Za-z]\w*$/.exec(text.slice(0, cursor))?.[0] ?? ''
  return { word, replace: (name) => `${text.slice(0, cursor - word.length)}${name} ${text.slice(cursor)}` }
}
