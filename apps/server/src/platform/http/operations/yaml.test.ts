import { describe, expect, it } from 'vitest'
import { jsonOfYaml, prefersYaml, yamlOf } from './yaml.ts'

describe('YAML', () => {
  it('is read as the same values that it was written from', () => {
    const value = {
      definition: {
        steps: [
          { id: 'w', type: 'wait', days: 10 },
          { id: 'c', type: 'condition', if: 'amountDue < 10000 and status == "PENDING"', then: 'no' },
          { id: 'no', type: 'sms', text: 'Kære {{name}}: betal\nvenligst # nu' },
          { id: 'yes', type: 'task', text: '0123', label: 'true' },
        ],
      },
      empty: null,
    }
    expect(JSON.parse(jsonOfYaml(yamlOf(value)) ?? '')).toEqual(value)
  })

  it.each([
    ['an alias', 'a: &x [1]\nb: *x'],
    [
      'a bomb of aliases',
      `a: &a [x,x,x]\n${'bcdefghi'.replaceAll(/./g, (name, at: number) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`).join(',')}]\n`)}`,
    ],
    ['a tag', 'a: !!js/function "return 1"'],
    ['an own tag', 'a: !thing 1'],
    ['a merge key of an alias', 'a: &x {b: 1}\nc:\n  <<: *x'],
    ['a key twice', 'a: 1\na: 2'],
    ['a key that is a list', '? [a]\n: 1'],
    ['a key twice further in', 'a:\n  - b: 1\n    b: 2'],
    ['two documents', 'a: 1\n---\nb: 2'],
    // The parser calls itself for every level. A deep document ended the process.
    ['lists in lists', '['.repeat(16_000) + ']'.repeat(16_000)],
    ['maps in maps', '{a: '.repeat(8_000)],
    ['blocks in blocks', '- '.repeat(16_000)],
    ['keys in keys', '? '.repeat(16_000)],
    ['blocks on lines of their own', Array.from({ length: 250 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['text that is no YAML', 'a: [1\nb: }'],
  ])('refuses %s', (_name, text) => {
    expect(jsonOfYaml(text)).toBeUndefined()
  })

  it('reads words that older versions took for booleans as text', () => {
    expect(jsonOfYaml('a: no\nb: on\nc: 2026-01-01')).toBe('{"a":"no","b":"on","c":"2026-01-01"}')
  })

  it('is sent to those who ask for it first', () => {
    expect([undefined, '*/*', 'application/json, application/yaml'].map(prefersYaml)).toEqual([false, false, false])
    expect(['application/yaml', 'Application/YAML; charset=utf-8, */*'].map(prefersYaml)).toEqual([true, true])
  })
})
