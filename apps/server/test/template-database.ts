import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../bin/build.mjs'
import { startEmbeddedDatabase } from '../src/platform/database/embedded/index.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { Passes } from '../src/platform/database/passes.ts'
import { allowPasses, ensureServiceLogin } from '../src/platform/database/service-login.ts'
import { SecretBox } from '../src/platform/secrets/secret-box.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that each test file clones. */
    templateUrl: string
    /** The same for the service. Its login works for all clones. */
    templateServiceUrl: string
    /** A folder that all test files of the run share. */
    templateFolder: string
    /** It is distributed over a Citus cluster and cannot be cloned: test files share it, each with its own tenants. */
    isTemplateShared: boolean
  }
}

export const testSecretKey = 'a key that only tests know'
export const testPasses = new Passes(new SecretBox(testSecretKey).passKey)
export const migrationsFolder = join(import.meta.dirname, '../migrations')

interface Template {
  readonly url: string
  readonly serviceUrl: string
  readonly folder: string
  readonly isShared: boolean
  remove(): Promise<void>
}

/** Each Vitest project loads the setup as its own module, so shared state is stored outside modules. */
const shared = globalThis as { fordringTemplate?: { users: number; template: Promise<Template> } }

/** Provides a project's tests with the template, which the first project creates and the last one removes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const use = (shared.fordringTemplate ??= { users: 0, template: createTemplate() })
  use.users += 1
  const template = await use.template
  project.provide('templateUrl', template.url)
  project.provide('templateServiceUrl', template.serviceUrl)
  project.provide('templateFolder', template.folder)
  project.provide('isTemplateShared', template.isShared)
  return async () => {
    use.users -= 1
    if (use.users > 0) return
    delete shared.fordringTemplate
    await template.remove()
  }
}

/**
 * Migrates one template for the whole run. Without DATABASE_URL it uses the embedded server without fsync, since the
 * template need not survive a power cut; with it, any server on which that user may create databases. A database that
 * "fordring distribute" has distributed is used itself.
 */
async function createTemplate(): Promise<Template> {
  const given = process.env['DATABASE_URL']
  // Rendering workers start from a built file.
  await ensureBuilt()
  if (given !== undefined && given !== '' && (await isDistributed(given))) return shareDistributed(given)
  const folder = await mkdtemp(join(memoryFolder(), 'fordring-test-'))
  // The database server may have to run as another user, who must be able to pass through.
  await chmod(folder, 0o755)
  // For `Installation`, whose processes start some sixty times per run.
  process.env['TEST_COMPILE_CACHE'] = join(folder, 'compiled')
  const embedded =
    given === undefined || given === ''
      ? await startEmbeddedDatabase({
          dataDir: folder,
          log: () => undefined,
          settings: {
            ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
            unix_socket_directories: tmpdir(),
            // Most test databases live for seconds, so visiting each of them every second gains nothing.
            autovacuum_naptime: '15s',
            // Most statements of a test run a few times per connection, and planning one costs more than running it.
            plan_cache_mode: 'force_generic_plan',
          },
        })
      : undefined
  const serverUrl = embedded === undefined ? (given ?? '') : throughSocket(embedded.url)
  const name = `fordring_template_${randomBytes(4).toString('hex')}`
  await asOwner(serverUrl, (client) => client.query(`create database ${name}`))
  const url = withDatabase(serverUrl, name)
  await migrate(url, migrationsFolder)
  const serviceUrl = await asOwner(url, async (client) => {
    await allowPasses(client, testPasses)
    return ensureServiceLogin(client, url)
  })
  return {
    url,
    serviceUrl,
    folder,
    isShared: false,
    remove: async () => {
      await asOwner(serverUrl, async (client) => {
        for (const database of [name, populatedName(name)])
          await retrying('42501', () => client.query(`drop database if exists ${database} with (force)`))
        await client.query(`drop role if exists ${new URL(serviceUrl).username}`)
      })
      await embedded?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The name of the template that also has populated tenants; see populated-app.ts. */
export function populatedName(template: string): string {
  return `${template}_populated`
}

/** The same server through its socket file in the folder for temporary files, which costs less than TCP. */
function throughSocket(url: string): string {
  return url.replace('@127.0.0.1:', `@${encodeURIComponent(tmpdir())}:`)
}

async function isDistributed(url: string): Promise<boolean> {
  return asOwner(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select exists (select from pg_extension where extname = 'citus') and to_regclass('cases') is not null as found`,
    )
    return rows[0]?.found === true
  })
}

async function shareDistributed(url: string): Promise<Template> {
  const serviceUrl = await asOwner(url, async (client) => {
    await allowPasses(client, testPasses)
    return ensureServiceLogin(client, url)
  })
  return { url, serviceUrl, folder: tmpdir(), isShared: true, remove: () => Promise.resolve() }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}

/** Runs a function on a connection of the schema's owner. */
export async function asOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function retrying(code: string, attempt: () => Promise<unknown>): Promise<void> {
  for (let count = 1; ; count++) {
    try {
      await attempt()
      return
    } catch (error) {
      if (count >= 50 || (error as { code?: string }).code !== code) throw error
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100))
    }
  }
}
