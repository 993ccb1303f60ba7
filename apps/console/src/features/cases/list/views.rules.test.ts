import { describe, expect, it } from 'vitest'
import { builtInViews, filtersOf, isSame, queryOf, searchOf } from './views.rules.ts'

const view = '0198c0de-0000-7000-8000-000000000001'

describe('work lists', () => {
  it('filter by everything but order, selection and saved list', () => {
    expect(filtersOf({ status: 'PENDING', q: 'mette', sort: 'createdAt', selected: view, view })).toEqual({
      status: 'PENDING',
      q: 'mette',
    })
  })

  it('are saved with their order and columns and restored as they were', () => {
    const search = { paused: true, caseworkerId: 'me', sort: 'createdAt', columns: 'number,debtor' } as const
    expect(queryOf({ ...search, selected: view, view })).toEqual({
      paused: 'true',
      caseworkerId: 'me',
      sort: 'createdAt',
      columns: 'number,debtor',
    })
    expect(searchOf(queryOf(search))).toEqual(search)
    const groups = { any: ['status=PENDING&tag=a%26b', 'paused=true'], widths: 'debtor:240' }
    expect(searchOf(queryOf(groups))).toEqual(groups)
    expect(searchOf({ any: '{"no": "list"}' })).toEqual({})
  })

  it('ignore parameters that the list no longer has', () => {
    expect(searchOf({ status: 'REMOVED', colour: 'red', q: 'mette' })).toEqual({ q: 'mette' })
  })

  it('of the user leave ended cases out', () => {
    expect(builtInViews.mine).toEqual({ caseworkerId: 'me', open: true })
  })

  it('are the same whatever the order of their filters', () => {
    expect(isSame({ paused: true, reminderDue: true }, { reminderDue: true, paused: true })).toBe(true)
    expect(isSame(builtInViews.paused, builtInViews.pausedAndDue)).toBe(false)
    expect(isSame({}, builtInViews.all)).toBe(true)
  })
})
