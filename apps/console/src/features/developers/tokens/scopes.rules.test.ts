import { expect, it } from 'vitest'
import { scopeAreas } from './scopes.rules.ts'

it('pairs read and write scopes of an area, and leaves missing ones empty', () => {
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
