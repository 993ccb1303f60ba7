import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { runSystemCommand } from '../../src/platform/commands/system-command.ts'
import { newId } from '../../src/platform/ids.ts'
import { type MailTransport, smtpTransport } from '../../src/platform/mail/mail-transport.ts'
import { type NewMail, queueMail } from '../../src/platform/mail/queue-mail.ts'
import {
  type MailOwner,
  type MailWorker,
  sendDueMails,
  sweepDoneMails,
} from '../../src/platform/mail/send-due-mails.ts'

let test: TestApp
let server: MailServer
let transport: MailTransport
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(async () => {
  await test.close()
})
beforeEach(async () => {
  server = await startMailServer()
  transport = smtpTransport({ url: server.url, from: 'inkasso@bureau.example' }, test.services.files)
})
afterEach(async () => {
  transport.close()
  await server.close()
  // Mails left by one test must not reach the next.
  await test.database.inTenant(test.tenant.tenantId, (transaction) => transaction.run(sql`delete from outgoing_mails`))
})

function worker(more: Partial<MailWorker> = {}): MailWorker {
  return { ...test.services, transport, domain: 'bureau.example', owners: {}, ...more }
}

async function queued(mail: Partial<NewMail> = {}): Promise<string> {
  const tenant = {
    tenantId: test.tenant.tenantId,
    name: 'Nordisk Inkasso A/S',
    timeZone: 'Europe/Copenhagen',
    language: 'da',
  }
  const { mailId } = await runSystemCommand(test.services, tenant, 'queue', (command) =>
    queueMail(command, {
      ...{ purpose: 'greeting', to: [{ address: 'eva@debtor.example', name: 'Eva Østergård' }] },
      ...{ subject: 'Din sag', text: 'Kære Eva', ...mail },
    }),
  )
  return mailId
}

async function rowOf(mailId: string): Promise<Record<string, any>> {
  const [row] = await test.database.read<Record<string, any>>(
    test.tenant.tenantId,
    sql`select * from outgoing_mails where tenant_id = ${test.tenant.tenantId}::uuid and mail_id = ${mailId}::uuid`,
  )
  return row ?? {}
}

