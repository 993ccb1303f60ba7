import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Command } from 'commander'
import { readConfig } from '../platform/config/config.ts'
import { newId } from '../platform/ids.ts'
import { printResult, withJson } from './command-output.ts'
import { accessOf, askService, type ServiceAccess, tenantOf, withAccess } from './service-api.ts'

interface ExportOptions {
  readonly url?: string
  readonly token?: string
  readonly json?: boolean
}

interface Export {
  readonly exportId: string
  readonly state: string
  readonly rowCount: number
  readonly size: number | null
  readonly sha256: string | null
  readonly failure: { readonly en: string } | null
}

const pollMs = 500

/** `fordring export`: exports everything that the tenant of a token has, and saves the file. */
export function exportCommands(program: Command): void {
  withJson(withAccess(program.command('export')))
    .description('export everything that a tenant has to a zip archive')
    .argument('<file>', 'the archive to write')
    .action(async (file: string, options: ExportOptions) => {
      const access = accessOf(options, readConfig(process.env).publicUrl)
      const path = `/v1/${await tenantOf(access)}/exports`
      const headers = { 'idempotency-key': newId() }
      const { exportId } = (await (await askService(access, path, { method: 'POST', headers })).json()) as Export
      const exported = await whenFinished(access, `${path}/${exportId}`)
      if (exported.failure !== null) throw new Error(exported.failure.en)
      await save(await askService(access, `${path}/${exportId}/file`), file)
      const { rowCount, size, sha256 } = exported
      printResult(options, exported, [`${file}: ${rowCount} records, ${size ?? 0} bytes, SHA-256 ${sha256 ?? ''}.`])
    })
}

async function whenFinished(access: ServiceAccess, path: string): Promise<Export> {
  for (;;) {
    const current = (await (await askService(access, path)).json()) as Export
    if (current.state !== 'RUNNING') return current
    await wait(pollMs)
  }
}

/** Under its name only when it is complete. */
async function save({ body }: Response, file: string): Promise<void> {
  const partial = `${file}.partial`
  try {
    const content = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream)
    await pipeline(content, createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
