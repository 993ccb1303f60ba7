import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { asOwner, withDatabase } from './template-database.ts'

export interface TestDatabase {
  /** Connects as the owner; the service adds its own role. */
  readonly url: string
  drop(): Promise<void>
}

/** Clones the template: each test file has a database of its own and shares nothing. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const template = new URL(templateUrl).pathname.slice(1)
  const maintenanceUrl = withDatabase(templateUrl, 'postgres')
  const name = `fordring_test_${randomBytes(6).toString('hex')}`
  await asOwner(maintenanceUrl, (client) => cloneTemplate((text) => client.query(text), name, template))
  return {
    url: withDatabase(templateUrl, name),
    drop: async () => {
      await asOwner(maintenanceUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Two files may clone at the same moment; the server then says that the template is in use. */
async function cloneTemplate(run: (text: string) => Promise<unknown>, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run(`create database ${name} template ${template}`)
      return
    } catch (error) {
      if (attempt >= 50 || (error as { code?: string }).code !== '55006') throw error
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100))
    }
  }
}
