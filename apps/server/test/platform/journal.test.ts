import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenContact } from '../given.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { asOwner } from '../../src/platform/database/as-owner.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { journalChecks } from '../../src/platform/journal/journal.checks.ts'
import { journalEntries } from '../../src/platform/journal/journal.ts'
import { findLostHeads, readSignedHeads, signHeads } from '../../src/platform/journal/signed-heads.ts'
import { SecretBox } from '../../src/platform/secrets/secret-box.ts'

let api: TestApp
let caseId: string
beforeAll(async () => {
  api = await startTestApp()
  const given = await givenCase(api, { vouchers: [100, 200] })
  caseId = given.caseId
  expect((await api.post('/direct-payments', { amount: 1, caseVoucherId: given.voucherId })).status).toBe(201)
  const { contactId } = await givenContact(api)
  await api.patch(`/contacts/${contactId}`, { name: 'Ny' })
})
afterAll(() => api.close())

interface Entry {
  readonly position: number
  readonly event: string | null
  readonly operation: string | null
  readonly sequence: number | null
}

function readJournal(): Promise<Entry[]> {
  const { tenantId } = api.tenant
  return api.database.read(
    tenantId,
    sql<Entry>`
      select position, event, operation, case_sequence as sequence from journal
      where tenant_id = ${tenantId}::uuid order by position`,
  )
}

/** The names of the checks that fail. */
async function failedChecks(): Promise<string[]> {
  const { tenantId } = api.tenant
  const names = []
  for (const [name, check] of Object.entries(journalChecks)) {
    const [finding] = await api.database.read(tenantId, check(tenantId))
    if (finding?.count !== 0) names.push(name)
  }
  return names
}

describe('journalEntries', () => {
  const contact = { contactId: 'c', name: 'Per' }

  it('makes one entry of an event and an audit entry with the same content', () => {
    const event = { type: 'contacts.update', subjectId: 'c', data: contact }
    const audit = { subjectType: 'contact', subjectId: 'c', before: { ...contact, name: 'Bo' }, after: { ...contact } }
    expect(journalEntries([event], [audit])).toEqual([{ ...audit, event: { type: 'contacts.update' } }])
  })

  it('compares the event of a deletion with the last version', () => {
    const event = { type: 'contacts.delete', subjectId: 'c', data: contact }
    const audit = { subjectType: 'contact', subjectId: 'c', before: contact }
    expect(journalEntries([event], [audit])).toEqual([{ ...audit, event: { type: 'contacts.delete' } }])
  })

  it('keeps two entries if subject or content differ, and uses no audit entry twice', () => {
    const event = { type: 'contacts.update', subjectId: 'c', data: contact }
    const other = { subjectType: 'contact', subjectId: 'd', after: contact }
    const changed = { subjectType: 'contact', subjectId: 'c', after: { ...contact, name: 'Bo' } }
    const entry = { subjectId: 'c', after: contact, event: { type: 'contacts.update' } }
    expect(journalEntries([event], [other, changed])).toEqual([entry, other, changed])
    const same = { subjectType: 'contact', subjectId: 'c', after: contact }
    expect(journalEntries([event, event], [same])).toEqual([{ ...same, event: entry.event }, entry])
  })
})

