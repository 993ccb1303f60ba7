import { expect, it } from 'vitest'
import { differences, followers, moved, newStep, type Step, withMember, withType, wordAt } from './definition.rules.ts'

const letter: Step = { id: 'a', type: 'letter', template: 'reminder' }
const wait: Step = { id: 'b', type: 'wait', days: 10 }

it('a new step has an id that is free', () => {
  expect(newStep('wait', [{ id: 'wait-1', type: 'wait', days: 1 }])).toMatchObject({ id: 'wait-2', type: 'wait' })
})

it('a step of another type keeps its id and name only', () => {
  expect(withType({ ...letter, label: 'Rykker' }, 'end')).toEqual({ id: 'a', type: 'end', label: 'Rykker' })
})

it('an empty member is removed', () => {
  expect(withMember(wait, 'days', undefined)).toEqual({ id: 'b', type: 'wait' })
  expect(withMember(wait, 'days', 5)).toEqual({ id: 'b', type: 'wait', days: 5 })
})

it('a step moves up and down', () => {
  expect(moved([letter, wait], 0, 1)).toEqual([wait, letter])
  expect(moved([letter, wait], 1, 0)).toEqual([wait, letter])
})

it('a condition has two branches, and the end has none', () => {
  const steps: Step[] = [{ id: 'c', type: 'condition', if: 'isCompany', else: 'z' }, letter, { id: 'z', type: 'end' }]
  expect(followers(steps, 0)).toEqual([
    { to: 1, branch: 'then' },
    { to: 2, branch: 'else' },
  ])
  expect(followers(steps, 2)).toEqual([])
})

it('differences are found by id, whatever the order of members', () => {
  const before = { steps: [letter, wait] }
  const after = {
    steps: [{ template: 'reminder', type: 'letter' as const, id: 'a' }, { ...wait, days: 20 }, newStep('end', [])],
  }
  expect(differences(before, after).map(({ kind, step }) => [kind, step.id])).toEqual([
    ['changed', 'b'],
    ['added', 'end-1'],
  ])
  expect(differences(before, { steps: [wait] }).map(({ kind }) => kind)).toEqual(['removed'])
})

it('completes the word before the cursor', () => {
  const { word, replace } = wordAt('not isC and true', 7)
  expect([word, replace('isCompany')]).toEqual(['isC', 'not isCompany  and true'])
})
