import type { standardType } from './given.ts'

/**
 * The ledger without regard for disks, concurrency or crashes: a few arrays, and the rules of the contract in the
 * order in which they are checked.
 */

/** The handle of a standard voucher type. */
export type StandardHandle = keyof typeof standardType

export interface ModelVoucher {
  readonly id: string
  readonly direction: 'debit' | 'credit'
  readonly amount: number
  /** Not yet paid of a debit, not yet used of a credit. */
  outstanding: number
  readonly referenceId: string | null
}

export interface ModelCase {
  readonly id: string
  readonly creditorId: string
  readonly currency: string
  status: 'PENDING' | 'VERIFIED' | 'ENDED'
  endReason: 'PAID' | 'WITHDRAWN' | null
  readonly vouchers: ModelVoucher[]
}

export interface ModelContact {
  readonly id: string
  readonly accountNumber: string
  isDeleted: boolean
}

/** The expected response: a problem code, or a success that changes the model. */
export type Decision =
  | { readonly code: string; readonly status: number }
  | { readonly code?: undefined; readonly status: 200 | 201; readonly apply: (answer: any) => void | Promise<void> }

export function refuse(code: string, status = 422): Decision {
  return { code, status }
}

/** A request that can be sent, repeated, run dry and sent by another tenant. */
export interface Intent {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  /** The expected response now. */
  readonly decide: () => Decision
  /** The expected response for a tenant without these resources; undefined if it refers to none. */
  readonly toStrangers?: { readonly status: number; readonly code: string }
}

export interface RememberedKey {
  readonly key: string
  readonly intent: Intent
  /** Undefined if the last request with it was rejected. */
  remembered?: { readonly status: number; readonly text: string; readonly at: number } | undefined
}

export const keyLifeMs = 48 * 3_600_000

const debits: readonly string[] = ['principal', 'interest', 'reminder-fee', 'collection-cost', 'compensation', 'payout']

export function directionOf(handle: StandardHandle): 'debit' | 'credit' {
  return debits.includes(handle) ? 'debit' : 'credit'
}

export class LedgerModel {
  readonly cases: ModelCase[] = []
  readonly contacts: ModelContact[] = []
  readonly payouts: { readonly voucherId: string; readonly accountNumber: string; readonly amount: number }[] = []
  readonly keys: RememberedKey[] = []
  readonly uniqueIds = new Set<string>()
  /** The expected number of events, by subject and type. */
  readonly events = new Map<string, number>()
  /** The outstanding amount of every voucher at past moments. */
  readonly past: { readonly at: Date; readonly outstanding: ReadonlyMap<string, number> }[] = []
  allocationCount = 0
  /** How often a case was reopened because of a new debt; each time leaves an update. */
  reopeningCount = 0

  vouchers(): { readonly owner: ModelCase; readonly voucher: ModelVoucher }[] {
    return this.cases.flatMap((owner) => owner.vouchers.map((voucher) => ({ owner, voucher })))
  }

  outstandingOf({ vouchers }: ModelCase): number {
    return vouchers.reduce((sum, { direction, outstanding }) => sum + (direction === 'debit' ? outstanding : 0), 0)
  }

  announce(subjectId: string, type: string): void {
    const name = `${subjectId} ${type}`
    this.events.set(name, (this.events.get(name) ?? 0) + 1)
  }

  addVoucher(owner: ModelCase, voucher: ModelVoucher): void {
    owner.vouchers.push(voucher)
    this.announce(voucher.id, 'case-vouchers.create')
  }

  /** A deposit has paid: if nothing is outstanding, the case ends automatically. */
  endIfPaid(owner: ModelCase): void {
    if (owner.status === 'ENDED' || owner.vouchers.some(({ outstanding }) => outstanding > 0)) return
    this.setStatus(owner, 'ENDED', 'PAID')
  }

  /** A claim was added: a case that ended as paid is reopened. */
  reopenIfOwing(owner: ModelCase): void {
    if (owner.endReason !== 'PAID' || this.outstandingOf(owner) === 0) return
    this.setStatus(owner, 'VERIFIED', null)
    this.reopeningCount += 1
  }

  setStatus(owner: ModelCase, status: ModelCase['status'], endReason: ModelCase['endReason']): void {
    if (status !== owner.status) this.announce(owner.id, 'cases.status-change')
    this.announce(owner.id, 'cases.update')
    owner.status = status
    owner.endReason = endReason
  }

  /** Uses all of a new credit to pay a debit. */
  allocate(debit: ModelVoucher, amount: number): void {
    debit.outstanding -= amount
    this.allocationCount += 1
  }

  remember(at: Date): void {
    const outstanding = new Map(this.vouchers().map(({ voucher }) => [voucher.id, voucher.outstanding]))
    this.past.push({ at, outstanding })
  }
}
