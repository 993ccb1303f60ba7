import fc from 'fast-check'
import { expect } from 'vitest'
import { standardType, voucherBody } from './given.ts'
import {
  type RealLedger,
  isOpenDebit,
  pickFrom,
  paidInFull,
  createCaseIntent,
  type AddDraft,
  addVoucherIntent,
  pay,
  paymentIntent,
  statusIntent,
} from './ledger-intents.ts'
import { contactIntent, deleteContactIntent, payoutIntent } from './ledger-payout-intents.ts'
import {
  type Decision,
  type Intent,
  keyLifeMs,
  type LedgerModel,
  type RememberedKey,
  type StandardHandle,
} from './ledger-model.ts'
import { jsonInAnyOrder } from './request-history.ts'
import type { Answer, TestTenant } from './test-app.ts'

type Command = fc.AsyncCommand<LedgerModel, RealLedger>
type MakeIntent = (model: LedgerModel, real: RealLedger) => Intent | undefined

/** How an intent is sent to the service. */
type Manner =
  | 'plainly'
  | 'with a key'
  | 'three times at once'
  | 'as a rehearsal'
  | 'by a stranger'
  | 'with a foreign token'

class Send implements Command {
  readonly #name: string
  readonly #make: MakeIntent
  readonly #manner: Manner

  constructor(name: string, make: MakeIntent, manner: Manner) {
    this.#name = name
    this.#make = make
    this.#manner = manner
  }

  /** Whether there is anything to send is only known when it runs, since it refers to existing records. */
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

/**
 * Sends an unused key, once or several times concurrently: it is decided once, and all callers get the same response.
 */
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

/** The same key with the same request: the old response, or a new attempt if there is none or it has expired. */
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

/** The same key with another request: rejected as long as the key is stored. */
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

/** Time passes. The outstanding amounts until then are recorded, to be checked later. */
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

/** Two concurrent attempts to pay a voucher in full: only one succeeds. */
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
    pay(model, { owner, voucher, amount, isDeposit: winner !== answers[1] }, winner?.body.caseVoucherId)
  }

  toString(): string {
    return `pay voucher ${this.#pick} three times at once`
  }
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
  // A dry run neither uses its key nor replays a response.
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

/** Only the first few cases, so that each has a long history. */
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

/** Everything that can happen to a ledger and its users. */
export const ledgerCommands: fc.Arbitrary<Command>[] = [
  sending('create case', fc.oneof({ weight: 3, arbitrary: caseDraft }, caseDraft.map(paidInFull)), createCaseIntent),
  sending('add debit', addDraft(debitHandle, fc.option(pick)), (model, _, draft) => addVoucherIntent(model, draft)),
  sending('add credit', addDraft(creditHandle, fc.constant(null)), (model, _, draft) => addVoucherIntent(model, draft)),
  sending('add tied credit', addDraft(creditHandle, pick), (model, _, draft) => addVoucherIntent(model, draft)),
  sending('pay', paymentDraft, paymentIntent),
  sending('pay', paymentDraft, paymentIntent),
  sending('pay strangely', strangePaymentDraft, paymentIntent),
  pick.map((index) => new PayTwiceAtOnce(index)),
  sending('set status', statusDraft, (model, _, draft) => statusIntent(model, draft)),
  sending('set status', statusDraft, (model, _, draft) => statusIntent(model, draft)),
  sending('create contact', fc.constantFrom('Låsesmed Hansen ApS', 'Flyttefirmaet Bakken I/S'), (model, _, name) =>
    contactIntent(model, name),
  ),
  sending('pay out', fc.record({ case: pick, contact: fc.option(pick, { freq: 8 }), amount }), (model, _, draft) =>
    payoutIntent(model, draft),
  ),
  sending('delete contact', pick, (model, _, index) => deleteContactIntent(model, index)),
  pick.map((index) => new Repeat(index)),
  pick.map((index) => new Repeat(index)),
  pick.map((index) => new Reuse(index)),
  fc.constantFrom(1, 12, 47, 49).map((hours) => new Wait(hours)),
]
