import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { type ImapServer, startImapServer } from '../../../../test/imap-server.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { mailOwners } from '../../../app.ts'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { MailTransport } from '../../../platform/mail/mail-transport.ts'
import type { OutgoingMail } from '../../../platform/mail/mail.ts'
import { sendDueMails } from '../../../platform/mail/send-due-mails.ts'
import { findCaseStates } from '../../casework/case-workflows/case-state.queries.ts'
import { setFileQuota } from '../files/index.ts'
import { pollMailboxes } from './poll-mailboxes.ts'

let api: TestApp
let imap: ImapServer
const failures: unknown[] = []
beforeAll(async () => {
  api = await startTestApp({ allowsLoopback: true })
  imap = await startImapServer()
})
afterAll(async () => {
  await imap.close()
  await api.close()
  expect(failures).toEqual([])
})

async function ok(answer: Promise<{ status: number; body: any; text: string }>): Promise<any> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

interface Mail {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly headers?: readonly string[]
  readonly text?: string
}

let count = 0
function mailOf({ from = 'Eva Holm <eva@post.example>', to = 'svar@bureau.example', ...mail }: Mail): Buffer {
  count += 1
  const lines = [
    ...[`From: ${from}`, `To: ${to}`, `Subject: ${mail.subject ?? 'Hej'}`, `Message-ID: <${count}@post.example>`],
    ...['Date: Mon, 01 Jan 2024 10:00:00 +0100', ...(mail.headers ?? ['Content-Type: text/plain; charset=utf-8'])],
    ...['', mail.text ?? 'Kan jeg betale i rater?'],
  ]
  return Buffer.from(lines.join('\r\n'))
}

const post = (as: TestTenant, mail: Buffer): ReturnType<TestApp['post']> =>
  api.post('/incoming-mails', { content: mail.toString('base64') }, { as })
const received = async (as: TestTenant, mail: Mail): Promise<any> => {
  const { interactionId } = await ok(post(as, mailOf(mail)))
  return ok(api.get(`/interactions/${interactionId}`, { as }))
}

async function givenDebtor(
  as: TestTenant,
  email = 'eva@post.example',
): Promise<{ caseId: string; customerId: string; userId: string; number: string }> {
  const { customerId } = await givenCustomer(api, { as, users: [{ details: { name: 'Eva Holm', email } }] })
  const { caseId } = await givenCase(api, { as, customerId })
  const { users } = (await api.get(`/customers/${customerId}`, { as })).body
  const { journalNumber } = (await api.get(`/cases/${caseId}`, { as })).body
  return { caseId, customerId, userId: users[0].userId, number: journalNumber }
}

const sent: OutgoingMail[] = []
const transport: MailTransport = {
  send: (mail) => {
    sent.push(mail)
    return Promise.resolve({ accepted: mail.recipients.map(({ address }) => address), rejected: [], answer: '250' })
  },
  close: () => undefined,
}

/** An e-mail of ours that has left. */
async function givenSent(as: TestTenant, caseId: string, userId: string): Promise<{ id: string; mail: OutgoingMail }> {
  const email = { to: [{ userId }], subject: 'Din sag' }
  const { id } = await ok(
    api.post(
      '/interactions',
      { type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, notes: '<p>Hej</p>', email },
      { as },
    ),
  )
  await sendDueMails({ ...api.services, transport, domain: 'bureau.example', owners: mailOwners })
  const mail = sent.find(({ referenceId }) => referenceId === id)
  if (mail === undefined) throw new Error('The e-mail was not sent.')
  return { id, mail }
}

