import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { inject } from 'vitest'
import { buildApp, grantableScopes } from '../src/app.ts'
import { createTenant } from '../src/features/installation/tenants/index.ts'
import { createToken } from '../src/features/access/tokens/index.ts'
import { FixedClock } from '../src/platform/clock/clock.ts'
import { Database } from '../src/platform/database/database.ts'
import { DiskFileStore } from '../src/platform/files/disk-file-store.ts'
import { AddressGuard } from '../src/platform/http/server/address-guard.ts'
import type { StreamTimes } from '../src/platform/http/streams/live-stream.ts'
import { LiveStreams } from '../src/platform/http/streams/live-streams.ts'
import { RefusalRecorder } from '../src/platform/http/callers/refusals.ts'
import { SharedRateLimit } from '../src/platform/http/server/shared-rate-limit.ts'
import type { Services } from '../src/platform/http/server/services.ts'
import { SingleFlight } from '../src/platform/commands/single-flight.ts'
import { runSystemCommand } from '../src/platform/commands/system-command.ts'
import { Authenticator } from '../src/platform/identity/authenticator.ts'
import type { Principal } from '../src/platform/identity/principal.ts'
import type { Role } from '../src/platform/identity/roles.ts'
import { newId } from '../src/platform/ids.ts'
import { OutboundGuard } from '../src/platform/outbound/outbound-guard.ts'
import { SecretBox } from '../src/platform/secrets/secret-box.ts'
import { checkAnswers } from './check-answers.ts'
import { testPasses, testSecretKey } from './template-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A tenant with a token, by default with all scopes. */
export interface TestTenant {
  readonly tenantId: string
  readonly token: string
  readonly tokenId: string
}

export interface Answer {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly text: string
  // Tests check the shape of a body by their assertions.
  readonly body: any
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: Database
  /** Of the owner of the schema. */
  readonly databaseUrl: string
  /** Of the login that the service uses. */
  readonly serviceUrl: string
  readonly clock: FixedClock
  readonly services: Services
  /** The tenant most tests use. */
  readonly tenant: TestTenant
  createTenant(name?: string, options?: { isTest?: boolean }): Promise<TestTenant>
  createToken(
    tenantId: string,
    scopes: readonly string[],
    expiresAt?: Date,
  ): Promise<{ tokenId: string; token: string }>
  /** Sends a request as a tenant. A path that begins with /v1 or /iam is used as it is; others are relative to the tenant. */
  request(options: RequestOptions): Promise<Answer>
  get(path: string, options?: Partial<RequestOptions>): Promise<Answer>
  post(path: string, body?: unknown, options?: Partial<RequestOptions>): Promise<Answer>
  patch(path: string, body?: unknown, options?: Partial<RequestOptions>): Promise<Answer>
  delete(path: string, options?: Partial<RequestOptions>): Promise<Answer>
  close(): Promise<void>
}

export interface RequestOptions {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly as?: TestTenant
  /** The client address; 127.0.0.1 by default. */
  readonly remoteAddress?: string
}

/** Lets a test call with another role, which the header names. */
class RoleAuthenticator extends Authenticator {
  override async authenticate(header: string | undefined, now: Date): Promise<Principal> {
    const [, token, role] = /^(Bearer \S+) as (\S+)$/.exec(header ?? '') ?? []
    const principal = await super.authenticate(token ?? header, now)
    return role === undefined ? principal : { ...principal, type: 'USER', role: role as Role }
  }
}

/** The tenant as a user of the role sees it. */
export function withRole(tenant: TestTenant, role: Role): TestTenant {
  return { ...tenant, token: `${tenant.token} as ${role}` }
}

export const testPublicUrl = 'http://127.0.0.1:3000'
export const testStart = new Date('2026-03-02T09:00:00.000Z')

export interface TestAppOptions {
  readonly rateLimitPerMinute?: number
  readonly publicUrl?: string | (() => string)
  readonly allowsLoopback?: boolean
  readonly streamTimes?: Partial<StreamTimes>
  readonly extend?: (app: FastifyInstance, services: Services) => void | Promise<void>
  /** What it starts with, instead of an empty database, no files and a new tenant. */
  readonly on?: Ground
}

interface Ground {
  readonly database: TestDatabase
  readonly filesFolder: string
  readonly tenant?: TestTenant
}

async function emptyGround(): Promise<Ground> {
  return { database: await createTestDatabase(), filesFolder: await mkdtemp(join(tmpdir(), 'fordring-files-')) }
}

