import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { verifyLedger } from '../../src/features/money/ledger/index.ts'
import type { Command } from '../../src/platform/commands/command.ts'
import { type CommandReply, executeCommand } from '../../src/platform/commands/execute-command.ts'
import { MergedCommands } from '../../src/platform/commands/merged-commands.ts'
import { lookup, rowWritten, sql, type Statement } from '../../src/platform/database/sql.ts'
import { keyOwnerOf, systemPrincipal } from '../../src/platform/identity/principal.ts'
import { newId } from '../../src/platform/ids.ts'
import { message, problem } from '../../src/problems/index.ts'
import { givenCase, givenCustomer, voucherBody } from '../given.ts'
import { LockHolder } from '../lock-holder.ts'
import { type SecondInstance, startSecondInstance } from '../second-instance.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'

// Commands that wait at the same moment share a transaction, if their operation allows that. Whatever becomes of one, each
// of the others is answered as if it had run alone.

let api: TestApp
let second: SecondInstance
let locks: LockHolder
beforeAll(async () => {
  api = await startTestApp()
  second = await startSecondInstance(api)
  locks = await LockHolder.connect(api.databaseUrl)
})
afterAll(async () => {
  await locks.close()
  await second.close()
  await api.close()
})

type Work = (command: Command, name: string) => Promise<unknown>

/** A command of a group. */
interface Given {
  readonly work: Work
  readonly key?: string
  readonly fingerprint?: Buffer
}

const transactionId = lookup(sql<{ id: string }>`select pg_current_xact_id()::text as id`)

/** Writes a counter of this name, which can exist once. */
function count(tenantId: string, name: string): Statement {
  return rowWritten(sql`
    insert into tenant_counters (tenant_id, counter, value) values (${tenantId}::uuid, ${name}::text, 0)`)
}

const writes: Work = async (command, name) => {
  await command.transaction.run(count(command.tenantId, name))
  const { id } = await command.transaction.one(transactionId)
  const subjectId = newId()
  command.emit({ type: 'contacts.create', subjectId, data: { name } })
  command.audit({ subjectType: 'contact', subjectId, after: { name, audited: true } })
  return id
}

const refuses: Work = () => Promise.reject(problem('not-found', message('There is no such case.')))

const requestOf = ({ key, fingerprint = Buffer.alloc(32) }: Pick<Given, 'key' | 'fingerprint'>) => ({
  ...{ operation: 'count', requestId: newId(), now: api.clock.now(), isDryRun: false },
  principal: systemPrincipal({ tenantId: api.tenant.tenantId, name: 'Testbureau', timeZone: 'UTC', language: 'da' }),
  idempotency: key === undefined ? undefined : { key, fingerprint },
})

const replyOf = async (work: Promise<unknown>) => ({ status: 200, headers: {}, body: JSON.stringify(await work) })

/** Runs commands that have to wait for two others, so that they are one group. Returns their names, too. */
async function grouped(
  given: readonly Given[],
): Promise<{ names: string[]; outcomes: PromiseSettledResult<CommandReply>[] }> {
  const commands = new MergedCommands(api.services)
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const others = [1, 2].map(() => commands.run(requestOf({}), () => replyOf(gate)))
  const names = given.map(() => newId())
  const running = given.map(({ work, ...own }, index) =>
    commands.run(requestOf(own), (command) => replyOf(work(command, names[index]!))),
  )
  const settled = Promise.allSettled(running)
  open()
  await Promise.all(others)
  return { names, outcomes: await settled }
}

const shown = (outcomes: readonly PromiseSettledResult<CommandReply>[]): unknown[] =>
  outcomes.map((each) =>
    each.status === 'fulfilled' ? [each.value.status, each.value.isReplay] : (each.reason as { code?: string }).code,
  )

const bodiesOf = (outcomes: readonly PromiseSettledResult<CommandReply>[]): unknown[] =>
  outcomes.flatMap((each) => (each.status === 'fulfilled' ? [JSON.parse(each.value.body)] : []))

async function counted(names: readonly string[]): Promise<boolean[]> {
  const rows = await api.database.read(
    api.tenant.tenantId,
    sql<{ counter: string }>`select counter from tenant_counters where counter = any (${names}::text[])`,
  )
  const found = new Set(rows.map(({ counter }) => counter))
  return names.map((name) => found.has(name))
}

async function isKeyStored(key: string): Promise<boolean> {
  const rows = await api.database.read(api.tenant.tenantId, sql`select from idempotency_keys where key = ${key}::text`)
  return rows.length > 0
}

/** The names in the journal of what was counted, in order, each once for its event and once for its audit entry. */
async function journalled(names: readonly string[]): Promise<string[]> {
  const rows = await api.database.read(
    api.tenant.tenantId,
    sql<{ name: string }>`
      select after ->> 'name' as name from journal where after ->> 'name' = any (${names}::text[]) order by position`,
  )
  return rows.map(({ name }) => name)
}

