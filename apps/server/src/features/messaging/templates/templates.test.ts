import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardTemplateId } from './index.ts'
import { exampleData } from './mentions.data.ts'
import { fillTemplate } from './fill-template.ts'
import { standardTemplates } from './standard-templates.data.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

let count = 0
function input(more: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1
  return {
    ...{ handle: `letter-${count}`, name: 'Brev', kind: 'letter', language: 'da' },
    ...{ subject: 'Sag {{ case.number }}', body: 'Kære {{ debtor.name }}', ...more },
  }
}

async function created(more: Record<string, unknown> = {}): Promise<any> {
  const answer = await api.post('/templates', input(more))
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

describe('templates', () => {
  it('are created, read, changed and deleted, with an audit entry for each', async () => {
    const given = input()
    const { status, headers, body } = await api.post('/templates', given)
    expect(status).toBe(201)
    expect(headers.location).toMatch(new RegExp(`/templates/${body.templateId}$`))
    expect(body).toMatchObject({ ...given, tenantId: api.tenant.tenantId, updatedAt: null, updatedBy: null })
    const path = `/templates/${body.templateId}`
    expect((await api.get(path)).body).toEqual(body)
    const patched = await api.patch(path, { name: 'Nyt navn', body: 'Frist: {{ deadline | date }}' })
    expect(patched.status).toBe(200)
    expect(patched.body).toMatchObject({
      name: 'Nyt navn',
      body: 'Frist: {{ deadline | date }}',
      handle: given['handle'],
    })
    expect((await api.patch(path, { name: 'Nyt navn' })).body).toEqual(patched.body)
    expect((await api.delete(path)).body).toEqual({})
    expect((await api.get(path)).status).toBe(404)
    const audit = await api.get(`/audit?subjectId=${body.templateId}`)
    expect(audit.body.items.map((entry: any) => entry.operation).sort()).toEqual([
      'create-template',
      'delete-template',
      'patch-template',
    ])
  })

  it('are listed by kind, language, handle and text', async () => {
    const template = await created({ kind: 'email', language: 'en', name: 'Findes Kun Her', body: '<p>Hi</p>' })
    for (const query of [`handle=${template.handle}`, 'kind=email&language=en&q=findes kun']) {
      expect((await api.get(`/templates?${query}`)).body.items).toEqual([template])
    }
    expect((await api.get(`/templates?handle=${template.handle}&language=da`)).body.items).toEqual([])
    expect((await api.get('/templates?colour=red')).status).toBe(422)
  })

  it('are only visible to their tenant', async () => {
    const { templateId } = await created()
    const as = await api.createTenant()
    for (const answer of [
      await api.get(`/templates/${templateId}`, { as }),
      await api.patch(`/templates/${templateId}`, { name: 'x' }, { as }),
      await api.delete(`/templates/${templateId}`, { as }),
    ]) {
      expect(answer.status).toBe(404)
    }
  })

  it('have a unique handle for each kind and language', async () => {
    const { handle, templateId } = await created()
    const taken = await api.post('/templates', input({ handle }))
    expect(taken.status).toBe(422)
    expect(taken.body).toMatchObject({ code: 'template-handle-taken', errors: [{ path: '/handle' }] })
    await created({ handle, language: 'en' })
    const moved = await api.patch(`/templates/${templateId}`, { language: 'en' })
    expect(moved.body.code).toBe('template-handle-taken')
  })

  it('exist on a new tenant in both languages and can be filled in', async () => {
    const { body } = await api.get('/templates?pageSize=100')
    for (const { handle, kind, language } of standardTemplates) {
      const templateId = standardTemplateId(handle, kind, language)
      expect(body.items).toContainEqual(expect.objectContaining({ templateId, handle, kind, language }))
    }
    for (const template of standardTemplates) {
      const { subject, body: text } = fillTemplate({ template, data: exampleData })
      expect(subject).toContain('J-1001')
      expect(text).toContain('Kystens Fjernvarme')
    }
  })
})

describe('a template is rejected', () => {
  it.each([
    ['{{ creditor.nmae }}', 'unknown-mention', 'creditor.nmae on line 1'],
    ['Hej\n{{ kreditor.navn }}', 'unknown-mention', 'kreditor.navn on line 2'],
    ['{% if debtor.cpr %}x{% endif %}', 'unknown-mention', 'debtor.cpr'],
    ['{% for v in vouchers %}{{ v.nmae }}{% endfor %}', 'unknown-mention', 'v.nmae'],
    ['{% if false %}{{ secret }}{% endif %}', 'unknown-mention', 'secret'],
    ['{{ debtor.constructor }}', 'unknown-mention', 'debtor.constructor'],
    ['{{ debtor.name', 'template-invalid', 'not closed'],
    ['{% for v in vouchers %}', 'template-invalid', 'not closed'],
    ['{{ debtor.name | shout }}', 'template-invalid', 'shout'],
    ["{% include 'etc/passwd' %}", 'template-invalid', 'include'],
    ["{% render 'x' %}", 'template-invalid', 'render'],
    ["{% layout 'x' %}", 'template-invalid', 'layout'],
    ['{{ debtor.name | money }}', 'template-invalid', 'amount'],
    ['{{ debtor.name | date }}', 'template-invalid', 'date needs a date'],
    ['{% for i in (1..100000000) %}x{% endfor %}', 'template-invalid', 'limit'],
    ['{% for i in (1..60000) %}0123456789{% endfor %}', 'template-invalid', ''],
  ])('%s: %s', async (body, code, words) => {
    const answer = await api.post('/templates', input({ body }))
    expect(answer.status, answer.text).toBe(422)
    expect(answer.body.code).toBe(code)
    expect(answer.body.errors[0].path).toBe('/body')
    expect(answer.body.errors[0].message).toContain(words)
  })

  it('with all unknown placeholders at once, in subject and body', async () => {
    const { templateId } = await created()
    const answer = await api.patch(`/templates/${templateId}`, { subject: '{{ a }}', body: '{{ b }} {{ c.d }}' })
    expect(answer.body).toMatchObject({ code: 'unknown-mention' })
    expect(answer.body.errors.map((error: any) => error.path)).toEqual(['/subject', '/body', '/body'])
  })
})

describe('the catalogue of placeholders', () => {
  it('lists each with type, description and example, and every one can be used', async () => {
    const { body } = await api.get('/templates/mentions')
    expect(body.items).toContainEqual({
      ...{ name: 'creditor.name', type: 'text', example: 'Kystens Fjernvarme A.m.b.a.' },
      description: expect.stringContaining('ultimate creditor'),
    })
    const everything = body.items.map(({ name }: any) => `{{ ${name} }}`).join('\n')
    await created({ body: everything })
    expect(body.items.every(({ example }: any) => example !== undefined)).toBe(true)
  })
})

describe('a preview', () => {
  const preview = async (more: Record<string, unknown>): Promise<any> => {
    const fields = { kind: 'letter', language: 'da', subject: 'S', body: 'B', ...more }
    const answer = await api.post('/templates/preview', fields)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }

  it('without a case uses example data and stores nothing', async () => {
    const before = (await api.get('/templates?pageSize=500')).body.items.length
    expect(await preview({ subject: 'Sag {{ case.number }}', body: 'Kære {{ debtor.name }}' })).toEqual({
      subject: 'Sag 1001',
      body: 'Kære Mette Sørensen',
    })
    expect((await api.get('/templates?pageSize=500')).body.items.length).toBe(before)
  })

  it('of a case formats amounts and dates in the language of the template', async () => {
    const { caseId } = await givenCase(api, {
      vouchers: [
        { amount: 123_456, referenceId: 'F-1', date: '2026-01-15', dueDate: '2026-02-15' },
        { amount: 10_000, voucherTypeId: standardType['reminder-fee'] },
      ],
    })
    const body =
      '{{ balance.outstanding | money }} / {{ balance.fees | money }} / {{ deadline | date }} / {{ today | date }}'
    const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
    const danish = await preview({ caseId, body, deadline: '2026-03-20' })
    expect(plain(danish.body)).toBe('1.334,56 kr. / 100,00 kr. / 20. marts 2026 / 2. marts 2026')
    const english = await preview({ caseId, body, language: 'en' })
    expect(plain(english.body)).toBe('DKK 1,334.56 / DKK 100.00 / 16 March 2026 / 2 March 2026')
    const table = await preview({ caseId, kind: 'email', body: '{{ vouchers | table }}' })
    expect(plain(table.body)).toContain('<td>F-1</td><td>15.02.2026</td><td>1.234,56 kr.</td>')
  })

  it('names the ultimate creditor as the creditor if the case has one', async () => {
    const { creditorId } = await givenCreditor(api)
    const { caseId } = await givenCase(api, { creditorId })
    const body = '{{ creditor.name }}|{{ creditor.address }}|{{ creditor.identifier }}|{{ ultimateCreditor.name }}'
    const own = (await preview({ caseId, body })).body
    const ultimate = await api.post('/ultimate-creditors', {
      ...{ creditorId, name: 'Varmeværket', address: { address: 'Rørvej 1', zipcode: '3000', city: 'Helsingør' } },
      registryIdentifier: { scheme: 'DK:CVR', value: '76543218' },
    })
    expect(own).not.toContain('Varmeværket')
    const { ultimateCreditorId } = ultimate.body
    expect((await api.patch(`/cases/${caseId}`, { ultimateCreditorId })).status).toBe(200)
    expect((await preview({ caseId, body })).body).toBe('Varmeværket|Rørvej 1, 3000 Helsingør|76543218|Varmeværket')
  })

  it('of an e-mail escapes names and removes scripts', async () => {
    const users = [{ details: { name: '<b onclick="x()">Eva & Co</b>' } }]
    const { customerId } = await givenCustomer(api, { users })
    const { caseId } = await givenCase(api, { customerId })
    const { body } = await preview({
      ...{ kind: 'email', caseId, body: '<p onclick="y()">{{ debtor.name }}</p><script>alert(1)</script>' },
    })
    expect(body).toBe('<p>&lt;b onclick="x()"&gt;Eva &amp; Co&lt;/b&gt;</p>')
  })

  it('of an unknown case or user is 422', async () => {
    const fields = { kind: 'letter', language: 'da', subject: 'S', body: 'B' }
    const missing = await api.post('/templates/preview', { ...fields, caseId: newId() })
    expect(missing.body).toMatchObject({ status: 422, code: 'unknown-reference', errors: [{ path: '/caseId' }] })
    const { caseId } = await givenCase(api)
    const stranger = await api.post('/templates/preview', { ...fields, caseId, userId: newId() })
    expect(stranger.body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/userId' }] })
  })
})
