import type { SeededRandom } from '../src/platform/demo/seeded-random.ts'
import { expect } from 'vitest'
import { standardWorkflowId } from '../src/features/casework/workflows/index.ts'
import { sql } from '../src/platform/database/sql.ts'
import { type Demand, forbiddenCharges, forbiddenMessage } from './case-life-rules.ts'
import { standardType } from './standard-values.ts'
import type { Answer, TestApp, TestTenant } from './test-app.ts'

/** A case whose life is played at random, with what was asked of it and what became of it. */
export interface Life {
  readonly pack: (typeof packs)[number]
  readonly currency: 'DKK' | 'NOK' | 'SEK'
  readonly caseId: string
  readonly claimId: string
  readonly userId: string
  readonly amount: number
  readonly dueDate: string
  /** Demands that were recorded and not withdrawn. */
  readonly demands: Demand[]
  /** When messages were or will be sent. */
  readonly messages: Date[]
  isDisputed: boolean
  /** When the death of the person was recorded. */
  diedAt: Date | null
}

export const packs = ['dk-consumer', 'dk-business', 'no-consumer', 'no-business', 'se-consumer', 'se-business'] as const

export interface LifeWorld {
  readonly api: TestApp
  readonly as: TestTenant
  readonly random: SeededRandom
  /** The creditor of each rule pack. */
  readonly creditors: Map<string, string>
  /** How far the clock of the tenant is ahead of the service. */
  offsetMs: number
}

/** The time of the tenant. */
export function nowOf({ api, offsetMs }: LifeWorld): Date {
  return new Date(api.clock.now().getTime() + offsetMs)
}

const dayMs = 86_400_000
const currencies = { dk: 'DKK', no: 'NOK', se: 'SEK' } as const

