import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { openStream } from '../event-stream.ts'
import { HttpClient, TenantClient } from '../http-client.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import {
  eventually,
  freePort,
  type Installation,
  type ServerProcess,
  type TenantOfInstallation,
} from '../server-process.ts'

// Building a receiver: the service, `fordring listen` and the receiver, each as a process or server of its own.

const patience = 900_000

let installation: Installation
let server: ServerProcess
let port: string
let tenant: TenantOfInstallation
let receiver: Server
let forwardTo: string
let answer = 200
const received: { headers: IncomingHttpHeaders; body: string }[] = []
const listeners: Listening[] = []
const client = new HttpClient()

beforeAll(async () => {
  installation = await createMigratedInstallation()
  port = String(await freePort())
  await startServer()
  tenant = await installation.createTenant()
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => (body += String(bytes)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answer).end()
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  forwardTo = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
}, patience)
/** Killed, and started again at the same address. */
async function restartServer(): Promise<void> {
  await server.kill()
  await startServer()
}

async function startServer(): Promise<void> {
  server = await installation.start({ PORT: port })
}

afterAll(async () => {
  for (const { child } of listeners) child.kill('SIGKILL')
  receiver.close()
  client.close()
  await installation.remove()
})

/** A running `fordring listen --json`, and the objects it has printed. */
interface Listening {
  readonly child: ChildProcess
  readonly lines: any[]
  error: string
}

async function startListening(token: string, ...more: string[]): Promise<Listening> {
  const args = ['listen', '--forward-to', forwardTo, '--url', server.url, '--token', token, '--json', ...more]
  const child = spawn(process.execPath, [join(serverFolder, 'bin/fordring.mjs'), ...args], {
    env: installation.environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const listening: Listening = { child, lines: [], error: '' }
  listeners.push(listening)
  let text = ''
  child.stdout.on('data', (bytes) => {
    text += String(bytes)
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    listening.lines.push(...lines.map((line) => JSON.parse(line)))
  })
  child.stderr.on('data', (bytes) => (listening.error += String(bytes)))
  await eventually('it listens', () => listening.lines.length > 0 || child.exitCode !== null)
  expect(listening.lines[0], listening.error).toMatchObject({ listening: true, forwardTo })
  return listening
}

const api = (): TenantClient => new TenantClient(client, tenant)
const trigger = (...args: string[]) =>
  installation.run(['trigger', ...args, '--url', server.url, '--token', tenant.token, '--json'])

test(
  'listen forwards real and triggered events, signed, and resumes after the service was down',
  async () => {
    const listening = await startListening(tenant.token, '--events', 'contacts.create,cases.create')
    const { secret } = listening.lines[0]
    await api().make(server.url, '/creditors', { name: 'Not asked for' })
    await api().make(server.url, '/contacts', { name: 'Lås og Nøgler' })
    await eventually('it arrives', () => received.length === 1)
    const { headers, body } = received[0]!
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      event: 'contacts.create',
      data: { name: 'Lås og Nøgler', tenantId: tenant.tenantId },
    })
    expect([headers['content-type'], headers['fordring-test']]).toEqual(['application/json', undefined])

    answer = 500
    const sent = await trigger('cases.create')
    expect(sent).toMatchObject({ code: 0, json: { event: 'cases.create', deliveryId: null } })
    await eventually('the test event is reported', () => listening.lines.length === 3)
    const test = received[1]!
    expect(test.headers).toMatchObject({ 'webhook-id': sent.json.eventId, 'fordring-test': 'true' })
    expect(() => new Webhook(secret).verify(test.body, test.headers as Record<string, string>)).not.toThrow()
    const facts = { error: null, durationMs: expect.any(Number) }
    expect(listening.lines.slice(1)).toEqual([
      { eventId: headers['webhook-id'], event: 'contacts.create', isTest: false, status: 200, ...facts },
      { eventId: sent.json.eventId, event: 'cases.create', isTest: true, status: 500, ...facts },
    ])

    await restartServer()
    await api().make(server.url, '/contacts', { name: 'While nobody listened' })
    await eventually('it goes on', () => received.length === 3)
    expect(JSON.parse(received[2]!.body)).toMatchObject({ data: { name: 'While nobody listened' } })
    expect(listening.error).toMatch(/Trying again in 0\.5 s\./)
    listening.child.kill('SIGINT')
    const [code] = await once(listening.child, 'exit')
    expect(code).toBe(0)
  },
  2 * patience,
)

test(
  'listen ends with a message when its token is revoked',
  async () => {
    const made = await installation.ask(
      ...['token', 'create', '--tenant', tenant.tenantId, '--name', 'dev', '--scopes', 'read:webhooks'],
    )
    const listening = await startListening(made.token)
    const stream = await openStream(`${server.url}/v1/${tenant.tenantId}/webhooks/stream`, {
      authorization: `Bearer ${made.token}`,
    })
    const revoked = await api().send(server.url, { method: 'DELETE', path: `/tokens/${made.tokenId}` })
    expect(revoked.status).toBe(200)
    await stream.ended
    expect(stream.comments().at(-1)).toMatch(/^closed: the token/)
    const [code] = await once(listening.child, 'exit')
    expect(code).toBe(1)
    expect(listening.error).toMatch(/The stream was closed: the token[\s\S]*401: Send a valid access token/)
  },
  patience,
)

test(
  'errors are reported: no token, unknown type, unknown webhook, no service',
  async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    const [noToken, type, webhook, service] = await Promise.all([
      installation.run(['trigger', 'cases.create']),
      trigger('cases.created'),
      trigger('cases.create', '--webhook', tenant.tenantId),
      installation.run(['trigger', 'cases.create', '--url', nobody, '--token', tenant.token]),
    ])
    expect(noToken.stderr).toMatch(/--token/)
    expect(type.stderr).toMatch(/422: .*not a known event type/)
    expect(webhook.stderr).toMatch(/422: There is no webhook/)
    expect(service.stderr).toMatch(/127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/)
    for (const { code, stdout } of [noToken, type, webhook, service]) expect([code, stdout]).toEqual([1, ''])
  },
  patience,
)

test(
  'a stream is notified that the service stops, and does not delay it',
  async () => {
    const stream = await openStream(`${server.url}/v1/${tenant.tenantId}/webhooks/stream`, {
      authorization: `Bearer ${tenant.token}`,
    })
    await eventually('it is open', () => stream.messages.length > 0)
    expect(await server.stop()).toBe(0)
    await stream.ended
    expect(stream.comments().at(-1)).toBe('closed: the service stops; connect again')
  },
  patience,
)
