import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, startTestApp, type TestApp, type TestTenant, withRole } from '../../../../test/test-app.ts'
import { json, sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { standardVoucherTypes } from '../../money/voucher-types/index.ts'
import { roles } from '../../../platform/identity/roles.ts'
import { interactionTypes } from './interactions.schemas.ts'

let api: TestApp
let given: References
beforeAll(async () => {
  api = await startTestApp()
  given = await givenReferences(api.tenant)
})
afterAll(() => api.close())

/** A resource of each kind that an interaction can refer to. */
interface References {
  readonly case: string
  readonly creditor: string
  readonly customer: string
  readonly debtor: string
  readonly collector: string
  readonly 'case-voucher': string
  readonly workflow: string
  readonly billing: string
  readonly template: string
}

async function givenReferences(tenant: TestTenant): Promise<References> {
  const { tenantId } = tenant
  const ids = {
    ...{ case: newId(), creditor: newId(), customer: newId(), debtor: newId() },
    ...{ collector: newId(), 'case-voucher': newId(), workflow: newId(), billing: newId(), template: newId() },
  }
  const billingModelId = newId()
  const at = new Date('2026-01-01T00:00:00Z')
  const by = { type: 'SYSTEM', id: tenantId, name: 'test' }
  const statements = [
    sql`insert into creditors (tenant_id, creditor_id, name, created_at, created_by)
        values (${tenantId}::uuid, ${ids.creditor}::uuid, 'Nordkyst', ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, created_at, created_by)
        values (${tenantId}::uuid, ${ids.customer}::uuid, ${ids.creditor}::uuid, 'K-1', false, ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into customer_users (tenant_id, user_id, user_seq_id, customer_id, relation, is_contact, language, details, created_at, created_by)
        values (${tenantId}::uuid, ${ids.debtor}::uuid, 1, ${ids.customer}::uuid, 'debtor', true, 'da', '{}', ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into collectors (tenant_id, collector_id, name, created_at, created_by)
        values (${tenantId}::uuid, ${ids.collector}::uuid, 'Inkasso', ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into workflows (tenant_id, workflow_id, name, created_at, created_by)
        values (${tenantId}::uuid, ${ids.workflow}::uuid, 'Standard', ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status_time, created_at, created_by)
        values (${tenantId}::uuid, ${ids.case}::uuid, 1, ${ids.creditor}::uuid, ${ids.customer}::uuid, 'DKK',
                ${at}::timestamptz, ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction,
                                   amount, outstanding, currency, source, date, created_at, created_by)
        values (${tenantId}::uuid, ${ids['case-voucher']}::uuid, ${ids.case}::uuid, ${ids.creditor}::uuid,
                ${standardVoucherTypes[0].voucherTypeId}::uuid, 'principal', 'debit', 100, 100, 'DKK', 'CREDITOR',
                ${at}::timestamptz, ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into templates (tenant_id, template_id, handle, name, kind, language, subject, body, created_at, created_by)
        values (${tenantId}::uuid, ${ids.template}::uuid, 'own', 'Egen', 'letter', 'da', 'Emne', 'Hej', ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into billing_models (tenant_id, billing_model_id, name, created_at, created_by)
        values (${tenantId}::uuid, ${billingModelId}::uuid, 'Salær', ${at}::timestamptz, ${json(by)}::jsonb)`,
    sql`insert into billings (tenant_id, billing_id, creditor_id, creditor_name, billing_model_id, terms, currency, period_from,
                              period_to, state, collections, fees, collected_by_collector_amount, collected_by_creditor_amount,
                              collector_share_amount, commission_amount, fee_amount, vat_amount, balance_amount, created_at,
                              created_by)
        values (${tenantId}::uuid, ${ids.billing}::uuid, ${ids.creditor}::uuid, 'Nordkyst', ${billingModelId}::uuid, '{}', 'DKK',
                '2026-01-01', '2026-01-31', 'DRAFT', '[]', '[]', 0, 0, 0, 0, 0, 0, 0, ${at}::timestamptz, ${json(by)}::jsonb)`,
  ]
  await api.database.inTenant(tenantId, async (transaction) => {
    for (const statement of statements) await transaction.run(statement)
  })
  return ids
}

async function givenFile(
  fileName = 'a.txt',
  as = api.tenant,
): Promise<Record<'fileId' | 'fileName' | 'contentType', string>> {
  const created = await api.post('/files', { fileName, content: 'aGVq' }, { as })
  expect(created.status, created.text).toBe(201)
  return created.body
}

async function read(created: Answer): Promise<Answer['body']> {
  expect(created.status, created.text).toBe(201)
  const answer = await api.get(`/interactions/${created.body.id}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

async function interactionCount(): Promise<number> {
  const [row] = await api.database.read(
    api.tenant.tenantId,
    sql<{
      count: number
    }>`select count(*)::integer as count from interactions where tenant_id = ${api.tenant.tenantId}::uuid`,
  )
  return row?.count ?? -1
}

describe('create interaction', () => {
  it('201: returns the id, and every field is read afterwards as given', async () => {
    const file = await givenFile('Aftale.txt')
    const created = await api.post('/interactions', {
      type: 'DEBTOR NOTE',
      direction: 'INCOMING',
      state: 'MAPPED',
      referenceId: given.case,
      referenceType: 'case',
      notes: '<p>Jeg vil gerne betale i <b>rater</b>.</p>',
      details: { form: 'kontakt', fields: [{ name: 'telefon', value: '70123456' }], nested: { deep: [1, null, true] } },
      minVisibilityRole: 'client',
      files: [file.fileId],
      createdAt: '2026-02-01 12:30:00.000+01',
    })
    expect(created.body).toEqual({ id: created.body.id })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/interactions/${created.body.id}`)
    expect(await read(created)).toEqual({
      id: created.body.id,
      tenantId: api.tenant.tenantId,
      type: 'DEBTOR NOTE',
      direction: 'INCOMING',
      state: 'MAPPED',
      referenceId: given.case,
      referenceType: 'case',
      notes: '<p>Jeg vil gerne betale i <b>rater</b>.</p>',
      details: { form: 'kontakt', fields: [{ name: 'telefon', value: '70123456' }], nested: { deep: [1, null, true] } },
      minVisibilityRole: 'client',
      files: [{ fileId: file.fileId, fileName: 'Aftale.txt', contentType: 'text/plain', size: 3 }],
      delivery: null,
      addressees: [],
      sendAfter: null,
      createdAt: '2026-02-01T11:30:00.000Z',
      registeredAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      updatedAt: null,
      updatedBy: null,
    })
  })

  it('201: requires only a type; the rest has defaults', async () => {
    expect(await read(await api.post('/interactions', { type: 'NOTE' }))).toMatchObject({
      direction: 'INCOMING',
      state: 'UNMAPPED',
      referenceId: null,
      referenceType: null,
      notes: '',
      details: {},
      minVisibilityRole: 'caseworker',
      files: [],
      createdAt: '2026-03-02T09:00:00.000Z',
      registeredAt: '2026-03-02T09:00:00.000Z',
    })
  })

  it('201: an incoming interaction with a referenceId is MAPPED, by default to a case', async () => {
    for (const more of [{}, { referenceType: null }, { referenceType: 'case' }]) {
      const interaction = await read(
        await api.post('/interactions', { type: 'NOTE', referenceId: given.case, ...more }),
      )
      expect(interaction).toMatchObject({ state: 'MAPPED', referenceId: given.case, referenceType: 'case' })
    }
  })

  it('201: an outgoing interaction is PENDING, with and without a reference', async () => {
    for (const referenceId of [given.case, null]) {
      const interaction = await read(
        await api.post('/interactions', { type: 'SMS', direction: 'OUTGOING', referenceId }),
      )
      expect(interaction).toMatchObject({ direction: 'OUTGOING', state: 'PENDING', referenceId })
    }
  })

  it('201: accepts every type and every role', async () => {
    for (const type of interactionTypes) {
      expect((await read(await api.post('/interactions', { type }))).type).toBe(type)
    }
    for (const minVisibilityRole of roles) {
      const created = await api.post('/interactions', { type: 'NOTE', minVisibilityRole })
      expect(created.status, created.text).toBe(201)
      const as = withRole(api.tenant, 'super-admin')
      const { body } = await api.get(`/interactions/${created.body.id}`, { as })
      expect(body.minVisibilityRole).toBe(minVisibilityRole)
    }
  })

  it('201: accepts each state that is valid for the direction', async () => {
    for (const [direction, referenceId, states] of [
      ['INCOMING', null, ['UNMAPPED', 'HANDLED', 'DELETED']],
      ['INCOMING', given.case, ['MAPPED', 'HANDLED', 'DELETED']],
      ['OUTGOING', given.case, ['PENDING', 'QUEUED', 'SENT', 'CANCELLED', 'HANDLED', 'DELETED']],
    ] as const) {
      for (const state of states) {
        const created = await api.post('/interactions', { type: 'EMAIL', direction, referenceId, state })
        expect(await read(created)).toMatchObject({ direction, state })
      }
    }
  })

  it('422: a state that is not valid for the direction or the reference', async () => {
    for (const body of [
      { direction: 'INCOMING', state: 'PENDING' },
      { direction: 'INCOMING', state: 'SENT', referenceId: given.case },
      { state: 'QUEUED' },
      { state: 'CANCELLED' },
      { direction: 'OUTGOING', state: 'UNMAPPED' },
      { direction: 'OUTGOING', state: 'MAPPED', referenceId: given.case },
      { state: 'MAPPED' },
      { state: 'MAPPED', referenceId: null },
      { state: 'UNMAPPED', referenceId: given.case },
    ]) {
      const refused = await api.post('/interactions', { type: 'EMAIL', ...body })
      expect(refused.status, JSON.stringify(body)).toBe(422)
      expect(refused.body).toMatchObject({ code: 'state-not-allowed', errors: [{ path: '/state' }] })
    }
  })

  it('201: a plain date is midnight in the time zone of the tenant', async () => {
    const interaction = await read(await api.post('/interactions', { type: 'NOTE', createdAt: '2026-07-01' }))
    expect(interaction.createdAt).toBe('2026-06-30T22:00:00.000Z')
  })

  it('201: stores a referenceType without a referenceId', async () => {
    const interaction = await read(
      await api.post('/interactions', { type: 'NOTE', referenceType: 'case', referenceId: null }),
    )
    expect(interaction).toMatchObject({ state: 'UNMAPPED', referenceId: null, referenceType: 'case' })
  })

  it('emits the interaction as it is read, on its case, with an audit entry', async () => {
    const created = await api.post('/interactions', {
      type: 'NOTE',
      referenceId: given.case,
      files: [(await givenFile()).fileId],
    })
    const interaction = await read(created)
    const { tenantId } = api.tenant
    const events = await api.database.read(
      tenantId,
      sql`select type, case_id, data from events where tenant_id = ${tenantId}::uuid and subject_id = ${created.body.id}::uuid`,
    )
    expect(events).toEqual([{ type: 'interactions.create', case_id: given.case, data: interaction }])
    const entries = await api.database.read(
      tenantId,
      sql`select operation, subject_type, before, after from audit_entries
          where tenant_id = ${tenantId}::uuid and subject_id = ${created.body.id}::uuid`,
    )
    expect(entries).toEqual([
      { operation: 'create-interaction', subject_type: 'interaction', before: null, after: interaction },
    ])
  })

  it('emits an event without a case if the interaction is on no case', async () => {
    const created = await api.post('/interactions', {
      type: 'NOTE',
      referenceId: given.creditor,
      referenceType: 'creditor',
    })
    const events = await api.database.read(
      api.tenant.tenantId,
      sql`select case_id from events where tenant_id = ${api.tenant.tenantId}::uuid and subject_id = ${created.body.id}::uuid`,
    )
    expect(events).toEqual([{ case_id: null }])
  })

  it('201: replays with the same key and registers the message once', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { type: 'DEBTOR NOTE', notes: 'hej', files: [{ fileName: 'a.txt', content: 'aGVq' }] }
    const before = await interactionCount()
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/interactions', body, { headers })))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotency-cached'] === undefined)).toHaveLength(1)
    expect(await interactionCount()).toBe(before + 1)
  })

  it('401: no other scope grants it, and write:interactions.create grants nothing else', async () => {
    const { tenantId } = api.tenant
    const reader = { tenantId, ...(await api.createToken(tenantId, ['read:interactions', 'write:contacts'])) }
    const refused = await api.post('/interactions', { type: 'NOTE' }, { as: reader })
    expect(refused.status).toBe(401)
    expect(refused.headers['www-authenticate']).toContain('scope="write:interactions.create"')
    const creator = { tenantId, ...(await api.createToken(tenantId, ['write:interactions.create'])) }
    expect((await api.post('/interactions', { type: 'NOTE' }, { as: creator })).status).toBe(201)
    expect((await api.get('/interactions', { as: creator })).status).toBe(401)
  })
})