const done = [200, false]

describe('commands of a group', () => {
  it('share a transaction, and each has its own reply, key and journal entries', async () => {
    const keys = [newId(), newId(), newId()]
    const { names, outcomes } = await grouped(keys.map((key) => ({ key, work: writes })))
    expect(shown(outcomes)).toEqual([done, done, done])
    expect(new Set(bodiesOf(outcomes)).size).toBe(1)
    expect(await counted(names)).toEqual([true, true, true])
    expect(await journalled(names)).toEqual(names.flatMap((name) => [name, name]))
    const again = await grouped(keys.map((key) => ({ key, work: refuses })))
    expect(shown(again.outcomes)).toEqual([1, 2, 3].map(() => [200, true]))
    expect(bodiesOf(again.outcomes)).toEqual(bodiesOf(outcomes))
  })

  it('run alone if nothing else is waiting, and for a dry run', async () => {
    const commands = new MergedCommands(api.services)
    const name = newId()
    await commands.run({ ...requestOf({}), isDryRun: true }, (command) => replyOf(writes(command, name)))
    expect(await counted([name])).toEqual([false])
    await commands.run(requestOf({}), (command) => replyOf(writes(command, name)))
    expect(await counted([name])).toEqual([true])
  })

  it('are done without one that is refused, whose key is free again', async () => {
    const key = newId()
    const { names, outcomes } = await grouped([
      { work: writes },
      { key, work: refuses },
      { key: newId(), work: writes },
    ])
    expect(shown(outcomes)).toEqual([done, 'not-found', done])
    expect(await counted(names)).toEqual([true, false, true])
    expect(await isKeyStored(key)).toBe(false)
    const retry = await grouped([{ key, work: writes }, { work: writes }])
    expect(shown(retry.outcomes)).toEqual([done, done])
  })

  it('are done without one that is refused after it has written something, of which nothing stays', async () => {
    const keys = [newId(), newId(), newId()]
    const late: Work = async (command, name) => {
      await writes(command, name)
      return refuses(command, name)
    }
    const { names, outcomes } = await grouped(
      [writes, late, writes].map((work, index) => ({ key: keys[index]!, work })),
    )
    expect(shown(outcomes)).toEqual([done, 'not-found', done])
    expect(await counted(names)).toEqual([true, false, true])
    expect(await journalled(names)).toSatisfy(hasTwoOfEach([names[0]!, names[2]!]))
    expect(await Promise.all(keys.map(isKeyStored))).toEqual([true, false, true])
  })

  it('are done without one that the database refuses', async () => {
    const taken = newId()
    const twice: Work = ({ tenantId, transaction }) => transaction.run(count(tenantId, taken))
    const { names, outcomes } = await grouped([{ work: writes }, { work: twice }, { work: twice }])
    expect(shown(outcomes)).toContain('23505')
    expect(shown(outcomes).filter((each) => Array.isArray(each))).toEqual([done, done])
    expect(await counted([names[0]!, taken])).toEqual([true, true])
  })

  it('leave the key of another request as it is', async () => {
    const key = newId()
    const [first] = (await grouped([{ key, work: writes }])).outcomes
    const other = { key, fingerprint: Buffer.alloc(32, 1), work: writes }
    const { names, outcomes } = await grouped([other, { work: writes }])
    expect(shown(outcomes)).toEqual(['idempotency-key-reused', done])
    expect(await counted(names)).toEqual([false, true])
    const replay = await executeCommand(api.services, requestOf({ key }), () => Promise.reject(new Error('ran again')))
    expect(first).toMatchObject({ status: 'fulfilled', value: { body: replay.body } })
  })

  it('do not wait long for one whose key is held by another process', async () => {
    const [free, held] = [newId(), newId()]
    const { tenantId } = api.tenant
    const owner = keyOwnerOf(requestOf({}).principal)
    await locks.holdFor(
      tenantId,
      `insert into idempotency_keys (tenant_id, principal_id, key, fingerprint, created_at) values ($1, $2, $3, $4, now())`,
      [tenantId, owner, held, Buffer.alloc(32)],
    )
    const running = grouped([
      { key: held, work: writes },
      { key: free, work: writes },
    ])
    await expect.poll(() => isKeyStored(free), { timeout: 9_000 }).toBe(true)
    await locks.release()
    const { names, outcomes } = await running
    expect(shown(outcomes)).toEqual([done, done])
    expect(await counted(names)).toEqual([true, true])
  })

  it('are done without one whose use case takes an error of the database for its own', async () => {
    const divides: Work = async ({ transaction }, name) => {
      const divisor = name === names[1] ? 0 : 1
      try {
        await transaction.one(lookup(sql`select 1 / ${divisor}::integer as quotient`))
      } catch {
        throw problem('not-found', message('There is no such case.'))
      }
    }
    const names: string[] = []
    const noting: Work = (command, name) => divides(command, (names.push(name), name))
    const { outcomes } = await grouped([{ work: noting }, { work: noting }, { work: noting }])
    expect(shown(outcomes)).toEqual([done, 'not-found', done])
  })

  it('are done alone if the connection is lost before the commit', async () => {
    let attempts = 0
    const cuts: Work = async ({ transaction }) => {
      attempts += 1
      const { pid } = await transaction.one(sql<{ pid: number }>`select pg_backend_pid() as pid`)
      await locks.terminate(pid)
      await transaction.one(transactionId)
    }
    const { names, outcomes } = await grouped([{ work: writes }, { work: cuts }, { work: writes }])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([attempts, await journalled(names)]).toEqual([2, expect.toSatisfy(hasTwoOfEach([names[0]!, names[2]!]))])
  })

  it('are not done again if the answer to the commit is lost', async () => {
    const commit = api.database.inTenantClosing.bind(api.database)
    const lossy = vi.spyOn(api.database, 'inTenantClosing').mockImplementation(async (tenantId, work) => {
      const result = await commit(tenantId, work)
      if (typeof result === 'object' && result !== null && 'outcomes' in result) throw new Error('Connection lost')
      return result
    })
    try {
      const { names, outcomes } = await grouped([{ work: writes }, { work: writes }])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(await journalled(names)).toSatisfy(hasTwoOfEach(names))
    } finally {
      lossy.mockRestore()
    }
  })
})

