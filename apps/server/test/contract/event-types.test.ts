import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api as description, mailOwners, operations } from '../../src/app.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { envelopeOf, exampleEventOf } from '../../src/platform/events/event-type.ts'
import { answerDocumentation } from '../../src/platform/http/reference/documentation.ts'
import { describeApi } from '../../src/platform/http/reference/openapi.ts'
import { eventTypesOf, isTenantOperation } from '../../src/platform/http/operations/operation.ts'
import { executeCommand } from '../../src/platform/commands/execute-command.ts'
import { systemPrincipal } from '../../src/platform/identity/principal.ts'
import { runClockMoves } from '../../src/features/installation/test-clock/index.ts'
import { smtpTransport } from '../../src/platform/mail/mail-transport.ts'
import { sendDueMails } from '../../src/platform/mail/send-due-mails.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { checkAll } from '../check-all.ts'
import { eventSteps } from '../event-steps.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { startMailServer } from '../mail-server.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp } from '../test-app.ts'

/** Emitted events compared with their declarations, both ways. */
let api: TestApp
let tenant: PopulatedTenant
interface Written {
  readonly position: number
  readonly type: string
  readonly data: Record<string, unknown>
}
const written: Written[] = []
/** The event types that each write emitted, and the response to its example. */
const emitted = new Map<string, Set<string>>()
const outcomes = new Map<string, string>()
const writes = operations
  .filter(isTenantOperation)
  .filter((operation) => operation.kind === 'write' || operation.kind === 'grouped')
  .sort((a, b) => rank(a) - rank(b))
const { events: eventTypes } = description
const types = eventTypes.map(({ type }) => type)
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false })
addFormats(ajv)

beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp({
    extend: (app) => {
      answerDocumentation(app, { api: description, publicUrl: () => 'http://127.0.0.1:3000' })
    },
  }))
  await collect('preparation')
  for (const operation of writes) {
    const { status, text } = await api.request({
      ...requestOf(operation, tenant, exampleFor(operation, tenant)),
      headers: {},
    })
    outcomes.set(operation.id, `${status} ${status < 300 ? '' : text}`.trim())
    await collect(operation.id)
  }
  for (const { operationId, prepare } of eventSteps) {
    const [method, path, body, headers = {}] = await prepare({ api, as: tenant })
    await collect('preparation')
    const { status, text } = await api.request({ method, path, body, headers, as: tenant })
    outcomes.set(operationId, `${status} ${status < 300 ? '' : text}`.trim())
    await collect(operationId)
  }
  await sendMail()
  await collect('the mail server')
  await arrive()
  await collect('the test clock')
})
afterAll(() => api.close())

/** Notes what was emitted since the last call. */
async function collect(operationId: string): Promise<void> {
  const added = await api.database.read(
    tenant.tenantId,
    sql<Written>`
      select position, type, data from events
      where tenant_id = ${tenant.tenantId}::uuid and not is_test
        and position > ${written.at(-1)?.position ?? 0}::bigint
      order by position`,
  )
  written.push(...added)
  emitted.set(operationId, new Set([...(emitted.get(operationId) ?? []), ...added.map(({ type }) => type)]))
}

/** The clock arrives where it was moved to. What happens on the way is not the subject. */
async function arrive(): Promise<void> {
  await api.database.inTenant(tenant.tenantId, (transaction) =>
    transaction.run(sql`update clock_moves set reached_at = to_at where tenant_id = ${tenant.tenantId}::uuid`),
  )
  await runClockMoves({ ...api.services, dayWork: [], dueWork: [] })
}

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

/** What others need is deleted last; an erasure deletes the export. */
function rank({ id, method }: { readonly id: string; readonly method: string }): number {
  if (id === 'erase-person') return 2
  return method === 'DELETE' ? 1 : 0
}

