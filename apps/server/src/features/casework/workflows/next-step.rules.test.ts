import { daysAfter } from '../../../platform/clock/calendar.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../problems/index.ts'
import { factDeclarations, factNames, type Facts } from './case-facts.data.ts'
import { mistakesIn } from './check-definition.rules.ts'
import type { WorkflowDefinition, WorkflowStep } from './definition.schemas.ts'
import { after, type CaseState, next, type Pause, type Position, startOf } from './next-step.rules.ts'
import { simulateLife, stateOn } from './simulate-life.rules.ts'
import { standardWorkflows } from './standard-workflows.data.ts'

const empty = { number: 0, boolean: false, text: '', texts: [] } as const
const noFacts = Object.fromEntries(
  factNames.map((name) => [name, empty[factDeclarations[name].type]]),
) as unknown as Facts
const day0 = '2026-03-02'
const day = (number: number): string => daysAfter(day0, number)

function state(given: Partial<Facts> = {}, rest: Partial<CaseState> = {}): CaseState {
  return {
    facts: { ...noFacts, amountDue: 120_000, ...given },
    dates: { 'due-date': day0, 'case-created': day0, 'last-payment': null, demand: null },
    ...{ pauses: [], pauseEndedOn: null, isOver: false },
    ...rest,
  }
}

const letter = (id: string): WorkflowStep => ({ id, type: 'letter', template: 'reminder' })
const wait = (id: string, days: number): WorkflowStep => ({ id, type: 'wait', days })
const threeLetters: WorkflowDefinition = {
  steps: [letter('a'), wait('after-a', 10), letter('b'), wait('after-b', 10), letter('c'), { id: 'end', type: 'end' }],
}

interface Sent {
  readonly on: string
  readonly stepId: string
}

/** Runs a workflow on the days on which a worker is there. */
function run(definition: WorkflowDefinition, days: readonly number[], given: CaseState = state()): Sent[] {
  const sent: Sent[] = []
  let position: Position = startOf(definition, day0)
  for (const number of days) {
    const today = day(number)
    for (;;) {
      const decision = next(definition, stateOn(given, today), position, today)
      ;({ position } = decision)
      if (decision.kind !== 'perform') break
      sent.push({ on: today, stepId: decision.step.id })
      position = after(definition, position, { on: today, isSent: true })
    }
  }
  return sent
}

const daily = Array.from({ length: 200 }, (_, number) => number)
const shortDaily = daily.slice(0, 90)

