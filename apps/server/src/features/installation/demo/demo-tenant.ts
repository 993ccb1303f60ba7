import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../../../platform/database/sql.ts'
import { demoTenantId, demoTenantName } from '../../../platform/demo/demo-id.ts'
import { DemoRun, type DemoServices } from '../../../platform/demo/demo-run.ts'
import { storyOf } from '../../../platform/demo/demo-steps.ts'
import { declared } from '../../../platform/feature/declared.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { hashTokenText, isTokenText } from '../../../platform/identity/token-text.ts'
import { addLink, createLinkSecret } from '../../messaging/links/index.ts'
import { createTenant } from '../tenants/index.ts'
import { createToken, findTokenByHash } from '../../access/tokens/index.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { dispatchWaitingEvents } from '../../integration/webhooks/index.ts'
import { ensureLogins } from './ensure-logins.ts'

export interface Demo {
  readonly tenantId: string
  /** A token with all scopes of the demo tenant. */
  readonly token: string
  /** The e-mail addresses of an administrator and a caseworker, who have the same password. */
  readonly logins: { readonly admin: string; readonly caseworker: string; readonly password: string }
  /** The path of the debtor link of the example case, the same on every machine. */
  readonly debtorPath: string
}

/** Known to everybody, like the rest of the demo. */
const demoLinkSecret = createLinkSecret(demoTenantId, createHash('sha256').update('demo link').digest())

const demoTenant: Tenant = {
  tenantId: demoTenantId,
  name: demoTenantName,
  timeZone: 'Europe/Copenhagen',
  language: 'da',
}

/** Does nothing but mark the demo as complete. */
const lastStep = 'complete'

/** Creates and fills the demo tenant if it is not there. */
export async function ensureDemo(commands: DemoServices, options: DemoOptions): Promise<Demo> {
  const demo = await openDemo(commands, options)
  await fillDemo(commands)
  return demo
}

/** Creates the demo tenant if it does not exist, and returns working logins and a token of it. */
export async function openDemo(commands: DemoServices, options: DemoOptions): Promise<Demo> {
  await ensureTenant(commands)
  const run = new DemoRun(commands, demoTenant)
  for (const { users } of declared().demo) await users?.(run)
  return {
    tenantId: demoTenant.tenantId,
    token: await ensureToken(commands, options),
    logins: await ensureLogins(commands, demoTenant, options.dataDir),
    debtorPath: `/d/${demoLinkSecret}`,
  }
}

/** Fills the demo tenant. An interrupted fill is resumed: every step has a key, and nothing is created twice. */
export async function fillDemo(commands: DemoServices): Promise<void> {
  const run = new DemoRun(commands, demoTenant)
  if (!(await isDemoFilled(commands))) {
    for (const step of storyOf(declared().demo)) await step(run)
    while (await dispatchWaitingEvents(commands, demoTenant.tenantId));
    await run.step(lastStep, () => Promise.resolve())
  }
  await ensureLink(run)
  for (const { everyStart } of declared().demo) await everyStart?.(run)
}

/** Not part of the story, so that a demo filled by an earlier release gets its link too. It is valid for ten years. */
async function ensureLink(run: DemoRun): Promise<void> {
  const link = { caseId: cases.caseId, userId: null, language: null, expiresAt: run.moment(-3_650) }
  await run.step('link', (command) => addLink(command, { ...link, secret: demoLinkSecret }))
}

export interface DemoOptions {
  /** Where the token is stored, readable only by the service's user. */
  readonly dataDir: string
  readonly scopes: ReadonlySet<string>
}

/** The only step without a key, since keys need a tenant. */
async function ensureTenant(commands: SystemCommands): Promise<void> {
  const { tenantId } = demoTenant
  const exists = async (): Promise<boolean> => {
    const found = sql`select from published.tenants where tenant_id = ${tenantId}::uuid`
    return (await commands.database.read(tenantId, found)).length > 0
  }
  if (await exists()) return
  try {
    await runSystemCommand(commands, demoTenant, 'create-tenant', (command) => createTenant(command, { isTest: true }))
  } catch (error) {
    // Another process that starts at the same time may have been faster.
    if (!(await exists())) throw error
  }
}

/** Whether the demo tenant is completely filled. */
export function isDemoFilled(services: DemoServices): Promise<boolean> {
  return new DemoRun(services, demoTenant).isDone(lastStep)
}

async function ensureToken(commands: SystemCommands, { dataDir, scopes }: DemoOptions): Promise<string> {
  const file = join(dataDir, 'demo-token')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (isTokenText(kept) && (await isLive(commands, kept, scopes))) return kept
  const { token } = await runSystemCommand(commands, demoTenant, 'create-token', (command) =>
    createToken(command, { name: 'Demo', scopes: [...scopes], expiresAt: null, grantable: scopes }),
  )
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${token}\n`, { mode: 0o600 })
  return token
}

/** Whether the token is valid, with every scope of this release. */
async function isLive(commands: SystemCommands, token: string, scopes: ReadonlySet<string>): Promise<boolean> {
  const { tenantId } = demoTenant
  const [found] = await commands.database.read(tenantId, findTokenByHash(tenantId, hashTokenText(token)))
  return found !== undefined && found.revokedAt === null && [...scopes].every((scope) => found.scopes.includes(scope))
}