describe('the declared events of a write', () => {
  checkAll(
    'are exactly those it emits, for every write',
    writes.map((operation) => [operation.id, operation] as const),
    (id, { events }) => {
      expect(outcomes.get(id)).toMatch(/^20\d$/)
      expect([...(emitted.get(id) ?? [])].sort()).toEqual([...eventTypesOf(events)].sort())
    },
  )

  it('are known types, and every type is emitted by some operation', () => {
    const declared = writes.flatMap(({ events }) => eventTypesOf(events))
    expect(declared.filter((type) => !types.includes(type))).toEqual([])
    const happened = new Set(written.map(({ type }) => type))
    expect(types.filter((type) => !happened.has(type))).toEqual([])
  })

  it('are listed in the OpenAPI document', () => {
    const { paths } = describeApi(description, 'http://127.0.0.1') as { paths: Record<string, Record<string, any>> }
    for (const { path, method, events } of writes) {
      const shown = paths[path]?.[method.toLowerCase()]
      expect(shown['x-events']).toEqual(eventTypesOf(events))
      expect(shown['x-no-events']).toBe('none' in events ? events.none : undefined)
    }
  })

  it('are enforced: an operation that emits another one fails and writes nothing', async () => {
    const audited = () => api.database.read(tenant.tenantId, sql`select from audit_entries`)
    const before = (await audited()).length
    const request = {
      ...{ operation: 'create-nothing', eventTypes: ['cases.create'], requestId: '-', now: api.clock.now() },
      ...{
        principal: systemPrincipal({ ...tenant, name: 'Testbureau', timeZone: 'UTC', language: 'da' }),
        isDryRun: false,
      },
      idempotency: undefined,
    }
    const emitting = executeCommand(api.services, request, (command) => {
      command.audit({ subjectType: 'case', subjectId: tenant.tenantId })
      command.emit({ type: 'cases.update', subjectId: tenant.tenantId, data: {} })
      return Promise.resolve({ status: 200, headers: {}, body: '' })
    })
    await expect(emitting).rejects.toThrow('create-nothing emits cases.update, which it does not declare.')
    expect((await audited()).length).toBe(before)
  })

  it('contain no secrets', () => {
    const text = JSON.stringify(written)
    for (const secret of [
      /fdr_[0-9A-Za-z]{20}/,
      /whsec_/,
      /\/d\/[\w-]{20}/,
      /"(secret|token|url|passwordHash)":"(?!https:\/\/hooks)/,
    ])
      expect(text).not.toMatch(secret)
  })
})

describe('event types', () => {
  it('have unique names', () => {
    expect(new Set(types).size).toBe(types.length)
  })

  it('match the emitted ones in the sources', () => {
    const sources = readdirSync(join(serverFolder, 'src/features'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(serverFolder, 'src/features', file), 'utf8'))
      .filter((text) => text.includes('.emit('))
    const emitted = sources.flatMap((text) =>
      [...text.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1]),
    )
    expect([...new Set(emitted)].filter((type) => !types.includes(type!))).toEqual([])
  })

  const rows = eventTypes.map((type) => [type.type, type] as const)

  checkAll('each: emitted data matches its schema, without other members', rows, (_, type) => {
    const validate = ajv.compile(type.data)
    const named = Object.keys((type.data as TObject).properties)
    // The events about a person whose data was erased are empty.
    const kept = written.filter((event) => event.type === type.type && Object.keys(event.data as object).length > 0)
    for (const { data } of kept) {
      expect(validate(data) ? [] : validate.errors).toEqual([])
      expect(Object.keys(data).filter((name) => !named.includes(name))).toEqual([])
    }
  })

  const { webhooks } = describeApi(description, 'http://127.0.0.1') as { webhooks: Record<string, any> }

  checkAll('each: has a schema in the OpenAPI document, a page, and a valid example', rows, async (name, type) => {
    const validate = ajv.compile(envelopeOf(type))
    expect(validate(exampleEventOf(type)) ? [] : validate.errors).toEqual([])
    expect(webhooks[name].post.requestBody.content['application/json'].schema.properties.data.$ref).toMatch(
      /^#\/components\/schemas\//,
    )
    const page = await api.app.inject({ url: `/events/${name}` })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.payload).toContain(`&quot;event&quot;: &quot;${name}&quot;`)
  })

  it('have an index, and no page for unknown types', async () => {
    const index = await api.app.inject({ url: '/events' })
    for (const type of types) expect(index.payload).toContain(`href="/events/${type}"`)
    expect((await api.app.inject({ url: '/events/cases.created' })).statusCode).toBe(404)
  })
})
