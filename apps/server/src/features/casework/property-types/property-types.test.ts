import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { givenCase, givenCreditor, standardType } from '../../../../test/given.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { newId } from '../../../platform/ids.ts'
import { errorsIn, Problem } from '../../../problems/index.ts'
import { requireValidProperties, requireValidPropertiesOfMany } from './index.ts'
import { findPropertyDefinitions } from './property-types.queries.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

describe('create property type', () => {
  it('201: returns the created property type, the same as a later read', async () => {
    const created = await api.post('/property-types', {
      handle: 'region',
      label: '  Region ',
      type: 'dropdown',
      entity: 'creditor',
      options: ['Nord', 'Syd'],
    })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      propertyTypeId: expect.any(String),
      tenantId: api.tenant.tenantId,
      handle: 'region',
      label: 'Region',
      type: 'dropdown',
      entity: 'creditor',
      options: ['Nord', 'Syd'],
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    const { propertyTypeId } = created.body
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/property-types/${propertyTypeId}`)
    const read = await api.get(`/property-types/${propertyTypeId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    const audit = await api.database.read(
      api.tenant.tenantId,
      sql<{ after: unknown }>`
        select operation, subject_type as "subjectType", before, after from audit_entries where subject_id = ${propertyTypeId}::uuid`,
    )
    expect(audit).toEqual([
      { operation: 'create-property-type', subjectType: 'property-type', before: null, after: created.body },
    ])
  })

  it('201: the entity defaults to case, and options to null', async () => {
    const { status, body } = await api.post('/property-types', {
      handle: 'department',
      label: 'Afdeling',
      type: 'text',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ entity: 'case', options: null })
  })

  it.each(['checkbox', 'date', 'text', 'number', 'file', 'address', 'money'])(
    '201: a property can be a %s',
    async (type) => {
      const { status, body } = await api.post('/property-types', {
        handle: `a-${type}`,
        label: type,
        type,
        options: null,
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({ type, options: null })
    },
  )

  it('422: a handle is unique per entity; another entity can use it', async () => {
    const twice = { handle: 'twice', label: 'Twice', type: 'text' }
    expect((await api.post('/property-types', twice)).status).toBe(201)
    const { status, body } = await api.post('/property-types', { ...twice, label: 'Other' })
    expect(status).toBe(422)
    expect(body.code).toBe('property-handle-taken')
    expect(body.errors).toEqual([
      { path: '/handle', message: 'is already used by another property type of this entity' },
    ])
    expect((await api.post('/property-types', { ...twice, entity: 'case-voucher' })).status).toBe(201)
    const stranger = await api.createTenant('Fremmed')
    expect((await api.post('/property-types', twice, { as: stranger })).status).toBe(201)
  })

  it('201 once, 422 otherwise: only one of many concurrent requests gets a handle', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/property-types', { handle: 'raced', label: 'Raced', type: 'text' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)])
  })

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await api.post('/property-types', {
      handle: '1st',
      label: '',
      type: 'colour',
      entity: 'debtor',
      options: ['', 5],
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        path: '/handle',
        message: 'must start with a letter, followed by letters, digits, hyphens or underscores, such as department',
      },
      { path: '/label', message: 'must not be empty' },
      {
        path: '/type',
        message: 'must be one of checkbox, date, dropdown, text, number, file, address or money',
      },
      { path: '/entity', message: 'must be one of case, case-voucher or creditor' },
      { path: '/options/0', message: 'must not be empty' },
      { path: '/options/1', message: 'must be a string' },
    ])
  })

  it('422: a dropdown must have options, and no other type can', async () => {
    const without = await api.post('/property-types', { handle: 'none', label: 'None', type: 'dropdown' })
    expect(without.status).toBe(422)
    expect(without.body).toMatchObject({
      code: 'validation-failed',
      message: '/options is required for a dropdown.',
      errors: [{ path: '/options', message: 'is required for a dropdown' }],
    })
    const needless = await api.post('/property-types', { handle: 'none', label: 'None', type: 'text', options: ['a'] })
    expect(needless.status).toBe(422)
    expect(needless.body.errors).toEqual([{ path: '/options', message: 'is only allowed for a dropdown' }])
  })

  it('401: the read scope does not allow writing', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:properties'])
    const reader: TestTenant = { ...api.tenant, token, tokenId }
    expect((await api.post('/property-types', {}, { as: reader })).status).toBe(401)
    expect((await api.get('/property-types', { as: reader })).status).toBe(200)
  })
})

