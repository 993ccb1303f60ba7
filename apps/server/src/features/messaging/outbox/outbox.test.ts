import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts'
import { startTestApp, type TestApp, type TestTenant, withRole } from '../../../../test/test-app.ts'
import { grantableScopes, mailOwners } from '../../../app.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { newId } from '../../../platform/ids.ts'
import { smtpTransport } from '../../../platform/mail/mail-transport.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { sendDueMails } from '../../../platform/mail/send-due-mails.ts'
import { createTenant } from '../../installation/tenants/index.ts'

let api: TestApp
let server: MailServer
let trial: TestTenant
const trialTenant = {
  tenantId: newId(),
  name: 'Prøvebureau',
  timeZone: 'Europe/Copenhagen',
  language: 'da',
}
beforeAll(async () => {
  api = await startTestApp()
  server = await startMailServer()
  await runSystemCommand(api.services, trialTenant, 'create-tenant', (command) =>
    createTenant(command, { isTest: true }),
  )
  trial = { tenantId: trialTenant.tenantId, ...(await api.createToken(trialTenant.tenantId, [...grantableScopes])) }
})
afterAll(async () => {
  await server.close()
  await api.close()
})

async function send(withServer = true): Promise<number> {
  const transport = withServer
    ? smtpTransport({ url: server.url, from: 'inkasso@bureau.example' }, api.services.files)
    : undefined
  try {
    return await sendDueMails({ ...api.services, transport, domain: 'bureau.example', owners: mailOwners })
  } finally {
    transport?.close()
  }
}

async function posted(as: TestTenant, more: object = {}): Promise<string> {
  const { caseId } = await givenCase(api, { as })
  const answer = await api.post(
    '/interactions',
    {
      ...{ type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: '<p>Kære Eva</p>' },
      email: { subject: 'Din sag', to: [{ address: 'eva@debtor.example' }] },
      ...more,
    },
    { as },
  )
  expect(answer.status, answer.text).toBe(201)
  return answer.body.id
}

it('the outbox of a test tenant stores e-mails with their text and sends nothing', async () => {
  const interactionId = await posted(trial)
  expect(await send()).toBe(1)
  expect(server.mails).toEqual([])
  const { body } = await api.get('/outbox', { as: trial })
  expect(body.items).toMatchObject([
    {
      ...{ purpose: 'interaction', referenceId: interactionId, state: 'SENT', isCaptured: true, subject: 'Din sag' },
      ...{ text: expect.stringContaining('Kære Eva'), recipients: [{ address: 'eva@debtor.example', state: 'SENT' }] },
    },
  ])
  expect((await api.get(`/interactions/${interactionId}`, { as: trial })).body.state).toBe('SENT')
})

it('without a mail server, only the outbox of test tenants is processed', async () => {
  await posted(trial)
  const waiting = await posted(api.tenant)
  expect(await send(false)).toBe(1)
  expect((await api.get(`/interactions/${waiting}`)).body.state).toBe('PENDING')
  expect(await send()).toBe(1)
  expect(server.mails).toHaveLength(1)
  const [mail] = (await api.get('/outbox')).body.items
  expect(mail).toMatchObject({ state: 'SENT', isCaptured: false, text: null, attachments: [] })
})

it('the outbox never shows password links, nor messages that the reader may not see', async () => {
  await runSystemCommand(api.services, trialTenant, 'queue', (command) =>
    queueMail(command, {
      purpose: 'password-invitation',
      to: [{ address: 'ny@bureau.example' }],
      subject: 'Velkommen',
      text: 'https://…',
    }),
  )
  const hidden = await posted(trial, { minVisibilityRole: 'super-admin' })
  await send()
  const asAdmin = (await api.get('/outbox', { as: withRole(trial, 'admin') })).body.items
  expect(asAdmin.find(({ purpose }: any) => purpose === 'password-invitation')).toMatchObject({
    subject: 'Velkommen',
    text: null,
  })
  expect(asAdmin.map(({ referenceId }: any) => referenceId)).not.toContain(hidden)
  const asSuper = (await api.get('/outbox', { as: withRole(trial, 'super-admin') })).body.items
  expect(asSuper.map(({ referenceId }: any) => referenceId)).toContain(hidden)
})

it('the outbox is searched by subject and recipient, filtered by state, and paged', async () => {
  const subjects = async (query: string): Promise<string[]> =>
    (await api.get(`/outbox?${query}`, { as: trial })).body.items.map(({ subject }: any) => subject)
  expect(await subjects('q=VELKOM')).toEqual(['Velkommen'])
  expect(await subjects('q=ny@bureau')).toEqual(['Velkommen'])
  expect(await subjects('state=BOUNCED')).toEqual([])
  const [first] = (await api.get('/outbox?pageSize=1', { as: trial })).body.items
  expect(await subjects(`after=${String(first.mailId)}&pageSize=1`)).toHaveLength(1)
})

it('the outbox shows a token messages only with read:interactions, and e-mails to staff only with read:users', async () => {
  const purposes = async (...scopes: string[]): Promise<Set<string>> => {
    const as = { tenantId: trial.tenantId, ...(await api.createToken(trial.tenantId, ['read:outbox', ...scopes])) }
    return new Set((await api.get('/outbox?pageSize=100', { as })).body.items.map(({ purpose }: any) => purpose))
  }
  expect(await purposes()).toEqual(new Set())
  expect(await purposes('read:interactions')).toEqual(new Set(['interaction']))
  expect(await purposes('read:users')).toEqual(new Set(['password-invitation']))
})
