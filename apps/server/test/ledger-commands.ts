import fc from 'fast-check'
import { expect } from 'vitest'
import type { SeededRandom } from '../src/features/demo/seeded-random.ts'
import { standardEndReasonId } from '../src/features/end-reasons/index.ts'
import { standardType, voucherBody } from './given.ts'
import {
  type Decision,
  directionOf,
  type Intent,
  keyLifeMs,
  type LedgerModel,
  type ModelCase,
  type ModelVoucher,
  refuse,
  type RememberedKey,
  type StandardHandle,
} from './ledger-model.ts'
import { jsonInAnyOrder } from './request-history.ts'
import type { Answer, TestApp, TestTenant } from './test-app.ts'

/** The service that the model is compared with. */
export interface RealLedger {
  readonly api: TestApp
  readonly tenant: TestTenant
  /** A tenant that has none of the things named here, and is never to get any. */
  readonly stranger: TestTenant
  readonly customers: readonly { readonly customerId: string; readonly creditorId: string }[]
  readonly random: SeededRandom
  commandCount: number
}

type Command = fc.AsyncCommand<LedgerModel, RealLedger>
type MakeIntent = (model: LedgerModel, real: RealLedger) => Intent | undefined

/** How an intent is brought to the service. */
type Manner =
  'plainly' | 'with a key' | 'three times at once' | 'as a rehearsal' | 'by a stranger' | 'with a foreign token'

class Send implements Command {
  readonly #name: string
  readonly #make: MakeIntent
  readonly #manner: Manner

  constructor(name: string, make: MakeIntent, manner: Manner) {
    this.#name = name
    this.#make = make
    this.#manner = manner
  }

  /** Whether there is anything to send shows when it runs: what it names is chosen from what is there then. */
  check(): boolean {
    return true
  }

  async run(model: LedgerModel, real: RealLedger): Promise<void> {
    const intent = this.#make(model, real)
    if (intent === undefined) return
    real.commandCount += 1
    await this.#send(model, real, intent)
  }

  toString(): string {
    return `${this.#name} ${this.#manner}`
  }

  async #send(model: LedgerModel, real: RealLedger, intent: Intent): Promise<void> {
    switch (this.#manner) {
      case 'plainly':
        return settle(intent.decide(), await deliver(real, intent))
      case 'with a key':
      case 'three times at once':
        return this.#sendWithKey(model, real, intent)
      case 'as a rehearsal':
        return rehearse(real, intent)
      case 'by a stranger':
        if (intent.toStrangers === undefined) return
        expectRefusal(await deliver(real, intent, { as: real.stranger }), intent.toStrangers)
        return
      case 'with a foreign token': {
        const path = `/v1/${real.tenant.tenantId}${intent.path}`
        const answer = await deliver(real, { ...intent, path }, { as: real.stranger })
        expectRefusal(answer, { status: 401, code: 'unauthorized' })
      }
    }
  }

  async #sendWithKey(model: LedgerModel, real: RealLedger, intent: Intent): Promise<void> {
    const known: RememberedKey = { key: `key-${model.keys.length}`, intent }
    model.keys.push(known)
    await sendKeyed(real, known, this.#manner === 'with a key' ? 1 : 3)
  }
}

/** Sends a key that is free, once or by several at the same moment: it is decided once, and all hear the same. */
async function sendKeyed(real: RealLedger, known: RememberedKey, count: number): Promise<void> {
  const decision = known.intent.decide()
  const headers = { 'idempotency-key': known.key }
  const answers = await Promise.all(Array.from({ length: count }, () => deliver(real, known.intent, { headers })))
  const [first] = answers as [Answer]
  if (decision.code === undefined) {
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotency-cached'] === undefined)).toHaveLength(1)
    known.remembered = { status: first.status, text: first.text, at: real.api.clock.now().getTime() }
  }
  for (const answer of answers.slice(1)) expectAnswer(decision, answer)
  await settle(decision, first)
}

function isLive(real: RealLedger, { remembered }: RememberedKey): boolean {
  return remembered !== undefined && real.api.clock.now().getTime() - remembered.at < keyLifeMs
}

/** The same key with the same request: the old answer, or a new try where there is none or it is too old. */
class Repeat implements Command {
  readonly #pick: number

  constructor(pick: number) {
    this.#pick = pick
  }

  check(model: Readonly<LedgerModel>): boolean {
    return model.keys.length > 0
  }

