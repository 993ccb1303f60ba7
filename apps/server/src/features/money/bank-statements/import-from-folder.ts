import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { fileBytesMax, fileTooLarge } from '../../../platform/files/accept-file.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { isUuid } from '../../../platform/ids.ts'
import { Problem, requireFirst } from '../../../problems/index.ts'
import { findMapping } from './csv-mappings.registry.ts'
import { importBankFiles } from './import-bank-files.ts'
import type { MatchingServices } from './match-bank-lines.ts'
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
export async function importFromFolder(services: MatchingServices, folder: string): Promise<FolderOutcome[]> {
  const outcomes: FolderOutcome[] = []
  for (const name of await namesIn(folder)) {
    if (!isUuid(name)) continue
    const tenantId = name.toLowerCase()
    const [row] = await services.database.read(tenantId, getTenant(tenantId))
    if (row === undefined) continue
    const tenantFolder = { services, tenant: { tenantId, ...row }, folder: join(folder, name) }
    outcomes.push(...(await importFolderOf(tenantFolder, undefined)))
    for (const mappingId of (await namesIn(tenantFolder.folder)).filter(isUuid)) {
      const mapped = { ...tenantFolder, folder: join(tenantFolder.folder, mappingId) }
      outcomes.push(...(await importFolderOf(mapped, mappingId)))
    }
  }
  return outcomes
}

interface WatchedFolder {
  readonly services: MatchingServices
  readonly tenant: Tenant
  readonly folder: string
}

async function importFolderOf(watched: WatchedFolder, mappingId: string | undefined): Promise<FolderOutcome[]> {
  const outcomes: FolderOutcome[] = []
  const { services, tenant, folder } = watched
  for (const fileName of await namesIn(folder)) {
    const found = await lstat(join(folder, fileName)).catch(() => undefined)
    // Links are not followed: they could lead into the folder of another tenant.
    const isSettled = services.clock.now().getTime() - (found?.mtimeMs ?? 0) >= settledMs
    if (found?.isFile() !== true || !isSettled || partialName.test(fileName)) continue
    const refusal = await importFile(watched, fileName, { size: found.size, mappingId })
    const state = refusal === undefined ? 'imported' : 'refused'
    await moveTo(join(folder, state), join(folder, fileName), { fileName, refusal })
    outcomes.push({ tenantId: tenant.tenantId, fileName, state })
  }
  return outcomes
}

/** Imports a file, and returns why it cannot be. */
async function importFile(
  { services, tenant, folder }: WatchedFolder,
  fileName: string,
  { size, mappingId }: { readonly size: number; readonly mappingId: string | undefined },
): Promise<string | undefined> {
  try {
    if (size > fileBytesMax) throw fileTooLarge()
    const csv =
      mappingId === undefined
        ? undefined
        : requireFirst(
            await services.database.read(tenant.tenantId, findMapping(tenant.tenantId, mappingId)),
            message('There is no such CSV mapping.'),
          )
    const bytes = await readFile(join(folder, fileName))
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

async function moveTo(
  target: string,
  source: string,
  { fileName, refusal }: { readonly fileName: string; readonly refusal: string | undefined },
): Promise<void> {
  await mkdir(target, { recursive: true })
  if (refusal !== undefined) await writeFile(join(target, `${fileName}.txt`), `${refusal}\n`)
  // Another process may have moved it: both have imported the same file, which adds nothing.
  await rename(source, join(target, fileName)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
}

/** The names in a folder, in order; none if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return []
    throw error
  })
  return names.toSorted()
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code)
}
