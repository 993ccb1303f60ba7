import { SeededRandom } from '../src/platform/demo/seeded-random.ts'

/** The requests and responses of many clients, and whether they explain the final state. */

export interface Sent {
  readonly key: string
  readonly kind: string
}

export interface Answered {
  readonly status: number
  readonly isCached: boolean
  /** What must not differ between two responses: body, address and content type. */
  readonly text: string
}

/** A record at the end of the run, and the key of the request that created it. */
export interface Effect {
  readonly kind: string
  readonly key: string
  readonly id: string
  /** The number of its events and audit entries. */
  readonly eventCount: number
  readonly auditCount: number
}

/** Records requests and responses. */
export class RequestHistory {
  readonly sent = new Map<string, Sent>()
  readonly answers = new Map<string, Answered[]>()
  /** Every request that left a client, retries included. */
  attemptCount = 0

  send(request: Sent): void {
    this.sent.set(request.key, request)
  }

  answer(key: string, answered: Answered): void {
    const known = this.answers.get(key)
    if (known === undefined) this.answers.set(key, [answered])
    else known.push(answered)
  }

  /** The keys whose requests succeeded. */
  acknowledged(): string[] {
    return [...this.answers].filter(([, answers]) => answers.some(isSuccess)).map(([key]) => key)
  }
}

function isSuccess({ status }: Answered): boolean {
  return status === 201
}

/** All contradictions; empty if everything is consistent. */
export function findViolations(history: RequestHistory, effects: readonly Effect[]): string[] {
  const byKey = new Map<string, Effect[]>()
  for (const effect of effects) byKey.set(effect.key, [...(byKey.get(effect.key) ?? []), effect])
  const phantoms = effects
    .filter(({ key, kind }) => history.sent.get(key)?.kind !== kind)
    .map(({ kind, key }) => `phantom: a ${kind} that no request asked for, key ${key}`)
  const unheard = effects
    .filter(({ eventCount, auditCount }) => eventCount !== 1 || auditCount !== 1)
    .map(({ kind, key, eventCount, auditCount }) => `${kind} ${key} has ${eventCount} events and ${auditCount} audits`)
  const perKey = [...history.sent.keys()].flatMap((key) =>
    violationsOfKey(key, history.answers.get(key) ?? [], byKey.get(key) ?? []),
  )
  return [...phantoms, ...unheard, ...perKey]
}

/** The contradictions of one key. */
const rules: readonly [string, (seen: SeenOfKey) => boolean][] = [
  ['stuck: was never answered', ({ answers }) => answers.length === 0],
  [
    'strange: was answered neither yes nor no',
    ({ answers }) => answers.some((answer) => !isSuccess(answer) && answer.status !== 422),
  ],
  [
    'wavering: was accepted and refused',
    ({ answers, successes }) => successes.length > 0 && successes.length < answers.length,
  ],
  [
    'lost: was acknowledged and has no effect',
    ({ successes, effects }) => successes.length > 0 && effects.length === 0,
  ],
  ['unowned: was refused and has an effect', ({ successes, effects }) => successes.length === 0 && effects.length > 0],
  ['duplicated: has several effects', ({ effects }) => effects.length > 1],
  ['differing: has several answers', ({ successes }) => new Set(successes.map(({ text }) => text)).size > 1],
  ['repeated: has several first answers', ({ successes }) => successes.filter(({ isCached }) => !isCached).length > 1],
  [
    'other: the answer names another thing than was made',
    ({ successes, effects: [effect] }) =>
      effect !== undefined && successes.some(({ text }) => !text.includes(effect.id)),
  ],
]

interface SeenOfKey {
  readonly answers: readonly Answered[]
  readonly successes: readonly Answered[]
  readonly effects: readonly Effect[]
}

function violationsOfKey(key: string, answers: readonly Answered[], effects: readonly Effect[]): string[] {
  const seen = { answers, effects, successes: answers.filter(isSuccess) }
  return rules
    .filter(([, isBroken]) => isBroken(seen))
    .map(([name]) => `${name} (key ${key}, answers ${[...new Set(answers.map(({ status }) => status))].join()})`)
}

/** The seed of a test: given by an environment variable to repeat a run, else a new one. It is printed. */
export function seedFrom(variable: string): number {
  const given = process.env[variable]
  const seed = given === undefined || given === '' ? Math.floor(Math.random() * 2 ** 31) : Number(given)
  console.log(`${variable}=${seed}`)
  return seed
}

/** A whole number from the environment, or the default of the test. */
export function countFrom(variable: string, fallback: number): number {
  const count = Number(process.env[variable] ?? fallback)
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`${variable} must be a whole number.`)
  return count
}

/** The same items in an order determined by the seed. */
export function shuffled<Item>(random: SeededRandom, items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.integer(0, last)
    const [atLast, atOther] = [mixed[last], mixed[other]] as [Item, Item]
    mixed[last] = atOther
    mixed[other] = atLast
  }
  return mixed
}

/** The same value written differently: members in any order, with or without white space. */
export function jsonInAnyOrder(random: SeededRandom, value: unknown): string {
  return JSON.stringify(reordered(random, value), null, random.chance(0.3) ? 1 : 0)
}

function reordered(random: SeededRandom, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => reordered(random, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    shuffled(random, Object.entries(value)).map(([name, member]) => [name, reordered(random, member)]),
  )
}

export { SeededRandom }