  async run(model: LedgerModel, real: RealLedger): Promise<void> {
    real.commandCount += 1
    const known = pickFrom(model.keys, this.#pick)
    if (!isLive(real, known)) return sendKeyed(real, known, 1)
    const answer = await deliver(real, known.intent, { headers: { 'idempotency-key': known.key } })
    expect(answer).toMatchObject({ status: known.remembered?.status, text: known.remembered?.text })
    expect(answer.headers['idempotency-cached']).toBe('true')
  }

  toString(): string {
    return `repeat key ${this.#pick}`
  }
}

/** The same key with another request: refused as long as the key is remembered. */
class Reuse implements Command {
  readonly #pick: number

  constructor(pick: number) {
    this.#pick = pick
  }

  check(model: Readonly<LedgerModel>): boolean {
    return model.keys.length > 0
  }

  async run(model: LedgerModel, real: RealLedger): Promise<void> {
    real.commandCount += 1
    const known = pickFrom(model.keys, this.#pick)
    const intent = contactIntent(model, `Anden ${model.keys.length}`)
    if (isLive(real, known)) {
      const answer = await deliver(real, intent, { headers: { 'idempotency-key': known.key } })
      expectRefusal(answer, { status: 400, code: 'idempotency-key-reused' })
      return
    }
    const taken: RememberedKey = { key: known.key, intent }
    model.keys[model.keys.indexOf(known)] = taken
    await sendKeyed(real, taken, 1)
  }

  toString(): string {
    return `reuse key ${this.#pick} for another request`
  }
}

/** Time passes. What was outstanding until then is kept, to be asked for later. */
class Wait implements Command {
  readonly #hours: number

  constructor(hours: number) {
    this.#hours = hours
  }

  check(): boolean {
    return true
  }