describe('the journal', () => {
  it('has one row for each change, numbered without gaps in the order of the changes', async () => {
    const entries = await readJournal()
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1))
    const ofCase = entries.filter(({ sequence }) => sequence !== null)
    expect(ofCase.map(({ event, operation, sequence }) => [event, operation, sequence])).toEqual([
      ['cases.create', 'create-case', 1],
      ['case-vouchers.create', null, 2],
      ['case-vouchers.create', null, 3],
      ['case-vouchers.create', 'register-direct-payment', 4],
      ['case-vouchers.update', null, 5],
    ])
    expect(entries.slice(-2)).toMatchObject([
      { event: 'contacts.create', operation: 'create-contact' },
      { event: 'contacts.update', operation: 'patch-contact' },
    ])
  })

  it('numbers the changes of many writers at once, each in the order in which it became visible', async () => {
    const seen: number[] = []
    const writers = new Set<number>()
    const writing = Array.from({ length: 24 }, async (_, index) => {
      writers.add(index)
      for (let count = 0; count < 4; count++) {
        if (index % 2 === 0) await givenContact(api)
        else await givenCaseVoucher(api, caseId, { amount: 1 })
      }
      writers.delete(index)
    })
    // Reads on from where it was, as a webhook does. Whatever appears later must have a greater position.
    while (writers.size > 0) {
      const last = seen.at(-1) ?? 0
      for (const { position } of await readJournal()) if (position > last) seen.push(position)
    }
    await Promise.all(writing)
    const all = (await readJournal()).map(({ position }) => position)
    expect(all).toEqual(all.map((_, index) => index + 1))
    const last = seen.at(-1) ?? 0
    expect(seen).toEqual(all.slice(0, last))
    expect(await failedChecks()).toEqual([])
  })
})

