import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { readConfig } from '../platform/config/config.ts'
import { isUuid, newId } from '../platform/ids.ts'
import { printResult, withJson } from './command-output.ts'
import { accessOf, askService, type ServiceAccess, tenantOf, withAccess } from './service-api.ts'

interface ImportOptions {
  readonly url?: string
  readonly token?: string
  readonly json?: boolean
  readonly kind: string
  readonly creditor?: string
  readonly mapping?: string
  readonly confirm?: boolean
}

interface Import {
  readonly importId: string
  readonly state: string
  readonly createdCount: number
  readonly updatedCount: number
  readonly unchangedCount: number
  readonly refusedCount: number
  readonly warningCount: number
  readonly failure: { readonly en: string } | null
}

interface ImportProblem {
  readonly rowNumber: number
  readonly severity: string
  readonly field: string
  readonly message: { readonly en: string }
}

const pollMs = 500
const problemsShown = 20

/** `fordring import`: uploads a file, checks it, and imports it with --confirm. */
export function importCommands(program: Command): void {
  withJson(withAccess(program.command('import')))
    .description('check a CSV, XLSX or NDJSON file, and import it with --confirm')
    .argument('<file>', 'the file')
    .addOption(
      new Option('--kind <kind>', 'what its rows are').choices(['creditors', 'customers', 'cases']).default('cases'),
    )
    .option('--creditor <id>', 'the creditor of rows that name none', uuid)
    .option('--mapping <id>', 'the saved mapping to read a table with', uuid)
    .option('--confirm', 'import the rows without errors')
    .action(async (file: string, options: ImportOptions) => {
      const access = accessOf(options, readConfig(process.env).publicUrl)
      const path = `/v1/${await tenantOf(access)}/imports`
      const imported = await importFile(access, path, { file, options })
      const problems = await problemsOf(access, `${path}/${imported.importId}`)
      printResult(options, { ...imported, problems }, linesOf(imported, problems))
      if (imported.failure !== null || imported.refusedCount > 0) process.exitCode = 1
    })
}

async function importFile(
  access: ServiceAccess,
  path: string,
  { file, options: { kind, creditor, mapping, confirm } }: { readonly file: string; readonly options: ImportOptions },
): Promise<Import> {
  const query = new URLSearchParams({
    kind,
    ...(creditor === undefined ? {} : { creditorId: creditor }),
    ...(mapping === undefined ? {} : { importMappingId: mapping }),
  })
  const body = new FormData()
  body.append('file', await openAsBlob(file), basename(file))
  const headers = { 'idempotency-key': newId() }
  const uploaded = await askService(access, `${path}?${query.toString()}`, { method: 'POST', headers, body })
  const { importId, state } = (await uploaded.json()) as Import
  if (state === 'UPLOADED') {
    throw new Error(
      `The file needs a mapping: pass --mapping, or choose its columns in the console. Import ${importId}.`,
    )
  }
  const checked = await whenSettled(access, `${path}/${importId}`)
  if (confirm !== true || checked.state !== 'CHECKED') return checked
  await askService(access, `${path}/${importId}/confirm`, { method: 'POST' })
  return whenSettled(access, `${path}/${importId}`)
}

async function whenSettled(access: ServiceAccess, path: string): Promise<Import> {
  for (;;) {
    const current = (await (await askService(access, path)).json()) as Import
    if (current.state !== 'CHECKING' && current.state !== 'IMPORTING') return current
    await wait(pollMs)
  }
}

async function problemsOf(access: ServiceAccess, path: string): Promise<ImportProblem[]> {
  const response = await askService(access, `${path}/problems?pageSize=${problemsShown}`)
  return ((await response.json()) as { items: ImportProblem[] }).items
}

function linesOf(imported: Import, problems: readonly ImportProblem[]): string[] {
  const { state, createdCount, updatedCount, unchangedCount, refusedCount, warningCount } = imported
  return [
    ...problems.map(({ rowNumber, severity, field, message }) =>
      [`Row ${rowNumber}`, severity, field, message.en].filter((part) => part !== '').join(': '),
    ),
    ...(imported.failure === null ? [] : [imported.failure.en]),
    `${state}: ${createdCount} rows created, ${updatedCount} updated, ${unchangedCount} unchanged, ${refusedCount} refused, ${warningCount} warnings.`,
    ...(state === 'CHECKED' ? ['Nothing was imported yet: run it again with --confirm.'] : []),
  ]
}

function uuid(text: string): string {
  if (!isUuid(text)) throw new InvalidArgumentError('It must be a UUID.')
  return text.toLowerCase()
}
