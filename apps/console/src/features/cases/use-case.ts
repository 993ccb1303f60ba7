import { client } from '../../api/client.ts'
import { type Read, type Result, useRead } from '../../api/query.ts'
import { useMay } from '../../app/session.ts'

export type Case = Result<typeof client.cases.get>
export type Customer = Result<typeof client.customers.get>
export type Creditor = Result<typeof client.creditors.get>
export type Voucher = Result<typeof client.caseVouchers.list>['items'][number]
export type Allocation = Result<typeof client.caseVoucherAllocations.list>['items'][number]
export type Update = Result<typeof client.updates.list>['items'][number]
export type Interaction = Result<typeof client.interactions.list>['items'][number]
export type AuditEntry = Result<typeof client.audit.listEntries>['items'][number]

/** Everything that the page of a case shows, each part as it comes. */
export interface CaseData {
  readonly one: Case
  readonly etag: string | undefined
  readonly customer: Customer | undefined
  readonly creditor: Creditor | undefined
  readonly ultimateCreditor: string | undefined
  readonly vouchers: readonly Voucher[]
  readonly allocations: readonly Allocation[]
  readonly updates: readonly Update[]
  readonly interactions: readonly Interaction[]
  readonly audit: readonly AuditEntry[]
  readonly isComplete: boolean
  readonly typeLabel: (voucherTypeId: string) => string | undefined
}

const many = { pageSize: 500 }
const slow = { staleTime: 300_000 }

/** Reads a case by its number or id, with all that belongs to it, and shows what is cached meanwhile. */
export function useCase(caseId: string): { found: Read<Case>; data: CaseData | undefined } {
  const may = useMay()
  const found = useRead(client.cases.get, { caseId })
  const one = found.data
  const isKnown = { enabled: one !== undefined }
  const id = one?.id ?? ''
  const customer = useRead(client.customers.get, { customerId: one?.customerId ?? '' }, isKnown)
  const creditor = useRead(client.creditors.get, { creditorId: one?.creditorId ?? '' }, { ...isKnown, ...slow })
  const behind = useRead(
    client.ultimateCreditors.get,
    { ultimateCreditorId: one?.ultimateCreditorId ?? '' },
    { enabled: typeof one?.ultimateCreditorId === 'string', ...slow },
  )
  const vouchers = useRead(client.caseVouchers.list, { caseId: id, ...many }, isKnown)
  const allocations = useRead(client.caseVoucherAllocations.list, { caseId: id, ...many }, isKnown)
  const updates = useRead(client.updates.list, { caseId: id, ...many }, isKnown)
  const interactions = useRead(client.interactions.list, { caseId: id, ...many }, isKnown)
  const audit = useRead(
    client.audit.listEntries,
    { subjectType: 'case', subjectId: id, ...many },
    { enabled: one !== undefined && may('read:audit') },
  )
  const types = useRead(client.voucherTypes.list, many, slow)
  if (one === undefined) return { found, data: undefined }
  const labels = new Map(
    // Standard types are called by their category, which speaks the language of the reader.
    (types.data?.items ?? [])
      .filter(({ standard }) => !standard)
      .map(({ voucherTypeId, label }) => [voucherTypeId, label]),
  )
  const parts = [vouchers, allocations, updates, interactions]
  return {
    found,
    data: {
      one,
      etag: found.etag,
      customer: customer.data,
      creditor: creditor.data,
      ultimateCreditor: behind.data?.name,
      vouchers: vouchers.data?.items ?? [],
      allocations: (allocations.data?.items ?? []).filter(({ undone }) => !undone),
      updates: updates.data?.items ?? [],
      interactions: interactions.data?.items ?? [],
      audit: audit.data?.items ?? [],
      isComplete: parts.every(({ isPending }) => !isPending),
      typeLabel: (voucherTypeId) => labels.get(voucherTypeId),
    },
  }
}
