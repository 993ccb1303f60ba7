import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { PromiseRow } from './promises.queries.ts'
import type { PromiseToPay } from './promises.schemas.ts'

/** Shapes a promise for responses. */
export function promiseView(row: PromiseRow): PromiseToPay {
  return { ...row, dueAt: instant(row.dueAt), createdAt: instant(row.createdAt) }
}