describe('read property types', () => {
  it("404: another tenant's property type looks exactly like a missing one", async () => {
    const { body } = await api.post('/property-types', { handle: 'own', label: 'Own', type: 'text' })
    const stranger = await api.createTenant('Fremmed')
    const foreign = await api.get(`/property-types/${body.propertyTypeId}`, { as: stranger })
    const missing = await api.get(`/property-types/${newId()}`, { as: stranger })
    expect(foreign.status).toBe(404)
    expect(foreign.body.message).toBe(missing.body.message)
    expect((await api.get('/property-types', { as: stranger })).body.items).toEqual([])
  })

  it('200: lists in order of creation, by page, by `after` and by entity', async () => {
    const tenant = await api.createTenant('Lister')
    const entities = ['case', 'creditor', 'case', 'case-voucher', 'case'] as const
    const created: { propertyTypeId: string; entity: string }[] = []
    for (const [index, entity] of entities.entries()) {
      const input = { handle: `p${String(index)}`, label: 'P', type: 'text', entity }
      created.push((await api.post('/property-types', input, { as: tenant })).body)
    }
    const all = await api.get('/property-types', { as: tenant })
    expect(all.body).toEqual({ meta: { currentPage: 0, pageSize: 25 }, items: created })
    const second = await api.get('/property-types?page=1&pageSize=2', { as: tenant })
    expect(second.body).toEqual({ meta: { currentPage: 1, pageSize: 2 }, items: created.slice(2, 4) })
    expect((await api.get('/property-types?page=3&pageSize=2', { as: tenant })).body.items).toEqual([])
    const nextPage = await api.get(`/property-types?pageSize=2&after=${created[2]!.propertyTypeId}`, { as: tenant })
    expect(nextPage.body.items).toEqual(created.slice(3, 5))
    const ofCases = await api.get('/property-types?entity=case', { as: tenant })
    expect(ofCases.body.items).toEqual(created.filter(({ entity }) => entity === 'case'))
  })

  it('422: an unknown entity or an unknown filter', async () => {
    expect((await api.get('/property-types?entity=debtor')).body.errors).toEqual([
      { path: '/entity', message: 'must be one of case, case-voucher or creditor' },
    ])
    expect((await api.get('/property-types?entitty=case')).status).toBe(422)
  })
})

describe('requireValidProperties', () => {
  let tenant: TestTenant
  let fileId: string
  beforeAll(async () => {
    tenant = await api.createTenant('Egenskaber')
    for (const [handle, type, entity] of [
      ['department', 'text', 'case'],
      ['approved', 'checkbox', 'case'],
      ['contract', 'file', 'case'],
      ['department', 'number', 'creditor'],
    ]) {
      const { status } = await api.post('/property-types', { handle, label: 'L', type, entity }, { as: tenant })
      expect(status).toBe(201)
    }
    fileId = newId()
    await api.database.inTenant(tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into files (tenant_id, file_id, file_name, content_type, size, sha256, created_at, created_by)
        values (${tenant.tenantId}::uuid, ${fileId}::uuid, 'a.pdf', 'application/pdf', 1, '', now(), '{}')`),
    )
  })

  /** Runs a check as a use case would, and returns its errors and the number of statements. */
  async function check(work: (command: Command) => Promise<void>): Promise<{ errors: unknown; statements: number }> {
    let statements = 0
    const owner = { tenantId: tenant.tenantId, name: 'Egenskaber', timeZone: 'Europe/Copenhagen', language: 'da' }
    const errors = await runSystemCommand(api.services, owner, 'test', async (command) => {
      const counted: Command = {
        ...command,
        transaction: {
          ...command.transaction,
          many: (statement) => {
            statements += 1
            return command.transaction.many(statement)
          },
        },
      }
      return work(counted).then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error
          return { code: error.code, errors: errorsIn(error.options.errors ?? [], 'en') }
        },
      )
    })
    return { errors, statements }
  }

  it('accepts valid values with one statement for the types and one for the files', async () => {
    const properties = { department: 'Inkasso', approved: null }
    expect(await check((command) => requireValidProperties(command, 'case', properties))).toEqual({
      errors: undefined,
      statements: 1,
    })
    expect(
      await check((command) =>
        requireValidProperties(command, 'case', { ...properties, contract: fileId.toUpperCase() }),
      ),
    ).toEqual({ errors: undefined, statements: 2 })
  })

  it('runs no statement without properties', async () => {
    expect(await check((command) => requireValidProperties(command, 'case', {}))).toEqual({
      errors: undefined,
      statements: 0,
    })
  })

  it('rejects all invalid values at once: types, unknown handles and missing files', async () => {
    const properties = { department: 7, approved: true, colour: 'red', contract: newId() }
    expect(await check((command) => requireValidProperties(command, 'case', properties))).toEqual({
      errors: {
        code: 'validation-failed',
        errors: [
          { path: '/properties/department', message: 'must be a string' },
          { path: '/properties/colour', message: 'does not match any property type for this entity' },
          { path: '/properties/contract', message: 'does not match any file' },
        ],
      },
      statements: 2,
    })
  })

  it('uses the types of the entity only', async () => {
    const { errors } = await check((command) => requireValidProperties(command, 'creditor', { department: 7 }))
    expect(errors).toBeUndefined()
    const { errors: refused } = await check((command) =>
      requireValidProperties(command, 'creditor', { approved: true }),
    )
    expect(refused).toMatchObject({ errors: [{ path: '/properties/approved' }] })
  })

  it("treats another tenant's file as missing", async () => {
    const foreignFileId = newId()
    await api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into files (tenant_id, file_id, file_name, content_type, size, sha256, created_at, created_by)
        values (${api.tenant.tenantId}::uuid, ${foreignFileId}::uuid, 'a.pdf', 'application/pdf', 1, '', now(), '{}')`),
    )
    const { errors } = await check((command) => requireValidProperties(command, 'case', { contract: foreignFileId }))
    expect(errors).toMatchObject({
      errors: [{ path: '/properties/contract', message: 'does not match any file' }],
    })
  })

  it('checks many records with the same two statements, and reports each path', async () => {
    const given = Array.from({ length: 50 }, (_, index) => ({
      path: `/vouchers/${String(index)}/properties`,
      properties: { department: index === 7 ? true : 'x', contract: index === 9 ? newId() : fileId },
    }))
    expect(await check((command) => requireValidPropertiesOfMany(command, 'case', given))).toEqual({
      errors: {
        code: 'validation-failed',
        errors: [
          { path: '/vouchers/7/properties/department', message: 'must be a string' },
          { path: '/vouchers/9/properties/contract', message: 'does not match any file' },
        ],
      },
      statements: 2,
    })
  })
})