describe('a workflow', () => {
  it('does its steps on the days on which they are due', () => {
    expect(run(threeLetters, daily)).toEqual([
      { on: day(0), stepId: 'a' },
      { on: day(10), stepId: 'b' },
      { on: day(20), stepId: 'c' },
    ])
  })

  it('catches up in order, each wait counted from the letter that was really sent', () => {
    expect(run(threeLetters, [0, 90, 91, 99, 100, 101])).toEqual([
      { on: day(0), stepId: 'a' },
      { on: day(90), stepId: 'b' },
      { on: day(100), stepId: 'c' },
    ])
  })

  it('counts a wait after a wait from the day on which the first one was due, however late somebody looks', () => {
    const steps = [wait('one', 10), wait('two', 10), letter('a')]
    expect(run({ steps }, [0, 15, 20, 25]).map(({ on }) => on)).toEqual([day(20)])
  })

  it('keeps letters apart even if all of them count from the due date', () => {
    const late: WorkflowDefinition = {
      daysBetweenLetters: 5,
      steps: [10, 20, 30].flatMap((days, index) => [
        { id: `wait-${index}`, type: 'wait' as const, days, after: 'due-date' as const },
        letter(`letter-${index}`),
      ]),
    }
    expect(
      run(
        late,
        Array.from({ length: 50 }, (_, number) => number + 100),
      ).map(({ on }) => on),
    ).toEqual([...[day(100), day(105), day(110)]])
  })

  it('waits for a fact, or its days, whichever comes first', () => {
    const steps = [{ id: 'w', type: 'wait' as const, days: 30, until: 'planBroken' }, letter('a')]
    expect(run({ steps }, daily).map(({ on }) => on)).toEqual([day(30)])
    expect(run({ steps }, daily, state({ planBroken: true })).map(({ on }) => on)).toEqual([day(0)])
  })

  it('takes the branch that is true', () => {
    const steps: WorkflowStep[] = [
      { id: 'large', type: 'condition', if: 'amountDue >= 100000', else: 'small' },
      { id: 'task', type: 'task', text: 'Call', goto: 'end' },
      letter('small'),
      { id: 'end', type: 'end' },
    ]
    expect(run({ steps }, [0]).map(({ stepId }) => stepId)).toEqual(['task'])
    expect(run({ steps }, [0], state({ amountDue: 500 })).map(({ stepId }) => stepId)).toEqual(['small'])
  })

  it('goes round a loop with a wait, and counts the rounds', () => {
    const steps = [
      letter('a'),
      wait('w', 10),
      { id: 'again', type: 'condition' as const, if: 'amountDue > 0', then: 'a' },
    ]
    expect(run({ steps }, daily.slice(0, 31)).map(({ on }) => on)).toEqual([day(0), day(10), day(20), day(30)])
    expect(
      simulateLife(
        { steps },
        { state: state(), position: startOf({ steps }, day0), from: day0 },
        { until: day(30), stepsMax: 50 },
      ).map(({ round }) => round),
    ).toEqual([1, 2, 3, 4])
  })

  it.each<[string, Pause, string | null]>([
    ['a pausing update with an end', { kind: 'update', label: 'Note', until: day(40) }, day(43)],
    ['a dispute of everything', { kind: 'dispute', label: null, until: null }, null],
    ['nothing to pay', { kind: 'settled', label: null, until: null }, null],
  ])('%s stops its steps, and the days after it are kept', (_, pause, expected) => {
    const sent = run({ steps: [letter('a')] }, daily, state({}, { pauses: [pause] }))
    expect(sent.map(({ on }) => on)).toEqual(expected === null ? [] : [expected])
  })

  it('is over when the case is', () => {
    const decision = next(threeLetters, state({}, { isOver: true }), startOf(threeLetters, day0), day0)
    expect(decision.kind).toBe('done')
  })
})

