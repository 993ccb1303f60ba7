import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { FileStore, ListedFile } from '../../../platform/files/file-store.ts'
import { contentKey } from './file-view.ts'
import { findContent, listContents, type StoredContent } from './files.queries.ts'

const pageSize = 1_000
/** Findings are checked again; after this many confirmed ones of a tenant, the rest is assumed to be wrong too. */
const confirmedMax = 100

export interface FileCheck {
  readonly name: string
  readonly ok: boolean
  /** Empty if the check passed. */
  readonly detail: string
}

export interface StoredFiles {
  readonly database: Database
  readonly files: FileStore
}

/**
 * Checks that the content of every file with a row exists and has the recorded size; with `withHash`, also its hash. It
 * walks the rows and the store in parallel, so that neither has to fit into memory. It changes nothing.
 */
export async function verifyFiles(
  stored: StoredFiles,
  tenants: readonly { readonly tenantId: string }[],
  { withHash = false }: { readonly withHash?: boolean } = {},
): Promise<FileCheck[]> {
  const [lost, changed] = [new Findings(), new Findings()]
  for (const { tenantId } of tenants) {
    let confirmedCount = 0
    for await (const { fileId, fault } of suspects(stored, tenantId, withHash)) {
      const verdict = confirmedCount < confirmedMax ? await judge(stored, tenantId, fileId) : fault
      if (verdict === undefined) continue
      confirmedCount += 1
      const findings = verdict === 'lost' ? lost : changed
      findings.add(tenantId, fileId)
    }
  }
  return [
    lost.check('The content of every file exists'),
    changed.check(
      withHash ? 'The content of every file is unchanged' : 'The content of every file has the recorded size',
    ),
  ]
}

type Fault = 'lost' | 'changed'

/** Files whose content is missing, has another size or, with `withHash`, another hash. */
async function* suspects(
  { database, files }: StoredFiles,
  tenantId: string,
  withHash: boolean,
): AsyncIterable<{ fileId: string; fault: Fault }> {
  const listed = files.list(tenantId)[Symbol.asyncIterator]()
  let next: IteratorResult<ListedFile, unknown> = await listed.next()
  for await (const row of rowsOf(database, tenantId)) {
    const key = contentKey(tenantId, row.fileId)
    // Content without a row is left to the orphan sweep.
    while (next.done !== true && next.value.key < key) next = await listed.next()
    const found = next.done !== true && next.value.key === key ? next.value : undefined
    const { fileId } = row
    if (found === undefined) yield { fileId, fault: 'lost' }
    else if (found.size !== row.size || (withHash && (await hashOf(files, key)) !== row.sha256)) {
      yield { fileId, fault: 'changed' }
    }
  }
  await listed.return?.()
}

async function* rowsOf(database: Database, tenantId: string): AsyncIterable<StoredContent> {
  for (let after: string | null = null; ;) {
    const rows: StoredContent[] = await database.read(tenantId, listContents(tenantId, { after, limit: pageSize }))
    yield* rows
    if (rows.length < pageSize) return
    after = rows.at(-1)?.fileId ?? null
  }
}

/** Checks a finding again, since the file may have been added or deleted while the store was listed. */
async function judge({ database, files }: StoredFiles, tenantId: string, fileId: string): Promise<Fault | undefined> {
  const hash = await hashOf(files, contentKey(tenantId, fileId))
  const [row] = await database.read(tenantId, findContent(tenantId, fileId))
  if (row === undefined || row.sha256 === hash) return undefined
  return hash === undefined ? 'lost' : 'changed'
}

/** The SHA-256 of the content under a key. */
export async function hashOf(files: FileStore, key: string): Promise<string | undefined> {
  const content = await files.open(key)
  if (content === undefined) return undefined
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

class Findings {
  readonly #byTenant = new Map<string, { count: number; example: string }>()

  add(tenantId: string, fileId: string): void {
    const found = this.#byTenant.get(tenantId)
    this.#byTenant.set(tenantId, { count: (found?.count ?? 0) + 1, example: found?.example ?? fileId })
  }

  check(name: string): FileCheck {
    const details = [...this.#byTenant].map(
      ([tenantId, { count, example }]) => `${count} in tenant ${tenantId}, for example ${example}`,
    )
    return { name, ok: details.length === 0, detail: details.join('; ') }
  }
}
