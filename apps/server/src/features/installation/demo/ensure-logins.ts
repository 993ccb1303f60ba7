import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../../../platform/database/sql.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { isPassword } from '../../../platform/identity/passwords.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { findPassword, setPassword } from '../../access/sign-in/index.ts'
import { exampleIds } from '../../access/users/index.ts'
import type { Demo } from './demo-tenant.ts'

interface Login {
  readonly userId: string
  readonly email: string
}

/** Returns working logins of the demo tenant on every start. Each machine has its own password. */
export async function ensureLogins(commands: SystemCommands, tenant: Tenant, dataDir: string): Promise<Demo['logins']> {
  const { adminUserId, caseworkerUserId } = exampleIds
  const password = await keptPassword(dataDir)
  const emails: Record<string, string> = {}
  for (const login of await findLogins(commands, tenant.tenantId, [adminUserId, caseworkerUserId])) {
    emails[login.userId] = login.email
    const [set] = await commands.database.read(tenant.tenantId, findPassword(tenant.tenantId, login.userId))
    if (await isPassword(password, set?.passwordHash)) continue
    await runSystemCommand(commands, tenant, 'set-password', (command) =>
      setPassword(command, { userId: login.userId, password, path: '/password' }),
    )
  }
  return { admin: emails[adminUserId] ?? '', caseworker: emails[caseworkerUserId] ?? '', password }
}

function findLogins({ database }: SystemCommands, tenantId: string, userIds: readonly string[]): Promise<Login[]> {
  return database.read(
    tenantId,
    sql<Login>`
      select user_id as "userId", email from published.users
      where tenant_id = ${tenantId}::uuid and user_id = any (${userIds}::uuid[])`,
  )
}

async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-password')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept !== '') return kept
  const password = (randomBytes(10).toString('hex').match(/.{4}/g) ?? []).join('-')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}