describe('the reference of an interaction', () => {
  it('201: can be any kind of resource of the tenant', async () => {
    for (const [referenceType, referenceId] of Object.entries(given)) {
      const created = await api.post('/interactions', { type: 'NOTE', referenceId, referenceType })
      expect(await read(created), referenceType).toMatchObject({ referenceId, referenceType, state: 'MAPPED' })
    }
  })

  it('422: is unknown, of another kind, or of another tenant', async () => {
    const stranger = await api.createTenant('Fremmed')
    const theirs = await givenReferences(stranger)
    for (const referenceType of Object.keys(given) as (keyof References)[]) {
      const another = given[referenceType === 'case' ? 'customer' : 'case']
      for (const referenceId of [randomUUID(), another, theirs[referenceType]]) {
        const refused = await api.post('/interactions', { type: 'NOTE', referenceId, referenceType })
        expect(refused.status, referenceType).toBe(422)
        expect(refused.body).toMatchObject({
          code: 'unknown-reference',
          errors: [{ path: '/referenceId', message: `does not match any ${referenceType.replace('-', ' ')}` }],
        })
      }
    }
  })

  it('201: is not checked for kinds stored elsewhere', async () => {
    for (const referenceType of ['tribunal-case', 'billing-voucher']) {
      const referenceId = randomUUID()
      const created = await api.post('/interactions', { type: 'NOTE', referenceId, referenceType })
      expect(await read(created)).toMatchObject({ referenceId, referenceType, state: 'MAPPED' })
    }
  })
})

