import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { bankLineView } from './bank-line-view.ts'
import { type BankLineRow, findLine, type LineChange, lockLine, updateLine } from './bank-lines.queries.ts'
import type { BankLine, LineState } from './bank-lines.schemas.ts'
import { message, problem } from './bank-statements.problems.ts'

/** Locks a line and reads it. */
export async function holdLine({ transaction, tenantId }: Command, bankLineId: string): Promise<BankLineRow> {
  await transaction.maybeOne(lockLine(tenantId, bankLineId))
  return requireFound(
    await transaction.maybeOne(findLine(tenantId, bankLineId)),
    message('There is no such bank line.'),
  )
}

/** Rejects a line that is in none of these states. */
export function requireState({ state }: BankLineRow, states: readonly LineState[]): void {
  if (!states.includes(state)) throw problem('bank-line-state', message('The bank line is {0}.', state))
}

const unpaid = { payoutId: null, payoutBatchId: null } as const

/** Writes what was done with a line, with an event and an audit entry. The caller holds the line. */
export async function changeLine(
  command: Command,
  line: BankLineRow,
  { type, ...change }: { type: string } & Partial<LineChange> & Pick<LineChange, 'state'>,
): Promise<BankLine> {
  const { tenantId, transaction, now, actor } = command
  const before = bankLineView(line)
  const kept = { bookedAmount: line.bookedAmount, reason: null, note: null, returnsBankLineId: null, ...unpaid }
  await transaction.run(updateLine(tenantId, line.bankLineId, { ...kept, ...change, handledAt: now, handledBy: actor }))
  const after = bankLineView(await transaction.one(findLine(tenantId, line.bankLineId)))
  command.emit({ type, subjectId: line.bankLineId, data: after })
  command.audit({ subjectType: 'bank-line', subjectId: line.bankLineId, before, after })
  return after
}