/** Those that ran alone after their group did so in any order. */
function hasTwoOfEach(names: readonly string[]) {
  return (found: readonly string[]): boolean =>
    found.length === 2 * names.length && names.every((name) => found.indexOf(name) + 1 === found.lastIndexOf(name))
}

describe('requests at once', () => {
  const send = (instance: Pick<SecondInstance, 'request'>, path: string, key: string, body: unknown): Promise<Answer> =>
    instance.request({ method: 'POST', path, body, as: api.tenant, headers: { 'idempotency-key': key } })

  it('create each case once, numbered without gaps, though each is sent to two processes, and some are refused', async () => {
    const { customerId } = await givenCustomer(api)
    const bodies = Array.from({ length: 60 }, (_, index) => ({
      customerId: index % 5 === 4 ? newId() : customerId,
      currency: 'DKK',
      journalNumber: `J-${index}`,
      caseVouchers: [voucherBody(1_000 + index), voucherBody(5)],
    }))
    const answers = await Promise.all(
      bodies.flatMap((body, index) => [
        send(api, '/cases', `case-${index}`, body),
        send(second, '/cases', `case-${index}`, body),
      ]),
    )
    const numbers = []
    for (const [index] of bodies.entries()) {
      const [one, other] = [answers[2 * index]!, answers[2 * index + 1]!]
      expect([one.status, other.status]).toEqual(index % 5 === 4 ? [422, 422] : [201, 201])
      if (one.status !== 201) continue
      expect(one.text).toBe(other.text)
      expect([one, other].filter(({ headers }) => headers['idempotency-cached'] === 'true')).toHaveLength(1)
      const { body } = await api.get(`/cases/${one.body.id}`)
      expect([body.journalNumber, body.caseSeqId, body.outstanding]).toEqual([
        `J-${index}`,
        one.body.caseSeqId,
        1_005 + index,
      ])
      numbers.push(one.body.caseSeqId as number)
    }
    expect(new Set(numbers).size).toBe(48)
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(47)
  })

  it('register each message once, with its own text and words', async () => {
    const { caseId } = await givenCase(api)
    const texts = Array.from({ length: 40 }, (_, index) => `Besked${index} ${newId()}`)
    const answers = await Promise.all(
      texts.map((notes, index) =>
        send(index % 2 === 0 ? api : second, '/interactions', `message-${index}`, {
          type: 'DEBTOR NOTE',
          referenceId: caseId,
          notes,
        }),
      ),
    )
    for (const [index, { status, body }] of answers.entries()) {
      expect(status).toBe(201)
      expect((await api.get(`/interactions/${body.id}`)).body.notes).toBe(texts[index])
      const { items } = (await api.get(`/interactions?q=Besked${index}`)).body
      expect(items.map(({ id }: { id: string }) => id)).toContain(body.id)
    }
  })

  it('leave books, chain and balances that can be verified', async () => {
    const { tenantId } = api.tenant
    const { checks } = await verifyLedger(api.database, [{ tenantId, name: 'Testbureau' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })
})