describe('files of an interaction', () => {
  it('201: accepts ids, objects with an id and complete files, in order, each file once', async () => {
    const [first, second] = [await givenFile('1.txt'), await givenFile('2.txt')]
    const created = await api.post('/interactions', {
      type: 'EMAIL',
      files: [
        second.fileId,
        { fileName: '3.pdf', contentType: 'text/html', content: Buffer.from('%PDF-1.7').toString('base64') },
        { fileId: first.fileId.toUpperCase() },
        { fileId: second.fileId },
        { fileName: '4.txt', content: 'aGVq' },
      ],
    })
    const { files } = await read(created)
    expect(files).toEqual([
      { fileId: second.fileId, fileName: '2.txt', contentType: 'text/plain', size: 3 },
      { fileId: files[1].fileId, fileName: '3.pdf', contentType: 'application/pdf', size: 8 },
      { fileId: first.fileId, fileName: '1.txt', contentType: 'text/plain', size: 3 },
      { fileId: files[3].fileId, fileName: '4.txt', contentType: 'text/plain', size: 3 },
    ])
    const added = await api.get(`/files/${files[1].fileId}`)
    expect(added.body).toMatchObject({ fileName: '3.pdf', createdBy: { id: api.tenant.tokenId } })
    expect((await api.get(`/files/${files[1].fileId}/download`)).text).toBe('%PDF-1.7')
  })

  it('422: reports all unknown files and the unknown reference at once', async () => {
    const stranger = await api.createTenant('Fremmed')
    const [mine, theirs] = [await givenFile(), await givenFile('b.txt', stranger)]
    const refused = await api.post('/interactions', {
      type: 'NOTE',
      referenceId: randomUUID(),
      files: [mine.fileId, theirs.fileId, { fileId: randomUUID() }],
    })
    expect(refused.status).toBe(422)
    expect(refused.body.code).toBe('unknown-reference')
    expect(refused.body.errors).toEqual([
      { path: '/referenceId', message: 'does not match any case' },
      { path: '/files/1', message: 'does not match any file' },
      { path: '/files/2/fileId', message: 'does not match any file' },
    ])
  })

  it('422: invalid base64 and rejected file types, each with its path, and nothing is added', async () => {
    const good = { fileName: 'a.txt', content: 'aGVq' }
    const before = await interactionCount()
    const files = async (): Promise<number> => (await api.get('/files?pageSize=500')).body.items.length
    const filesBefore = await files()
    for (const [bad, code, path] of [
      [{ fileName: 'a.txt', content: '***' }, 'validation-failed', '/files/1/content'],
      [{ fileName: 'a.txt', content: '' }, 'validation-failed', '/files/1/content'],
      [{ fileName: 'a.txt' }, 'validation-failed', '/files/1/content'],
      [{ content: 'aGVq' }, 'validation-failed', '/files/1/fileName'],
      [{ fileName: 'a\u0000.txt', content: 'aGVq' }, 'validation-failed', '/files/1/fileName'],
      [{}, 'validation-failed', '/files/1'],
      ['x', 'validation-failed', '/files/1'],
      [5, 'validation-failed', '/files/1'],
      [null, 'validation-failed', '/files/1'],
      [{ fileId: 'x' }, 'validation-failed', '/files/1/fileId'],
      [{ fileName: 'a.svg', content: 'aGVq' }, 'file-type-refused', '/files/1/content'],
      [{ fileName: 'a.pdf', content: 'aGVq' }, 'file-type-refused', '/files/1/content'],
    ] as const) {
      const refused = await api.post('/interactions', { type: 'NOTE', files: [good, bad] })
      expect(refused.status, refused.text).toBe(422)
      expect(refused.body.code, refused.text).toBe(code)
      expect(refused.body.errors, refused.text).toHaveLength(1)
      expect(refused.body.errors[0].path, refused.text).toBe(path)
    }
    expect(await interactionCount()).toBe(before)
    expect(await files()).toBe(filesBefore)
  })

  it('422: more than 20 files', async () => {
    const { fileId } = await givenFile()
    expect((await api.post('/interactions', { type: 'NOTE', files: Array(20).fill(fileId) })).status).toBe(201)
    const refused = await api.post('/interactions', { type: 'NOTE', files: Array(21).fill(fileId) })
    expect(refused.body.errors).toEqual([{ path: '/files', message: 'must have at most 20 items' }])
  })

  it('201: reports unknown members of a file in Ignored-Fields', async () => {
    const created = await api.post('/interactions', {
      type: 'NOTE',
      files: [{ fileId: (await givenFile()).fileId, id: 'x' }],
    })
    expect(created.status).toBe(201)
    expect(created.headers['ignored-fields']).toBe('/files/0/id')
  })
})

