import type { Command } from '../../../platform/commands/command.ts'
import type { AsideInput, BankLine } from './bank-lines.schemas.ts'
import { changeLine, holdLine, requireState } from './change-bank-line.ts'
import { message, problem } from './bank-statements.problems.ts'

/** Sets a line aside that is no payment of a debtor. Money that came in stays in suspense. */
export async function setAsideBankLine(
  command: Command,
  bankLineId: string,
  { reason, note }: AsideInput,
): Promise<BankLine> {
  const line = await holdLine(command, bankLineId)
  requireState(line, ['OPEN'])
  if (line.bookedAmount > 0) throw problem('bank-line-state', message('The bank line is {0}.', line.state))
  return changeLine(command, line, { type: 'bank-lines.update', state: 'SET_ASIDE', reason, note: note ?? null })
}