describe('the chain', () => {
  const unchanged = 'No entry of the journal was changed, removed, added or moved'
  const numbered = 'The events of every case are numbered in order, without gaps'
  const tables = ['erased_subjects', 'journal', 'journal_heads', 'journal_case_heads']

  /** As only the owner of the schema could. */
  async function damage(...statements: string[]): Promise<void> {
    await asOwner(api.databaseUrl, async (client) => {
      await client.query('begin')
      for (const table of tables) await client.query(`alter table ${table} no force row level security`)
      for (const statement of statements) await client.query(statement)
      for (const table of tables) await client.query(`alter table ${table} force row level security`)
      await client.query('commit')
    })
  }

  const columns =
    'tenant_id, entry_id, position, at, subject_id, before, after, event, case_id, case_sequence, is_test, test_webhook_id, operation, request_id, actor, subject_type, refused, salt, digest, link'

  beforeAll(async () => {
    // The last entry belongs to no case.
    await givenContact(api)
    await damage(...tables.map((table) => `create table intact_${table} as table ${table}`))
  })
  beforeEach(() =>
    damage(
      ...tables.map((table) => `delete from ${table}`),
      `insert into journal (${columns}) select ${columns} from intact_journal`,
      'insert into journal_heads table intact_journal_heads',
      'insert into journal_case_heads table intact_journal_case_heads',
    ),
  )

  const middle = `(select position from journal where event = 'case-vouchers.update')`
  it.each([
    ['is intact', [], []],
    ['a changed version', [`update journal set after = '{"amount":1}' where position = ${middle}`], [unchanged]],
    ['another actor', [`update journal set actor = '{"id":"x"}' where operation = 'create-case'`], [unchanged]],
    ['another time', [`update journal set at = at + interval '1 second' where position = ${middle}`], [unchanged]],
    ['another type of event', [`update journal set event = 'x' where position = ${middle}`], [unchanged]],
    [
      'a changed version with a digest of its own',
      [`update journal set after = '{}', digest = sha256('x') where position = ${middle}`],
      [unchanged],
    ],
    ['a removed entry', [`delete from journal where operation = 'create-contact'`], [unchanged]],
    [
      'a removed entry, closed up',
      [
        `update journal set position = position - 1
         where position > (select position from journal where operation = 'patch-contact')`,
        `delete from journal where operation = 'patch-contact'`,
        `update journal_heads set position = position - 1`,
      ],
      [unchanged],
    ],
    [
      'two entries in each other’s place',
      [
        `update journal set position = position + case event when 'case-vouchers.update' then -1 else 1 end where position in (${middle}, ${middle} - 1)`,
      ],
      [unchanged, numbered],
    ],
    [
      'an added entry',
      [
        `insert into journal (${columns.replaceAll(', digest, link', '')}, digest) select ${columns.replaceAll(', digest, link', '').replace('entry_id', 'gen_random_uuid()').replace('position', 'position + 1')}, digest from journal order by position desc limit 1`,
      ],
      [unchanged],
    ],
    ['a cut tail', [`delete from journal where position = (select max(position) from journal)`], [unchanged]],
    ['a changed end', [`update journal_heads set link = sha256('x')`], [unchanged]],
    ['a renumbered case', [`update journal set case_sequence = 9 where position = ${middle}`], [numbered]],
    ['a miscounted case', ['update journal_case_heads set event_count = event_count + 1'], [numbered]],
    ['data erased without its salt', [`update journal set salt = null where position = ${middle}`], [unchanged]],
    [
      'data erased without a record of it',
      [`update journal set salt = null, before = null, after = null where position = ${middle}`],
      [unchanged],
    ],
    [
      'erased data',
      [
        `update journal set salt = null, before = null, after = null where position = ${middle}`,
        `insert into erased_subjects (tenant_id, subject_id, erasure_id)
         select tenant_id, subject_id, gen_random_uuid() from journal where position = ${middle}`,
      ],
      [],
    ],
    [
      'data erased of another part of the subject than the record says',
      [
        `update journal set salt = null, before = null, after = null where position = ${middle}`,
        `insert into erased_subjects (tenant_id, subject_id, subject_type, erasure_id)
         select tenant_id, subject_id, 'case-workflow', gen_random_uuid() from journal where position = ${middle}`,
      ],
      [unchanged],
    ],
  ])('%s', async (_, statements, failed) => {
    await damage(...statements)
    expect(await failedChecks()).toEqual(failed)
  })

  it('is found to be shorter than when its end was signed, even if its end was rewritten', async () => {
    const { database } = api
    const secrets = new SecretBox('k'.repeat(32))
    const signed = await signHeads({ database, secrets }, [api.tenant], api.clock.now())
    expect(await findLostHeads(database, signed)).toEqual([])
    await givenContact(api)
    expect(await findLostHeads(database, signed)).toEqual([])
    await damage(
      'delete from journal where position >= (select max(position) - 1 from journal)',
      `update journal_heads set (position, link) = (select position, link from journal order by position desc limit 1)`,
    )
    expect(await failedChecks()).toEqual([])
    expect(await findLostHeads(database, signed)).toEqual([
      `tenant ${api.tenant.tenantId} has lost or changed its journal up to position ${signed.heads[0]?.position}`,
    ])
  })

  it('has signed heads that only an unchanged file of the same installation can hold', async () => {
    const secrets = new SecretBox('k'.repeat(32))
    const signed = await signHeads({ database: api.database, secrets }, [api.tenant], api.clock.now())
    const folder = await mkdtemp(join(tmpdir(), 'heads-'))
    const reading = async (content: string, box = secrets): Promise<unknown> => {
      const path = join(folder, 'heads.json')
      await writeFile(path, content)
      return readSignedHeads(path, box)
    }
    expect(await reading(JSON.stringify(signed))).toEqual(signed)
    const rotated = new SecretBox('n'.repeat(32), ['k'.repeat(32)])
    expect(await reading(JSON.stringify(signed), rotated)).toEqual(signed)
    const [head] = signed.heads
    for (const [content, box] of [
      [{ ...signed, heads: [] }, secrets],
      [{ ...signed, heads: [{ ...head, position: 0 }] }, secrets],
      [{ ...signed, at: '2020-01-01' }, secrets],
      [{ ...signed, ...new SecretBox('x'.repeat(32)).sign(JSON.stringify([signed.at, []])), heads: [] }, secrets],
      [signed, new SecretBox('n'.repeat(32))],
    ] as const) {
      await expect(reading(JSON.stringify(content), box)).rejects.toThrow('was changed, or signed with another key')
    }
    for (const content of ['', 'null', '{}', JSON.stringify({ ...signed, heads: { length: 1 } })]) {
      await expect(reading(content)).rejects.toThrow('is not a file of journal heads')
    }
    await rm(folder, { recursive: true })
  })
})