describe('an e-mail that arrives', () => {
  it('is put on the case of the reply address, which the workflow and the queue see', async () => {
    const as = await api.createTenant()
    await ok(api.post('/mailboxes', { address: 'Svar@bureau.example' }, { as }))
    const { caseId, userId } = await givenDebtor(as)
    const { mail } = await givenSent(as, caseId, userId)
    const replyTo = mail.content.replyTo ?? ''
    expect(replyTo).toMatch(/^svar\+[\da-f]{32}@bureau\.example$/)
    const interaction = await received(as, { from: 'Nabo <nabo@post.example>', to: `Svar <${replyTo}>` })
    expect(interaction).toMatchObject({
      ...{ type: 'EMAIL', direction: 'INCOMING', state: 'MAPPED', referenceId: caseId, referenceType: 'case' },
      ...{ notes: '<p>Kan jeg betale i rater?</p>', createdAt: '2024-01-01T09:00:00.000Z' },
      details: { name: 'Nabo', email: 'nabo@post.example', subject: 'Hej', matchedBy: 'TAG' },
    })
    const { items } = (await api.get('/work-queue', { as })).body
    expect(items.map(({ subjectId }: any) => subjectId)).toContain(interaction.id)
    const facts = (): Promise<any[]> =>
      api.database.read(as.tenantId, findCaseStates(as.tenantId, [caseId], nowOf(api.clock, {})))
    expect((await facts())[0].messageWaiting).toBe(true)
    await ok(api.patch(`/interactions/${interaction.id}`, { state: 'HANDLED' }, { as }))
    expect((await facts())[0].messageWaiting).toBe(false)
  })

  it('is put on the case of the e-mail that it answers, else of its sender or of a stated number', async () => {
    const as = await api.createTenant()
    const { caseId, userId, customerId, number } = await givenDebtor(as)
    const { mail } = await givenSent(as, caseId, userId)
    expect(mail.content.replyTo).toBeNull()
    const reply = { from: 'x@elsewhere.example', headers: [`References: <a@b> ${mail.messageId} <c@d>`] }
    expect(await received(as, reply)).toMatchObject({ referenceId: caseId, details: { matchedBy: 'REPLY' } })
    expect(await received(as, { from: 'EVA@post.example' })).toMatchObject({
      ...{ referenceId: caseId, details: { matchedBy: 'SENDER' } },
    })
    const unknown = { from: 'advokat@elsewhere.example', subject: `SV: Sag ${number}` }
    expect(await received(as, unknown)).toMatchObject({ referenceId: caseId, details: { matchedBy: 'CASE_NUMBER' } })
    const { caseId: second } = await givenCase(api, { as, customerId })
    const ambiguous = await received(as, { subject: 'Min gæld' })
    expect(ambiguous).toMatchObject({ state: 'UNMAPPED', referenceId: null, details: { matchedBy: 'NOTHING' } })
    const { journalNumber } = (await api.get(`/cases/${second}`, { as })).body
    expect(await received(as, { subject: `case no. ${journalNumber}` })).toMatchObject({ referenceId: second })
    const other = await givenDebtor(as, 'per@post.example')
    expect(await received(as, { subject: `sag ${other.number}` })).toMatchObject({
      ...{ state: 'UNMAPPED', details: { caseNumber: other.number } },
    })
  })

  it('is never placed by what belongs to another tenant', async () => {
    const [as, stranger] = [await api.createTenant(), await api.createTenant()]
    await ok(api.post('/mailboxes', { address: 'svar@bureau.example' }, { as }))
    const { caseId, userId, number } = await givenDebtor(as)
    const { mail } = await givenSent(as, caseId, userId)
    const subject = `Sag ${number}9`
    const headers = [`In-Reply-To: ${mail.messageId}`]
    const to = mail.content.replyTo ?? ''
    expect(await received(stranger, { to, subject, headers })).toMatchObject({ state: 'UNMAPPED', referenceId: null })
    const wrong = await api.post('/incoming-mails', { content: 'eA==' }, { as: { ...stranger, tenantId: as.tenantId } })
    expect(wrong.status).toBe(401)
  })

  it('arrives once, whatever way and however often it comes', async () => {
    const as = await api.createTenant()
    await givenDebtor(as)
    const mail = mailOf({ subject: 'Én gang' })
    const relayed = Buffer.concat([Buffer.from('Received: from a by b; Mon, 1 Jan 2024 10:00:01 +0100\r\n'), mail])
    const answers = await Promise.all([mail, relayed, mail].map((each) => post(as, each)))
    const bodies = answers.map(({ body }) => body)
    expect(new Set(bodies.map(({ interactionId }) => interactionId)).size).toBe(1)
    expect(bodies.filter(({ isNew }) => isNew)).toHaveLength(1)
    // Another text under the same Message-ID is another message.
    const forged = Buffer.from(mail.toString().replace('rater', 'morgen'))
    expect((await ok(post(as, forged))).isNew).toBe(true)
    const { items } = (await api.get('/incoming-mails', { as })).body
    expect(items.map(({ kind, source }: any) => [kind, source])).toEqual([
      ['MESSAGE', 'API'],
      ['MESSAGE', 'API'],
    ])
  })

  it('that a program wrote for somebody is handled at once, and stays on the case', async () => {
    const as = await api.createTenant()
    const { caseId } = await givenDebtor(as)
    const away = await received(as, { headers: ['Auto-Submitted: auto-replied'], subject: 'Ikke til stede' })
    expect(away).toMatchObject({ state: 'HANDLED', referenceId: caseId, details: { isAutoReply: true } })
    expect(await received(as, { headers: ['Auto-Submitted: no'] })).toMatchObject({ state: 'MAPPED' })
  })

  it('that reports on an e-mail of ours is recorded on its delivery; on any other, it is for a person', async () => {
    const as = await api.createTenant()
    const { caseId, userId } = await givenDebtor(as)
    const { id, mail } = await givenSent(as, caseId, userId)
    const report = (messageId: string): Mail => ({
      from: 'MAILER-DAEMON@mx.example',
      headers: [
        'Auto-Submitted: auto-replied',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      ],
      text: [
        ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
        ...['Final-Recipient: rfc822; eva@post.example', 'Action: failed', 'Status: 5.1.1', ''],
        ...['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, '', '--b--', ''],
      ].join('\r\n'),
    })
    expect(await ok(post(as, mailOf(report(mail.messageId))))).toEqual({ isNew: true, interactionId: id })
    expect((await api.get(`/deliveries/${id}`, { as })).body).toMatchObject({ state: 'RETURNED', reason: '5.1.1' })
    expect((await api.get('/incoming-mails', { as })).body.items[0]).toMatchObject({
      kind: 'BOUNCE',
      interactionId: id,
    })
    expect(await received(as, report('<unknown@bureau.example>'))).toMatchObject({ state: 'UNMAPPED' })
  })
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

function withFiles(files: readonly (readonly [name: string, content: Buffer])[]): Mail {
  const parts = files.flatMap(([name, content]) => [
    ...['--b', `Content-Type: application/octet-stream; name="${name}"`, 'Content-Transfer-Encoding: base64'],
    ...[`Content-Disposition: attachment; filename="${name}"`, '', content.toString('base64')],
  ])
  const html = '<p onclick="x()">Se <b>bilag</b></p><script>steal()</script><img src="https://t.example/p.gif">'
  return {
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
    text: ['--b', 'Content-Type: text/html; charset=utf-8', '', html, ...parts, '--b--', ''].join('\r\n'),
  }
}

describe('the files of an e-mail', () => {
  it('pass the checks of uploads; those that do not are named, and the text is sanitised', async () => {
    const as = await api.createTenant()
    const files = [
      ['kvittering.pdf', pdf],
      ['virus.exe', Buffer.from('MZ')],
      ['løn.pdf', Buffer.from('<html>')],
    ] as const
    const interaction = await received(as, withFiles(files))
    expect(interaction.notes).toContain('<b>bilag</b>')
    expect(interaction.notes).not.toMatch(/script|onclick|steal|t\.example/)
    expect(interaction.files).toMatchObject([{ fileName: 'kvittering.pdf', contentType: 'application/pdf' }])
    expect(interaction.details.leftOutFiles).toMatch(/^virus\.exe: .+\nløn\.pdf: /)
  })

  it('are not stored for the second time, nor beyond the quota', async () => {
    const as = await api.createTenant()
    const mail = mailOf(withFiles([['a.pdf', pdf]]))
    await ok(post(as, mail))
    await ok(post(as, mail))
    expect((await api.get('/files', { as })).body.items).toHaveLength(1)
    const owner = { ...as, name: 'x', language: 'da', timeZone: 'Europe/Copenhagen' }
    await runSystemCommand(api.services, owner, 'set-file-quota', (command) => setFileQuota(command, 60))
    expect((await post(as, mailOf(withFiles([['b.pdf', pdf]])))).body.code).toBe('file-quota-exceeded')
  })
})

describe('a hostile e-mail', () => {
  const nested = Array.from(
    { length: 2_000 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`,
  )
  const cases: Record<string, Buffer> = {
    'empty lines without end': mailOf({ text: '\r\n'.repeat(350_000) }),
    'parts within parts': mailOf({
      headers: ['Content-Type: multipart/mixed; boundary=b0'],
      text: nested.join('\r\n'),
    }),
    'more lines than any message has': mailOf({ text: '\n'.repeat(700_000) }),
    'no headers': Buffer.from('\r\n\r\nhej'),
    'bytes of no encoding': Buffer.concat([mailOf({ subject: '=?utf-8?B?/w==?=' }), Buffer.from([0, 255, 254, 0])]),
    'a header without end': Buffer.from(`Subject: ${'x'.repeat(700_000)}`),
    'line breaks in names': mailOf({
      from: '=?utf-8?Q?A=0D=0AX:_y?= <eva@post.example>',
      subject: '=?utf-8?Q?a=00b?=',
    }),
  }

  it.each(Object.keys(cases))('arrives all the same, for a person to read: %s', async (name) => {
    const as = await api.createTenant()
    const { interactionId } = await ok(post(as, cases[name] ?? Buffer.alloc(0)))
    const interaction = await ok(api.get(`/interactions/${interactionId}`, { as }))
    expect(interaction).toMatchObject({ state: 'UNMAPPED', direction: 'INCOMING' })
    expect(JSON.stringify(interaction.details)).not.toMatch(/\\r|\\n|\\u0000/)
  })

  it('is refused if it is no base64', async () => {
    const { status, body } = await api.post('/incoming-mails', { content: 'no base64' })
    expect([status, body.errors[0].path]).toEqual([422, '/content'])
  })
})

describe('a mailbox', () => {
  const logger = { error: (found: unknown) => failures.push(found) }
  const server = (): object => ({ host: '127.0.0.1', port: imap.port, userName: 'svar', password: 'sesam' })
  const only = async (as: TestTenant): Promise<any> => (await api.get('/mailboxes', { as })).body.items[0]
  const arrived = async (as: TestTenant): Promise<any[]> =>
    (await api.get('/interactions?direction=INCOMING', { as })).body.items

  it('is read every minute, from where it was left, and nothing arrives twice', async () => {
    const as = await api.createTenant()
    const created = await ok(api.post('/mailboxes', { address: 'svar@bureau.example', imap: server() }, { as }))
    expect(JSON.stringify(created)).not.toContain('sesam')
    const stored = await api.database.read(
      as.tenantId,
      sql<{ password: string }>`select password from mailboxes where tenant_id = ${as.tenantId}::uuid`,
    )
    expect(stored[0]?.password).not.toContain('sesam')
    imap.messages.set(1, mailOf({ subject: 'Første' })).set(2, mailOf(withFiles([['a.pdf', pdf]])))
    await Promise.all([pollMailboxes(api.services, logger), pollMailboxes(api.services, logger)])
    expect(await only(as)).toMatchObject({ lastError: null, imap: { folder: 'INBOX' } })
    expect((await arrived(as)).map(({ files }: any) => files.length)).toEqual([0, 1])
    // Not due yet; then only what is new.
    imap.messages.set(3, mailOf({ subject: 'Tredje' }))
    await pollMailboxes(api.services, logger)
    expect(await arrived(as)).toHaveLength(2)
    imap.commands.length = 0
    api.clock.advance({ ms: 61_000 })
    await pollMailboxes(api.services, logger)
    expect(await arrived(as)).toHaveLength(3)
    expect(imap.commands.filter((line) => line.includes('FETCH'))).toHaveLength(1)
    expect(imap.commands.some((line) => /STORE|EXPUNGE|SELECT/.test(line.replace('EXAMINE', '')))).toBe(false)
    // The server numbers its messages again: all are read, and all are known.
    imap.uidValidity += 1
    api.clock.advance({ ms: 61_000 })
    await pollMailboxes(api.services, logger)
    expect(await arrived(as)).toHaveLength(3)
    expect((await api.get('/incoming-mails', { as })).body.items[0].source).toBe('MAILBOX')
    await ok(api.delete(`/mailboxes/${created.mailboxId}`, { as }))
    imap.messages.clear()
  })

  it('says why it could not be read, waits, and is read as soon as it is corrected', async () => {
    const as = await api.createTenant()
    const wrong = { ...server(), password: 'forkert' }
    const { mailboxId } = await ok(api.post('/mailboxes', { address: 'svar@bureau.example', imap: wrong }, { as }))
    imap.messages.set(1, mailOf({ subject: 'Efter rettelsen' }))
    await pollMailboxes(api.services, logger)
    expect((await only(as)).lastError).toMatch(/Invalid credentials/)
    api.clock.advance({ ms: 61_000 })
    const before = imap.commands.length
    await pollMailboxes(api.services, logger)
    expect(imap.commands).toHaveLength(before)
    await ok(api.patch(`/mailboxes/${mailboxId}`, { imap: server() }, { as }))
    await pollMailboxes(api.services, logger)
    expect(await only(as)).toMatchObject({ lastError: null })
    expect(await arrived(as)).toHaveLength(1)
    await ok(api.delete(`/mailboxes/${mailboxId}`, { as }))
    imap.messages.clear()
  })

  it('delivers a message whose files find no space, without them', async () => {
    const as = await api.createTenant()
    const owner = { ...as, name: 'x', language: 'da', timeZone: 'Europe/Copenhagen' }
    await runSystemCommand(api.services, owner, 'set-file-quota', (command) => setFileQuota(command, 1))
    const { mailboxId } = await ok(api.post('/mailboxes', { address: 'svar@bureau.example', imap: server() }, { as }))
    imap.messages.set(1, mailOf(withFiles([['a.pdf', pdf]])))
    await pollMailboxes(api.services, logger)
    const [interaction] = await arrived(as)
    expect(interaction.files).toEqual([])
    expect(interaction.details.leftOutFiles).toMatch(/^a\.pdf: /)
    await ok(api.delete(`/mailboxes/${mailboxId}`, { as }))
    imap.messages.clear()
  })

  it('is refused on an internal network or another port, and with an address that is taken', async () => {
    const as = await api.createTenant()
    const address = 'svar@bureau.example'
    const at = (host: string, port: number): ReturnType<TestApp['post']> =>
      api.post('/mailboxes', { address, imap: { ...server(), host, port } }, { as })
    for (const [host, port] of [
      ['10.0.0.1', 993],
      ['192.0.2.7/x', 993],
      ['8.8.8.8', 22],
      ['a b', 993],
    ] as const) {
      const { status, body } = await at(host, port)
      expect([host, status, body.code]).toEqual([host, 422, 'mailbox-server-refused'])
    }
    await ok(api.post('/mailboxes', { address }, { as }))
    expect((await api.post('/mailboxes', { address: 'SVAR@bureau.example' }, { as })).body.code).toBe('mailbox-exists')
    expect((await api.post('/mailboxes', { address: `${'x'.repeat(32)}@bureau.example` }, { as })).status).toBe(422)
  })
})
