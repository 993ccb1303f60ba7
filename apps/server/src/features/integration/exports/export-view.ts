import type { Command } from '../../../platform/commands/command.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { ExportRow } from './exports.queries.ts'
import type { Export } from './exports.schemas.ts'

/** Shapes an export for responses and events. */
export function exportView(row: ExportRow): Export {
  // The file is reached through the export only.
  const view: Export & { fileId: undefined } = {
    ...row,
    fileId: undefined,
    takenAt: nullableInstant(row.takenAt),
    createdAt: instant(row.createdAt),
    finishedAt: nullableInstant(row.finishedAt),
  }
  return view
}

/** Emits the event of an export that is completed or failed. */
export function announceExport(command: Command, before: ExportRow, row: ExportRow): void {
  const after = exportView(row)
  command.emit({ type: 'exports.update', subjectId: after.exportId, data: after })
  command.audit({ subjectType: 'export', subjectId: after.exportId, before: exportView(before), after })
}
