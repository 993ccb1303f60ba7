import { expect } from 'vitest'
import type { SeededRandom } from '../src/platform/demo/seeded-random.ts'
import { standardEndReasonId } from '../src/features/casework/end-reasons/index.ts'
import { standardType, voucherBody } from './given.ts'
import {
  type Decision,
  directionOf,
  type Intent,
  type LedgerModel,
  type ModelCase,
  type ModelVoucher,
  refuse,
  type StandardHandle,
} from './ledger-model.ts'
import type { TestApp, TestTenant } from './test-app.ts'

/** The service that the model is compared with. */
export interface RealLedger {
  readonly api: TestApp
  readonly tenant: TestTenant
  /** A tenant that has none of these resources, and never gets any. */
  readonly stranger: TestTenant
  readonly customers: readonly { readonly customerId: string; readonly creditorId: string }[]
  readonly random: SeededRandom
  commandCount: number
}

/** Whether anything is outstanding. */
export function isOpenDebit({ voucher }: { voucher: ModelVoucher }): boolean {
  return voucher.direction === 'debit' && voucher.outstanding > 0
}

/** One of the existing records, for any number. */
export function pickFrom<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

interface VoucherDraft {
  readonly handle: StandardHandle
  readonly amount: number
}

interface CaseDraft {
  readonly customer: number
  readonly currency: string
  readonly vouchers: readonly (VoucherDraft & {
    readonly reference: string | null
    readonly tied: readonly VoucherDraft[]
  })[]
}

/** The first payment of each voucher pays it exactly. */
export function paidInFull(draft: CaseDraft): CaseDraft {
  const vouchers = draft.vouchers.map((voucher) => ({
    ...voucher,
    tied: voucher.tied.map((payment, index) => (index === 0 ? { ...payment, amount: voucher.amount } : payment)),
  }))
  return { ...draft, vouchers }
}

/** A new case with its vouchers, and the expected response. */
export function createCaseIntent(model: LedgerModel, real: RealLedger, draft: CaseDraft): Intent {
  const { customerId, creditorId } = pickFrom(real.customers, draft.customer)
  const caseVouchers = draft.vouchers.map(({ handle, amount, reference, tied }) => ({
    ...voucherBody({ voucherTypeId: standardType[handle], amount }),
    ...(reference === null ? {} : { referenceId: reference }),
    referenceVouchers: tied.map((voucher) =>
      voucherBody({ voucherTypeId: standardType[voucher.handle], amount: voucher.amount }),
    ),
  }))
  return {
    method: 'POST',
    path: '/cases',
    body: { customerId, currency: draft.currency, caseVouchers },
    toStrangers: { status: 422, code: 'unknown-reference' },
    decide: () => {
      const all = draft.vouchers.flatMap(({ handle, tied }) => [handle, ...tied.map((voucher) => voucher.handle)])
      if (all.includes('payout')) return refuse('payout-contact-required')
      const planned = planVouchers(draft)
      if (planned === undefined) return refuse('amount-exceeds-outstanding')
      return {
        status: 201,
        apply: async ({ id }) => {
          const { body } = await real.api.get(`/case-vouchers/${id}?pageSize=500`, { as: real.tenant })
          const created: ModelCase = {
            id,
            creditorId,
            currency: draft.currency,
            status: 'PENDING',
            endReason: null,
            vouchers: [],
          }
          model.cases.push(created)
          model.announce(id, 'cases.create')
          expect(body.items).toHaveLength(planned.vouchers.length)
          planned.vouchers.forEach((voucher, index) => {
            model.addVoucher(created, { ...voucher, id: body.items[index].caseVoucherId })
          })
          model.allocationCount += planned.allocationCount
        },
      }
    },
  }
}

/** The vouchers of a new case, or undefined if a payment is larger than the debt. */
function planVouchers(draft: CaseDraft): { vouchers: Omit<ModelVoucher, 'id'>[]; allocationCount: number } | undefined {
  const vouchers: Omit<ModelVoucher, 'id'>[] = []
  let allocationCount = 0
  for (const { handle, amount, reference, tied } of draft.vouchers) {
    const parent = newVoucher({ handle, amount }, reference)
    vouchers.push(parent)
    for (const planned of tied) {
      const voucher = newVoucher(planned, null)
      vouchers.push(voucher)
      if (voucher.direction === 'debit' || parent.direction === 'credit' || voucher.amount === 0) continue
      if (voucher.amount > parent.outstanding) return undefined
      parent.outstanding -= voucher.amount
      voucher.outstanding = 0
      allocationCount += 1
    }
  }
  return { vouchers, allocationCount }
}

