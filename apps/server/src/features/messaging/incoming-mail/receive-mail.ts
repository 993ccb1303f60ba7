import type { Command } from '../../../platform/commands/command.ts'
import { findMailReference } from '../../../platform/mail/mail.queries.ts'
import { sanitiseAhead } from '../../../platform/html/sanitise-ahead.ts'
import { escapeHtml } from '../../../platform/http/pages/html-page.ts'
import type { FileToKeep, Upload } from '../../../platform/http/operations/uploads.ts'
import { renderers } from '../../../platform/rendering/render-pool.ts'
import { inLanguage, type Message } from '../../../problems/index.ts'
import { type Bounce, readBounce, reportBounce } from '../deliveries/index.ts'
import { inspectFile } from '../files/index.ts'
import {
  createInteraction,
  type InteractionInput,
  interactionMailPurpose,
  taggedInteractions,
} from '../interactions/index.ts'
import { message } from './incoming-mail.problems.ts'
import type { MailKind, MailSource, ReceivedMail } from './incoming-mail.schemas.ts'
import {
  findAnswered,
  findByFingerprint,
  findCasesByNumber,
  findCasesOfSender,
  insertIncomingMail,
  lockFingerprint,
} from './incoming-mails.queries.ts'
import { caseNumbersIn, chooseCase, mailIdsIn, type Match } from './place-mail.rules.ts'
import { type ReadMail, unreadableMail } from './read-mail.ts'

/** A message that was read, with its files stored and their rows not written yet. */
export interface PreparedMail {
  readonly mail: ReadMail
  readonly bounce: Bounce | undefined
  readonly notes: string
  readonly kept: readonly Upload[]
  readonly leftOut: readonly { readonly fileName: string; readonly reason: Message }[]
}

/** Where the content of its files goes. */
export interface MailFiles {
  readonly tenantId: string
  readonly keepFile: (file: FileToKeep) => Promise<Upload>
}

/** A report is short; the message that it returns may be long, and comes last. */
const bounceBytesMax = 500_000

/** Reads a message on a worker and stores the files that pass the checks of every upload. */
export async function prepareMail({ tenantId, keepFile }: MailFiles, bytes: Uint8Array): Promise<PreparedMail> {
  const mail = await readWithinLimits(tenantId, bytes)
  const notes = mail.html ?? paragraphs(mail.text)
  await sanitiseAhead(tenantId, [notes])
  const kept: Upload[] = []
  const leftOut: { fileName: string; reason: Message }[] = []
  // What could not be read completely is kept as it arrived.
  const original = mail.isIncomplete ? [{ fileName: 'message.eml', bytes }] : []
  for (const { fileName, bytes: content } of [...mail.attachments, ...original]) {
    const inspected = await inspectFile(fileName, content)
    if ('refused' in inspected) leftOut.push({ fileName, reason: inspected.refused })
    else kept.push(await keepFile(inspected))
  }
  const report = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, bounceBytesMax))
  return { mail, notes, kept, leftOut, bounce: readBounce(report.toString('latin1')) }
}

/** A message that takes too much time or memory is read without its content; one without readable headers not at all. */
async function readWithinLimits(tenantId: string, bytes: Uint8Array): Promise<ReadMail> {
  for (const job of ['read-mail', 'read-mail-head']) {
    try {
      return await renderers.run<ReadMail>(tenantId, job, bytes)
    } catch {
      // The next way to read it takes less.
    }
  }
  return unreadableMail(bytes)
}

