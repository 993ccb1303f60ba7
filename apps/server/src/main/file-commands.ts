import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  type FileSweepHold,
  holdFileSweep,
  listFileSweepHolds,
  listQuarantined,
  restoreFile,
  resumeFileSweep,
} from '../features/messaging/files/index.ts'
import { asOwner } from '../platform/database/as-owner.ts'
import { isUuid } from '../platform/ids.ts'
import { printResult, withJson } from './command-output.ts'
import { adoptFileStore } from './installation.ts'
import { requireOwner } from './open-database.ts'
import { asOperator, getTenant } from './operator.ts'

/** `fordring files …`: content without a record. */
export function fileCommands(program: Command): void {
  const files = program.command('files').description('manage the file store and content without a record')
  sweepCommand(files)
  adoptCommand(files)
  withJson(files.command('quarantined'))
    .description('list content without a record, which the sweep will remove')
    .requiredOption('--tenant <id>', 'id of the tenant')
    .action(async (options: { tenant: string; json?: boolean }) => {
      const quarantined = await asOperator(async (operator) => {
        const { tenantId } = await getTenant(operator, options.tenant)
        return operator.database.read(tenantId, listQuarantined(tenantId))
      })
      const lines = quarantined.map(
        ({ fileId, size, quarantinedAt, daysSeen, fileName }) =>
          `${fileId}  since ${quarantinedAt.toISOString()}, seen on ${daysSeen} further days  ${size} bytes  ${fileName ?? '(never had a record)'}`,
      )
      printResult(options, { quarantined }, lines.length === 0 ? ['Nothing is in quarantine.'] : lines)
    })
  withJson(files.command('restore'))
    .description('restore a deleted file whose content still exists')
    .argument('<fileId>', 'id of the file', uuid)
    .requiredOption('--tenant <id>', 'id of the tenant')
    .action(async (fileId: string, options: { tenant: string; json?: boolean }) => {
      const file = await asOperator(async (operator) =>
        restoreFile(operator, await getTenant(operator, options.tenant), fileId),
      )
      printResult(options, { file }, [`File ${file.fileId} is restored: ${file.fileName}, ${file.size} bytes.`])
    })
}

function sweepCommand(files: Command): void {
  withJson(files.command('sweep'))
    .description('show whether content without a record is removed; pause the sweep, or resume it after a restore')
    .addOption(new Option('--pause', 'sweep nothing until it is resumed').conflicts('resume'))
    .option('--resume', 'resume the sweep; every quarantine starts again')
    .action(async (options: { pause?: boolean; resume?: boolean; json?: boolean }) => {
      const holds = await asOperator((operator) =>
        asOwner(requireOwner(operator.opened), async (client) => {
          const now = operator.clock.now()
          if (options.pause === true) await holdFileSweep(client, 'operator', { now, expiresAt: null })
          if (options.resume === true) await resumeFileSweep(client)
          return listFileSweepHolds(client, now)
        }),
      )
      printResult(options, { holds }, holds.length === 0 ? ['Files are swept every hour.'] : holds.map(lineOf))
    })
}

function adoptCommand(files: Command): void {
  withJson(files.command('adopt'))
    .description('use the store in FILES_URL for this database, after the files were moved there')
    .action(async (options: { json?: boolean }) => {
      const isAdopted = await asOperator(({ database, files: store }) => adoptFileStore(database, store))
      printResult(options, { adopted: isAdopted }, [
        isAdopted
          ? 'The store belongs to this database now. Restart every process with the same FILES_URL.'
          : 'No process has started on this database yet: the first one takes whatever store it is given.',
      ])
    })
}

const reasons = { backup: 'a backup is running', restore: 'the database was restored', operator: 'an operator asked' }

function lineOf({ reason, heldAt, expiresAt, tenantCount }: FileSweepHold): string {
  const end =
    expiresAt === null ? 'until fordring files sweep --resume' : `until ${expiresAt.toISOString()} at the latest`
  return `The sweep is paused on ${tenantCount} tenants since ${heldAt.toISOString()}, ${end}: ${reasons[reason]}.`
}

function uuid(text: string): string {
  if (!isUuid(text)) throw new InvalidArgumentError('It must be a UUID.')
  return text.toLowerCase()
}
