import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { fileBytesMax, fileTooLarge } from '../../../platform/files/accept-file.ts'
import type { WatchedEntry, WatchedFolder } from '../../../platform/files/watched-folder.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { isUuid } from '../../../platform/ids.ts'
import { Problem, requireFirst } from '../../../problems/index.ts'
import { findMapping } from './csv-mappings.registry.ts'
import { importBankFiles } from './import-bank-files.ts'
import type { MatchingServices } from './book-lines-of-file.ts'
import { readStatements } from './statement-files.ts'
import { message } from './bank-statements.problems.ts'

export interface FolderOutcome {
  readonly tenantId: string
  readonly fileName: string
  readonly state: 'imported' | 'refused'
}

/** A file that is still being written changes; one that has not changed for this long is complete. */
const settledMs = 5_000
const partialName = /^\.|\.(?:part|tmp|filepart|crdownload)$/i

/**
 * Imports the statements in a folder that has a folder for each tenant. An imported file is moved to `imported` next to
 * it, and one that cannot be imported to `refused`, with the reason in a text file. A file that was imported but not
 * moved, because the process died, is imported again, which adds nothing.
 */
export async function importFromFolder(services: MatchingServices, folder: WatchedFolder): Promise<FolderOutcome[]> {
  const outcomes: FolderOutcome[] = []
  for (const name of foldersIn(await folder.entries(''))) {
    const tenantId = name.toLowerCase()
    const [row] = await services.database.read(tenantId, getTenant(tenantId))
    if (row === undefined) continue
    const entries = await folder.entries(name)
    const incoming = { services, tenant: { tenantId, ...row }, folder, path: name, mappingId: undefined }
    outcomes.push(...(await importFilesOf(incoming, entries)))
    for (const mappingId of foldersIn(entries)) {
      const path = `${name}/${mappingId}`
      outcomes.push(...(await importFilesOf({ ...incoming, path, mappingId }, await folder.entries(path))))
    }
  }
  return outcomes
}

/** The folders of tenants and mappings, which are named by ids. */
function foldersIn(entries: readonly WatchedEntry[]): string[] {
  return entries.filter(({ name, kind }) => kind === 'folder' && isUuid(name)).map(({ name }) => name)
}

/** The folder of a tenant, or that of one of its CSV mappings. */
interface Incoming {
  readonly services: MatchingServices
  readonly tenant: Tenant
  readonly folder: WatchedFolder
  readonly path: string
  readonly mappingId: string | undefined
}

async function importFilesOf(incoming: Incoming, entries: readonly WatchedEntry[]): Promise<FolderOutcome[]> {
  const outcomes: FolderOutcome[] = []
  const { services, tenant, folder, path } = incoming
  const now = services.clock.now().getTime()
  for (const { name: fileName, kind, size, changedAt } of entries) {
    const isSettled = !folder.listsPartialFiles || now - changedAt.getTime() >= settledMs
    if (kind !== 'file' || !isSettled || partialName.test(fileName)) continue
    const refusal = await importFile(incoming, fileName, size)
    const state = refusal === undefined ? 'imported' : 'refused'
    if (refusal !== undefined) await folder.writeText(`${path}/refused/${fileName}.txt`, `${refusal}\n`)
    // Another process may have moved it: both have imported the same file, which adds nothing.
    await folder.move(`${path}/${fileName}`, `${path}/${state}/${fileName}`)
    outcomes.push({ tenantId: tenant.tenantId, fileName, state })
  }
  return outcomes
}

/** Imports a file, and returns why it cannot be. A file that is gone was imported by another process. */
async function importFile(
  { services, tenant, folder, path, mappingId }: Incoming,
  fileName: string,
  size: number,
): Promise<string | undefined> {
  const bytes = size > fileBytesMax ? undefined : await folder.read(`${path}/${fileName}`)
  try {
    if (size > fileBytesMax) throw fileTooLarge()
    if (bytes === undefined) return undefined
    const csv =
      mappingId === undefined
        ? undefined
        : requireFirst(
            await services.database.read(tenant.tenantId, findMapping(tenant.tenantId, mappingId)),
            message('There is no such CSV mapping.'),
          )
    const statements = await readStatements({ fileName, bytes, csv })
    await runSystemCommand(services, tenant, 'import-bank-file', (command) =>
      importBankFiles(command, { statements, csvAccountId: csv?.transactionAccountId }),
    )
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.message
  }
}
