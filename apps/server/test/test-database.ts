import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { asOwner, retrying, withDatabase } from './template-database.ts'

export interface TestDatabase {
  /** The connection of the owner. */
  readonly url: string
  /** The connection of the service. */
  readonly serviceUrl: string
  drop(): Promise<void>
}

/** How the service connects to a database of the tests. */
export function serviceUrlOf(url: string): string {
  return withDatabase(inject('templateServiceUrl'), new URL(url).pathname.slice(1))
}

/** Clones the template: each test file has its own database, unless the template is distributed over a cluster. */
export function createTestDatabase(): Promise<TestDatabase> {
  if (inject('isTemplateShared')) {
    const urls = { url: inject('templateUrl'), serviceUrl: inject('templateServiceUrl') }
    return Promise.resolve({ ...urls, drop: () => Promise.resolve() })
  }
  return createFrom(new URL(inject('templateUrl')).pathname.slice(1))
}

/** An empty database, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template1')
}

/** Clones a database on the server of the tests. */
export async function createFrom(template: string): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const maintenanceUrl = withDatabase(templateUrl, 'postgres')
  const name = `fordring_test_${randomBytes(6).toString('hex')}`
  await asOwner(maintenanceUrl, async (client) => {
    await cloneTemplate((text) => client.query(text), name, template)
    // Privileges on a database are not cloned with it.
    await client.query(`revoke temporary on database ${name} from public`)
  })
  return {
    url: withDatabase(templateUrl, name),
    serviceUrl: serviceUrlOf(withDatabase(templateUrl, name)),
    drop: async () => {
      // Only a superuser can end an autovacuum worker; it is done soon.
      await asOwner(maintenanceUrl, (client) =>
        retrying('42501', () => client.query(`drop database if exists ${name} with (force)`)),
      )
    },
  }
}

/**
 * Two files may clone at the same time; the server then reports that the template is in use. Copying the files takes
 * two thirds of the time of writing each page to the log, and nothing has to be recovered from the log.
 */
async function cloneTemplate(run: (text: string) => Promise<unknown>, name: string, template: string): Promise<void> {
  await retrying('55006', () => run(`create database ${name} template ${template} strategy file_copy`))
}
