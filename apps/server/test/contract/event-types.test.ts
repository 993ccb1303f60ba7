import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api as description, mailOwners, operations } from '../../src/app.ts'
import { eventTypes } from '../../src/event-types.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { envelopeOf, exampleEventOf } from '../../src/platform/events/event-type.ts'
import { answerDocumentation } from '../../src/platform/http/documentation.ts'
import { describeApi } from '../../src/platform/http/openapi.ts'
import { isTenantOperation } from '../../src/platform/http/operation.ts'
import { smtpTransport } from '../../src/platform/mail/mail-transport.ts'
import { sendDueMails } from '../../src/platform/mail/send-due-mails.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { startMailServer } from '../mail-server.ts'
import { createPopulatedTenant, type PopulatedTenant } from '../populated-tenant.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

/** What is told of, held against what is said about it: both ways. */
let api: TestApp
let tenant: PopulatedTenant
let written: { type: string; data: Record<string, unknown> }[]
const types = eventTypes.map(({ type }) => type)
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false })
addFormats(ajv)

beforeAll(async () => {
  api = await startTestApp({
    extend: (app) => {
      answerDocumentation(app, { api: description, publicUrl: () => 'http://127.0.0.1:3000' })
    },
  })
  tenant = await createPopulatedTenant(api)
  const inOrder = [...operations].filter(isTenantOperation).sort((a, b) => rank(a.method) - rank(b.method))
  for (const operation of inOrder) {
    if (operation.kind !== 'write' && operation.kind !== 'grouped') continue
    await api.request({ ...requestOf(operation, tenant, exampleFor(operation, tenant)), headers: {} })
  }
  await api.patch(`/cases/${tenant.ids['caseId']!}`, { status: 'VERIFIED' }, { as: tenant })
  await sendMail()
  written = await api.database.read(
    tenant.tenantId,
    sql<{ type: string; data: Record<string, unknown> }>`
      select type, data from events where tenant_id = ${tenant.tenantId}::uuid and not is_test`,
  )
})
afterAll(() => api.close())

/** An e-mail on the case, handed over to a mail server. */
async function sendMail(): Promise<void> {
  const email = { subject: 'Om din sag', to: [{ address: 'eva@debtor.example' }] }
  const mail = { type: 'EMAIL', direction: 'OUTGOING', referenceId: tenant.ids['caseId'], notes: 'Hej', email }
  const { status, text } = await api.post('/interactions', mail, { as: tenant })
  expect(status, text).toBe(201)
  const server = await startMailServer()
  const transport = smtpTransport({ url: server.url, from: 'inkasso@bureau.example' }, api.services.files)
  await sendDueMails({ ...api.services, transport, domain: 'bureau.example', owners: mailOwners })
  transport.close()
  await server.close()
}

function rank(method: string): number {
  return method === 'DELETE' ? 1 : 0
}

describe('the types of events', () => {
  it('are those that happen when everything is done once, neither more nor fewer', () => {
    expect([...new Set(written.map(({ type }) => type))].sort()).toEqual([...types].sort())
    expect(new Set(types).size).toBe(types.length)
  })

  it('are those that the sources tell of', () => {
    const sources = readdirSync(join(serverFolder, 'src/features'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(serverFolder, 'src/features', file), 'utf8'))
      .filter((text) => text.includes('.emit('))
    const told = sources.flatMap((text) =>
      [...text.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1]),
    )
    expect([...new Set(told)].filter((type) => !types.includes(type!))).toEqual([])
  })

  it.each(eventTypes.map((type) => [type.type, type] as const))(
    '%s: what is told fits its schema, and holds nothing that it does not name',
    (_, type) => {
      const validate = ajv.compile(type.data)
      const named = Object.keys((type.data as TObject).properties)
      for (const { data } of written.filter((event) => event.type === type.type)) {
        expect(validate(data) ? [] : validate.errors).toEqual([])
        expect(Object.keys(data).filter((name) => !named.includes(name))).toEqual([])
      }
    },
  )

  it.each(eventTypes.map((type) => [type.type, type] as const))(
    '%s: has a schema in the OpenAPI document, a page, and an example that fits',
    async (name, type) => {
      const validate = ajv.compile(envelopeOf(type))
      expect(validate(exampleEventOf(type)) ? [] : validate.errors).toEqual([])
      const { webhooks } = describeApi(description, 'http://127.0.0.1') as { webhooks: Record<string, any> }
      expect(webhooks[name].post.requestBody.content['application/json'].schema.properties.data.$ref).toMatch(
        /^#\/components\/schemas\//,
      )
      const page = await api.app.inject({ url: `/events/${name}` })
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.payload).toContain(`&quot;event&quot;: &quot;${name}&quot;`)
    },
  )

  it('have an index, and no page for what there is not', async () => {
    const index = await api.app.inject({ url: '/events' })
    for (const type of types) expect(index.payload).toContain(`href="/events/${type}"`)
    expect((await api.app.inject({ url: '/events/cases.created' })).statusCode).toBe(404)
  })
})
