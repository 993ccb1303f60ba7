import { describe, expect, it } from 'vitest'
import type { Step } from './definition.rules.ts'
import { diagramOf, wrapped } from './step-diagram.rules.ts'

const steps: Step[] = [
  { id: 'ask', type: 'condition', if: 'hasEmail', else: 'wait' },
  { id: 'mail', type: 'email', template: 'reminder' },
  { id: 'wait', type: 'wait', days: 8 },
  { id: 'again', type: 'condition', if: 'isCompany', then: 'mail' },
  { id: 'done', type: 'end' },
]

describe('the diagram of a workflow', () => {
  const { boxes, arrows, width, boxWidth } = diagramOf(steps, ({ id }) => id)

  it('has an arrow for each way from step to step, with the branch of a condition', () => {
    expect(arrows.map(({ key, tip }) => [key, tip.to])).toEqual([
      ['ask then', 'down'],
      ['ask else', 'left'],
      ['mail ', 'down'],
      ['wait ', 'down'],
      ['again then', 'left'],
      ['again else', 'down'],
    ])
  })

  it('ends each arrow at its step, and keeps arrows around steps apart', () => {
    const bends = arrows.flatMap(({ path }) => path.match(/(?<= H )\d+(?= V)/) ?? [])
    expect(new Set(bends).size).toBe(2)
    expect(Math.max(...bends.map(Number))).toBeLessThan(width)
    const [, around] = arrows
    expect(around?.tip.x).toBe(boxWidth)
    expect(around?.tip.y).toBeGreaterThan(boxes[2]?.y ?? 0)
    expect(around?.tip.y).toBeLessThan((boxes[2]?.y ?? 0) + (boxes[2]?.height ?? 0))
  })

  it('wraps names rather than cutting them', () => {
    expect(wrapped('Påmindelse om betaling til debitor på mail')).toEqual([
      'Påmindelse om betaling til',
      'debitor på mail',
    ])
    expect(wrapped('x'.repeat(64)).join('')).toBe('x'.repeat(64))
    const [short, long] = diagramOf(steps, ({ id }) => (id === 'mail' ? 'word '.repeat(20) : id)).boxes
    expect(long?.height).toBeGreaterThan(short?.height ?? 0)
  })
})