/** The day some days from a moment. */
export function dayAt(at: Date, days = 0): string {
  return new Date(at.getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** Opens a case with one claim that is due around now, and puts it into the workflow of its rule pack. */
export async function beginLife(world: LifeWorld): Promise<Life> {
  const { api, as, random } = world
  const pack = random.pick(packs)
  const country = pack.slice(0, 2) as keyof typeof currencies
  const currency = currencies[country]
  const dueDate = dayAt(nowOf(world), random.integer(-400, 20))
  const amount = random.pick([1_000, 99_999, 100_000, 100_001, 250_000, 1_234_567, 60_000_000])
  const address = { address: 'Havnegade 1', zipcode: '8000', city: 'By', country: country.toUpperCase() }
  const details = { name: 'Eva Bæk', email: 'eva@post.example', phone: { locale: '45', number: '20123456' }, address }
  const creditorId = await creditorOf(world, pack, address)
  const customer = {
    referenceId: `K${random.integer(0, 1_000_000_000)}`,
    isCompany: pack.endsWith('business'),
    users: [{ details }],
  }
  const { customerId, users } = made(await api.post(`/customers?creditorId=${creditorId}`, customer, { as }))
  const claim = {
    ...{ voucherTypeId: standardType.principal, source: 'CREDITOR', amount, date: dueDate, dueDate },
    ...random.pick([{}, { interestRule: 'statutory' }, { interest: 0.12 }]),
  }
  const body = { customerId, currency, caseVouchers: [claim] }
  const { id: caseId } = made(await api.post('/cases', body, { as }))
  made(await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' }, { as }))
  const { items } = made(await api.get(`/case-vouchers/${caseId}`, { as }))
  const claimId = items[0].caseVoucherId as string
  const { userId } = users[0]
  return {
    pack,
    currency,
    caseId,
    claimId,
    userId,
    amount,
    dueDate,
    demands: [],
    messages: [],
    isDisputed: false,
    diedAt: null,
  }
}

async function creditorOf(
  { api, as, creditors }: LifeWorld,
  pack: Life['pack'],
  address: { readonly country: string },
): Promise<string> {
  const known = creditors.get(pack)
  if (known !== undefined) return known
  const creditor = { name: 'Kreditor A/S', address, defaultChainId: standardWorkflowId(pack) }
  const { creditorId } = made(await api.post('/creditors', creditor, { as }))
  creditors.set(pack, creditorId)
  return creditorId
}

/** The demands on a case: those that were recorded, and letters that were sent. */
export async function demandsOn({ api, as: { tenantId } }: LifeWorld, life: Life): Promise<Demand[]> {
  const letters = await api.database.read(
    tenantId,
    sql<Demand>`
      select ((i.sent_at at time zone 'Europe/Copenhagen')::date)::text as date, d.deadline::text as deadline
      from documents d
      join interactions i on i.tenant_id = d.tenant_id and i.interaction_id = d.interaction_id and i.state = 'SENT'
      where d.tenant_id = ${tenantId}::uuid and d.case_id = ${life.caseId}::uuid and d.demand_days is not null`,
  )
  return [...life.demands, ...letters]
}

function made({ status, text, body }: Answer): any {
  if (status >= 300) throw new Error(`A life could not begin: ${status} ${text}`)
  return body
}

type Act = (world: LifeWorld, life: Life) => Promise<Answer>

const charge =
  (handle: 'reminder-fee' | 'collection-cost' | 'compensation', amounts: readonly number[]): Act =>
  async (world, life) => {
    const { api, as, random } = world
    const { caseId, claimId, currency } = life
    const voucher = {
      ...{ voucherTypeId: standardType[handle], source: 'COLLECTOR', currency, amount: random.pick(amounts) },
      date: dayAt(nowOf(world), -random.integer(0, 30)),
      ...random.pick([{}, { referenceCaseVoucherId: claimId }]),
    }
    const answer = await api.post(`/case-vouchers/${caseId}`, voucher, { as })
    if (answer.status === 201) {
      const { items } = (await api.get(`/case-vouchers/${caseId}?pageSize=500`, { as })).body
      const demands = await demandsOn(world, life)
      const faults = life.isDisputed ? ['the claim is disputed'] : forbiddenCharges({ ...life, demands }, items)
      expect(faults, JSON.stringify({ life, demands, voucher })).toEqual([])
    }
    return answer
  }

const record: Act = async (world, life) => {
  const { api, as, random } = world
  const date = dayAt(nowOf(world), -random.integer(0, 20))
  const deadline = dayAt(new Date(date), random.integer(4, 20))
  const fact = { caseId: life.caseId, kind: 'demand', note: 'Sendt', channel: 'LETTER', date, deadline }
  const answer = await api.post('/limitation-facts', fact, { as })
  if (answer.status === 201) life.demands.push({ date, deadline })
  return answer
}

const pay: Act = async (world, { caseId, currency }) => {
  const { api, as, random } = world
  const { amountDue } = (await api.get(`/cases/${caseId}/balance`, { as })).body
  const amount = Math.max(1, Math.floor((amountDue * random.integer(1, 120)) / 100))
  const date = dayAt(nowOf(world), -random.integer(0, 40))
  return api.post(`/cases/${caseId}/payments`, { amount, currency, source: 'COLLECTOR', date }, { as })
}

const payDirectly: Act = ({ api, as, random }, { claimId, amount }) =>
  api.post('/direct-payments', { caseVoucherId: claimId, amount: random.integer(1, amount) }, { as })

/** Reverses any voucher but the claim. */
const reverse: Act = async ({ api, as, random }, { caseId, claimId }) => {
  const { items } = (await api.get(`/case-vouchers/${caseId}?pageSize=500`, { as })).body
  const others = items
    .filter(({ caseVoucherId }: any) => caseVoucherId !== claimId)
    // The same in every play of a seed, whatever ids the vouchers got.
    .sort((one: any, other: any) => sortKeyOf(one).localeCompare(sortKeyOf(other)))
  const id = others.length === 0 ? claimId : random.pick<any>(others).caseVoucherId
  return others.length === 0
    ? api.get(`/cases/${caseId}/balance`, { as })
    : api.post(`/case-vouchers/${caseId}/${id}/reverse`, {}, { as })
}

const sortKeyOf = ({ date, category, direction, amount, outstanding }: any): string =>
  [date, category, direction, amount, outstanding].join(' ')

const dispute: Act = async ({ api, as, random }, life) => {
  const { items } = (await api.get(`/disputes?caseId=${life.caseId}&state=OPEN`, { as })).body
  const [open] = items ?? []
  if (open === undefined) {
    const answer = await api.post('/disputes', { caseVoucherId: life.claimId, reason: 'Aldrig leveret' }, { as })
    life.isDisputed = answer.status === 201
    return answer
  }
  const [verb, body] = random.pick([
    ['withdraw', { reason: 'Trukket tilbage' }] as const,
    ['decide', { outcome: 'REJECTED', text: 'Kravet er rigtigt' }] as const,
  ])
  const answer = await api.post(`/disputes/${open.disputeId}/${verb}`, body, { as })
  if (answer.status < 300) life.isDisputed = false
  return answer
}

/** Writes some messages, at any hour of the day. */
const write =
  (type: 'SMS' | 'EMAIL', count: number): Act =>
  async (world, life) => {
    const { api, as, random } = world
    api.clock.advance({ ms: random.integer(0, 23) * 3_600_000 })
    const message = { type, direction: 'OUTGOING', referenceId: life.caseId, notes: 'Ring til os' }
    const { userId } = life
    const to = type === 'SMS' ? { addressee: { userId } } : { email: { subject: 'Hej', to: [{ userId }] } }
    let answer = await api.post('/interactions', { ...message, ...to }, { as })
    for (let sent = 1; answer.status === 201; sent += 1) {
      const { sendAfter } = (await api.get(`/interactions/${answer.body.id}`, { as })).body
      life.messages.push(sendAfter === null ? nowOf(world) : new Date(sendAfter))
      expect(forbiddenMessage(life, type), JSON.stringify(life)).toBeUndefined()
      if (sent >= count) break
      answer = await api.post('/interactions', { ...message, ...to }, { as })
    }
    return answer
  }

/** Sends the letters of the case that wait for the post. */
const post: Act = async ({ api, as }, { caseId }) => {
  const waiting = await api.database.read(
    as.tenantId,
    sql<{ interactionId: string }>`
      select interaction_id as "interactionId" from interactions
      where tenant_id = ${as.tenantId}::uuid and reference_id = ${caseId}::uuid and type = 'LETTER' and state = 'PENDING'
      order by created_at, interaction_id`,
  )
  let answer = await api.get(`/cases/${caseId}`, { as })
  for (const { interactionId } of waiting) {
    answer = await api.patch(`/interactions/${interactionId}`, { state: 'SENT' }, { as })
  }
  return answer
}

const die: Act = async (world, life) => {
  const { api, as } = world
  const body = { userId: life.userId, kind: 'deceased', reason: 'Oplyst af boet' }
  const answer = await api.post('/contact-restrictions', body, { as })
  if (answer.status === 201) life.diedAt ??= nowOf(world)
  return answer
}

const lapse: Act = ({ api, as }, { caseId }) => api.post(`/cases/${caseId}/limitation/apply`, undefined, { as })

const end: Act = async ({ api, as }, { caseId }) => {
  const { status } = (await api.get(`/cases/${caseId}`, { as })).body
  const { items } = (await api.get('/end-reasons?pageSize=500', { as })).body
  const { endReasonId } = items.find(({ handle }: any) => handle === 'WITHDRAWN')
  return api.patch(`/cases/${caseId}`, status === 'ENDED' ? { status: 'VERIFIED' } : { status: 'ENDED', endReasonId }, {
    as,
  })
}

/** What happens on cases, as often as it is listed. Half of it is not allowed. */
const acts: readonly Act[] = [
  ...Array.from({ length: 6 }, () => charge('reminder-fee', [3_500, 6_000, 10_000, 10_001, 500_000])),
  ...Array.from({ length: 4 }, () => charge('collection-cost', [17_500, 40_000, 40_001, 70_000, 10_000_000])),
  ...Array.from({ length: 2 }, () => charge('compensation', [31_000, 41_000, 45_000, 50_000])),
  ...[record, record, record, pay, pay, pay, payDirectly, reverse, reverse, dispute, dispute, post, post, post],
  ...[write('SMS', 1), write('SMS', 1), write('SMS', 9), write('EMAIL', 1), lapse, lapse],
]

/** Does something at random. Ends and deaths are rare. */
export function actOnce(world: LifeWorld, life: Life): Promise<Answer> {
  const rare = world.random.integer(0, 99)
  if (rare === 0) return die(world, life)
  return rare === 1 ? end(world, life) : world.random.pick(acts)(world, life)
}