describe('notes', () => {
  it.each([
    ['<p>hej</p><script>alert(1)</script>', '<p>hej</p>'],
    ['<img src=x onerror=alert(1)>hej', 'hej'],
    ['<p onclick="alert(1)" style="color:red">hej</p>', '<p>hej</p>'],
    ['<a href="javascript:alert(1)">hej</a>', '<a rel="noopener noreferrer nofollow" target="_blank">hej</a>'],
    ['<a href="jAvA\tscript&colon;alert(1)">hej</a>', '<a rel="noopener noreferrer nofollow" target="_blank">hej</a>'],
    [
      '<a href="https://example.com/?a=1&b=2">hej</a>',
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">hej</a>',
    ],
    ['<svg onload=alert(1)><circle/></svg>hej', 'hej'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>hej', 'hej'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>hej', 'hej'],
    ['<math><mtext><script>alert(1)</script></mtext></math>hej', 'hej'],
    ['<<script>alert(1)//<</script>hej', '&lt;hej'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['Søren Ærø 😀', 'Søren Ærø 😀'],
  ])('%s is stored as %s, in the row and in the event', async (notes, expected) => {
    const created = await api.post('/interactions', { type: 'NOTE', notes })
    expect((await read(created)).notes).toBe(expected)
    const kept = await api.database.read(
      api.tenant.tenantId,
      sql`select i.notes, e.data ->> 'notes' as event from interactions i
          join events e on e.tenant_id = i.tenant_id and e.subject_id = i.interaction_id
          where i.tenant_id = ${api.tenant.tenantId}::uuid and i.interaction_id = ${created.body.id}::uuid`,
    )
    expect(kept).toEqual([{ notes: expected, event: expected }])
  })

  it('201 and 422: 65,536 characters, and not one more', async () => {
    const longest = 'x'.repeat(65_536)
    expect((await read(await api.post('/interactions', { type: 'NOTE', notes: longest }))).notes).toBe(longest)
    const refused = await api.post('/interactions', { type: 'NOTE', notes: `${longest}x` })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([{ path: '/notes', message: 'must have at most 65536 characters' }])
  })
})

describe('bad input', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no type', {}, '/type'],
    ['an unknown type', { type: 'FAX' }, '/type'],
    ['a type in lower case', { type: 'note' }, '/type'],
    ['an unknown direction', { type: 'NOTE', direction: 'SIDEWAYS' }, '/direction'],
    ['an unknown state', { type: 'NOTE', state: 'LOST' }, '/state'],
    ['an unknown reference type', { type: 'NOTE', referenceType: 'dog' }, '/referenceType'],
    ['an unknown role', { type: 'NOTE', minVisibilityRole: 'king' }, '/minVisibilityRole'],
    ['a reference that is not a UUID', { type: 'NOTE', referenceId: '1' }, '/referenceId'],
    ['a number as reference', { type: 'NOTE', referenceId: 1 }, '/referenceId'],
    ['a number as notes', { type: 'NOTE', notes: 5 }, '/notes'],
    ['a list as details', { type: 'NOTE', details: [] }, '/details'],
    ['a text as details', { type: 'NOTE', details: '{}' }, '/details'],
    ['a text as files', { type: 'NOTE', files: 'x' }, '/files'],
    ['a day that does not exist', { type: 'NOTE', createdAt: '2026-02-30' }, '/createdAt'],
    ['a time without an offset', { type: 'NOTE', createdAt: '2026-02-01T12:00:00' }, '/createdAt'],
    ['NUL in the notes', { type: 'NOTE', notes: 'a\u0000b' }, '/notes'],
    ['NUL deep in the details', { type: 'NOTE', details: { a: [{ b: '\u0000' }] } }, '/details/a/0/b'],
    ['half a surrogate pair', { type: 'NOTE', details: { a: '\ud800' } }, '/details/a'],
  ])('422: %s', async (_what, body, path) => {
    const before = await interactionCount()
    const refused = await api.post('/interactions', body)
    expect(refused.status, refused.text).toBe(422)
    expect(refused.body.code).toBe('validation-failed')
    expect(refused.body.errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await interactionCount()).toBe(before)
  })

  it('413: a body of 10 MB', async () => {
    const refused = await api.post('/interactions', { type: 'NOTE', notes: 'x'.repeat(10_000_000) })
    expect(refused.status).toBe(413)
    expect(refused.body.code).toBe('body-too-large')
  })

  it('400: malformed JSON', async () => {
    expect((await api.post('/interactions', '{"type":"NOTE"')).body.code).toBe('malformed-json')
  })

  it('422: rejects unknown fields with strict handling, except in details', async () => {
    const body = { type: 'NOTE', note: 'x', details: { anything: 1 } }
    const refused = await api.post('/interactions', body, { headers: { prefer: 'handling=strict' } })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([{ path: '/note', message: 'is not a known field' }])
    expect((await api.post('/interactions', body)).headers['ignored-fields']).toBe('/note')
  })
})

