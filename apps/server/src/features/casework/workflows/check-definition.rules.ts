import { type FieldError, type Message, message as sharedMessage, noMatch } from '../../../problems/index.ts'
import { isConfidentialText } from '../../../platform/text/confidential.rules.ts'
import type { StepType, WorkflowDefinition, WorkflowStep } from './definition.schemas.ts'
import { mistakeIn } from './expression-parser.rules.ts'
import { message } from './workflows.problems.ts'

/** A mistake in a definition. One in an expression has the position of the character, from 0. */
export interface Mistake extends FieldError {
  readonly position: number | null
}

type Member = keyof WorkflowStep

/** The members that a step of each type must have, and those that it may have besides `id`, `type` and `label`. */
const members: Readonly<Record<StepType, { readonly needs: readonly Member[]; readonly allows: readonly Member[] }>> = {
  wait: { needs: [], allows: ['days', 'after', 'until', 'goto'] },
  condition: { needs: ['if'], allows: ['then', 'else'] },
  letter: { needs: ['template'], allows: ['deadlineDays', 'goto'] },
  email: { needs: ['template'], allows: ['goto'] },
  sms: { needs: ['text'], allows: ['goto'] },
  fee: { needs: ['voucherType', 'amount'], allows: ['text', 'goto'] },
  task: { needs: ['text'], allows: ['role', 'updateTypeId', 'remindDays', 'goto'] },
  update: { needs: ['updateTypeId'], allows: ['text', 'remindDays', 'goto'] },
  plan: { needs: ['instalments'], allows: ['goto'] },
  status: { needs: ['status'], allows: ['goto'] },
  court: { needs: [], allows: ['goto'] },
  end: { needs: [], allows: ['endReason'] },
}

/** All mistakes in a definition that its schema cannot find. Their paths begin with `base`. */
export function mistakesIn({ steps }: WorkflowDefinition, base = ''): Mistake[] {
  const ids = new Set(steps.map(({ id }) => id))
  const found = steps.flatMap((step, index) => mistakesInStep(step, `${base}/steps/${index}`, ids))
  const repeated = steps.flatMap(({ id }, index) =>
    steps.findIndex((other) => other.id === id) === index
      ? []
      : [mistake(`${base}/steps/${index}/id`, message('is used by another step'))],
  )
  const all = [...found, ...repeated]
  return all.length > 0 ? all : endlessLoops(steps, base)
}

function mistake(path: string, text: Message, position: number | null = null): Mistake {
  return { path, message: text, position }
}

function mistakesInStep(step: WorkflowStep, path: string, ids: ReadonlySet<string>): Mistake[] {
  const { needs, allows } = members[step.type]
  const known: readonly string[] = ['id', 'type', 'label', ...needs, ...allows]
  const given = Object.keys(step) as Member[]
  return [
    ...needs
      .filter((member) => step[member] === undefined)
      .map((member) => mistake(`${path}/${member}`, message('is required'))),
    ...given
      .filter((member) => !known.includes(member))
      .map((member) => mistake(`${path}/${member}`, message('does not belong to a step of this type'))),
    ...(step.type === 'sms' && isConfidentialText(step.text ?? '')
      ? [
          mistake(
            `${path}/text`,
            sharedMessage('must not contain an amount or a CPR number, since nothing protects it on its way'),
          ),
        ]
      : []),
    ...(['goto', 'then', 'else'] as const).flatMap((member) => {
      const target = step[member]
      return target === undefined || ids.has(target)
        ? []
        : [mistake(`${path}/${member}`, message('does not match any step of the workflow'))]
    }),
    ...(['if', 'until'] as const).flatMap((member) => expressionMistakes(step[member], `${path}/${member}`)),
    ...(step.type === 'wait' && step.days === undefined && step.until === undefined
      ? [mistake(`${path}/days`, message('is required without until'))]
      : []),
    ...(step.after !== undefined && step.days === undefined ? [mistake(`${path}/after`, message('needs days'))] : []),
  ]
}

function expressionMistakes(expression: string | undefined, path: string): Mistake[] {
  const found = expression === undefined ? undefined : mistakeIn(expression)
  if (found === undefined) return []
  return [mistake(path, message('has a mistake at character {0}: {1}', found.at + 1, found.detail), found.at)]
}

/** The steps that can follow a step, by index; an index beyond the last step is the end. */
export function followersOf(steps: readonly WorkflowStep[], index: number): number[] {
  const step = steps[index]
  if (step === undefined || step.type === 'end') return []
  const targetOf = (id: string | undefined): number =>
    id === undefined ? index + 1 : steps.findIndex((other) => other.id === id)
  return step.type === 'condition' ? [targetOf(step.then), targetOf(step.else)] : [targetOf(step.goto)]
}

/** A loop is allowed only if every round of it takes at least a day: it contains a wait that nothing can end early. */
function endlessLoops(steps: readonly WorkflowStep[], base: string): Mistake[] {
  const delays = (index: number): boolean => {
    const step = steps[index]
    return step?.type === 'wait' && (step.days ?? 0) >= 1 && step.until === undefined && isFromStep(step)
  }
  const states = new Map<number, 'open' | 'done'>()
  const visit = (index: number): number | undefined => {
    if (steps[index] === undefined || delays(index)) return undefined
    const state = states.get(index)
    if (state !== undefined) return state === 'open' ? index : undefined
    states.set(index, 'open')
    for (const follower of followersOf(steps, index)) {
      const loop = visit(follower)
      if (loop !== undefined) return loop
    }
    states.set(index, 'done')
    return undefined
  }
  for (const index of steps.keys()) {
    const loop = visit(index)
    if (loop !== undefined) {
      const text = message('is part of a loop without a wait of at least one day after the previous step')
      return [mistake(`${base}/steps/${loop}`, text)]
    }
  }
  return []
}

/** A wait that counts from another fact may be over when it begins. */
function isFromStep({ after }: WorkflowStep): boolean {
  return after === undefined || after === 'previous-step'
}

/** What steps may refer to, by handle or id. */
export interface Names {
  readonly letters: readonly string[]
  readonly emails: readonly string[]
  readonly voucherTypes: readonly string[]
  readonly endReasons: readonly string[]
  readonly updateTypes: readonly string[]
}

/** The steps that refer to something that the tenant does not have. */
export function unknownNamesIn({ steps }: WorkflowDefinition, names: Names, base = ''): Mistake[] {
  return steps.flatMap((step, index) => {
    const path = `${base}/steps/${index}`
    const templates = step.type === 'email' ? names.emails : names.letters
    const checks: readonly (readonly [Member, readonly string[], Message])[] = [
      ['template', templates, message('does not match any template with this handle')],
      ['voucherType', names.voucherTypes, message('does not match any voucher type with this handle')],
      ['endReason', names.endReasons, message('does not match any end reason with this handle')],
      ['updateTypeId', names.updateTypes, noMatch('update type')],
    ]
    return checks.flatMap(([member, known, text]) => {
      const value = step[member]
      const isKnown =
        typeof value !== 'string' || known.includes(member === 'updateTypeId' ? value.toLowerCase() : value)
      return isKnown ? [] : [mistake(`${path}/${member}`, text)]
    })
  })
}
