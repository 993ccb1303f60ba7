import { expect, it } from 'vitest'
import { scopeAreas } from './scopes.rules.ts'

it('puts reading beside writing, and leaves empty what there is not', () => {
  const scopes = ['write:cases', 'read:cases', 'read:audit', 'write:interactions.create'].map((scope) => ({
    scope,
    operations: [],
  }))
  expect(scopeAreas(scopes).map(({ area, read, write }) => [area, read?.scope, write?.scope])).toEqual([
    ['audit', 'read:audit', undefined],
    ['cases', 'read:cases', 'write:cases'],
    ['interactions.create', undefined, 'write:interactions.create'],
  ])
})
