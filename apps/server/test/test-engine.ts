import { DeliveryEngine } from '../src/features/integration/webhooks/index.ts'
import type { OutboundOutcome, OutboundRequest } from '../src/platform/outbound/guarded-post.ts'
import type { TestApp } from './test-app.ts'

/** The default response of a receiver. */
export const accepted: OutboundOutcome = {
  status: 200,
  retryAfter: null,
  answer: 'ok',
  remoteAddress: '203.0.113.7',
  durationMs: 3,
  error: null,
  isUnreachable: false,
}

/** A worker that a test runs step by step. Nothing leaves the process: the test responds for the receivers. */
export function testEngine(
  { services }: Pick<TestApp, 'services'>,
  answer: (request: OutboundRequest) => Partial<OutboundOutcome> = () => ({}),
): DeliveryEngine {
  return new DeliveryEngine({
    services,
    worker: () => undefined,
    onError: (error) => {
      throw error
    },
    post: (request) => Promise.resolve({ ...accepted, ...answer(request) }),
  })
}
