import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/index.ts'
import { type Mover, placeAfter, statesAfter } from './interaction-state.rules.ts'
import { directions, type Direction, states, type State } from './interactions.schemas.ts'

const caseId = '018f4e2a-0000-7000-8000-000000000001'
const otherId = '018f4e2a-0000-7000-8000-000000000002'

const ways: Record<`${Direction} ${Mover}`, string[]> = {
  'INCOMING person': [
    ...['UNMAPPED MAPPED', 'UNMAPPED HANDLED', 'UNMAPPED DELETED'],
    ...['MAPPED UNMAPPED', 'MAPPED HANDLED', 'MAPPED DELETED'],
    ...['HANDLED UNMAPPED', 'HANDLED MAPPED', 'HANDLED DELETED'],
    ...['DELETED UNMAPPED', 'DELETED MAPPED'],
  ],
  'INCOMING holder': [],
  'INCOMING sender': [],
  'INCOMING service': [],
  'OUTGOING person': [
    ...['PENDING CANCELLED', 'PENDING HANDLED', 'PENDING DELETED', 'QUEUED CANCELLED'],
    ...['SENT HANDLED', 'SENT DELETED', 'CANCELLED HANDLED', 'CANCELLED DELETED', 'HANDLED DELETED'],
  ],
  'OUTGOING holder': [
    ...['PENDING QUEUED', 'PENDING CANCELLED', 'PENDING HANDLED', 'PENDING DELETED'],
    ...['CANCELLED HANDLED', 'CANCELLED DELETED', 'HANDLED DELETED'],
  ],
  'OUTGOING sender': [
    ...['PENDING QUEUED', 'PENDING SENT', 'PENDING CANCELLED', 'PENDING HANDLED', 'PENDING DELETED'],
    ...['QUEUED SENT', 'QUEUED CANCELLED'],
    ...['SENT HANDLED', 'SENT DELETED', 'CANCELLED HANDLED', 'CANCELLED DELETED', 'HANDLED DELETED'],
  ],
  'OUTGOING service': [
    ...['PENDING QUEUED', 'PENDING SENT', 'PENDING CANCELLED'],
    ...['QUEUED PENDING', 'QUEUED SENT', 'QUEUED CANCELLED'],
  ],
}

describe('statesAfter', () => {
  const movers: Mover[] = ['person', 'holder', 'sender', 'service']
  it.each(directions.flatMap((direction) => movers.map((mover) => ({ direction, mover }))))(
    'of an $direction interaction changed by a $mover',
    ({ direction, mover }) => {
      const found = states.flatMap((from) => statesAfter(direction, from, mover).map((to) => `${from} ${to}`))
      expect(found.sort()).toEqual(ways[`${direction} ${mover}`].sort())
    },
  )

  it('never allows SENT to change to a state in which it would be sent again', () => {
    for (const mover of movers) {
      for (const state of ['SENT', 'CANCELLED', 'HANDLED', 'DELETED'] as const) {
        const following = statesAfter('OUTGOING', state, mover)
        expect(following.filter((next) => next === 'PENDING' || next === 'QUEUED')).toEqual([])
      }
    }
  })
})

describe('placeAfter', () => {
  const incoming = { direction: 'INCOMING', delivery: null } as const
  const unmapped = { ...incoming, state: 'UNMAPPED', referenceId: null, referenceType: null } as const
  const mapped = { ...incoming, state: 'MAPPED', referenceId: caseId, referenceType: 'case' } as const
  const handled = { ...mapped, state: 'HANDLED' } as const
  const pending = { ...mapped, direction: 'OUTGOING', state: 'PENDING' } as const

  it.each([
    ['a case reference maps it', unmapped, { referenceId: caseId }, ['MAPPED', caseId, 'case']],
    [
      'so does giving state and reference',
      unmapped,
      { state: 'MAPPED', referenceId: caseId },
      ['MAPPED', caseId, 'case'],
    ],
    [
      'to any kind of resource',
      unmapped,
      { referenceId: otherId, referenceType: 'creditor' },
      ['MAPPED', otherId, 'creditor'],
    ],
    ['it can be handled unmapped', unmapped, { state: 'HANDLED' }, ['HANDLED', null, null]],
    ['mapped and handled at once', unmapped, { state: 'HANDLED', referenceId: caseId }, ['HANDLED', caseId, 'case']],
    ['to another case', mapped, { referenceId: otherId }, ['MAPPED', otherId, 'case']],
    ['null unmaps it', mapped, { referenceId: null }, ['UNMAPPED', null, null]],
    ['an empty patch changes nothing', mapped, {}, ['MAPPED', caseId, 'case']],
    ['the same state changes nothing', mapped, { state: 'MAPPED' }, ['MAPPED', caseId, 'case']],
    ['it returns from HANDLED', handled, { state: 'MAPPED' }, ['MAPPED', caseId, 'case']],
    ['a handled one stays handled on another case', handled, { referenceId: otherId }, ['HANDLED', otherId, 'case']],
    ['an outgoing one keeps its state', pending, { referenceId: otherId }, ['PENDING', otherId, 'case']],
    ['an outgoing one is cancelled', pending, { state: 'CANCELLED' }, ['CANCELLED', caseId, 'case']],
    ['an outgoing one was sent by post', pending, { state: 'SENT' }, ['SENT', caseId, 'case']],
  ] as const)('%s', (_, before, patch, [state, referenceId, referenceType]) => {
    expect(placeAfter(before, patch)).toEqual({ state, referenceId, referenceType })
  })

  it.each([
    ['mapped to nothing', unmapped, { state: 'MAPPED' }, '/referenceId'],
    ['mapped and unmapped', mapped, { state: 'UNMAPPED' }, '/referenceId'],
    ['mapped without a reference', mapped, { state: 'MAPPED', referenceId: null }, '/referenceId'],
    ['returned to an impossible state', handled, { state: 'UNMAPPED' }, '/referenceId'],
    ['sent although it is incoming', mapped, { state: 'SENT' }, '/state'],
    [
      'queued although it is already queued',
      { ...pending, delivery: { state: 'WAITING' } },
      { state: 'QUEUED' },
      '/state',
    ],
    ['sent although the service sends it', { ...pending, delivery: { state: 'WAITING' } }, { state: 'SENT' }, '/state'],
    ['mapped although it is outgoing', pending, { state: 'MAPPED' }, '/state'],
    ['cancelled after it was sent', { ...pending, state: 'SENT' as State }, { state: 'CANCELLED' }, '/state'],
  ] as const)('422: %s', (_, before, patch, path) => {
    expect(() => placeAfter(before, patch)).toThrow(Problem)
    expect(() => placeAfter(before, patch)).toThrow(
      expect.objectContaining({
        code: 'state-not-allowed',
        options: { errors: [expect.objectContaining({ path }) as unknown] },
      }) as Error,
    )
  })
})
