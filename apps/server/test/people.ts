import { hash } from '@node-rs/argon2'
import { expect } from 'vitest'
import { addUser } from '../src/features/access/users/index.ts'
import { putPassword } from '../src/features/access/sign-in/sign-in.queries.ts'
import { runSystemCommand } from '../src/platform/commands/system-command.ts'
import type { Role } from '../src/platform/identity/roles.ts'
import { newId } from '../src/platform/ids.ts'
import type { Answer, RequestOptions, TestApp } from './test-app.ts'

export interface Person {
  readonly tenantId: string
  readonly userId: string
  readonly email: string
  readonly password: string
}

interface PersonOptions {
  readonly tenantId?: string
  readonly email?: string
  readonly passwordHash?: string
}

export const goodPassword = 'korrekt hest batteri hæfteklamme'

/**
 * With the least cost: a hash says how it is checked, and one of the service takes 46 MiB and a core for 70 ms, with every
 * sign-in of every test. What the service hashes itself, such as a password that a test sets, costs as much as ever.
 */
const cheap = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const
let goodPasswordHash: Promise<string> | undefined

/** Creates a user who can sign in, if the role allows it; with a hash of `goodPassword`, if not the cheap one. */
export async function createPerson(
  api: TestApp,
  role: Role,
  { tenantId = api.tenant.tenantId, email = `${newId()}@people.example`, passwordHash }: PersonOptions = {},
): Promise<Person> {
  const tenant = { tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  const { userId } = await runSystemCommand(api.services, tenant, 'create-user', async (command) => {
    const user = await addUser(command, { email, name: `En ${role}`, role })
    const stored = passwordHash ?? (await (goodPasswordHash ??= hash(goodPassword.normalize('NFKC'), cheap)))
    await command.transaction.run(putPassword(tenantId, user.userId, stored, command.now))
    command.audit({ subjectType: 'user', subjectId: user.userId, after: { password: 'set' } })
    return user
  })
  return { tenantId, userId, email, password: goodPassword }
}

/** A browser: it keeps its cookie, and sends the origin of our page. */
export class Browser {
  readonly #api: TestApp
  cookie = ''
  /** The cookie of a known browser, which remains after signing out. */
  deviceMark = ''
  address: string | undefined

  constructor(api: TestApp) {
    this.#api = api
  }

  async send(options: Omit<RequestOptions, 'as'>): Promise<Answer> {
    const headers = { authorization: '', 'sec-fetch-site': 'same-origin', 'user-agent': 'Test', ...this.#cookie() }
    const from = this.address === undefined ? {} : { remoteAddress: this.address }
    const answer = await this.#api.request({ ...options, ...from, headers: { ...headers, ...options.headers } })
    for (const given of [answer.headers['set-cookie'] ?? []].flat()) {
      const pair = given.split(';', 1)[0] ?? ''
      if (pair.includes('device=')) this.deviceMark = pair
      else this.cookie = given.includes('Max-Age=0') ? '' : pair
    }
    return answer
  }

  get(path: string): Promise<Answer> {
    return this.send({ method: 'GET', path })
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send({ method: 'POST', path, body })
  }

  patch(path: string, body?: unknown): Promise<Answer> {
    return this.send({ method: 'PATCH', path, body })
  }

  delete(path: string): Promise<Answer> {
    return this.send({ method: 'DELETE', path })
  }

  #cookie(): Record<string, string> {
    const cookies = [this.cookie, this.deviceMark].filter((pair) => pair !== '')
    return cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
  }
}

/** A browser in which a user is signed in. */
export async function signIn(api: TestApp, { email, password }: Person): Promise<Browser> {
  const browser = new Browser(api)
  const answer = await browser.post('/iam/session', { email, password })
  expect([answer.status, answer.body.state], answer.text).toEqual([200, 'signed-in'])
  return browser
}
