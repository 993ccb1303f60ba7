import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { deleteStoredFile } from '../../messaging/files/index.ts'
import type { ImportMapping } from './import-fields.rules.ts'
import { deleteImportProblems } from './import-problems.queries.ts'
import { requireImportRights } from './import-rights.ts'
import { importView } from './import-view.ts'
import { endImport, enqueueTenant, type ImportRow, lockImport, startPhase } from './imports.queries.ts'
import type { Import, ImportState } from './imports.schemas.ts'
import { requireComplete } from './mappings.rules.ts'
import { message, problem } from './imports.problems.ts'

/** Sets how the columns are read, and checks the rows again. */
export async function mapImport(command: Command, importId: string, mapping: ImportMapping): Promise<Import> {
  const before = await getLockedImport(command, importId, ['UPLOADED', 'CHECKED'])
  requireImportRights(command.principal, before.kind)
  requireComplete({ ...before, mapping })
  return start(command, before, { state: 'CHECKING', mapping })
}

/** Imports the rows that were checked. */
export async function confirmImport(command: Command, importId: string): Promise<Import> {
  const before = await getLockedImport(command, importId, ['CHECKED'])
  requireImportRights(command.principal, before.kind)
  return start(command, before, { state: 'IMPORTING' })
}

/** Stops an import. What was imported stays. */
export async function cancelImport(command: Command, importId: string): Promise<Import> {
  const before = await getLockedImport(command, importId, ['UPLOADED', 'CHECKING', 'CHECKED', 'IMPORTING'])
  return finishImport(command, before, { state: 'CANCELLED' })
}

async function getLockedImport(command: Command, importId: string, states: readonly ImportState[]): Promise<ImportRow> {
  const row = requireFound(
    await command.transaction.maybeOne(lockImport(command.tenantId, importId)),
    message('There is no such import.'),
  )
  command.requireMatch(importView(row))
  if (!states.includes(row.state)) throw problem('import-state', message('The import is {0}.', row.state))
  return row
}

async function start(
  command: Command,
  before: ImportRow,
  phase: { readonly state: 'CHECKING' | 'IMPORTING'; readonly mapping?: ImportMapping },
): Promise<Import> {
  const { tenantId, transaction, now, actor } = command
  const { importId } = before
  await transaction.run(deleteImportProblems(tenantId, importId))
  const row = await transaction.one(startPhase(tenantId, importId, { ...phase, orderedBy: actor }))
  await transaction.run(enqueueTenant(tenantId, now))
  return announceImport(command, before, row)
}

/** Ends an import and deletes its file. */
export async function finishImport(
  command: Command,
  before: ImportRow,
  end: Omit<Parameters<typeof endImport>[2], 'at'>,
): Promise<Import> {
  const { tenantId, transaction, now } = command
  const row = await transaction.one(endImport(tenantId, before.importId, { ...end, at: now }))
  if (before.fileId !== null) await deleteStoredFile(command, before.fileId)
  return announceImport(command, before, row)
}

/** Emits the event of a change of state. */
export function announceImport(command: Command, before: ImportRow, row: ImportRow): Import {
  const after = importView(row)
  command.emit({ type: 'imports.update', subjectId: after.importId, data: after })
  command.audit({ subjectType: 'import', subjectId: after.importId, before: importView(before), after })
  return after
}