let count = 0
async function givenDropdown(entity: string, options = ['Nord', 'Syd', 'Vest']): Promise<Record<string, any>> {
  count += 1
  const handle = `own-${String(count)}`
  return (await api.post('/property-types', { handle, label: 'Egn', type: 'dropdown', entity, options })).body
}

/** A record of the entity with a value of the property. */
async function givenValue(type: Record<string, any>, value: unknown): Promise<void> {
  const properties = { [type['handle']]: value }
  if (type['entity'] === 'creditor') {
    const { creditorId } = await givenCreditor(api)
    const patched = await api.patch(`/creditors/${creditorId}`, { properties })
    expect(patched.status, patched.text).toBe(204)
    return
  }
  const { caseId } = await givenCase(api, type['entity'] === 'case' ? { properties } : {})
  if (type['entity'] === 'case') return
  const voucher = { voucherTypeId: standardType.principal, amount: 1, currency: 'DKK', source: 'CREDITOR' }
  const made = await api.post(`/case-vouchers/${caseId}`, { ...voucher, date: '2026-01-15', properties })
  expect(made.status, made.text).toBe(201)
}

const carriers = [
  ['case', 'cases'],
  ['case-voucher', 'case-vouchers'],
  ['creditor', 'creditors'],
] as const

describe('patch property type', () => {
  it('200: changes label and options, and the audit trail has before and after', async () => {
    const before = await givenDropdown('case')
    const path = `/property-types/${before['propertyTypeId']}`
    const renamed = await api.patch(path, { label: 'Landsdel' })
    expect(renamed.status, renamed.text).toBe(200)
    expect(renamed.body).toEqual({ ...before, label: 'Landsdel' })
    const changed = await api.patch(path, { options: ['Øst', 'Syd', 'Nord'] })
    expect(changed.body).toEqual({ ...before, label: 'Landsdel', options: ['Øst', 'Syd', 'Nord'] })
    expect((await api.get(path)).body).toEqual(changed.body)
    expect((await api.patch(path, { options: ['Øst', 'Syd', 'Nord'] })).body).toEqual(changed.body)
    const [, ...changes] = await auditOf(api, before['propertyTypeId'])
    expect(changes).toMatchObject([
      { operation: 'patch-property-type', subjectType: 'property-type', before, after: renamed.body },
      { operation: 'patch-property-type', before: renamed.body, after: changed.body },
    ])
  })

  it.each(carriers)('422: an option in use by a %s cannot be removed; others can', async (entity, usedBy) => {
    const type = await givenDropdown(entity)
    const path = `/property-types/${type['propertyTypeId']}`
    await givenValue(type, 'Syd')
    const refused = await api.patch(path, { options: ['Nord', 'Øst'] })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'in-use', usedBy: [usedBy] })
    expect((await api.get(path)).body).toEqual(type)
    const changed = await api.patch(path, { options: ['Syd', 'Øst'] })
    expect([changed.status, changed.body.options]).toEqual([200, ['Syd', 'Øst']])
  })

  it('422: an option that is chosen concurrently cannot be removed', async () => {
    const type = await givenDropdown('case')
    const { caseId } = await givenCase(api)
    const { tenantId } = api.tenant
    const holder = await LockHolder.connect(api.databaseUrl)
    try {
      // As a use case does: read the definition, then write the value.
      const definition = findPropertyDefinitions(tenantId, 'case', [type['handle']])
      await holder.holdFor(tenantId, definition.text, [...definition.values])
      const removing = api.patch(`/property-types/${type['propertyTypeId']}`, { options: ['Nord'] })
      await holder.waitForWaiters()
      const properties = JSON.stringify({ [type['handle']]: 'Syd' })
      await holder.run('update cases set properties = $1 where case_id = $2', [properties, caseId])
      await holder.commit()
      const { status, body } = await removing
      expect([status, body.code, body.usedBy]).toEqual([422, 'in-use', ['cases']])
    } finally {
      await holder.close()
    }
  })

  it.each([
    ['dropdown', { options: null }, { path: '/options', message: 'is required for a dropdown' }],
    ['dropdown', { options: ['A', 'A'] }, { path: '/options/1', message: 'is listed more than once' }],
    ['text', { options: ['A'] }, { path: '/options', message: 'is only allowed for a dropdown' }],
  ])('422: a %s with %j', async (type, patch, error) => {
    count += 1
    const input = { handle: `own-${String(count)}`, label: 'L', type, ...(type === 'text' ? {} : { options: ['A'] }) }
    const { body: created } = await api.post('/property-types', input)
    const { status, body } = await api.patch(`/property-types/${created.propertyTypeId}`, patch)
    expect([status, body.errors]).toEqual([422, [error]])
  })

  it('200: handle, type and entity never change, and the Ignored-Fields header lists them', async () => {
    const before = await givenDropdown('case')
    const patched = await api.patch(`/property-types/${before['propertyTypeId']}`, {
      handle: 'other',
      type: 'text',
      entity: 'creditor',
    })
    expect([patched.status, patched.body]).toEqual([200, before])
    expect(patched.headers['ignored-fields']).toBe('/handle, /type, /entity')
  })

  it("404: another tenant's property type is not found and does not change", async () => {
    const before = await givenDropdown('case')
    const path = `/property-types/${before['propertyTypeId']}`
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(path, { label: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.delete(path, { as: stranger })).status).toBe(404)
    expect((await api.get(path)).body).toEqual(before)
  })
})

