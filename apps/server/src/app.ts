import type { FastifyInstance } from 'fastify'
import { constraints } from './constraints.ts'
import { billingModelOperations } from './features/billing-models/index.ts'
import { collectorOperations } from './features/collectors/index.ts'
import { caseGroupOperations } from './features/case-groups/index.ts'
import { caseVoucherOperations } from './features/case-vouchers/index.ts'
import { caseOperations } from './features/cases/index.ts'
import { contactOperations } from './features/contacts/index.ts'
import { creditorOperations } from './features/creditors/index.ts'
import { customerOperations } from './features/customers/index.ts'
import { directPaymentOperations } from './features/direct-payments/index.ts'
import { endReasonOperations } from './features/end-reasons/index.ts'
import { fileOperations } from './features/files/index.ts'
import { interactionOperations } from './features/interactions/index.ts'
import { propertyTypeOperations } from './features/property-types/index.ts'
import { tokenOperations } from './features/tokens/index.ts'
import { ultimateCreditorOperations } from './features/ultimate-creditors/index.ts'
import { updateOperations } from './features/updates/index.ts'
import { userOperations } from './features/users/index.ts'
import { voucherTypeOperations } from './features/voucher-types/index.ts'
import { workflowOperations } from './features/workflows/index.ts'
import type { Operation } from './platform/http/operation.ts'
import { createServer, type ServerOptions } from './platform/http/server.ts'

/** Every operation of the API: the table of contents. */
export const operations: readonly Operation[] = [
  ...tokenOperations,
  ...billingModelOperations,
  ...collectorOperations,
  ...caseGroupOperations,
  ...caseVoucherOperations,
  ...caseOperations,
  ...contactOperations,
  ...creditorOperations,
  ...customerOperations,
  ...directPaymentOperations,
  ...endReasonOperations,
  ...propertyTypeOperations,
  ...ultimateCreditorOperations,
  ...updateOperations,
  ...userOperations,
  ...voucherTypeOperations,
  ...workflowOperations,
  ...fileOperations,
  ...interactionOperations,
]

/** The scopes that can be granted: those that some operation asks for. */
export const grantableScopes: ReadonlySet<string> = new Set(
  operations.map((operation) => operation.scope).filter((scope) => scope !== null),
)

/** The service, ready to listen. */
export function buildApp(options: Omit<ServerOptions, 'operations' | 'constraints'>): Promise<FastifyInstance> {
  return createServer({ ...options, operations, constraints })
}