/** A voucher in the model, before it has an id. */
export function newVoucher({ handle, amount }: VoucherDraft, referenceId: string | null): Omit<ModelVoucher, 'id'> {
  const magnitude = Math.abs(amount)
  return { direction: directionOf(handle), amount: magnitude, outstanding: magnitude, referenceId }
}

export interface AddDraft extends VoucherDraft {
  readonly case: number
  /** The outstanding amount of the voucher it refers to, or else its own amount. */
  readonly share: 'all' | 'one too much' | null
  /** The voucher of the case that it refers to, if any. */
  readonly tiedTo: number | null
  readonly isWrongCurrency: boolean
  readonly uniqueId: string | null
}

/** A further voucher on an existing case. */
export function addVoucherIntent(model: LedgerModel, draft: AddDraft): Intent | undefined {
  if (model.cases.length === 0) return undefined
  const owner = pickFrom(model.cases, draft.case)
  const parent =
    draft.tiedTo === null || owner.vouchers.length === 0 ? undefined : pickFrom(owner.vouchers, draft.tiedTo)
  const { handle, uniqueId } = draft
  const amount = amountOf(draft, parent)
  const currency = draft.isWrongCurrency ? otherCurrency(owner.currency) : owner.currency
  const optional = { ...(parent && { referenceCaseVoucherId: parent.id }), ...(uniqueId !== null && { uniqueId }) }
  return {
    method: 'POST',
    path: `/case-vouchers/${owner.id}`,
    body: { ...voucherBody({ voucherTypeId: standardType[handle], amount, ...optional }), currency },
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      if (uniqueId !== null && model.uniqueIds.has(uniqueId)) return refuse('unique-id-taken')
      if (draft.isWrongCurrency) return refuse('currency-mismatch')
      const voucher = newVoucher({ handle, amount }, null)
      const isPayment = parent?.direction === 'debit' && voucher.direction === 'credit' && voucher.amount > 0
      if (isPayment && voucher.amount > parent.outstanding) return refuse('amount-exceeds-outstanding')
      return {
        status: 201,
        apply: ({ caseVoucherId }) => {
          if (uniqueId !== null) model.uniqueIds.add(uniqueId)
          if (isPayment) {
            pay(
              model,
              { owner, voucher: parent, amount: voucher.amount, isDeposit: handle === 'deposit' },
              caseVoucherId,
            )
            return
          }
          model.addVoucher(owner, { ...voucher, id: caseVoucherId })
          if (voucher.direction === 'debit' && voucher.amount > 0) model.reopenIfOwing(owner)
        },
      }
    },
  }
}

function amountOf({ amount, share }: AddDraft, parent: ModelVoucher | undefined): number {
  if (parent === undefined || share === null) return amount
  return share === 'all' ? parent.outstanding : parent.outstanding + 1
}

/** A credit that pays a debit with all of its amount. */
export function pay(
  model: LedgerModel,
  paid: {
    readonly owner: ModelCase
    readonly voucher: ModelVoucher
    readonly amount: number
    readonly isDeposit: boolean
  },
  creditId: string,
): void {
  const { owner, voucher, amount } = paid
  model.addVoucher(owner, { id: creditId, direction: 'credit', amount, outstanding: 0, referenceId: null })
  model.allocate(voucher, amount)
  model.announce(voucher.id, 'case-vouchers.update')
  if (paid.isDeposit) model.endIfPaid(owner)
}

function otherCurrency(currency: string): string {
  return currency === 'DKK' ? 'SEK' : 'DKK'
}

interface PaymentDraft {
  readonly voucher: number
  readonly by: 'id' | 'reference' | 'unknown id' | 'unknown reference'
  readonly creditor: 'none' | 'own' | 'other'
  readonly share: 'some' | 'all' | 'too much'
  readonly currency: 'none' | 'right' | 'wrong'
}

