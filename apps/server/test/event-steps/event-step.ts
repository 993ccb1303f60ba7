import type { PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp } from '../test-app.ts'

/** Method, path and body, and headers if the request does not use the tenant's token. */
type Sent = readonly ['POST' | 'PATCH' | 'DELETE', string, unknown?, Record<string, string>?]

export interface EventStep {
  /** The operation that is called last. */
  readonly operationId: string
  /** Creates what it needs, and returns the request to send. */
  readonly prepare: (world: { api: TestApp; as: PopulatedTenant }) => Promise<Sent>
}
