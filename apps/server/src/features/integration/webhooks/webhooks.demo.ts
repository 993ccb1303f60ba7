import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { createWebhook } from './create-webhook.ts'
import { skipDelivery } from './deliveries.queries.ts'
import { sendTestEvent } from './send-test-event.ts'

export const exampleIds = {
  /** A disabled webhook, so that the demo sends nothing to the internet. */
  webhookId: demoId('webhook'),
  unusedWebhookId: demoId('webhook 2'),
  deliveryId: demoId('delivery · 2'),
  /** The event that the example contact was created. */
  eventId: demoId('contact · 3'),
} as const

export const demo: DemoSteps = {
  registries: async (run) => {
    const webhook = { url: 'https://hooks.nordkyst.example/fordring', description: 'ERP', enabled: false }
    for (const step of ['webhook', 'webhook 2']) {
      // The result of the step is stored, so it must not contain the secret.
      await run.step(step, async (command) => (await createWebhook(command, webhook)).webhookId)
    }
    await run.step('delivery', async (command) => {
      const { webhookId, deliveryId } = exampleIds
      await sendTestEvent(command, { event: 'cases.create', webhookId })
      await command.transaction.run(skipDelivery(command.tenantId, deliveryId, command.now))
    })
  },
}