describe('get interaction', () => {
  it("404: another tenant's interaction looks exactly like a missing one", async () => {
    const { body } = await api.post('/interactions', { type: 'NOTE' })
    const as = await api.createTenant('Fremmed')
    expect((await api.get(`/interactions/${body.id}`, { as })).status).toBe(404)
    expect((await api.get(`/interactions/${randomUUID()}`)).status).toBe(404)
    expect((await api.get('/interactions/x')).status).toBe(422)
  })
})

describe('list interactions', () => {
  it('200: pages in the order of registration, filtered by reference, state, direction and type', async () => {
    const as = await api.createTenant('Liste')
    const { case: caseId } = await givenReferences(as)
    const file = await givenFile('a.txt', as)
    const ids: string[] = []
    for (const body of [
      { type: 'NOTE', files: [file.fileId] },
      { type: 'DEBTOR NOTE', referenceId: caseId, state: 'HANDLED' },
      { type: 'SMS', referenceId: caseId, direction: 'OUTGOING' },
    ]) {
      ids.push((await api.post('/interactions', body, { as })).body.id)
    }
    const list = async (query: string): Promise<number[]> => {
      const answer = await api.get(`/interactions${query}`, { as })
      expect(answer.status, answer.text).toBe(200)
      return answer.body.items.map((item: { id: string }) => ids.indexOf(item.id))
    }
    expect(await list('')).toEqual([0, 1, 2])
    expect(await list('?pageSize=2')).toEqual([0, 1])
    expect(await list('?pageSize=2&page=1')).toEqual([2])
    expect(await list(`?after=${ids[0] ?? ''}`)).toEqual([1, 2])
    expect(await list(`?referenceId=${caseId}`)).toEqual([1, 2])
    expect(await list(`?referenceId=${caseId}&direction=INCOMING`)).toEqual([1])
    expect(await list(`?referenceId=${randomUUID()}`)).toEqual([])
    expect(await list('?state=UNMAPPED')).toEqual([0])
    expect(await list('?direction=OUTGOING')).toEqual([2])
    expect(await list('?type=DEBTOR%20NOTE')).toEqual([1])
    const [first] = (await api.get('/interactions?pageSize=1', { as })).body.items
    expect(first).toEqual((await api.get(`/interactions/${ids[0] ?? ''}`, { as })).body)
    expect(first.files).toHaveLength(1)
  })

  it('422: an unknown filter or filter value', async () => {
    for (const query of ['?caseId=x', '?state=LOST', '?direction=UP', '?type=FAX', '?referenceId=x', '?pageSize=501']) {
      expect((await api.get(`/interactions${query}`)).status, query).toBe(422)
    }
  })
})

