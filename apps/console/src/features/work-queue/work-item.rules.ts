import type { client } from '../../api/client.ts'
import { dateInDays, momentAt } from '../../text/plain-date.ts'
import { snippetOf } from '../../text/snippet.ts'

export type WorkQueue = Awaited<ReturnType<typeof client.workQueue.list>>
export type WorkItem = WorkQueue['items'][number]
export type WorkKind = WorkItem['kind']

/** Every kind, the most urgent first. */
export const workKinds = [
  ...(['broken-promise', 'message', 'bank-line', 'dispute', 'court-claim', 'limitation'] as const),
  ...(['follow-up', 'new-case'] as const),
] as const satisfies readonly WorkKind[]

/** The key of an item in lists and addresses. */
export function keyOf({ kind, subjectId }: Pick<WorkItem, 'kind' | 'subjectId'>): string {
  return `${kind}.${subjectId}`
}

/** The panel of the case page in which an item is dealt with. */
const panels: Partial<Record<WorkKind, string>> = {
  'broken-promise': 'call',
  limitation: 'limitation',
  'court-claim': 'court',
}

/** The screen on which an item is dealt with; undefined if the user may not see its case. */
export function placeOf(item: WorkItem): { to: string; search: Record<string, string | true> } | undefined {
  if (item.kind === 'message') return { to: '/inbox', search: { selected: item.subjectId, answer: true } }
  if (item.kind === 'bank-line') return { to: '/bank', search: { selected: item.subjectId } }
  if (item.case === null) return undefined
  const panel = panels[item.kind]
  return { to: `/cases/${item.case.caseSeqId}`, search: panel === undefined ? {} : { panel } }
}

/** The number of all items, and whether it is exact. */
export function totalOf(counts: WorkQueue['counts']): { readonly count: number; readonly isExact: boolean } {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    isExact: counts.every(({ isExact }) => isExact),
  }
}

/** The item after one that left the queue: the next, or the previous at the end. */
export function itemBeside(items: readonly WorkItem[], key: string): WorkItem | undefined {
  const at = items.findIndex((item) => keyOf(item) === key)
  return at === -1 ? items[0] : (items[at + 1] ?? items[at - 1])
}

/** When the working day begins. */
const morning = 8

/** The moment until which an item is snoozed: the tenant's morning, some days from now. */
export function snoozedUntil(now: Date, days: number): string {
  return momentAt(dateInDays(days, now), morning).toISOString()
}

/** What a message, a bank line or a dispute says, in one line; empty for other items, whose kind says it all. */
export function lineOf({ kind, text }: Pick<WorkItem, 'kind' | 'text'>): string {
  if (text === null) return ''
  if (kind === 'message') return snippetOf(text)
  return kind === 'bank-line' || kind === 'dispute' ? text : ''
}
