import { expect, it } from 'vitest'
import { leavesNoAdministrator } from './users.rules.ts'

const admin = { userId: 'a', role: 'admin', active: true } as const
const superAdmin = { userId: 's', role: 'super-admin', active: true } as const
const inactiveAdmin = { userId: 'z', role: 'admin', active: false } as const
const caseworker = { userId: 'c', role: 'caseworker', active: true } as const

it.each([
  ['the only administrator is deactivated', [admin], { ...admin, active: false }, true],
  ['the only administrator is demoted', [admin, caseworker], { ...admin, role: 'client' }, true],
  ['the only administrator is promoted', [admin], { ...admin, role: 'super-admin' }, false],
  ['a super-admin remains', [admin, superAdmin], { ...admin, role: 'client' }, false],
  ['only an inactive administrator would remain', [admin, inactiveAdmin], { ...admin, active: false }, true],
  ['there was no administrator before', [caseworker], { ...caseworker, active: false }, false],
  ['another user is deactivated', [admin, caseworker], { ...caseworker, active: false }, false],
  ['an inactive administrator is demoted', [admin, inactiveAdmin], { ...inactiveAdmin, role: 'client' }, false],
] as const)('%s', (_, users, changed, expected) => {
  expect(leavesNoAdministrator(users, changed)).toBe(expected)
})
