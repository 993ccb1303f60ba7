import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { oncePerRun } from './once-per-run.ts'
import { createPopulatedTenant, type PopulatedTenant } from './populated-tenant.ts'
import { asOwner, populatedName, retrying, withDatabase } from './template-database.ts'
import { startTestApp, type TestApp, type TestAppOptions, type TestTenant } from './test-app.ts'
import { createFrom, createTestDatabase } from './test-database.ts'

interface PopulatedTenants {
  readonly own: PopulatedTenant
  /** Another one with the same records. */
  readonly foreign: PopulatedTenant
}

type Snapshot = PopulatedTenants & { readonly tenant: TestTenant }

/**
 * Starts the service on a database with two populated tenants. The first file of a run that needs them creates them
 * through the API, which takes seconds; the others clone its database.
 */
export async function startPopulatedApp(options: TestAppOptions = {}): Promise<PopulatedTenants & { api: TestApp }> {
  if (inject('isTemplateShared')) {
    const api = await startTestApp(options)
    return { api, ...(await createTenants(api)) }
  }
  const { tenant, own, foreign } = await oncePerRun('populated', createSnapshot)
  const filesFolder = await mkdtemp(join(tmpdir(), 'fordring-files-'))
  await cp(snapshotFiles(), filesFolder, { recursive: true })
  const database = await createFrom(populatedName(templateName()))
  return { api: await startTestApp({ ...options, on: { database, filesFolder, tenant } }), own, foreign }
}

async function createTenants(api: TestApp): Promise<PopulatedTenants> {
  return { own: await createPopulatedTenant(api), foreign: await createPopulatedTenant(api) }
}

/** Fills the template, and returns what it contains. */
async function createSnapshot(): Promise<Snapshot> {
  const database = await createTestDatabase()
  const filesFolder = await mkdtemp(join(tmpdir(), 'fordring-files-'))
  const api = await startTestApp({ on: { database: { ...database, drop: () => Promise.resolve() }, filesFolder } })
  let snapshot: Snapshot
  try {
    snapshot = { tenant: api.tenant, ...(await createTenants(api)) }
    await mkdir(snapshotFiles(), { recursive: true })
    await cp(filesFolder, snapshotFiles(), { recursive: true })
  } finally {
    await api.close()
  }
  const rename = `alter database ${new URL(database.url).pathname.slice(1)} rename to ${populatedName(templateName())}`
  await asOwner(withDatabase(database.url, 'postgres'), (client) =>
    // An autovacuum worker may still be connected.
    retrying('55006', () => client.query(rename)),
  )
  return snapshot
}

function templateName(): string {
  return new URL(inject('templateUrl')).pathname.slice(1)
}

function snapshotFiles(): string {
  return join(inject('templateFolder'), 'populated-files')
}
