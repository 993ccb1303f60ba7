import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { resealWebhookSecrets } from './reseal-webhook-secrets.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

test('secrets are encrypted with the current key once, and only it decrypts them', async () => {
  const made = await api.post('/webhooks', { url: 'https://hook.example/x', events: ['cases.create'] })
  expect(made.status).toBe(201)
  expect((await api.post(`/webhooks/${String(made.body.webhookId)}/rotate-secret`)).status).toBe(200)
  const { tenantId } = api.tenant
  const renewed = new SecretBox('n'.repeat(32), ['a key that only tests know'])
  const reseal = (): Promise<number> =>
    api.database.inTenant(tenantId, (transaction) => resealWebhookSecrets(transaction, tenantId, renewed))
  expect([await reseal(), await reseal()]).toEqual([1, 0])

  const [row] = await api.database.read(
    tenantId,
    sql<{ secret: string; previous: string }>`
      select secret, previous_secrets -> 0 ->> 'secret' as previous from webhooks where tenant_id = ${tenantId}::uuid`,
  )
  const alone = new SecretBox('n'.repeat(32))
  expect(alone.open('webhook secret', row!.previous)).toBe(made.body.secret)
  expect(alone.open('webhook secret', row!.secret)).toMatch(/^whsec_/)
})
