export const presets = ['lastMonths', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const
export type Preset = (typeof presets)[number]

export interface Period {
  readonly from: string
  readonly to: string
}

function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}

/** The dates of a preset period, relative to a date. */
export function periodOf(preset: Preset, today: string): Period {
  const [year = 0, monthNumber = 1] = today.split('-').map(Number)
  const month = monthNumber - 1
  switch (preset) {
    case 'lastMonths':
      return { from: day(year, month - 11, 1), to: today }
    case 'thisMonth':
      return { from: day(year, month, 1), to: today }
    case 'lastMonth':
      return { from: day(year, month - 1, 1), to: day(year, month, 0) }
    case 'thisYear':
      return { from: day(year, 0, 1), to: today }
    case 'lastYear':
      return { from: day(year - 1, 0, 1), to: day(year, 0, 0) }
  }
}

/** The preset with these dates, if any. */
export function presetOf({ from, to }: Period, today: string): Preset | undefined {
  return presets.find((preset) => {
    const named = periodOf(preset, today)
    return named.from === from && named.to === to
  })
}