  run(model: LedgerModel, real: RealLedger): Promise<void> {
    real.commandCount += 1
    model.remember(real.api.clock.now())
    real.api.clock.advance({ ms: this.#hours * 3_600_000 })
    return Promise.resolve()
  }

  toString(): string {
    return `wait ${this.#hours} hours`
  }
}

/** Two that want to pay all of the same voucher at the same moment: one can. */
class PayTwiceAtOnce implements Command {
  readonly #pick: number

  constructor(pick: number) {
    this.#pick = pick
  }

  check(model: Readonly<LedgerModel>): boolean {
    return model.vouchers().some(isOpenDebit)
  }

  async run(model: LedgerModel, real: RealLedger): Promise<void> {
    real.commandCount += 1
    const { owner, voucher } = pickFrom(model.vouchers().filter(isOpenDebit), this.#pick)
    const amount = voucher.outstanding
    const credit = { voucherTypeId: standardType['credit-note'], amount, referenceCaseVoucherId: voucher.id }
    const answers = await Promise.all([
      real.api.post('/direct-payments', { caseVoucherId: voucher.id, amount }, { as: real.tenant }),
      real.api.post(
        `/case-vouchers/${owner.id}`,
        { currency: owner.currency, ...voucherBody(credit) },
        { as: real.tenant },
      ),
      real.api.post('/direct-payments', { caseVoucherId: voucher.id, amount }, { as: real.tenant }),
    ])
    const [winner, ...more] = answers.filter(({ status }) => status === 201)
    expect(more).toEqual([])
    for (const answer of answers) {
      if (answer !== winner) expectRefusal(answer, { status: 422, code: 'amount-exceeds-outstanding' })
    }
    pay(model, { owner, voucher, amount }, winner?.body.caseVoucherId)
  }

  toString(): string {
    return `pay voucher ${this.#pick} three times at once`
  }
}

function isOpenDebit({ voucher }: { voucher: ModelVoucher }): boolean {
  return voucher.direction === 'debit' && voucher.outstanding > 0
}

function pickFrom<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

function deliver(
  real: RealLedger,
  { method, path, body }: Intent,
  { as = real.tenant, headers = {} }: { as?: TestTenant; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const text = body === undefined ? {} : { body: jsonInAnyOrder(real.random, body) }
  return real.api.request({ method, path, ...text, as, headers })
}

async function rehearse(real: RealLedger, intent: Intent): Promise<void> {
  // A rehearsal neither uses up its key nor asks for what was answered under it.
  const headers = { prefer: 'dry-run', 'idempotency-key': 'rehearsal' }
  const answer = await deliver(real, intent, { headers })
  expectAnswer(intent.decide(), answer)
  expect(answer.headers['idempotency-cached']).toBeUndefined()
}

async function settle(decision: Decision, answer: Answer): Promise<void> {
  expectAnswer(decision, answer)
  if (decision.code === undefined) await decision.apply(answer.body)
}

function expectAnswer(decision: Decision, answer: Answer): void {
  if (decision.code !== undefined) expectRefusal(answer, decision)
  else expect({ status: answer.status, text: answer.text }).toMatchObject({ status: decision.status })
}

function expectRefusal({ status, body, text }: Answer, expected: { status: number; code: string }): void {
  expect({ status, code: body?.code, text }).toMatchObject({ status: expected.status, code: expected.code })
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

/** Sometimes the first payment is to the unit what is owed. */
function paidInFull(draft: CaseDraft): CaseDraft {
  const vouchers = draft.vouchers.map((voucher) => ({
    ...voucher,
    tied: voucher.tied.map((one, index) => (index === 0 ? { ...one, amount: voucher.amount } : one)),
  }))
  return { ...draft, vouchers }
}

export function createCaseIntent(model: LedgerModel, real: RealLedger, draft: CaseDraft): Intent {
  const { customerId, creditorId } = pickFrom(real.customers, draft.customer)
  const caseVouchers = draft.vouchers.map(({ handle, amount, reference, tied }) => ({
    ...voucherBody({ voucherTypeId: standardType[handle], amount }),
    ...(reference === null ? {} : { referenceId: reference }),
    referenceVouchers: tied.map((one) => voucherBody({ voucherTypeId: standardType[one.handle], amount: one.amount })),
  }))
  return {
    method: 'POST',
    path: '/cases',
    body: { customerId, currency: draft.currency, caseVouchers },
    toStrangers: { status: 422, code: 'unknown-reference' },
    decide: () => {
      const all = draft.vouchers.flatMap(({ handle, tied }) => [handle, ...tied.map((one) => one.handle)])
      if (all.includes('payout')) return refuse('payout-contact-required')
      const planned = planVouchers(draft)
      if (planned === undefined) return refuse('amount-exceeds-outstanding')
      return {
        status: 201,
        apply: async ({ id }) => {
          const { body } = await real.api.get(`/case-vouchers/${id}?pageSize=500`, { as: real.tenant })
          const created: ModelCase = { id, creditorId, currency: draft.currency, status: 'PENDING', vouchers: [] }
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

/** The vouchers of a new case, or undefined where a payment is larger than what it pays. */
function planVouchers(draft: CaseDraft): { vouchers: Omit<ModelVoucher, 'id'>[]; allocationCount: number } | undefined {
  const vouchers: Omit<ModelVoucher, 'id'>[] = []
  let allocationCount = 0
  for (const { handle, amount, reference, tied } of draft.vouchers) {
    const parent = newVoucher({ handle, amount }, reference)
    vouchers.push(parent)
    for (const one of tied) {
      const voucher = newVoucher(one, null)
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

function newVoucher({ handle, amount }: VoucherDraft, referenceId: string | null): Omit<ModelVoucher, 'id'> {
  const magnitude = Math.abs(amount)
  return { direction: directionOf(handle), amount: magnitude, outstanding: magnitude, referenceId }
}

interface AddDraft extends VoucherDraft {
  readonly case: number
  /** Of what is outstanding on the voucher it is tied to; else its own amount. */
  readonly share: 'all' | 'one too much' | null
  /** Which voucher of the case it is tied to, if any. */
  readonly tiedTo: number | null
  readonly isWrongCurrency: boolean
  readonly uniqueId: string | null
}

function addVoucherIntent(model: LedgerModel, draft: AddDraft): Intent | undefined {
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
          if (isPayment) pay(model, { owner, voucher: parent, amount: voucher.amount }, caseVoucherId)
          else model.addVoucher(owner, { ...voucher, id: caseVoucherId })
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
function pay(
  model: LedgerModel,
  paid: { readonly owner: ModelCase; readonly voucher: ModelVoucher; readonly amount: number },
  creditId: string,
): void {
  const { owner, voucher, amount } = paid
  model.addVoucher(owner, { id: creditId, direction: 'credit', amount, outstanding: 0, referenceId: null })
  model.allocate(voucher, amount)
  model.announce(voucher.id, 'case-vouchers.update')
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

function paymentIntent(model: LedgerModel, real: RealLedger, draft: PaymentDraft): Intent | undefined {
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
      pay(model, { owner, voucher, amount }, caseVoucherId)
    },
  }
}

interface StatusDraft {
  readonly case: number
  readonly status: ModelCase['status']
  readonly hasReason: boolean
}

const followers = { PENDING: ['VERIFIED', 'ENDED'], VERIFIED: ['ENDED'], ENDED: ['VERIFIED'] }

function statusIntent(model: LedgerModel, draft: StatusDraft): Intent | undefined {
  if (model.cases.length === 0) return undefined
  const owner = pickFrom(model.cases, draft.case)
  const { status, hasReason } = draft
  return {
    method: 'PATCH',
    path: `/cases/${owner.id}`,
    body: { status, ...(hasReason && { endReasonId: standardEndReasonId('PAID') }) },
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      const isChange = status !== owner.status
      if (isChange && !followers[owner.status].includes(status)) return refuse('status-not-allowed')
      if (status === 'ENDED' && isChange && !hasReason) return refuse('end-reason-required')
      if (status !== 'ENDED' && hasReason) return refuse('status-not-allowed')
      return {
        status: 200,
        apply: (answer) => {
          expect(answer.outstanding).toBe(model.outstandingOf(owner))
          owner.status = status
          // What changes nothing leaves no trace; the one reason there is stays the same.
          if (!isChange) return
          model.announce(owner.id, 'cases.update')
          model.announce(owner.id, 'cases.status-change')
        },
      }
    },
  }
}

export function contactIntent(model: LedgerModel, name: string): Intent {
  const accountNumber = String(1_000_000_000 + model.contacts.length)
  return {
    method: 'POST',
    path: '/contacts',
    body: { name, bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber } },
    decide: () => ({
      status: 201,
      apply: ({ id }) => {
        model.contacts.push({ id, accountNumber, isDeleted: false })
        model.announce(id, 'contacts.create')
      },
    }),
  }
}

function deleteContactIntent(model: LedgerModel, pick: number): Intent | undefined {
  if (model.contacts.length === 0) return undefined
  const contact = pickFrom(model.contacts, pick)
  return {
    method: 'DELETE',
    path: `/contacts/${contact.id}`,
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      if (contact.isDeleted) return refuse('not-found', 404)
      return {
        status: 200,
        apply: () => {
          contact.isDeleted = true
          model.announce(contact.id, 'contacts.delete')
        },
      }
    },
  }
}

function payoutIntent(
  model: LedgerModel,
  draft: { readonly case: number; readonly contact: number | null; readonly amount: number },
): Intent | undefined {
  if (model.cases.length === 0 || model.contacts.length === 0) return undefined
  const owner = pickFrom(model.cases, draft.case)
  const contact = draft.contact === null ? undefined : pickFrom(model.contacts, draft.contact)
  const { amount } = draft
  const voucher = voucherBody({
    voucherTypeId: standardType.payout,
    amount,
    ...(contact && { payoutContactId: contact.id }),
  })
  return {
    method: 'POST',
    path: `/case-vouchers/${owner.id}`,
    body: { ...voucher, currency: owner.currency },
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      if (contact?.isDeleted === true) return refuse('unknown-reference')
      if (contact === undefined) return refuse('payout-contact-required')
      if (amount === 0) return refuse('validation-failed')
      return {
        status: 201,
        apply: ({ caseVoucherId }) => {
          model.addVoucher(owner, { ...newVoucher({ handle: 'payout', amount }, null), id: caseVoucherId })
          model.payouts.push({
            voucherId: caseVoucherId,
            accountNumber: contact.accountNumber,
            amount: Math.abs(amount),
          })
        },
      }
    },
  }
}

const pick = fc.nat(1_000)
const amount = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 500 }) }, fc.integer({ min: -500, max: 0 }))
const debitHandle = fc.constantFrom<StandardHandle>('principal', 'interest', 'reminder-fee', 'collection-cost')
const creditHandle = fc.constantFrom<StandardHandle>('deposit', 'credit-note', 'write-off')
const anyHandle = fc.oneof({ weight: 4, arbitrary: debitHandle }, { weight: 2, arbitrary: creditHandle })
const reference = fc.option(fc.constantFrom('F-1', 'F-2', 'F-3', 'F-4', 'F-5', 'F-6'))

const caseDraft = fc.record({
  customer: pick,
  currency: fc.constantFrom('DKK', 'DKK', 'EUR'),
  vouchers: fc.array(
    fc.record({
      handle: fc.oneof({ weight: 9, arbitrary: debitHandle }, creditHandle),
      amount,
      reference,
      tied: fc.array(
        fc.record({
          handle: fc.oneof({ weight: 30, arbitrary: anyHandle }, fc.constant('payout' as const)),
          amount: fc.integer({ min: -200, max: 200 }),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 3 },
  ),
})

function addDraft(handle: fc.Arbitrary<StandardHandle>, tiedTo: fc.Arbitrary<number | null>): fc.Arbitrary<AddDraft> {
  const uniqueId = fc.option(fc.constantFrom('u-1', 'u-2', 'u-3', 'u-4'), { freq: 4 }).map((id) => id ?? null)
  const isWrongCurrency = fc.nat(9).map((chance) => chance === 0)
  const share = fc.constantFrom('all', 'one too much', null, null)
  return fc.record({ case: pick, handle, amount, share, tiedTo, isWrongCurrency, uniqueId })
}

const paymentDraft = fc.record({
  voucher: pick,
  by: fc.constantFrom('id', 'id', 'reference'),
  creditor: fc.constantFrom('none', 'own'),
  share: fc.constantFrom('some', 'all'),
  currency: fc.constantFrom('none', 'right'),
} as const)
const strangePaymentDraft = fc.record({
  voucher: pick,
  by: fc.constantFrom('id', 'reference', 'unknown id', 'unknown reference'),
  creditor: fc.constantFrom('none', 'own', 'other'),
  share: fc.constantFrom('some', 'all', 'too much'),
  currency: fc.constantFrom('none', 'right', 'wrong'),
} as const)

/** Of the first few cases, so that each goes a long way. */
const statusDraft = fc.record({
  case: fc.nat(2),
  status: fc.constantFrom('PENDING', 'VERIFIED', 'ENDED'),
  hasReason: fc.boolean(),
} as const)

const manner = fc.constantFrom<Manner>('plainly', 'with a key', 'with a key', 'three times at once')
const anyManner = fc.oneof(
  { weight: 3, arbitrary: manner },
  fc.constantFrom<Manner>('as a rehearsal', 'by a stranger', 'with a foreign token'),
)

function sending<Draft>(
  name: string,
  drafts: fc.Arbitrary<Draft>,
  make: (model: LedgerModel, real: RealLedger, draft: Draft) => Intent | undefined,
): fc.Arbitrary<Command> {
  return fc
    .tuple(drafts, anyManner)
    .map(([draft, how]) => new Send(`${name} ${fc.stringify(draft)}`, (model, real) => make(model, real, draft), how))
}

/** A delete takes no key: it is sent as it is, or by others. */
const plainManner = fc.constantFrom<Manner>(
  'plainly',
  'plainly',
  'as a rehearsal',
  'by a stranger',
  'with a foreign token',
)

/** Every kind of thing that can happen to a ledger, and to those who watch over it. */
export const ledgerCommands: fc.Arbitrary<Command>[] = [
  sending('create case', fc.oneof({ weight: 3, arbitrary: caseDraft }, caseDraft.map(paidInFull)), createCaseIntent),
  sending('add debit', addDraft(debitHandle, fc.option(pick)), (model, _, draft) => addVoucherIntent(model, draft)),
  sending('add credit', addDraft(creditHandle, fc.constant(null)), (model, _, draft) => addVoucherIntent(model, draft)),
  sending('add tied credit', addDraft(creditHandle, pick), (model, _, draft) => addVoucherIntent(model, draft)),
  sending('pay', paymentDraft, paymentIntent),
  sending('pay', paymentDraft, paymentIntent),
  sending('pay strangely', strangePaymentDraft, paymentIntent),
  pick.map((one) => new PayTwiceAtOnce(one)),
  sending('set status', statusDraft, (model, _, draft) => statusIntent(model, draft)),
  sending('set status', statusDraft, (model, _, draft) => statusIntent(model, draft)),
  sending('create contact', fc.constantFrom('Låsesmed Hansen ApS', 'Flyttefirmaet Bakken I/S'), (model, _, name) =>
    contactIntent(model, name),
  ),
  sending('pay out', fc.record({ case: pick, contact: fc.option(pick, { freq: 8 }), amount }), (model, _, draft) =>
    payoutIntent(model, draft),
  ),
  fc
    .tuple(pick, plainManner)
    .map(([one, how]) => new Send(`delete contact ${one}`, (model) => deleteContactIntent(model, one), how)),
  pick.map((one) => new Repeat(one)),
  pick.map((one) => new Repeat(one)),
  pick.map((one) => new Reuse(one)),
  fc.constantFrom(1, 12, 47, 49).map((hours) => new Wait(hours)),
]
