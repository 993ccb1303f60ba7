import { describe, expect, it } from 'vitest'
import { demoPhases, type DemoStep, storyOf } from './demo-steps.ts'

const step = (): DemoStep => () => Promise.resolve()

describe('the story of the demo', () => {
  it('runs all steps of a phase before those of the next, whatever the order of the features', () => {
    const [registry, opening, outcome, settlement] = [step(), step(), step(), step()]
    const features = [{ settlements: settlement }, { outcomes: outcome, cases: opening }, { registries: registry }]
    expect(storyOf(features)).toEqual([registry, opening, outcome, settlement])
  })

  it('runs the steps of a phase in the order of the features', () => {
    const [first, second] = [step(), step()]
    expect(storyOf([{ latest: first }, {}, { latest: second }])).toEqual([first, second])
  })

  it('contains every phase once, without the steps of every start', () => {
    const steps = Object.fromEntries(demoPhases.map((phase) => [phase, step()]))
    expect(storyOf([{ ...steps, everyStart: step() }])).toEqual(demoPhases.map((phase) => steps[phase]))
  })
})
