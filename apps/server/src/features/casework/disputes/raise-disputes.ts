import { html } from '../../../platform/html/html.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import {
  createInteraction,
  type InteractionInput,
  type PreparedInteraction,
} from '../../messaging/interactions/index.ts'
import { holdCases } from '../case-status/index.ts'
import { disputeView } from './dispute-view.ts'
import { type DisputedVoucherRow, findDispute, findVouchersToDispute, insertDispute } from './disputes.queries.ts'
import { answerDueAt, requireDisputable } from './disputes.rules.ts'
import type { Dispute, RaisedBy } from './disputes.schemas.ts'

/** Debits of one case that are disputed for the same reason. */
export interface RaisedDispute {
  readonly caseVoucherIds: readonly string[]
  /** The case that the caller may dispute debits of, with those merged into it; null means any. */
  readonly withinCaseId: string | null
  readonly reason: string
  readonly files?: InteractionInput['files']
  /** Further details of the message that raises the dispute. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** The message that raises a dispute, as far as it is prepared before the transaction. */
export function messageOf({ reason, files }: Pick<RaisedDispute, 'reason' | 'files'>): InteractionInput {
  return { type: 'DEBTOR NOTE', notes: paragraphs(reason), ...(files === undefined ? {} : { files }) }
}

/**
 * Disputes debits: stores the reason and files as a message of the debtor, and opens a dispute for each debit. A message
 * from the debtor waits in the inbox; one that a caseworker or a program records is handled already.
 */
export async function raiseDisputes(
  command: Command,
  raised: RaisedDispute,
  prepared: PreparedInteraction,
): Promise<Dispute[]> {
  const { tenantId, transaction, now, actor } = command
  const { caseVoucherIds, reason, files, details = {} } = raised
  const vouchers = await findVouchers(command, raised)
  const raisedBy = raiserOf(command)
  const [first] = vouchers
  if (first === undefined) return []
  const disputeIds = vouchers.map(() => command.newId())
  const { id: interactionId } = await createInteraction(
    command,
    {
      ...messageOf({ reason, files }),
      ...{ direction: 'INCOMING', referenceId: first.caseId, referenceType: 'case', minVisibilityRole: 'debtor' },
      state: raisedBy === 'DEBTOR' ? 'MAPPED' : 'HANDLED',
      details: { ...details, form: 'dispute', message: reason, caseVoucherIds: [...caseVoucherIds] },
    },
    prepared,
  )
  const views: Dispute[] = []
  for (const [index, { caseVoucherId, caseId, answerDays }] of vouchers.entries()) {
    const disputeId = disputeIds[index] ?? command.newId()
    const dueAt = answerDueAt(now, answerDays)
    const dispute = { disputeId, caseId, caseVoucherId, interactionId, reason, raisedBy, dueAt }
    await transaction.run(insertDispute(tenantId, { ...dispute, createdAt: now, createdBy: actor }))
    const view = disputeView(await transaction.one(findDispute(tenantId, disputeId)), now)
    command.emit({ type: 'disputes.create', subjectId: disputeId, caseId, data: view })
    command.audit({ subjectType: 'dispute', subjectId: disputeId, after: view })
    views.push(view)
  }
  return views
}

/** Finds the vouchers and locks their case, so that none is paid or reversed before it is disputed. */
async function findVouchers(
  command: Command,
  { caseVoucherIds, withinCaseId }: RaisedDispute,
): Promise<DisputedVoucherRow[]> {
  const { tenantId, transaction, now, tenant } = command
  const known = { today: localDate(now, tenant.timeZone), withinCaseId }
  const [found] = await transaction.many(findVouchersToDispute(tenantId, caseVoucherIds, known))
  if (found === undefined) throw unknownReference('/caseVoucherId', 'case voucher')
  await holdCases(command, found.caseId)
  const vouchers = await transaction.many(findVouchersToDispute(tenantId, caseVoucherIds, known))
  if (vouchers.length < new Set(caseVoucherIds).size) throw unknownReference('/caseVoucherId', 'case voucher')
  for (const voucher of vouchers) requireDisputable(voucher)
  return vouchers
}

function raiserOf({ principal }: Command): RaisedBy {
  if (principal.type !== 'USER') return 'API'
  return principal.role === 'debtor' ? 'DEBTOR' : 'CASEWORKER'
}

/** A text as HTML paragraphs. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
      return html`<p>${lines}</p>`
    })
    .join('')
}
