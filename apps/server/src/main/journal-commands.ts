import type { Command } from 'commander'
import { signHeads } from '../platform/journal/signed-heads.ts'
import { printResult, withJson } from './command-output.ts'
import { asOperator, listTenants } from './operator.ts'

/** `fordring journal …` */
export function journalCommands(program: Command): void {
  const journal = program.command('journal').description('keep evidence of what the journal contains')
  withJson(journal.command('heads'))
    .description('print the signed end of every tenant’s journal as JSON; keep it elsewhere, for "verify --heads"')
    .action(async (options: { json?: boolean }) => {
      const heads = await asOperator(async (operator) =>
        signHeads(operator, await listTenants(operator), operator.clock.now()),
      )
      printResult(options, heads, [JSON.stringify(heads)])
    })
}