describe('2,000 seeded lives', () => {
  const stepOf = fc.oneof(
    fc.record({ type: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
    fc.record({
      type: fc.constant('wait' as const),
      days: fc.integer({ min: 0, max: 60 }),
      after: fc.constant('due-date' as const),
    }),
    fc.record({ type: fc.constantFrom('letter' as const, 'email' as const), template: fc.constant('reminder') }),
    fc.record({ type: fc.constant('sms' as const), text: fc.constant('Hej') }),
    fc.record({
      type: fc.constant('fee' as const),
      voucherType: fc.constant('reminder-fee'),
      amount: fc.constant(100),
    }),
    fc.record({
      type: fc.constant('condition' as const),
      if: fc.constantFrom('hasEmail', 'daysOverdue > 20', 'isCompany'),
    }),
  )
  const life = fc.record({
    steps: fc.array(stepOf, { minLength: 1, maxLength: 15 }),
    jumps: fc.array(fc.nat(), { maxLength: 15 }),
    daysBetweenLetters: fc.integer({ min: 0, max: 14 }),
    hasEmail: fc.boolean(),
    pauses: fc.array(fc.record({ from: fc.constant(0), until: fc.integer({ min: 1, max: 40 }) }), { maxLength: 3 }),
    absent: fc.array(fc.record({ from: fc.nat(80), length: fc.integer({ min: 1, max: 40 }) }), { maxLength: 3 }),
  })

  it('follow the facts and the days, not the worker', () => {
    fc.assert(
      fc.property(life, ({ steps: drawn, jumps, daysBetweenLetters, hasEmail, pauses, absent }) => {
        const steps = drawn.map((step, index): WorkflowStep => {
          const then = step.type === 'condition' ? { then: `s${(jumps[index] ?? index + 1) % drawn.length}` } : {}
          return { id: `s${index}`, ...step, ...then }
        })
        const definition = { daysBetweenLetters, daysAfterPause: 0, steps }
        if (mistakesIn(definition).length > 0) return
        const kinds: Pause[] = pauses.map(({ until }) => ({ kind: 'update', label: 'x', until: day(until) }))
        const given = state({ hasEmail }, { pauses: kinds })
        const once = run(definition, shortDaily, given)
        // Playing forward is the same as running daily, and the order of the facts does not matter.
        const limits = { until: day(shortDaily.length - 1), stepsMax: 1_000 }
        const position = startOf(definition, day0)
        for (const ordered of [kinds, kinds.toReversed()]) {
          const begin = { state: { ...given, pauses: ordered }, position, from: day0 }
          const played = simulateLife(definition, begin, limits)
          expect(played.map(({ on, step }) => ({ on, stepId: step.id }))).toEqual(once)
        }
        // A worker that was away sends nothing twice on a day, and keeps the distance between letters.
        const isAway = (number: number): boolean =>
          absent.some(({ from, length }) => number >= from && number < from + length)
        const present = shortDaily.filter((number) => !isAway(number))
        const late = run(definition, [...present, ...present.slice(-1)], given)
        requireSpacing(definition, late)
      }),
      { numRuns: 2_000, seed: 2026 },
    )
  })
})

function requireSpacing({ steps, daysBetweenLetters = 7 }: WorkflowDefinition, sent: readonly Sent[]): void {
  for (const type of ['letter', 'email', 'sms'] as const) {
    const days = sent.filter(({ stepId }) => steps.find(({ id }) => id === stepId)?.type === type).map(({ on }) => on)
    for (const [index, on] of days.slice(1).entries()) {
      const earliest = daysAfter(days[index] ?? day0, type === 'letter' ? daysBetweenLetters : 1)
      expect(on >= earliest, `${type} on ${on}`).toBe(true)
    }
  }
}

describe('definitions', () => {
  const mistakes = (steps: readonly object[]): string[] =>
    mistakesIn({ steps: steps as WorkflowStep[] }).map(({ path, message }) => `${path} ${inLanguage(message, 'en')}`)

  it.each(standardWorkflows.map(({ handle, definition }) => [handle, definition] as const))(
    'the standard workflow %s has no mistakes, and a consumer gets at most one letter in ten days',
    (_, definition) => {
      expect(mistakesIn(definition)).toEqual([])
      const sent = run(definition, daily, state({ hasEmail: true }))
      expect(sent.at(-1)?.stepId).toBe('review')
    },
  )

  it('names every mistake by its path', () => {
    expect(
      mistakes([
        { id: 'a', type: 'letter' },
        { id: 'a', type: 'wait' },
        { id: 'b', type: 'condition', if: 'amountDue <', then: 'nowhere' },
        { id: 'c', type: 'end', amount: 5 },
      ]),
    ).toEqual([
      '/steps/0/template is required',
      '/steps/1/days is required without until',
      '/steps/2/then does not match any step of the workflow',
      '/steps/2/if has a mistake at character 12: the expression ends too early',
      '/steps/3/amount does not belong to a step of this type',
      '/steps/1/id is used by another step',
    ])
  })

  it('rejects a loop that could go round on one day', () => {
    expect(mistakes([letter('a'), { id: 'b', type: 'condition', if: 'true', then: 'a' }])).toEqual([
      expect.stringContaining('/steps/0 is part of a loop'),
    ])
    const untilEnds = [
      { id: 'w', type: 'wait', days: 10, until: 'true' },
      { id: 'b', type: 'condition', if: 'true', then: 'w' },
    ]
    expect(mistakes(untilEnds)).toEqual([expect.stringContaining('is part of a loop')])
    expect(mistakes([wait('w', 1), letter('a'), { id: 'b', type: 'condition', if: 'true', then: 'w' }])).toEqual([])
  })
})
