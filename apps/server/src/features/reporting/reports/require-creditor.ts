import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { unknownReference } from '../../../problems/index.ts'
import { findCreditor } from '../../parties/creditors/index.ts'

/** Throws if the tenant does not have the creditor. */
export async function requireCreditor(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  creditorId: string | null,
): Promise<void> {
  if (creditorId === null) return
  const [creditor] = await read(findCreditor(tenantId, creditorId))
  if (creditor === undefined) throw unknownReference('/creditorId', 'creditor')
}
