import { describe, expect, it } from 'vitest'
import { groupIn, groupText, withAlternative, withGroup } from './filter-groups.rules.ts'

describe('alternatives of filters', () => {
  it('are written as queries and read back, without unknown filters', () => {
    const group = { status: 'PENDING', tag: 'a & b=c', paused: true } as const
    expect(groupIn(groupText(group))).toEqual(group)
    expect(groupIn('status=GONE&q=mette&colour=red&any=x')).toEqual({})
  })

  it('start with the filters that are on, and leave the search beside them', () => {
    expect(withAlternative({ status: 'PENDING', q: 'mette' }, { tag: 'vip' })).toEqual({
      status: undefined,
      any: ['status=PENDING', 'tag=vip'],
    })
    expect(withAlternative({}, { tag: 'vip' })).toEqual({ any: ['tag=vip'] })
    expect(withAlternative({ currency: 'DKK', any: ['tag=a'] }, { tag: 'b' })).toEqual({ any: ['tag=a', 'tag=b'] })
  })

  it('are changed and removed', () => {
    expect(withGroup(['tag=a', 'tag=b'], 1, { tag: 'c' })).toEqual(['tag=a', 'tag=c'])
    expect(withGroup(['tag=a', 'tag=b'], 0, undefined)).toEqual(['tag=b'])
    expect(withGroup(['tag=a'], 0, {})).toBeUndefined()
  })
})