/** Starts the service on a separate database and without a network: requests are injected. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { publicUrl = testPublicUrl } = options
  const { database: testDatabase, filesFolder: folder, tenant: givenTenant } = options.on ?? (await emptyGround())
  const database = new Database({
    url: testDatabase.serviceUrl,
    passes: testPasses,
    poolSize: 10,
    isDistributed: inject('isTemplateShared'),
    onIdleError: () => undefined,
  })
  const clock = new FixedClock(testStart)
  const services: Services = {
    database,
    files: new DiskFileStore(folder),
    // Names do not resolve here: no test queries a name server or reaches anything but this machine.
    isMailConfigured: true,
    bankFolder: undefined,
    printFolder: undefined,
    outbound: new OutboundGuard({ allowsLoopback: options.allowsLoopback ?? false, ports: [] }, () =>
      Promise.resolve([]),
    ),
    secrets: new SecretBox(testSecretKey),
    clock,
    authenticator: new RoleAuthenticator(database, () => undefined),
    rateLimit: new SharedRateLimit(database, options.rateLimitPerMinute ?? 0),
    singleFlight: new SingleFlight(),
    signInGuard: new AddressGuard(),
    refusals: new RefusalRecorder({ database, clock, pauseMs: 3_600_000, onLoss: () => undefined }),
    // An injected request waits for the end of its response, so streams must end soon.
    streams: new LiveStreams({
      clock,
      onError: () => undefined,
      times: { checkMs: 20, longestMs: 50, ...options.streamTimes },
    }),
    publicUrl: typeof publicUrl === 'string' ? () => publicUrl : publicUrl,
  }
  const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const app = await buildApp({
    services,
    logger,
    trustProxy: [],
    extend: async (app) => {
      await checkAnswers(app)
      await options.extend?.(app, services)
    },
  })
  await app.ready()

  const newTenant = async (name = 'Testbureau', { isTest = false } = {}): Promise<TestTenant> => {
    const tenant = { tenantId: newId(), name, timeZone: 'Europe/Copenhagen', language: 'da' }
    await runSystemCommand(services, tenant, 'create-tenant', (command) => createTenant(command, { isTest }))
    return { tenantId: tenant.tenantId, ...(await newToken(tenant.tenantId, [...grantableScopes])) }
  }
  const newToken: TestApp['createToken'] = async (tenantId, scopes, expiresAt) => {
    const tenant = { tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    const input = { name: 'test', scopes, expiresAt: expiresAt ?? null, grantable: grantableScopes }
    // Without its event: the token is a tool of the test, not its subject.
    return runSystemCommand(services, tenant, 'create-token', (command) =>
      createToken({ ...command, emit: () => undefined }, input),
    )
  }

  const tenant = givenTenant ?? (await newTenant())
  const request = (requestOptions: RequestOptions): Promise<Answer> =>
    send(app, { ...requestOptions, as: requestOptions.as ?? tenant })
  return {
    app,
    database,
    databaseUrl: testDatabase.url,
    serviceUrl: testDatabase.serviceUrl,
    clock,
    services,
    tenant,
    createTenant: newTenant,
    createToken: newToken,
    request,
    get: (path, more) => request({ method: 'GET', path, ...more }),
    post: (path, body, more) => request({ method: 'POST', path, body, ...more }),
    patch: (path, body, more) => request({ method: 'PATCH', path, body, ...more }),
    delete: (path, more) => request({ method: 'DELETE', path, ...more }),
    close: async () => {
      services.streams.stop()
      await app.close()
      await database.close()
      await testDatabase.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Injects a request into a server and reads its response. */
export async function send(app: FastifyInstance, options: RequestOptions & { as: TestTenant }): Promise<Answer> {
  const isAbsolute = /^\/(v1|iam|problems|healthz|readyz|openapi|reference|metrics)/.test(options.path)
  const injection: InjectOptions = {
    method: options.method,
    url: isAbsolute ? options.path : `/v1/${options.as.tenantId}${options.path}`,
    headers: { authorization: `Bearer ${options.as.token}`, ...options.headers },
    ...(options.remoteAddress === undefined ? {} : { remoteAddress: options.remoteAddress }),
  }
  if (options.body !== undefined) {
    injection.payload = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
    injection.headers = { 'content-type': 'application/json', ...injection.headers }
  }
  const response = await app.inject(injection)
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.payload,
    body: /json/.test(String(response.headers['content-type'])) ? response.json() : undefined,
  }
}