describe('a text message with an amount or a CPR number', () => {
  const sms = { type: 'SMS', direction: 'OUTGOING', details: { phone: '20123456' } }
  const wrong = '<p>Du skylder <b>1.200</b>,00 kr.</p>'

  it.each([
    ['/notes', { state: 'QUEUED', notes: wrong }],
    ['/notes', { notes: '<p>Sag om 010203-1234</p>' }],
    ['/details/text', { notes: '<p>Ring til os</p>', details: { phone: '20123456', text: 'Betal 450 kr. i dag' } }],
    ['/details/text', { details: { phone: '20123456', text: 'Betal <b>450</b> kroner' } }],
    ['/details/text', { details: { phone: '20123456', text: 'Betal <450 kr>' } }],
  ])('422: cannot be sent: %s %o', async (path, more) => {
    const { status, body } = await api.post('/interactions', { ...sms, referenceId: given.case, ...more })
    expect([status, body.errors]).toMatchObject([422, [{ path }]])
  })

  it.each([
    { direction: 'INCOMING', notes: wrong },
    { state: 'SENT', notes: wrong },
    { state: 'QUEUED', notes: '<p>Ring til os på 20 30 40 50</p>' },
    { state: 'QUEUED', notes: '<p>Ring mandag–fredag 9.00–15.30, senest den 31.12, om sag 1000123456</p>' },
    { type: 'PHONE CALL', notes: wrong },
  ])('201: is recorded if it came in or was sent elsewhere, and is none: %o', async (more) => {
    const answer = await api.post('/interactions', { ...sms, referenceId: given.case, ...more })
    expect(answer.status, answer.text).toBe(201)
  })
})
