import { type Outcome, workMerged } from '../database/merged-work.ts'
import type { AuditRecord, Command, EventRecord } from './command.ts'

/**
 * Does the same for each item in the transaction of a command, at the same time and with merged statements. What was done
 * for an item that was not rejected is emitted and audited in the order of the items, so that the journal has the entries
 * of a case together.
 */
export async function eachAsCommand<Item>(
  command: Command,
  items: readonly Item[],
  work: (own: Command, item: Item) => Promise<void>,
): Promise<Outcome<void>[]> {
  const records = items.map(() => ({ events: [] as EventRecord[], audits: [] as AuditRecord[] }))
  const recordOf = new Map(items.map((item, index) => [item, records[index]]))
  const outcomes = await workMerged(command.transaction, items, (item, { transaction }) => {
    const emit = (event: EventRecord): unknown => recordOf.get(item)?.events.push(event)
    const audit = (entry: AuditRecord): unknown => recordOf.get(item)?.audits.push(entry)
    return work({ ...command, transaction, emit, audit }, item)
  })
  for (const [index, { events, audits }] of records.entries()) {
    if (outcomes[index]?.status !== 'fulfilled') continue
    for (const event of events) command.emit(event)
    for (const entry of audits) command.audit(entry)
  }
  return outcomes
}