/** A direct payment, accepted or rejected by the model for the same reasons as by the service. */
export function paymentIntent(model: LedgerModel, real: RealLedger, draft: PaymentDraft): Intent | undefined {
  const vouchers = model.vouchers()
  if (vouchers.length === 0) return undefined
  const { owner, voucher: target } = pickFrom(vouchers, draft.voucher)
  const by = draft.by === 'reference' && target.referenceId === null ? 'id' : draft.by
  const named = {
    id: { caseVoucherId: target.id },
    reference: { caseVoucherReferenceId: target.referenceId },
    'unknown id': { caseVoucherId: real.tenant.tenantId, caseVoucherReferenceId: null },
    'unknown reference': { caseVoucherReferenceId: 'F-none' },
  }[by]
  const shares = {
    some: Math.ceil(target.outstanding / 3),
    all: target.outstanding,
    'too much': target.outstanding + 1,
  }
  const amount = Math.max(1, shares[draft.share])
  const { currency } = owner
  const check = { none: {}, right: { currency }, wrong: { currency: otherCurrency(currency) } }[draft.currency]
  const other = real.customers.find(({ creditorId }) => creditorId !== owner.creditorId)?.creditorId ?? ''
  const creditorId = { none: undefined, own: owner.creditorId, other }[draft.creditor]
  const found = () => findPayable(model, { by, target, creditorId })
  return {
    method: 'POST',
    path: creditorId === undefined ? '/direct-payments' : `/direct-payments?creditorId=${creditorId}`,
    body: { ...named, amount, ...check, text: 'Indbetalt til kreditor' },
    toStrangers: { status: 422, code: 'voucher-not-found' },
    decide: () => decidePayment(model, found(), { amount, currency: check.currency }),
  }
}

type Found = ReturnType<LedgerModel['vouchers']>

function findPayable(
  model: LedgerModel,
  { by, target, creditorId }: { by: PaymentDraft['by']; target: ModelVoucher; creditorId: string | undefined },
): Found {
  return model.vouchers().filter(({ owner, voucher }) => {
    if (creditorId !== undefined && owner.creditorId !== creditorId) return false
    if (by === 'id') return voucher.id === target.id
    return by === 'reference' && voucher.referenceId === target.referenceId
  })
}

function decidePayment(
  model: LedgerModel,
  found: Found,
  { amount, currency }: { amount: number; currency: string | undefined },
): Decision {
  const [match, ...others] = found
  if (match === undefined) return refuse('voucher-not-found')
  if (others.length > 0) return refuse('voucher-not-unique')
  const { owner, voucher } = match
  if (voucher.direction === 'credit') return refuse('voucher-not-payable')
  if (currency !== undefined && currency !== owner.currency) return refuse('currency-mismatch')
  if (amount > voucher.outstanding) return refuse('amount-exceeds-outstanding')
  return {
    status: 201,
    apply: ({ caseVoucherId, paidCaseVoucher }) => {
      expect(paidCaseVoucher).toEqual({ caseVoucherId: voucher.id, referenceId: voucher.referenceId, amount })
      pay(model, { owner, voucher, amount, isDeposit: true }, caseVoucherId)
    },
  }
}

interface StatusDraft {
  readonly case: number
  readonly status: ModelCase['status']
  readonly hasReason: boolean
}

const followers = { PENDING: ['VERIFIED', 'ENDED'], VERIFIED: ['ENDED'], ENDED: ['VERIFIED'] }

/** A change of status, accepted by the service if the transition is valid. */
export function statusIntent(model: LedgerModel, draft: StatusDraft): Intent | undefined {
  if (model.cases.length === 0) return undefined
  const owner = pickFrom(model.cases, draft.case)
  const { status, hasReason } = draft
  const reason = draft.case === 1 ? 'WITHDRAWN' : 'PAID'
  return {
    method: 'PATCH',
    path: `/cases/${owner.id}`,
    body: { status, ...(hasReason && { endReasonId: standardEndReasonId(reason) }) },
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      const endReason = status === 'ENDED' ? (hasReason ? reason : owner.endReason) : null
      const isNewEnd = status !== owner.status || endReason !== owner.endReason
      const code = statusRefusal(owner, draft)
      if (code !== undefined) return refuse(code)
      if (isNewEnd && endReason === 'PAID' && model.outstandingOf(owner) > 0) return refuse('case-not-paid')
      return {
        status: 200,
        apply: (answer) => {
          expect(answer.outstanding).toBe(model.outstandingOf(owner))
          // A request that changes nothing leaves no trace.
          if (isNewEnd) model.setStatus(owner, status, endReason)
        },
      }
    },
  }
}

function statusRefusal(owner: ModelCase, { status, hasReason }: StatusDraft): string | undefined {
  const isChange = status !== owner.status
  if (isChange && !followers[owner.status].includes(status)) return 'status-not-allowed'
  if (status === 'ENDED' && isChange && !hasReason) return 'end-reason-required'
  return status !== 'ENDED' && hasReason ? 'status-not-allowed' : undefined
}
