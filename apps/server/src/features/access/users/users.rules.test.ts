import { expect, it } from 'vitest'
import { leavesNoAdministrator } from './users.rules.ts'

const admin = { userId: 'a', role: 'admin', active: true } as const
const superAdmin = { userId: 's', role: 'super-admin', active: true } as const
const asleep = { userId: 'z', role: 'admin', active: false } as const
const caseworker = { userId: 'c', role: 'caseworker', active: true } as const

it.each([
  ['the only one is deactivated', [admin], { ...admin, active: false }, true],
  ['the only one is demoted', [admin, caseworker], { ...admin, role: 'client' }, true],
  ['the only one is raised', [admin], { ...admin, role: 'super-admin' }, false],
  ['a super-admin is left', [admin, superAdmin], { ...admin, role: 'client' }, false],
  ['only an inactive one would be left', [admin, asleep], { ...admin, active: false }, true],
  ['there is none, and nothing is lost', [caseworker], { ...caseworker, active: false }, false],
  ['another user is deactivated', [admin, caseworker], { ...caseworker, active: false }, false],
  ['an inactive one is demoted', [admin, asleep], { ...asleep, role: 'client' }, false],
] as const)('%s', (_, users, changed, expected) => {
  expect(leavesNoAdministrator(users, changed)).toBe(expected)
})
