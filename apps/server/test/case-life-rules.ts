import type { Life } from './case-lives.ts'

/** The law once more, written down by hand and without the rule packs, to judge what the service has allowed. */

export interface Demand {
  readonly date: string
  readonly deadline: string
}

interface Voucher {
  readonly caseVoucherId: string
  readonly voucherTypeId: string
  readonly category: string
  readonly direction: string
  readonly amount: number
  readonly date: string
  readonly reversesCaseVoucherId: string | null
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
/** The day in the time zone of the tenant, Copenhagen. */
const dayOf = (instant: string): string => new Date(Date.parse(instant) + 2 * 3_600_000).toISOString().slice(0, 10)

const reminderFees = {
  dk: { amountMax: 10_000, countMax: 3, daysApart: 10, daysOverdue: 10 },
  no: { amountMax: 3_500, countMax: 2, daysApart: 14, daysOverdue: 14 },
  se: { amountMax: 6_000, countMax: 1, daysApart: 0, daysOverdue: 0 },
} as const

/** What is wrong with the charges on a case; empty if the law allows them. */
export function forbiddenCharges(life: Life, vouchers: readonly Voucher[]): string[] {
  const reversed = new Set(vouchers.map(({ reversesCaseVoucherId }) => reversesCaseVoucherId))
  const live = vouchers
    .filter((each) => each.direction === 'debit' && each.reversesCaseVoucherId === null)
    .filter((each) => !reversed.has(each.caseVoucherId) && each.amount > 0)
    .map((each) => ({ ...each, day: dayOf(each.date) }))
    .sort((one, other) => one.day.localeCompare(other.day))
  const of = (category: string) => live.filter((each) => each.category === category)
  return [
    ...judgeFees(life, of('fee')),
    ...judgeCosts(life, of('cost')),
    ...judgeCompensation(life, of('compensation')),
  ]
}

type Charge = Voucher & { readonly day: string }

function judgeFees({ pack, dueDate }: Life, fees: readonly Charge[]): string[] {
  const rule = reminderFees[pack.slice(0, 2) as keyof typeof reminderFees]
  return [
    ...fees.filter(({ amount }) => amount > rule.amountMax).map(() => 'a fee is too high'),
    ...(fees.length > rule.countMax ? ['too many fees'] : []),
    ...fees.filter(({ day }) => daysBetween(dueDate, day) < rule.daysOverdue).map(() => 'a fee is too early'),
    ...fees.slice(1).flatMap(({ day }, index) => {
      const before = fees[index]?.day ?? day
      return daysBetween(before, day) < rule.daysApart ? ['fees are too close'] : []
    }),
  ]
}

const danishSteps: readonly (readonly [number, number])[] = [
  ...([
    [100_000, 40_000],
    [250_000, 70_000],
    [500_000, 100_000],
    [1_000_000, 130_000],
    [2_500_000, 170_000],
  ] as const),
  ...([
    [5_000_000, 225_000],
    [10_000_000, 285_000],
    [25_000_000, 385_000],
    [50_000_000, 640_000],
  ] as const),
]
const norwegianSteps: readonly (readonly [number, number])[] = [
  ...([
    [50_000, 17_500],
    [100_000, 24_500],
    [250_000, 28_000],
    [1_000_000, 56_000],
    [5_000_000, 112_000],
  ] as const),
  ...([
    [25_000_000, 252_000],
    [Number.MAX_SAFE_INTEGER, 504_000],
  ] as const),
]

function judgeCosts(life: Life, costs: readonly Charge[]): string[] {
  const total = costs.reduce((sum, { amount }) => sum + amount, 0)
  if (costs.length === 0) return []
  if (life.pack.startsWith('se')) return ['costs are not allowed in Sweden']
  const lastDay = costs.at(-1)?.day ?? ''
  if (life.pack.startsWith('no')) return total > norwegianLimit(life, lastDay) ? ['costs are too high'] : []
  const limit = danishSteps.find(([upTo]) => life.amount <= upTo)?.[1] ?? 640_000 + (life.amount - 50_000_000) / 100
  const isDemanded = ({ day }: Charge): boolean =>
    life.demands.some(
      ({ date, deadline }) => date >= life.dueDate && daysBetween(date, deadline) >= 10 && deadline < day,
    )
  return [
    ...(total > limit ? ['costs are too high'] : []),
    ...(costs.every(isDemanded) ? [] : ['costs without a demand']),
  ]
}

function norwegianLimit({ pack, amount, demands, dueDate }: Life, day: string): number {
  const [, light] = norwegianSteps.find(([upTo]) => amount <= upTo) ?? [0, 0]
  const isHeavy = demands.some(({ date }) => date >= dueDate && daysBetween(date, day) >= 42)
  return light * (pack === 'no-business' ? 1.5 : 1) * (isHeavy ? 2 : 1)
}

function judgeCompensation({ pack }: Life, compensations: readonly Charge[]): string[] {
  if (compensations.length === 0) return []
  if (pack.endsWith('consumer')) return ['a consumer pays no compensation']
  const limitOn = (day: string): number => {
    if (pack === 'dk-business') return 31_000
    if (pack === 'se-business') return 45_000
    return day >= '2023-01-01' && day < '2023-07-01' ? 41_000 : 0
  }
  return [
    ...(compensations.length > 1 ? ['more than one compensation'] : []),
    ...compensations.filter(({ amount, day }) => amount > limitOn(day)).map(() => 'a compensation is too high'),
  ]
}

const zones = { dk: 'Europe/Copenhagen', no: 'Europe/Oslo', se: 'Europe/Stockholm' } as const

/** What is wrong with the last message; undefined if it may be sent then. */
export function forbiddenMessage({ pack, messages, diedAt }: Life, type: 'SMS' | 'EMAIL'): string | undefined {
  const at = messages.at(-1)
  if (at === undefined) return undefined
  if (diedAt !== null && at > diedAt) return 'the person is dead'
  const country = pack.slice(0, 2) as keyof typeof zones
  const week = messages.filter((other) => other <= at && other.getTime() > at.getTime() - 7 * dayMs)
  if (week.length > 7) return 'more than seven messages in a week'
  if (type === 'EMAIL' && country !== 'no') return undefined
  return isOpen(at, country) ? undefined : 'a message outside the contact hours'
}

function isOpen(at: Date, country: keyof typeof zones): boolean {
  const { weekday, hour, day } = localTime(at, zones[country])
  if (weekday === 'Sun' || ['12-25', '12-26', '01-01'].includes(day)) return false
  const saturday = country === 'dk' ? [8, 16] : [9, 15]
  const [opens = 8, closes = 21] = weekday === 'Sat' ? saturday : [8, 21]
  return hour >= opens && hour < closes
}

function localTime(at: Date, timeZone: string): { weekday: string; hour: number; day: string } {
  const form = { weekday: 'short', hour: '2-digit', hourCycle: 'h23', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, ...form }).formatToParts(at)
  const part = (name: string): string => parts.find((each) => each.type === name)?.value ?? ''
  return { weekday: part('weekday'), hour: Number(part('hour')), day: `${part('month')}-${part('day')}` }
}
