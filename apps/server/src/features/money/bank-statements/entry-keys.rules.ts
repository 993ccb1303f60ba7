import { createHash } from 'node:crypto'
import type { StatementEntry } from './statement.ts'

/**
 * A key for each entry that is the same in every file that contains it. It is the bank's own reference if there is one,
 * with the amount, because some banks give a payment and its charge the same one; otherwise it is a hash of the
 * content. Entries with the same key in the same statement are different ones, so they are numbered.
 */
export function entryKeysOf(entries: readonly StatementEntry[]): string[] {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const key = entry.servicerReference === null ? contentKey(entry) : referenceKey(entry, entry.servicerReference)
    const inSection = `${entry.section} ${entry.account ?? ''} ${key}`
    const count = (counts.get(inSection) ?? 0) + 1
    counts.set(inSection, count)
    return count === 1 ? key : `${key}#${count}`
  })
}

function referenceKey({ direction, amount }: StatementEntry, reference: string): string {
  const short = reference.length <= 100 ? reference : createHash('sha256').update(reference).digest('hex')
  return `ref ${short} ${direction} ${amount}`
}

function contentKey({ direction, amount, currency, bookingDate, valueDate, details }: StatementEntry): string {
  const content = JSON.stringify([direction, amount, currency, bookingDate, valueDate, details])
  return `hash ${createHash('sha256').update(content).digest('hex')}`
}
