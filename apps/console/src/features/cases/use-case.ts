import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { client } from '../../api/client.ts'
import { type Read, readOptions, type Result, useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import type { CourtClaim } from '../court-claims/index.ts'
import type { Dispute } from '../disputes/index.ts'
import type { Payout } from '../payouts/index.ts'
import { voucherTypeName } from './voucher-type-name.ts'
import { vouchersInOrder } from './voucher-order.ts'

export type Case = Result<typeof client.cases.get>
export type Customer = Result<typeof client.customers.get>
export type Voucher = Result<typeof client.caseVouchers.list>['items'][number]
export type Allocation = Result<typeof client.caseVoucherAllocations.list>['items'][number]
export type Update = Result<typeof client.updates.list>['items'][number]
export type Interaction = Result<typeof client.interactions.list>['items'][number]
export type Change = Result<typeof client.cases.listChanges>['items'][number]

/** All data of the case page; parts are undefined until they are loaded. */
export interface CaseData {
  readonly record: Case
  readonly etag: string | undefined
  readonly customer: Customer | undefined
  readonly vouchers: readonly Voucher[]
  readonly allocations: readonly Allocation[]
  readonly updates: readonly Update[]
  readonly interactions: readonly Interaction[]
  readonly changes: readonly Change[]
  readonly payouts: readonly Payout[]
  readonly disputes: readonly Dispute[]
  readonly courtClaims: readonly CourtClaim[]
  readonly isComplete: boolean
  readonly typeLabel: (voucherTypeId: string) => string | undefined
}

const many = { pageSize: 500 }
const slow = { staleTime: 300_000 }

function itemsOf<Item>(read: { readonly data: { readonly items: readonly Item[] } | undefined }): readonly Item[] {
  return read.data?.items ?? []
}

function useTypeLabel(isKnown: { enabled: boolean }): CaseData['typeLabel'] {
  const types = itemsOf(useRead(client.voucherTypes.list, many, { ...slow, ...isKnown }))
  const names = new Map(types.map((type) => [type.voucherTypeId, voucherTypeName(type)]))
  return (voucherTypeId) => names.get(voucherTypeId)
}

/** Reads a case by its number or ID with everything that belongs to it. Shows cached data in the meantime. */
export function useCase(caseId: string): { found: Read<Case>; data: CaseData | undefined } {
  const may = useMay()
  const found = useRead(client.cases.get, { caseId })
  const record = found.data
  const isKnown = { enabled: record !== undefined }
  // Empty until the case is loaded; the reads below are disabled until then.
  const { id, customerId } = record ?? { id: '', customerId: '' }
  const customer = useRead(client.customers.get, { customerId }, isKnown)
  const vouchers = useRead(client.caseVouchers.list, { caseId: id, ...many }, isKnown)
  const allocations = useRead(client.caseVoucherAllocations.list, { caseId: id, ...many }, isKnown)
  const updates = useRead(client.updates.list, { caseId: id, ...many }, isKnown)
  const interactions = useRead(client.interactions.list, { caseId: id, ...many }, isKnown)
  const changes = useRead(client.cases.listChanges, { caseId: id, ...many }, isKnown)
  const payouts = useRead(
    client.payouts.list,
    { caseId: id, ...many },
    { enabled: record !== undefined && may('read:billing') },
  )
  const disputes = useRead(
    client.disputes.list,
    { caseId: id, ...many },
    { enabled: record !== undefined && may('read:disputes') },
  )
  const courtClaims = useRead(
    client.courtClaims.list,
    { caseId: id, ...many },
    { enabled: record !== undefined && may('read:court-claims') },
  )
  const typeLabel = useTypeLabel(isKnown)
  if (record === undefined) return { found, data: undefined }
  return {
    found,
    data: {
      record,
      etag: found.etag,
      customer: customer.data,
      vouchers: vouchersInOrder(itemsOf(vouchers)),
      allocations: itemsOf(allocations).filter(({ undone }) => !undone),
      updates: itemsOf(updates),
      interactions: itemsOf(interactions),
      changes: itemsOf(changes),
      payouts: itemsOf(payouts),
      disputes: itemsOf(disputes),
      courtClaims: itemsOf(courtClaims),
      isComplete: [vouchers, allocations, updates, interactions, changes].every(({ isPending }) => !isPending),
      typeLabel,
    },
  }
}

/** Shows a case from its row in a list until it is read. The rest of the page is then read together with it. */
export function useCaseFromRow(): (row: Case) => void {
  const queries = useQueryClient()
  return (row) => {
    const { queryKey } = readOptions(client.cases.get, { caseId: String(row.caseSeqId) })
    // Outdated from the start: a row has no ETag, which a change needs.
    const shown = { data: row, status: 200, etag: undefined, requestId: undefined, isReplay: false, ignoredFields: [] }
    if (queries.getQueryData(queryKey) === undefined) queries.setQueryData(queryKey, shown, { updatedAt: 1 })
  }
}

/** Reads a case ahead, with what its page shows first, so that it opens at once. */
export function useReadAhead(): (caseId: string) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (caseId) => {
      const { data } = await queries.query(readOptions(client.cases.get, { caseId }))
      const ofCase = { caseId: data.id, ...many }
      await Promise.all([
        queries.query(readOptions(client.customers.get, { customerId: data.customerId })),
        queries.query(readOptions(client.caseVouchers.list, ofCase)),
        queries.query(readOptions(client.caseVoucherAllocations.list, ofCase)),
        queries.query(readOptions(client.updates.list, ofCase)),
        queries.query(readOptions(client.interactions.list, ofCase)),
        queries.query(readOptions(client.cases.listChanges, ofCase)),
      ])
    },
    [queries],
  )
}
