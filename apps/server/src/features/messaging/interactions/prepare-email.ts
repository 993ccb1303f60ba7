import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, unknownReferences, validationFailed } from '../../../problems/index.ts'
import {
  type Addressee,
  gatherTemplateData,
  greetsOnlyDebtor,
  type RenderedTemplate,
  renderTemplate,
  shareTemplate,
  type TemplateContext,
  templateContextOf,
} from '../templates/index.ts'
import { findPeopleOfCase, findRecipients, type RecipientRow } from './interaction-mail.queries.ts'
import { readersOf, type Reference } from './interactions.rules.ts'
import type { EmailInput, EmailRecipientInput } from './interactions.schemas.ts'
import { problem, message } from './interactions.problems.ts'

export interface ResolvedRecipient {
  readonly address: string
  readonly name: string | null
  readonly userId: string | undefined
  readonly contactId: string | undefined
}

export interface PreparedEmail {
  readonly to: readonly ResolvedRecipient[]
  readonly subject: string
  /** Sanitised HTML from a template. */
  readonly notes: string | undefined
  /** Whether the template has no greeting for anybody but the debtor; null without a template. */
  readonly greetsDebtor: boolean | null
}

/** Resolves the recipients and the text of an e-mail. Rejects all recipients without an address at once. */
export async function prepareEmail(
  command: Command,
  input: EmailInput,
  { reference, rendered }: { reference: Reference; rendered: RenderedTemplate | undefined },
): Promise<PreparedEmail> {
  const caseId = reference.referenceType === 'case' ? reference.referenceId : null
  const to = await resolveRecipients(templateContextOf(command), input.to, caseId)
  if (input.templateId === undefined) {
    if (input.subject === undefined)
      throw validationFailed([{ path: '/email/subject', message: message('is required') }])
    return { to, subject: input.subject, notes: undefined, greetsDebtor: null }
  }
  if (caseId === null) {
    throw validationFailed([{ path: '/referenceId', message: message('must be the case to fill in the template for') }])
  }
  const email = { ...input, templateId: input.templateId, caseId, rendered }
  const { subject, body, greetsDebtor } = await emailFrom(command, email)
  return { to, subject: input.subject ?? subject, notes: body, greetsDebtor }
}

/** The text from the template. It was rendered beforehand, unless the service itself runs the command. */
async function emailFrom(
  command: Command,
  email: Pick<EmailInput, 'to'> & { templateId: string; caseId: string; rendered: RenderedTemplate | undefined },
): Promise<RenderedTemplate & { greetsDebtor: boolean }> {
  const { templateId, caseId, rendered } = email
  const template = await command.transaction.maybeOne(shareTemplate(command.tenantId, templateId))
  if (template?.kind !== 'email') {
    throw unknownReferences([{ path: '/email/templateId', message: message('does not match any e-mail template') }])
  }
  const greetsDebtor = greetsOnlyDebtor(template)
  if (rendered !== undefined) return { ...rendered, greetsDebtor }
  const context = templateContextOf(command)
  const addressee = await addresseeOf(context, email.to, caseId)
  const { data } = await gatherTemplateData(context, addressee)
  return { ...(await renderTemplate(command.tenantId, template, data)), greetsDebtor }
}

/** The debtor and the recipient that a template is filled in for. */
export async function addresseeOf(
  context: Reader,
  recipients: readonly EmailRecipientInput[],
  caseId: string,
): Promise<Addressee> {
  const to = await resolveRecipients(context, recipients, caseId)
  const people = await context.read(findPeopleOfCase(context.tenantId, caseId))
  return { caseId, deadline: undefined, ...readersOf(recipients, to, people) }
}

type Reader = Pick<TemplateContext, 'tenantId' | 'read'>

async function resolveRecipients(
  { tenantId, read }: Reader,
  recipients: readonly EmailRecipientInput[],
  caseId: string | null,
): Promise<PreparedEmail['to']> {
  const errors = recipients.flatMap((recipient, index) => formErrors(recipient, index))
  if (errors.length > 0) throw validationFailed(errors)
  const ids = (key: 'userId' | 'contactId'): string[] =>
    recipients.map((recipient) => recipient[key]?.toLowerCase()).filter((id) => id !== undefined)
  const rows = await read(findRecipients(tenantId, { caseId, userIds: ids('userId'), contactIds: ids('contactId') }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  requireKnown(recipients, byId)
  const resolved = recipients.map((recipient) => addressOf(recipient, byId))
  // A recipient that is listed twice gets one e-mail.
  return [...new Map(resolved.map((each) => [each.address.toLowerCase(), each])).values()]
}

function formErrors({ userId, contactId, address }: EmailRecipientInput, index: number): FieldError[] {
  const given = [userId, contactId, address].filter((each) => each !== undefined)
  if (given.length === 1) return []
  return [{ path: `/email/to/${index}`, message: message('must have exactly one of userId, contactId and address') }]
}

function requireKnown(recipients: readonly EmailRecipientInput[], byId: ReadonlyMap<string, RecipientRow>): void {
  const missing: FieldError[] = []
  const mute: FieldError[] = []
  for (const [index, { userId, contactId }] of recipients.entries()) {
    const id = userId ?? contactId
    if (id === undefined) continue
    const path = `/email/to/${index}/${userId === undefined ? 'contactId' : 'userId'}`
    const found = byId.get(id.toLowerCase())
    if (found === undefined)
      missing.push({
        path,
        message: userId === undefined ? noMatch('contact') : message('is not a user of the customer of the case'),
      })
    else if (found.address === null) mute.push({ path, message: message('has no e-mail address') })
  }
  if (missing.length > 0) throw unknownReferences(missing)
  if (mute.length > 0)
    throw problem('recipient-without-address', message('A recipient has no e-mail address.'), { errors: mute })
}

function addressOf(
  { userId, contactId, address, name }: EmailRecipientInput,
  byId: ReadonlyMap<string, RecipientRow>,
): ResolvedRecipient {
  if (address !== undefined) return { address, name: name ?? null, userId, contactId }
  const found = byId.get((userId ?? contactId ?? '').toLowerCase())
  return { address: found?.address ?? '', name: name ?? found?.name ?? null, userId, contactId }
}
