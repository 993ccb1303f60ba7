import { describe, expect, it } from 'vitest'
import { periodOf, presetOf, presets } from './period.rules.ts'

describe('a preset period', () => {
  it.each([
    ['lastMonths', '2026-03-31', '2025-04-01', '2026-03-31'],
    ['thisMonth', '2026-03-31', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['thisYear', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['lastYear', '2024-02-29', '2023-01-01', '2023-12-31'],
  ] as const)('%s on %s goes from %s to %s', (preset, today, from, to) => {
    expect(periodOf(preset, today)).toEqual({ from, to })
  })

  it('is recognised by its dates', () => {
    for (const preset of presets) expect(presetOf(periodOf(preset, '2026-05-17'), '2026-05-17')).toBe(preset)
    expect(presetOf({ from: '2026-01-02', to: '2026-01-03' }, '2026-05-17')).toBeUndefined()
  })
})
