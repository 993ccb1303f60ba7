import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/platform/database/sql.ts'
import { AddressGuard } from '../../src/platform/http/server/address-guard.ts'
import { hashPassword } from '../../src/platform/identity/passwords.ts'
import { networkOf } from '../../src/platform/http/server/network.ts'
import { RateLimit } from '../../src/platform/http/server/rate-limit.ts'
import { BoundedMap } from '../../src/platform/memory/bounded-map.ts'
import { problem, Problem, message } from '../../src/problems/index.ts'
import { Browser, createPerson, goodPassword, type Person } from '../people.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'

/** Those who guess at passwords, and those who want to keep somebody else out. */
let api: TestApp
const minuteMs = 60_000
let nextNetwork = 0

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
// Each attack begins on a quiet day.
beforeEach(() => {
  api.clock.advance({ ms: 24 * 60 * minuteMs })
})

/** A network that nobody has used before. */
function freshAddress(): string {
  nextNetwork += 1
  return `2001:db8:${(nextNetwork >> 16).toString(16)}:${(nextNetwork & 0xffff).toString(16)}::1`
}

function browserAt(address: string): Browser {
  const browser = new Browser(api)
  browser.address = address
  return browser
}

function guess(
  address: string,
  { email }: Pick<Person, 'email'>,
  password = 'not the password at all',
): Promise<Answer> {
  return browserAt(address).post('/iam/session', { email, password })
}

/** How many attempts were judged: each is counted, whether by the account or for a browser that it knows. */
async function failuresOf({ tenantId, userId }: Person): Promise<{ account: number; sources: Record<string, number> }> {
  const [account] = await api.database.read(
    tenantId,
    sql<{ count: number }>`
      select failed_count as count from user_credentials
      where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`,
  )
  const sources = await api.database.read(
    tenantId,
    sql<{ source: string; count: number }>`
      select source, failed_count as count from sign_in_sources
      where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`,
  )
  return {
    account: account?.count ?? 0,
    sources: Object.fromEntries(sources.map(({ source, count }) => [source.split(' ')[0], count])),
  }
}

describe('many passwords at once', () => {
  /** As slow as in the service, so that all of them are being checked at once. */
  let passwordHash: string
  beforeAll(async () => {
    passwordHash = await hashPassword(goodPassword)
  })

  it('of eighty wrong ones from one network, five are checked and all get the same response', async () => {
    const person = await createPerson(api, 'caseworker', { passwordHash })
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => guess(address, person, `guess ${index}`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20)
    expect(await failuresOf(person)).toEqual({ account: 5, sources: { network: 5 } })
  })

  it('for eighty accounts from one network, twenty are checked', async () => {
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => guess(address, { email: `nobody-${index}@people.example` })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60)
  })

  it('for one account from a hundred networks, twenty are checked', async () => {
    const person = await createPerson(api, 'caseworker', { passwordHash })
    await Promise.all(Array.from({ length: 100 }, () => guess(freshAddress(), person)))
    expect((await failuresOf(person)).account).toBe(20)
  })

  it('that are right all succeed, and count no failure', async () => {
    const person = await createPerson(api, 'caseworker', { passwordHash })
    const address = freshAddress()
    const answers = await Promise.all(Array.from({ length: 4 }, () => guess(address, person, goodPassword)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await failuresOf(person)).toEqual({ account: 0, sources: {} })
  })

  it('second factors: five are checked, from any network', async () => {
    const person = await createPerson(api, 'caseworker', { passwordHash })
    const browser = browserAt(freshAddress())
    await browser.post('/iam/session', { email: person.email, password: goodPassword })
    const { tenantId, userId } = person
    await api.database.inTenant(tenantId, (transaction) =>
      transaction.run(sql`
        update user_credentials set totp_secret = ${api.services.secrets.seal('totp', 'JBSWY3DPEHPK3PXP')}::text
        where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`),
    )
    const half = browserAt(freshAddress())
    expect((await half.post('/iam/session', { email: person.email, password: goodPassword })).body.state).toBe(
      'second-factor',
    )
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const elsewhere = browserAt(freshAddress())
        elsewhere.cookie = half.cookie
        return elsewhere.post('/iam/session/totp', { code: String(100_000 + index) })
      }),
    )
    const [row] = await api.database.read(
      tenantId,
      sql<{ count: number }>`
        select factor_failed_count as count from user_credentials
        where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`,
    )
    expect(row).toEqual({ count: 5 })
  })
})

