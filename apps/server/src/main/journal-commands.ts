import { type Command, InvalidArgumentError } from 'commander'
import { asOwner } from '../platform/database/as-owner.ts'
import { archiveJournal, type ArchivedMonth } from '../platform/journal/archive-journal.ts'
import { signHeads } from '../platform/journal/signed-heads.ts'
import { printResult, withJson } from './command-output.ts'
import { requireOwner } from './open-database.ts'
import { asOperator, listTenants } from './operator.ts'

interface ArchiveCommandOptions {
  readonly before: string
  readonly to: string
  readonly yes?: boolean
  readonly json?: boolean
}

/** `fordring journal …` */
export function journalCommands(program: Command): void {
  const journal = program.command('journal').description('keep evidence of what the journal contains, and archive it')
  withJson(journal.command('heads'))
    .description('print the signed end of every tenant’s journal as JSON; keep it elsewhere, for "verify --heads"')
    .action(async (options: { json?: boolean }) => {
      const heads = await asOperator(async (operator) =>
        signHeads(operator, await listTenants(operator), operator.clock.now()),
      )
      printResult(options, heads, [JSON.stringify(heads)])
    })
  withJson(journal.command('archive'))
    .description('move old months of the journal from the database into files; without --yes, only count')
    .requiredOption('--before <month>', 'the first month that stays, such as 2026-04; at least three months ago', month)
    .requiredOption('--to <folder>', 'where the files are written')
    .option('--yes', 'do it')
    .action(async (options: ArchiveCommandOptions) => {
      const months = await archive(options)
      printResult(options, { months, isDone: options.yes === true }, linesOf(months, options))
    })
}

/** Webhooks and readers of the feed may be this far behind. */
const monthsKept = 3

function month(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('It must be a month, such as 2026-04.')
  const newest = new Date()
  newest.setUTCDate(1)
  newest.setUTCMonth(newest.getUTCMonth() - monthsKept)
  const latest = newest.toISOString().slice(0, 7)
  if (text > latest) throw new InvalidArgumentError(`The newest months stay. Choose ${latest} or earlier.`)
  return text
}

async function archive({ before, to, yes }: ArchiveCommandOptions): Promise<readonly ArchivedMonth[]> {
  return asOperator((operator) =>
    asOwner(
      requireOwner(operator.opened),
      (owner) => archiveJournal(owner, { before, ...(yes === true ? { folder: to } : {}) }),
      'fordring journal archive',
    ),
  )
}

function linesOf(months: readonly ArchivedMonth[], { yes, before }: ArchiveCommandOptions): string[] {
  if (months.length === 0) return [`The journal has no month before ${before}.`]
  return [
    ...months.map(
      ({ month: name, entryCount, keptCount, file }) =>
        `${name}  entries: ${entryCount}${keptCount > 0 ? `, staying: ${keptCount}` : ''}` +
        (file === undefined ? '' : `  ${file.name}  sha256 ${file.sha256}`),
    ),
    yes === true
      ? 'Done. Keep the files: entries in them are no longer in the database.'
      : 'Nothing was changed. Back up, and run it again with --yes.',
  ]
}
