import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { newId } from '../../../platform/ids.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { createInteraction, settleMessage } from '../interactions/index.ts'
import { createDispatchChannel } from './change-channel.ts'
import { beginAttempt, settleDispatch } from './dispatches.queries.ts'

export const exampleIds = {
  dispatchChannelId: demoId('dispatch channel'),
  dispatchId: demoId('dispatch'),
} as const

const text = 'Vi har skrevet til dig om din sag. Ring gerne til os, hvis du har spørgsmål.'

/** A text message that the adapter has accepted, and whose delivery is not reported yet. */
export const demo: DemoSteps = {
  registries: async (run) => {
    const adapter = { channel: 'SMS' as const, url: 'https://adapter.nordisk-inkasso.example/sms' }
    await run.setUp('dispatch channel', async (command) => {
      await createDispatchChannel(command, adapter)
    })
  },
  latest: async (run) => {
    await run.step(
      'dispatch',
      async (command) => {
        const { tenantId, transaction, now } = command
        const dispatchId = command.newId()
        const { caseId } = cases
        const { id: interactionId } = await createInteraction(command, {
          ...{ type: 'SMS', direction: 'OUTGOING', state: 'QUEUED', referenceId: caseId, referenceType: 'case' },
          ...{ notes: `<p>${text}</p>`, details: { phone: '+4520123456' }, minVisibilityRole: 'debtor' },
        })
        const lease = { leaseId: newId(), leasedUntil: now, now, serviceNow: now }
        const attempt = { dispatchId, interactionId, caseId, channel: 'SMS' as const, address: '+4520123456', text }
        await transaction.one(beginAttempt(tenantId, { ...attempt, ...lease, userId: null, isCaptured: true }))
        await transaction.run(
          settleDispatch(tenantId, dispatchId, {
            ...{
              state: 'SENT',
              providerReference: 'sms-4711',
              lastAnswer: '202',
              sentAt: now,
              settledAt: null,
              dueAt: now,
            },
          }),
        )
        await settleMessage(command, interactionId, 'SENT')
      },
      1,
    )
  },
}
