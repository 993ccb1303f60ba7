import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createWebhookSecret, signedHeaders } from '../../integration/webhooks/webhook-secret.ts'

const program = join(import.meta.dirname, '../../../../../../docs/guides/message-adapter.mjs')
const secret = createWebhookSecret()
const reports: unknown[] = []
let fordring: Server
let adapter: ChildProcess
let url: string

beforeAll(async () => {
  fordring = createServer((request, response) => {
    void text(request).then((body) => {
      reports.push([request.url, request.headers.authorization, JSON.parse(body)])
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(fordring, 'listening')
  const spare = createServer().listen(0, '127.0.0.1')
  await once(spare, 'listening')
  const { port } = spare.address() as AddressInfo
  spare.close()
  await once(spare, 'close')
  url = `http://127.0.0.1:${port}/`
  const FORDRING_URL = `http://127.0.0.1:${(fordring.address() as AddressInfo).port}`
  const env = { ...process.env, SECRET: secret, FORDRING_URL, FORDRING_TOKEN: 'fdr_x', PORT: String(port) }
  const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  adapter = started
  await once(started.stdout, 'data')
})
afterAll(() => {
  adapter.kill()
  fordring.closeAllConnections()
  fordring.close()
})

it('the adapter of the guide checks signatures, sends a repeated message once and reports it', async () => {
  const message = {
    dispatchId: 'd-1',
    tenantId: 't-1',
    channel: 'SMS',
    to: { name: null, address: '+45' },
    text: 'Hej',
  }
  const body = JSON.stringify(message)
  const post = (headers: Record<string, string>): Promise<Response> => fetch(url, { method: 'POST', body, headers })
  const signed = signedHeaders({ id: 'd-1', sentAt: new Date(), body }, [secret])
  expect((await post({})).status).toBe(401)
  expect((await post(signedHeaders({ id: 'd-1', sentAt: new Date(), body }, [createWebhookSecret()]))).status).toBe(401)
  const old = new Date(Date.now() - 3_600_000)
  expect((await post(signedHeaders({ id: 'd-1', sentAt: old, body }, [secret]))).status).toBe(401)
  for (const answer of [await post(signed), await post(signed)]) {
    expect([answer.status, await answer.json()]).toEqual([202, { reference: 'printed-1' }])
  }
  await vi.waitFor(
    () => {
      expect(reports).not.toEqual([])
    },
    { timeout: 20_000 },
  )
  expect(reports).toEqual([['/v1/t-1/dispatches/d-1/report', 'Bearer fdr_x', { state: 'DELIVERED' }]])
})