describe('an unknown, a wrong and a locked account', () => {
  it('get the same response, word for word', async () => {
    const person = await createPerson(api, 'caseworker')
    const locked = await createPerson(api, 'caseworker')
    const address = freshAddress()
    for (let count = 0; count < 6; count++) await guess(address, locked)
    const said = async (email: string, password: string): Promise<unknown> => {
      const { status, body, headers } = await guess(address, { email }, password)
      const { requestId, instance, ...rest } = body as Record<string, unknown>
      return [status, rest, headers['www-authenticate'], typeof requestId, typeof instance]
    }
    const unknown = await said('nobody@people.example', goodPassword)
    expect(await said(person.email, 'wrong')).toEqual(unknown)
    expect(await said(locked.email, goodPassword)).toEqual(unknown)
  })
})

describe('locking somebody else out', () => {
  it('does not work from another network, however long it goes on', async () => {
    const person = await createPerson(api, 'caseworker')
    const stranger = freshAddress()
    for (let hour = 0; hour < 3; hour++) {
      for (let count = 0; count < 6; count++) await guess(stranger, person)
      expect((await guess(freshAddress(), person, goodPassword)).status, `hour ${hour}`).toBe(200)
      api.clock.advance({ ms: 60 * minuteMs })
    }
  })

  it('does not work against a browser that the owner has used, from any number of networks', async () => {
    const person = await createPerson(api, 'caseworker')
    const own = browserAt(freshAddress())
    expect((await own.post('/iam/session', { email: person.email, password: goodPassword })).status).toBe(200)
    await own.delete('/iam/session')
    await Promise.all(Array.from({ length: 20 }, () => guess(freshAddress(), person)))
    for (const minutes of [1, 2, 4, 8]) {
      api.clock.advance({ ms: minutes * minuteMs })
      await guess(freshAddress(), person)
    }
    expect((await guess(freshAddress(), person, goodPassword)).status).toBe(401)
    own.address = freshAddress()
    expect((await own.post('/iam/session', { email: person.email, password: goodPassword })).status).toBe(200)
  })

  it('does not work against a browser in which a reset link was used', async () => {
    const person = await createPerson(api, 'caseworker')
    await Promise.all(Array.from({ length: 40 }, () => guess(freshAddress(), person)))
    const fresh = browserAt(freshAddress())
    await fresh.post('/iam/password-reset', { email: person.email })
    const token = await mailedToken(person)
    const password = 'en helt ny og lang sætning'
    expect((await fresh.post('/iam/password', { token, password })).status).toBe(200)
    await Promise.all(Array.from({ length: 40 }, () => guess(freshAddress(), person)))
    expect((await guess(freshAddress(), person, password)).status).toBe(401)
    expect((await fresh.post('/iam/session', { email: person.email, password })).status).toBe(200)
  })

  it('does not work by requesting resets repeatedly: earlier links keep working', async () => {
    const person = await createPerson(api, 'caseworker')
    await browserAt(freshAddress()).post('/iam/password-reset', { email: person.email })
    const token = await mailedToken(person)
    for (let count = 0; count < 30; count++) {
      api.clock.advance({ ms: minuteMs })
      await browserAt(freshAddress()).post('/iam/password-reset', { email: person.email })
    }
    expect(await mailCount(person)).toBeLessThanOrEqual(4)
    const answer = await browserAt(freshAddress()).post('/iam/password', { token, password: 'en helt ny lang sætning' })
    expect(answer.status, answer.text).toBe(200)
  })

  it('a known browser has five attempts of its own, and somebody else’s device cookie is worthless', async () => {
    const person = await createPerson(api, 'caseworker')
    const other = await createPerson(api, 'caseworker')
    const known = browserAt(freshAddress())
    await known.post('/iam/session', { email: person.email, password: goodPassword })
    const attempts = Array.from({ length: 15 }, () =>
      known.post('/iam/session', { email: person.email, password: 'not this one at all' }),
    )
    await Promise.all(attempts)
    expect(await failuresOf(person)).toEqual({ account: 0, sources: { device: 5 } })
    await known.post('/iam/session', { email: other.email, password: 'not this one at all' })
    expect(await failuresOf(other)).toEqual({ account: 1, sources: { network: 1 } })
  })

  async function mailedToken({ email }: Person): Promise<string> {
    const [mail] = await mailsTo(email)
    return /set-password#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  async function mailCount({ email }: Person): Promise<number> {
    return (await mailsTo(email)).length
  }

  function mailsTo(email: string): Promise<{ text: string }[]> {
    return api.database.read(
      api.tenant.tenantId,
      sql<{ text: string }>`
        select content ->> 'text' as text from outgoing_mails
        where tenant_id = ${api.tenant.tenantId}::uuid and purpose = 'password-reset'
          and recipients::text like '%' || ${email}::text || '%'
        order by created_at, mail_id`,
    )
  }
})