describe('delete property type', () => {
  it('200: a property type without values is deleted, and the audit trail keeps its last state', async () => {
    const before = await givenDropdown('case')
    await givenCase(api)
    const deleted = await api.delete(`/property-types/${before['propertyTypeId']}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/property-types/${before['propertyTypeId']}`)).status).toBe(404)
    expect((await auditOf(api, before['propertyTypeId'])).at(-1)).toMatchObject({
      operation: 'delete-property-type',
      before,
      after: null,
    })
  })

  it.each(carriers)('422: a property type with a value on a %s is in use', async (entity, usedBy) => {
    const type = await givenDropdown(entity)
    await givenValue(type, 'Nord')
    const { status, body } = await api.delete(`/property-types/${type['propertyTypeId']}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'in-use', usedBy: [usedBy] })
    expect((await api.get(`/property-types/${type['propertyTypeId']}`)).status).toBe(200)
  })

  it('200: a value of another entity, or null, does not count as in use', async () => {
    const type = await givenDropdown('case')
    const twin = { handle: type['handle'], label: 'Egn', type: 'text', entity: 'creditor' }
    const { body: other } = await api.post('/property-types', twin)
    await givenValue(other, 'Nord')
    await givenValue(type, null)
    expect((await api.delete(`/property-types/${type['propertyTypeId']}`)).status).toBe(200)
  })
})
