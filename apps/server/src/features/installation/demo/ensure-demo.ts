import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleIds } from '../../../example-ids.ts'
import { sql } from '../../../platform/database/sql.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { hashTokenText, isTokenText } from '../../../platform/identity/token-text.ts'
import { addLink, createLinkSecret } from '../../messaging/links/index.ts'
import { insertRequests } from '../../integration/request-log/index.ts'
import { createTenant } from '../tenants/index.ts'
import { createToken, findTokenByHash } from '../../access/tokens/index.ts'
import { dispatchBatch, dispatchWaitingEvents } from '../../integration/webhooks/index.ts'
import { DemoRun, type DemoServices } from './demo-run.ts'
import { ensureLogins } from './ensure-logins.ts'
import { fillCases } from './fill-cases.ts'
import { lastFilledId } from './fill-messages.ts'
import { fillRegistries } from './fill-registries.ts'

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
const demoLinkSecret = createLinkSecret(createHash('sha256').update('demo link').digest())

const demoTenant: Tenant = {
  tenantId: exampleIds.tenantId,
  name: 'Nordisk Inkasso (demo)',
  timeZone: 'Europe/Copenhagen',
  language: 'da',
}

/** Fills the demo tenant on the first start, and returns a token of it on every start. */
export async function ensureDemo(commands: DemoServices, options: DemoOptions): Promise<Demo> {
  if (!(await isDemoFilled(commands))) {
    const run = new DemoRun(commands, demoTenant)
    // An interrupted fill is resumed: every step has a key, and nothing is created twice.
    await ensureTenant(commands)
    await fillCases(run, await fillRegistries(run))
    while ((await dispatchWaitingEvents(commands, demoTenant.tenantId)) === dispatchBatch);
  }
  await ensureLink(new DemoRun(commands, demoTenant))
  await ensureRequest(commands)
  return {
    tenantId: demoTenant.tenantId,
    token: await ensureToken(commands, options),
    logins: await ensureLogins(commands, demoTenant, options.dataDir),
    debtorPath: `/d/${demoLinkSecret}`,
  }
}

/** A separate step, so that a demo filled by an earlier release gets its link too. It is valid for ten years. */
async function ensureLink(run: DemoRun): Promise<void> {
  const link = { caseId: exampleIds.caseId, userId: null, language: null, expiresAt: run.moment(-3_650) }
  await run.step('demo link', (command) => addLink(command, { ...link, secret: demoLinkSecret }))
}

/** An entry of the request log. It is deleted with other old entries, and written again on the next start. */
async function ensureRequest({ database, clock }: SystemCommands): Promise<void> {
  const { tenantId, contactId, requestId, tokenId } = exampleIds
  const request = {
    ...{ requestId, at: clock.now(), operation: 'get-contact', method: 'GET', query: null, status: 200, durationMs: 4 },
    path: `/v1/${tenantId}/contacts/${contactId}`,
    caller: { type: 'KEY' as const, id: tokenId, name: 'Webshop' },
    ...{ idempotencyKey: null, isReplay: false, problemCode: null, requestBody: null },
    responseBody: JSON.stringify({ id: contactId }),
    visibleFrom: 'admin' as const,
    objectIds: [contactId],
  }
  await database.inTenant(tenantId, (transaction) => transaction.run(insertRequests(tenantId, [request])))
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
export async function isDemoFilled(commands: SystemCommands): Promise<boolean> {
  const { tenantId } = demoTenant
  const last = sql`select from published.interactions where tenant_id = ${tenantId}::uuid and interaction_id = ${lastFilledId}::uuid`
  return (await commands.database.read(tenantId, last)).length > 0
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