function paragraphs(text: string): string {
  const parts = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/**
 * Puts a message that arrived into the inbox, on the case that it belongs to. The same message never arrives twice. The
 * report of a mail server is recorded on the delivery that it is about instead.
 */
export async function receiveMail(command: Command, prepared: PreparedMail, source: MailSource): Promise<ReceivedMail> {
  const { tenantId, transaction, now } = command
  const { fingerprint } = prepared.mail
  await transaction.run(lockFingerprint(tenantId, fingerprint))
  const earlier = await transaction.maybeOne(findByFingerprint(tenantId, fingerprint))
  if (earlier !== undefined) return { isNew: false, ...earlier }
  const incomingMailId = command.newId()
  const { kind, matchedBy, interactionId } = await file(command, prepared)
  await transaction.run(
    insertIncomingMail({
      ...{ tenantId, incomingMailId, fingerprint, kind, matchedBy, source, interactionId },
      receivedAt: now,
    }),
  )
  return { isNew: true, interactionId }
}

interface Filed {
  readonly kind: MailKind
  readonly matchedBy: Match
  readonly interactionId: string
}

async function file(command: Command, prepared: PreparedMail): Promise<Filed> {
  const report = prepared.bounce && (await reportBounce(command, prepared.bounce))
  if (report !== undefined && report.interactionId !== null) {
    return { kind: 'BOUNCE', matchedBy: 'REPLY', interactionId: report.interactionId }
  }
  const { mail } = prepared
  const place = await placeOf(command, mail)
  // A report on an e-mail that is not ours, or no longer known, is for a person.
  const isAutoReply = mail.isAutoReply && report === undefined
  const input = interactionOf(command, { ...prepared, mail: { ...mail, isAutoReply } }, place)
  const { id } = await createInteraction(command, input, { kept: prepared.kept, rendered: undefined })
  return { kind: isAutoReply ? 'AUTO_REPLY' : 'MESSAGE', matchedBy: place.match, interactionId: id }
}

interface Place {
  readonly match: Match
  readonly referenceId: string | null
  readonly referenceType: NonNullable<InteractionInput['referenceType']> | null
  readonly numbers: readonly string[]
}

/** What a message belongs to: what the message of ours belongs to that it answers, else a case of its sender. */
async function placeOf(command: Command, mail: ReadMail): Promise<Place> {
  const numbers = caseNumbersIn(mail.subject)
  const tagged = await answered(command, taggedInteractions(mail.recipients))
  if (tagged !== undefined) return { match: 'TAG', ...tagged, numbers }
  const replied = await answered(command, await sentMessages(command, mailIdsIn(mail.answers)))
  if (replied !== undefined) return { match: 'REPLY', ...replied, numbers }
  const { tenantId, transaction } = command
  const sender = mail.from?.address
  const ofSender = sender === undefined ? [] : await transaction.many(findCasesOfSender(tenantId, sender))
  const stated = numbers.length === 0 ? [] : await transaction.many(findCasesByNumber(tenantId, numbers))
  const idsOf = (rows: readonly { caseId: string }[]): string[] => rows.map(({ caseId }) => caseId)
  const { caseId, match } = chooseCase(idsOf(ofSender), idsOf(stated))
  return { match, referenceId: caseId, referenceType: caseId === null ? null : 'case', numbers }
}

async function answered(
  { tenantId, transaction }: Command,
  interactionIds: readonly string[],
): Promise<Pick<Place, 'referenceId' | 'referenceType'> | undefined> {
  if (interactionIds.length === 0) return undefined
  const rows = await transaction.many(findAnswered(tenantId, interactionIds))
  const nearest = interactionIds.map((id) => rows.find((row) => row.interactionId === id)).find(Boolean)
  if (nearest === undefined) return undefined
  return { referenceId: nearest.referenceId, referenceType: nearest.referenceType as Place['referenceType'] }
}

async function sentMessages({ tenantId, transaction }: Command, mailIds: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const mailId of mailIds) {
    const mail = await transaction.maybeOne(findMailReference(tenantId, mailId, interactionMailPurpose))
    if (mail !== undefined && mail.referenceId !== null) found.push(mail.referenceId)
  }
  return found
}

function interactionOf({ tenant, now }: Command, prepared: PreparedMail, place: Place): InteractionInput {
  const { mail, notes, kept } = prepared
  const language = tenant.language === 'da' ? 'da' : 'en'
  const leftOut = prepared.leftOut.map(({ fileName, reason }) => `${fileName}: ${inLanguage(reason, language)}`)
  const [number] = place.numbers
  return {
    ...{ type: 'EMAIL', direction: 'INCOMING', notes },
    ...(place.referenceId === null ? {} : { referenceId: place.referenceId, referenceType: place.referenceType }),
    // Nobody has to read that somebody is away, but it stays on the case.
    ...(mail.isAutoReply ? { state: 'HANDLED' as const } : {}),
    details: {
      ...(mail.from === null ? {} : { name: mail.from.name || mail.from.address, email: mail.from.address }),
      subject: mail.subject,
      matchedBy: place.match,
      ...(place.referenceId === null && number !== undefined ? { caseNumber: number } : {}),
      ...(mail.isAutoReply ? { isAutoReply: true } : {}),
      ...(mail.isIncomplete ? { incomplete: inLanguage(incompleteText, language) } : {}),
      ...(leftOut.length === 0 ? {} : { leftOutFiles: leftOut.join('\n') }),
    },
    // Their content is stored already; `kept` has it in the same order.
    files: kept.map(({ fileName }) => ({ fileName, content: '' })),
    createdAt: writtenAt(mail, now).toISOString(),
  }
}

const incompleteText = message('The e-mail could not be read completely. The original is attached.')

/** A sender's clock may be wrong: nothing is written after it arrived. */
function writtenAt({ writtenAt: stated }: ReadMail, now: Date): Date {
  const moment = stated === null ? now : new Date(stated)
  return moment > now || moment.getUTCFullYear() < 1990 ? now : moment
}
