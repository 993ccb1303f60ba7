import type { PackRow } from '../src/features/money/rule-packs/index.ts'

/** The contact rules of the rule packs for consumers, for tests without a database; `contact-gate.test.ts` compares them. */
export const shippedContactRows: readonly PackRow[] = [
  ...rowsOf('dk-consumer', {
    from: '1997-10-01',
    sources: ['Inkassoloven § 9 (god inkassoskik); § 12', 'Inkassoloven § 9 (god inkassoskik)'],
    hours: {
      channels: ['PHONE CALL', 'AUTO CALL', 'SMS'],
      ...{ weekdays: ['08:00', '21:00'], saturdays: ['08:00', '16:00'], closedOn: ['06-05', '12-24', '12-31'] },
    },
  }),
  ...rowsOf('no-consumer', {
    from: '1989-07-01',
    sources: ['Inkassoloven § 8 (god inkassoskikk); Prop. 3 L (2025–2026)', 'Inkassoloven § 8 (god inkassoskikk)'],
    hours: {
      channels: ['PHONE CALL', 'AUTO CALL', 'SMS', 'EMAIL'],
      ...{ weekdays: ['08:00', '21:00'], saturdays: ['09:00', '15:00'], closedOn: [] },
    },
  }),
  ...rowsOf('se-consumer', {
    from: '1974-07-01',
    sources: ['Inkassolagen § 4 (god inkassosed)', 'Inkassolagen § 4 (god inkassosed)'],
    hours: {
      channels: ['PHONE CALL', 'AUTO CALL', 'SMS'],
      ...{ weekdays: ['08:00', '21:00'], saturdays: ['09:00', '15:00'], closedOn: [] },
    },
  }),
]

function rowsOf(
  pack: PackRow['pack'],
  { from, sources, hours }: { from: string; sources: readonly [string, string]; hours: object },
): PackRow[] {
  const cap = { channels: ['EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL'], messagesMax: 7, days: 7 }
  const row = { pack, ruleRowId: null, from, until: null, dueFrom: null, dueUntil: null, reviewed: false, reason: null }
  return [
    { ...row, rule: 'contact-hours', value: hours, source: sources[0] },
    { ...row, rule: 'contact-cap', value: cap, source: sources[1] },
  ]
}