describe('one e-mail address in two tenants', () => {
  it('signing in to one repeatedly is not a failure on the other', async () => {
    const email = 'both@people.example'
    const here = await createPerson(api, 'caseworker', { email })
    const there = await createPerson(api, 'admin', { tenantId: (await api.createTenant('Det andet')).tenantId, email })
    const secret = 'et helt fremmed sted, en hemmelighed'
    const link = browserAt(freshAddress())
    await link.post('/iam/password-reset', { email })
    const [mail] = await api.database.read(
      there.tenantId,
      sql<{ text: string }>`
        select content ->> 'text' as text from outgoing_mails where tenant_id = ${there.tenantId}::uuid`,
    )
    const token = /set-password#([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await link.post('/iam/password', { token, password: secret })).status).toBe(200)
    const address = freshAddress()
    for (let count = 0; count < 12; count++) {
      expect((await guess(address, { email }, goodPassword)).body.session.tenant.tenantId).toBe(here.tenantId)
      api.clock.advance({ ms: 1_000 })
    }
    expect(await failuresOf(there)).toEqual({ account: 0, sources: { network: 0 } })
    expect((await guess(address, { email }, secret)).body.session.tenant.tenantId).toBe(there.tenantId)
  })

  it('failing with a tenant given counts only on that tenant', async () => {
    const email = 'named@people.example'
    const here = await createPerson(api, 'caseworker', { email })
    const there = await createPerson(api, 'admin', { tenantId: (await api.createTenant('Et tredje')).tenantId, email })
    const address = freshAddress()
    const body = { email, password: 'not this one at all', tenantId: there.tenantId }
    for (let count = 0; count < 8; count++) await browserAt(address).post('/iam/session', body)
    expect((await failuresOf(here)).account).toBe(0)
    const good = { email, password: goodPassword, tenantId: here.tenantId }
    expect((await browserAt(address).post('/iam/session', good)).status).toBe(200)
  })
})

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'unknown'],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same for all addresses of a /64: rotating them does not help', async () => {
    const person = await createPerson(api, 'caseworker')
    const prefix = freshAddress().slice(0, -1)
    const answers: number[] = []
    for (let count = 1; count <= 30; count++) {
      answers.push((await guess(`${prefix}${count.toString(16)}`, person)).status)
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(20)
    expect(await failuresOf(person)).toEqual({ account: 5, sources: { network: 5 } })
  })
})

describe('the memory of failures', () => {
  const now = testTime()
  const fail = async (guard: AddressGuard, address: string): Promise<string> =>
    guard
      .judge(address, now, () => Promise.reject(problem('sign-in-refused', message('The body'))))
      .catch((error: unknown) => (error as Problem).code)

  it('cannot be flushed: a flood of failing networks does not remove a block', async () => {
    const guard = new AddressGuard()
    for (let count = 0; count < 20; count++) await fail(guard, '192.0.2.1')
    expect(await fail(guard, '192.0.2.1')).toBe('rate-limited')
    for (let count = 0; count < 25_000; count++) {
      await fail(guard, `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`)
    }
    expect(await fail(guard, '192.0.2.1')).toBe('rate-limited')
    // Nor does the flood lock out those who have done nothing.
    expect(await fail(guard, '198.51.100.7')).toBe('sign-in-refused')
  })

  it('evicts one entry per new one, at any size', () => {
    const map = new BoundedMap<number, number>(3)
    for (const key of [1, 2, 3]) map.set(key, key)
    map.set(1, 10).set(4, 4)
    expect([...map]).toEqual([
      [3, 3],
      [1, 10],
      [4, 4],
    ])
  })

  it('of callers is bounded, and keeps counting a busy one', () => {
    const limit = new RateLimit(5)
    const busy = (): unknown => limit.take('busy', now)
    for (let count = 0; count < 5; count++) busy()
    for (let count = 0; count < 40_000; count++) limit.take(`caller ${count}`, now)
    expect(busy).toThrow(Problem)
  })

  it('gives a slot back only after a success', async () => {
    const guard = new AddressGuard()
    for (let count = 0; count < 100; count++) await guard.judge('192.0.2.9', now, () => Promise.resolve())
    const pending = Array.from({ length: 25 }, () =>
      guard
        .judge('192.0.2.9', now, () => new Promise((resolve) => setImmediate(resolve)))
        .then(
          () => 'done',
          (error: unknown) => (error as Problem).code,
        ),
    )
    const outcomes = await Promise.all(pending)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'rate-limited')).toHaveLength(5)
    expect(await fail(guard, '192.0.2.9')).toBe('sign-in-refused')
  })

  function testTime(): number {
    return new Date('2026-03-02T09:00:00.000Z').getTime()
  }
})
