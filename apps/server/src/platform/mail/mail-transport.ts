import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { FileStore } from '../files/file-store.ts'
import type { AttemptAnswer } from './mail.rules.ts'
import type { MailAttachment, OutgoingMail } from './mail.ts'

/** `encrypted`: never without TLS. `open`: without TLS if the server offers none, because the mail says nothing. */
export interface SendOptions {
  readonly connection: 'usual' | 'encrypted' | 'open'
}

/** Makes one attempt to send a mail to its waiting recipients. A rejection is a result, not an error. */
export interface MailTransport {
  send(mail: OutgoingMail, options?: SendOptions): Promise<AttemptAnswer>
  close(): void
}

export interface SmtpSettings {
  readonly url: string
  /** The sender of mails. */
  readonly from: string
  /** Whether a mail server on this machine has to offer TLS as well. */
  readonly requiresLocalTls?: boolean
}

/** An error of an SMTP server or of the connection to it. */
interface SmtpError extends Error {
  readonly code?: string | undefined
  readonly response?: string | undefined
  readonly recipient?: string | undefined
  readonly permanent?: boolean | undefined
  readonly rejectedErrors?: readonly SmtpError[] | undefined
}

/** Rejections of the mail or its recipients. A failed login, for example, says nothing about either. */
const mailRefused = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Sends over SMTP. The connection must be encrypted unless the server is on this machine, since mails contain personal
 * data.
 */
export function smtpTransport(settings: SmtpSettings, files: FileStore): MailTransport {
  const { url, from, requiresLocalTls = false } = settings
  const transports = transportsTo(url)
  const trustsServer = isLoopback(new URL(url).hostname) && !requiresLocalTls
  const sendBy = async (connection: SendOptions['connection'], mail: OutgoingMail): Promise<AttemptAnswer> => {
    const attachments = await openAttachments(files, mail.content.attachments)
    if (attachments === undefined) return refusedForGood(mail, 'A file that was attached is no longer there.')
    try {
      const info = await transports[connection].sendMail(messageOf(mail, from, attachments))
      return { accepted: info.accepted.map(addressOf), rejected: rejectionsOf(info), answer: info.response }
    } catch (error) {
      return answerOf(mail, error as SmtpError)
    } finally {
      for (const { content } of attachments) content.destroy()
    }
  }
  return {
    async send(mail, { connection } = { connection: 'usual' }) {
      const answer = await sendBy(connection, mail)
      if (answer.isUnencrypted !== true || !trustsServer) return answer
      return { ...(await sendBy('usual', mail)), isLocal: true }
    },
    close: () => {
      for (const transport of new Set(Object.values(transports))) transport.close()
    },
  }
}

function transportsTo(url: string) {
  const { hostname, username } = new URL(url)
  const isLocal = isLoopback(hostname)
  const create = (requireTLS: boolean) =>
    createTransport({
      ...{ url, pool: true, maxConnections: 4, requireTLS },
      ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 },
      ...{ disableFileAccess: true, disableUrlAccess: true },
      // Nobody is between this machine and itself, so that its certificate proves nothing.
      ...(isLocal ? { tls: { rejectUnauthorized: false } } : {}),
    })
  const usual = create(!isLocal)
  return {
    usual,
    encrypted: isLocal ? create(true) : usual,
    // A password is never sent without encryption.
    open: isLocal || username !== '' ? usual : create(false),
  }
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

type OpenAttachment = { readonly filename: string; readonly contentType: string; readonly content: Readable }

async function openAttachments(
  files: FileStore,
  attachments: readonly MailAttachment[],
): Promise<OpenAttachment[] | undefined> {
  const opened: OpenAttachment[] = []
  for (const { key, fileName, contentType } of attachments) {
    const content = await files.open(key)
    if (content === undefined) {
      for (const each of opened) each.content.destroy()
      return undefined
    }
    opened.push({ filename: fileName, contentType, content })
  }
  return opened
}

function messageOf(mail: OutgoingMail, from: string, attachments: OpenAttachment[]) {
  const { content, recipients } = mail
  return {
    from: { name: mail.senderName, address: from },
    to: recipients.map(({ address, name }) => ({ address, name: name ?? '' })),
    // Recipients who already got it are still named in the headers, but not sent it again.
    envelope: {
      from,
      to: recipients.filter(({ state }) => state === 'WAITING').map(({ address }) => address),
    },
    subject: mail.subject,
    text: content.text,
    ...(content.html === null ? {} : { html: content.html }),
    ...(content.replyTo === null ? {} : { replyTo: content.replyTo }),
    messageId: mail.messageId,
    // Asks auto-responders not to reply.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments,
  }
}

function addressOf(recipient: string | { readonly address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address
}

function rejectionsOf(outcome: {
  readonly rejectedErrors?: readonly SmtpError[] | undefined
}): AttemptAnswer['rejected'] {
  return (outcome.rejectedErrors ?? []).map((error) => ({
    ...{ address: error.recipient ?? '', isPermanent: error.permanent === true, answer: wordsOf(error) },
  }))
}

const noTls = 'The mail server offers no encryption (TLS).'

/** An attempt that reached nobody. If the mail as a whole was rejected, every recipient gets that result. */
function answerOf(mail: OutgoingMail, error: SmtpError): AttemptAnswer {
  if (error.code === 'ETLS') return { accepted: [], rejected: [], answer: noTls, isUnencrypted: true }
  const answer = wordsOf(error)
  const rejected = rejectionsOf(error)
  if (rejected.length > 0) return { accepted: [], rejected, answer }
  if (error.permanent === true && mailRefused.has(error.code ?? '')) return refusedForGood(mail, answer)
  return { accepted: [], rejected: [], answer }
}

function refusedForGood(mail: OutgoingMail, answer: string): AttemptAnswer {
  const rejected = mail.recipients.map(({ address }) => ({ address, isPermanent: true, answer }))
  return { accepted: [], rejected, answer }
}

function wordsOf(error: SmtpError): string {
  return (error.response ?? error.message).slice(0, 1_000)
}
