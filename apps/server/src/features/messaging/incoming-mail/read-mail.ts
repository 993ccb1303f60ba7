import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'

/** A message as it is read on a worker: plain data, within limits. */
export interface ReadMail {
  /** A hash of the Message-ID and the content. Headers that change on the way do not count. */
  readonly fingerprint: string
  readonly from: { readonly name: string; readonly address: string } | null
  /** The addresses it was sent to, from every header that states them. */
  readonly recipients: readonly string[]
  readonly subject: string
  /** When it was written, as stated; null if it is not stated or no date. */
  readonly writtenAt: string | null
  /** The Message-IDs that it answers, the nearest first. */
  readonly answers: readonly string[]
  /** Sent by a program that answers for somebody who is away (RFC 3834). */
  readonly isAutoReply: boolean
  readonly html: string | null
  readonly text: string
  readonly attachments: readonly { readonly fileName: string; readonly bytes: Uint8Array }[]
  /** Whether something of the message was left out, because it is too long or cannot be read. */
  readonly isIncomplete: boolean
}

const recipientsMax = 100
const answersMax = 50
/** As many as an interaction can have, without the message itself. */
const attachmentsMax = 19
const textCharactersMax = 60_000
/** What notes can have. */
const htmlCharactersMax = 65_536
const subjectCharactersMax = 500
/** More than the largest file in lines of 76 characters has. The parser takes ten seconds for a million. */
const linesMax = 400_000

/** Reads a message (RFC 5322, MIME). Runs on a worker: a hostile message costs more time or memory than it may. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  if (linesIn(bytes) > linesMax) throw new RangeError('The message has too many lines.')
  const email = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 50 })
  const attachments = attachmentsOf(email)
  const subject = oneLine(email.subject ?? '').slice(0, subjectCharactersMax)
  const { html, text } = bodyOf(email)
  const from = mailboxOf(email.from)
  const content = [email.messageId ?? '', from?.address ?? '', subject, text, html ?? '']
  return {
    fingerprint: hashOf([...content, ...attachments.map((each) => hashOf([each.bytes]))]),
    ...{ from, subject, html, recipients: recipientsOf(email), answers: answersOf(email) },
    ...{ writtenAt: dateOf(email.date), isAutoReply: isAutoReply(email), text: text.slice(0, textCharactersMax) },
    attachments: attachments.slice(0, attachmentsMax),
    isIncomplete: attachments.length > attachmentsMax || (html === null && text.length > textCharactersMax),
  }
}

/** HTML that is too long to be shown is read as text. */
function bodyOf({ html, text }: Email): { readonly html: string | null; readonly text: string } {
  if (html === undefined) return { html: null, text: storable(text ?? '') }
  const isShown = html.length <= htmlCharactersMax
  return { html: isShown ? storable(html) : null, text: storable(text ?? bareText(html)) }
}

function linesIn(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

/** The same of the headers alone, for a message whose content cannot be read. */
export async function readMailHead(bytes: Uint8Array): Promise<ReadMail> {
  const read = await readMail(headOf(bytes))
  return { ...read, fingerprint: hashOf([bytes]), isIncomplete: true }
}

const headBytesMax = 64 * 1024

function headOf(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headBytesMax))
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => head.indexOf(blank)).filter((at) => at !== -1)
  return head.subarray(0, Math.min(...ends, head.length))
}

/** What is known of a message that not even the headers of can be read. */
export function unreadableMail(bytes: Uint8Array): ReadMail {
  return {
    ...{ fingerprint: hashOf([bytes]), from: null, recipients: [], subject: '', writtenAt: null, answers: [] },
    ...{ isAutoReply: false, html: null, text: '', attachments: [], isIncomplete: true },
  }
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // The length before each part, so that moving a character from one to the next makes another hash.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

function mailboxOf(address: Address | undefined): ReadMail['from'] {
  const stated = address?.address?.trim().toLowerCase() ?? ''
  if (!/^[^@\s]{1,64}@[^@\s]{1,190}$/.test(stated)) return null
  return { name: oneLine(address?.name ?? '').slice(0, 200), address: oneLine(stated) }
}

/** Servers that deliver to the mailbox of somebody else keep the address that was asked for in a header of their own. */
const deliveryHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'])

function recipientsOf(email: Email): string[] {
  const named = [...(email.to ?? []), ...(email.cc ?? [])].slice(0, recipientsMax).map(({ address }) => address ?? '')
  const delivered = email.headers.filter(({ key }) => deliveryHeaders.has(key)).map(({ value }) => value)
  return [...named, ...delivered].slice(0, recipientsMax).map((address) => address.trim().toLowerCase())
}

/** In-Reply-To names the message that is answered; References all before it, the oldest first. */
function answersOf(email: Email): string[] {
  const idsIn = (text = ''): string[] => text.slice(0, 20_000).match(/<[^<>\s]{1,250}>/g) ?? []
  return [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()].slice(0, answersMax)
}

function isAutoReply({ headers }: Email): boolean {
  const valueOf = (name: string): string | undefined => headers.find(({ key }) => key === name)?.value.toLowerCase()
  const submitted = valueOf('auto-submitted')
  const precedence = valueOf('precedence')?.trim() ?? ''
  return (
    (submitted !== undefined && !/^\s*no\b/.test(submitted)) ||
    ['auto_reply', 'bulk', 'junk', 'list'].includes(precedence) ||
    valueOf('x-autoreply') !== undefined ||
    valueOf('x-autorespond') !== undefined
  )
}

function attachmentsOf(email: Email): { fileName: string; bytes: Uint8Array }[] {
  return email.attachments.map(({ filename, content, mimeType }, index) => ({
    fileName: fileNameOf(filename, mimeType, index),
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  }))
}

const extensions: Readonly<Record<string, string>> = {
  ...{ 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'text/plain': 'txt' },
  ...{ 'text/csv': 'csv', 'message/rfc822': 'eml' },
}

/** A picture within the text often has no name, and a forwarded message never has one. */
function fileNameOf(stated: string | null, mimeType: string, index: number): string {
  const name = oneLine(stated ?? '').replaceAll(/[/\\]/g, '_')
  if (name !== '') return Array.from(name).slice(-200).join('')
  return `${index + 1}.${extensions[mimeType.toLowerCase()] ?? 'bin'}`
}

function dateOf(stated: string | undefined): string | null {
  const moment = new Date(stated ?? '')
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

function oneLine(text: string): string {
  return storable(text)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** PostgreSQL stores neither U+0000 nor half a character. */
function storable(text: string): string {
  return text.replaceAll(/[\0\p{Cs}]/gu, '\u{FFFD}')
}

/** The words of HTML that is too long to be shown as it is. */
function bareText(html: string): string {
  return html
    .slice(0, 4 * textCharactersMax)
    .replaceAll(/<[^>]{0,2000}>/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
}