describe('a mail in the outbox', () => {
  it('is sent as written, and its content is then deleted', async () => {
    const key = `${test.tenant.tenantId}/${newId()}`
    await test.services.files.put(key, Readable.from([Buffer.from('Bilag æøå')]), { maxBytes: 1_000 })
    const mailId = await queued({
      ...{ html: '<p>Kære <b>Eva</b></p>', replyTo: 'svar@bureau.example', subject: 'Påkrav\r\nBcc: all@x.example' },
      attachments: [{ key, fileName: 'Bilag å.txt', contentType: 'text/plain' }],
    })
    expect(await sendDueMails(worker())).toBe(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({
      from: { name: 'Nordisk Inkasso A/S', address: 'inkasso@bureau.example' },
      to: [{ name: 'Eva Østergård', address: 'eva@debtor.example' }],
      subject: 'Påkrav Bcc: all@x.example',
      messageId: `<${mailId}@bureau.example>`,
      text: 'Kære Eva\n',
      html: '<p>Kære <b>Eva</b></p>\n',
      replyTo: [{ address: 'svar@bureau.example' }],
      envelopeTo: ['eva@debtor.example'],
    })
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.attachments).toMatchObject([{ filename: 'Bilag å.txt', mimeType: 'text/plain' }])
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString()).toBe('Bilag æøå')
    expect(await rowOf(mailId)).toMatchObject({
      ...{ state: 'SENT', attempts: 1, content: null, done_at: test.clock.now() },
      recipients: [{ address: 'eva@debtor.example', state: 'SENT', answer: expect.stringMatching(/^250 /) }],
    })
    expect(await sendDueMails(worker())).toBe(0)
  })

  it('is not sent if its command did not commit, nor before it is due', async () => {
    const failed = runSystemCommand(
      test.services,
      { tenantId: test.tenant.tenantId, name: 'T', timeZone: 'UTC', language: 'da' },
      'queue',
      async (command) => {
        await queueMail(command, { purpose: 'x', to: [{ address: 'a@b.example' }], subject: 's', text: 't' })
        throw new Error('changed my mind')
      },
    )
    await expect(failed).rejects.toThrow('changed my mind')
    await queued({ dueAt: new Date(test.clock.now().getTime() + 60_000) })
    expect(await sendDueMails(worker())).toBe(0)
    test.clock.advance({ ms: 60_000 })
    expect(await sendDueMails(worker())).toBe(1)
  })

  it("bounces with the server's response if rejected permanently, and is not retried", async () => {
    server.refusals.set('eva@debtor.example', [550, 'No such user here'])
    const mailId = await queued()
    await sendDueMails(worker())
    expect(await rowOf(mailId)).toMatchObject({
      ...{ state: 'BOUNCED', content: null },
      recipients: [{ state: 'BOUNCED', answer: expect.stringContaining('550 No such user here') }],
    })
    test.clock.advance({ ms: 24 * 60 * 60 * 1000 })
    expect(await sendDueMails(worker())).toBe(0)
  })

  it('bounces as a whole if its content is rejected', async () => {
    server.refusals.set('DATA', [554, 'Looks like spam'])
    const mailId = await queued({ to: [{ address: 'a@one.example' }, { address: 'b@two.example' }] })
    await sendDueMails(worker())
    const bounced = { state: 'BOUNCED', answer: '554 Looks like spam' }
    expect(await rowOf(mailId)).toMatchObject({ state: 'BOUNCED', recipients: [bounced, bounced] })
  })

  it('waits increasingly longer after temporary errors, with the same Message-ID', async () => {
    server.refusals.set('DATA', [451, 'Try again later'])
    const mailId = await queued()
    await sendDueMails(worker())
    const first = await rowOf(mailId)
    expect(first).toMatchObject({ state: 'WAITING', attempts: 1, last_answer: '451 Try again later', lease_id: null })
    expect(first['due_at'].getTime() - test.clock.now().getTime()).toBeGreaterThanOrEqual(45_000)
    expect(await sendDueMails(worker())).toBe(0)
    server.refusals.clear()
    test.clock.advance({ ms: 75_000 })
    expect(await sendDueMails(worker())).toBe(1)
    expect(await rowOf(mailId)).toMatchObject({ state: 'SENT', attempts: 2, message_id: first['message_id'] })
    expect(server.mails[0]?.messageId).toBe(first['message_id'])
  })

  it('waits if no server can be reached', async () => {
    const gone = smtpTransport({ url: 'smtp://127.0.0.1:1', from: 'inkasso@bureau.example' }, test.services.files)
    const mailId = await queued()
    await sendDueMails(worker({ transport: gone }))
    expect(await rowOf(mailId)).toMatchObject({
      state: 'WAITING',
      last_answer: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('goes to each recipient once, regardless of the others', async () => {
    server.refusals.set('later@debtor.example', [450, 'Mailbox busy'])
    server.refusals.set('never@debtor.example', [550, 'Unknown'])
    const to = ['now', 'later', 'never'].map((name) => ({ address: `${name}@debtor.example` }))
    const mailId = await queued({ to })
    await sendDueMails(worker())
    expect((await rowOf(mailId))['recipients']).toMatchObject([
      { state: 'SENT' },
      { state: 'WAITING', answer: expect.stringContaining('450 Mailbox busy') },
      { state: 'BOUNCED', answer: expect.stringContaining('550 Unknown') },
    ])
    server.refusals.delete('later@debtor.example')
    test.clock.advance({ ms: 75_000 })
    await sendDueMails(worker())
    expect(server.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['now@debtor.example'], ['later@debtor.example']])
    expect(await rowOf(mailId)).toMatchObject({ state: 'SENT' })
  })

  it('bounces if an attached file is gone', async () => {
    const attachments = [
      { key: `${test.tenant.tenantId}/${newId()}`, fileName: 'x.pdf', contentType: 'application/pdf' },
    ]
    const mailId = await queued({ attachments })
    await sendDueMails(worker())
    expect(await rowOf(mailId)).toMatchObject({ state: 'BOUNCED', last_answer: expect.stringContaining('file') })
  })
})

describe('workers', () => {
  it('share the outbox: many at once send every mail once', async () => {
    for (let count = 0; count < 20; count += 1) await queued({ to: [{ address: `d${count}@debtor.example` }] })
    await Promise.all([sendDueMails(worker()), sendDueMails(worker()), sendDueMails(worker())])
    const addresses = server.mails.flatMap(({ envelopeTo }) => envelopeTo)
    expect(addresses.length).toBe(20)
    expect(new Set(addresses).size).toBe(20)
  })

  it('that die after the server accepted a mail send it again with the same Message-ID', async () => {
    const mailId = await queued()
    const dying: MailTransport = {
      ...transport,
      send: async (mail) => {
        await transport.send(mail)
        throw new Error('killed')
      },
    }
    await expect(sendDueMails(worker({ transport: dying }))).rejects.toThrow('killed')
    expect(await rowOf(mailId)).toMatchObject({ state: 'WAITING', attempts: 1, last_answer: null })
    expect(await sendDueMails(worker())).toBe(0)
    test.clock.advance({ ms: 10 * 60_000 })
    expect(await sendDueMails(worker())).toBe(1)
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([
      `<${mailId}@bureau.example>`,
      `<${mailId}@bureau.example>`,
    ])
    expect(await rowOf(mailId)).toMatchObject({ state: 'SENT', attempts: 2 })
  })

  it('that lost their lease change nothing', async () => {
    const mailId = await queued()
    const notified: string[] = []
    const owners = {
      greeting: { afterAttempt: () => Promise.resolve(void notified.push('afterAttempt')) } satisfies MailOwner,
    }
    const slow: MailTransport = {
      ...transport,
      send: async (mail) => {
        test.clock.advance({ ms: 10 * 60_000 })
        await sendDueMails(worker({ owners }))
        return { accepted: [], rejected: [], answer: `451 too late for ${mail.mailId}` }
      },
    }
    await sendDueMails(worker({ transport: slow, owners }))
    expect(await rowOf(mailId)).toMatchObject({ state: 'SENT', attempts: 2 })
    expect(notified).toEqual(['afterAttempt'])
  })

  it('call the owner of a mail before and after sending', async () => {
    const outcomes: unknown[] = []
    let decision: 'send' | 'cancel' = 'cancel'
    const owner: MailOwner = {
      beforeAttempt: () => Promise.resolve(decision),
      afterAttempt: (command, mail, outcome) => {
        outcomes.push([command.tenantId, mail.referenceId, outcome.state])
        return Promise.resolve()
      },
    }
    const referenceId = newId()
    const cancelled = await queued({ referenceId })
    await sendDueMails(worker({ owners: { greeting: owner } }))
    expect(await rowOf(cancelled)).toMatchObject({ state: 'CANCELLED', content: null })
    decision = 'send'
    await queued({ referenceId })
    await sendDueMails(worker({ owners: { greeting: owner } }))
    expect(outcomes).toEqual([
      [test.tenant.tenantId, referenceId, 'CANCELLED'],
      [test.tenant.tenantId, referenceId, 'SENT'],
    ])
    expect(server.mails).toHaveLength(1)
  })

  it('do not send again if the owner of a mail fails', async () => {
    const owners = { greeting: { afterAttempt: () => Promise.reject(new Error('a bug')) } }
    const mailId = await queued()
    await expect(sendDueMails(worker({ owners }))).rejects.toThrow('a bug')
    expect(await rowOf(mailId)).toMatchObject({ state: 'SENT' })
    test.clock.advance({ ms: 60 * 60_000 })
    expect(await sendDueMails(worker())).toBe(0)
  })

  it('delete mails completed a month ago', async () => {
    const done = await queued()
    await sendDueMails(worker())
    test.clock.advance({ ms: 31 * 24 * 60 * 60_000 })
    const waiting = await queued()
    await sweepDoneMails(test.services)
    expect(await rowOf(done)).toEqual({})
    expect(await rowOf(waiting)).toMatchObject({ state: 'WAITING' })
  })
})
