import type { Statement } from '../../../platform/database/sql.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, type Problem, unknownReferences } from '../../../problems/index.ts'
import { endPaidCase, holdCases, reopenOwingCase } from '../../casework/case-status/index.ts'
import { requireTakesClaims } from '../../parties/creditors/index.ts'
import { makePayout, type PayoutOrder } from '../payouts/index.ts'
import { indexProperties, layProperties, requireValidProperties } from '../../casework/property-types/index.ts'
import { insertAllocations, type NewAllocation } from './allocations.queries.ts'
import {
  type CaseTotals,
  type EntryContext,
  findCaseOfVoucher,
  findPayoutContact,
  findVoucherByUniqueId,
  findVoucherOfCase,
  findVoucherTypes,
  insertCaseVouchers,
  type NewCaseVoucher,
  type PayoutContactRow,
  type ReferencedVoucherRow,
  type VoucherTypeRow,
} from './case-vouchers.queries.ts'
import {
  isDatedBefore,
  type PaymentCalendar,
  payoutRecipient,
  pays,
  requireCountableTotals,
  requireInterestPeriod,
  voucherFrom,
} from './case-vouchers.rules.ts'
import { moveOutstanding } from './outstanding.queries.ts'
import { amountExceedsOutstanding, outstandingChanges } from './outstanding.rules.ts'
import { paymentCalendar } from './payment-calendar.ts'
import type { CaseVoucherInput, CreatedCaseVoucher } from './case-vouchers.schemas.ts'
import { problem, message } from './case-vouchers.problems.ts'

/**
 * Adds one voucher to a case: a claim, or a credit, which pays the debit it is tied to at once. A caller that is about to
 * allocate a credit says whether it is dated before what it will pay.
 */
export async function createCaseVoucher(
  command: Command,
  caseId: string,
  input: CaseVoucherInput,
  isDatedBeforeVoucher = false,
): Promise<CreatedCaseVoucher> {
  const caseVoucherId = command.newId()
  const { rootCaseId } = await holdCases(command, caseId)
  const facts = await gatherFacts(command, caseId, input)
  if (input.properties !== undefined) await requireValidProperties(command, 'case-voucher', input.properties)
  const planned = planEntries(command, caseVoucherId, input, facts)
  const entries = isDatedBeforeVoucher ? { ...planned, voucher: { ...planned.voucher, isDatedBeforeVoucher } } : planned
  await writeEntries(command, facts.context, entries)
  if (input.properties !== undefined) {
    const voucher = { entity: 'case-voucher', entityId: caseVoucherId } as const
    await command.transaction.run(indexProperties(command.tenantId, voucher, layProperties({}, input.properties)))
  }
  const { category, direction, amount } = entries.voucher
  if (entries.allocation !== undefined && category === 'deposit') await endPaidCase(command, rootCaseId)
  if (direction === 'debit' && amount > 0) {
    await reopenOwingCase(command, rootCaseId, { cause: 'new-debit', refId: caseVoucherId })
  }
  return { caseVoucherId }
}

interface Facts {
  readonly context: EntryContext
  readonly totals: CaseTotals
  readonly calendar: PaymentCalendar
  readonly type: VoucherTypeRow
  readonly referenced: ReferencedVoucherRow | undefined
  readonly contact: PayoutContactRow | undefined
}

/** Everything that the voucher names, or the refusal of what is not there. */
async function gatherFacts(command: Command, caseId: string, input: CaseVoucherInput): Promise<Facts> {
  const { tenantId, transaction } = command
  const find = <Row>(named: string | null | undefined, statement: (name: string) => Statement<Row>) =>
    named == null ? undefined : transaction.maybeOne(statement(named))
  const [found, type, calendar, taken, referenced, contact] = await Promise.all([
    transaction.maybeOne(findCaseOfVoucher(tenantId, caseId)),
    transaction.maybeOne(findVoucherTypes(tenantId, [input.voucherTypeId])),
    paymentCalendar(command),
    find(input.uniqueId, (uniqueId) => findVoucherByUniqueId(tenantId, uniqueId)),
    find(input.referenceCaseVoucherId, (id) => findVoucherOfCase(tenantId, caseId, id)),
    find(input.payoutContactId, (id) => findPayoutContact(tenantId, id)),
  ])
  if (found === undefined) throw problem('not-found', message('There is no such case.'))
  // Before every other rule: a voucher that is sent again may break one that it kept the first time.
  if (taken !== undefined) throw uniqueIdTaken(taken.caseVoucherId)
  const missing = missingReferences(input, { type, referenced, contact })
  if (type === undefined || missing.length > 0) throw unknownReferences(missing)
  if (input.currency !== found.currency) throw currencyMismatch(found.currency)
  const { creditorId, creditorState, currency, ...totals } = found
  // What is paid or charged on a case goes on to its end; what is claimed anew does not.
  if (type.category === 'principal') requireTakesClaims(creditorState)
  // A voucher stands on the case of the one it is tied to, so that the undoing of a merge leaves the two together.
  const ownCaseId = referenced?.caseId ?? caseId
  const context = {
    tenantId,
    caseId: ownCaseId,
    creditorId,
    currency,
    createdAt: command.now,
    createdBy: command.actor,
  }
  return { context, totals, calendar, type, referenced, contact }
}

function missingReferences(
  input: CaseVoucherInput,
  found: { readonly type: unknown; readonly referenced: unknown; readonly contact: unknown },
): FieldError[] {
  const references = [
    { path: '/voucherTypeId', id: input.voucherTypeId, found: found.type, message: noMatch('voucher type') },
    {
      path: '/referenceCaseVoucherId',
      id: input.referenceCaseVoucherId,
      found: found.referenced,
      message: message('names no voucher of this case'),
    },
    { path: '/payoutContactId', id: input.payoutContactId, found: found.contact, message: noMatch('contact') },
  ]
  return references
    .filter((reference) => reference.id != null && reference.found === undefined)
    .map(({ path, message }) => ({ path, message }))
}

interface Entries {
  readonly voucher: NewCaseVoucher
  readonly allocation: NewAllocation | undefined
  readonly payout: Omit<PayoutOrder, 'caseId' | 'currency'> | undefined
}

/** Decides what is written, or refuses. */
function planEntries(command: Command, caseVoucherId: string, input: CaseVoucherInput, facts: Facts): Entries {
  const { type, referenced, calendar } = facts
  const voucher = voucherFrom(input, { caseVoucherId, type, calendar })
  const { amount, referenceCaseVoucherId } = voucher
  requireInterestPeriod(voucher)
  requireCountableTotals(facts.totals, [voucher])
  const recipient = payoutRecipient(type, amount, facts.contact)
  const payout = recipient && {
    payoutId: command.newId(),
    caseVoucherId,
    contactId: recipient.contactId,
    billingId: null,
    creditorId: null,
    recipientName: recipient.contactName,
    bankAccount: recipient.bankAccount,
    ibanAccount: null,
    transactionAccount: null,
    amount,
  }
  if (referenceCaseVoucherId === null || referenced === undefined || !pays(voucher, referenced)) {
    return { voucher, allocation: undefined, payout }
  }
  const allocation = { creditVoucherId: caseVoucherId, debitVoucherId: referenceCaseVoucherId, amount }
  return {
    voucher: {
      ...voucher,
      outstanding: 0,
      isDatedBeforeVoucher: isDatedBefore(voucher.date, referenced.date, calendar.timeZone),
    },
    allocation: { allocationId: command.newId(), ...allocation },
    payout,
  }
}

async function writeEntries(command: Command, context: EntryContext, entries: Entries): Promise<void> {
  const { voucher, allocation, payout } = entries
  const { transaction } = command
  const [paid, made] = await Promise.all([
    // Takes the lock of the debit, and the amount only if that much is outstanding once the lock is had.
    allocation &&
      transaction.maybeOne(
        moveOutstanding(context.tenantId, outstandingChanges([allocation], allocation.creditVoucherId)),
      ),
    transaction.maybeOne(insertCaseVouchers(context, [voucher])),
  ])
  if (made === undefined) throw await takenMeanwhile(command, voucher)
  if (allocation !== undefined && paid === undefined) throw await notOutstanding(command, context, allocation)
  if (allocation !== undefined) await transaction.run(insertAllocations(context, [allocation]))
  const { caseId, currency } = context
  const { caseVoucherId } = voucher
  command.emit({ type: 'case-vouchers.create', subjectId: caseVoucherId, caseId, data: made.voucher })
  command.audit({ subjectType: 'case-voucher', subjectId: caseVoucherId, after: made.voucher })
  if (paid !== undefined) {
    command.emit({ type: 'case-vouchers.update', subjectId: paid.voucher.caseVoucherId, caseId, data: paid.voucher })
  }
  if (payout !== undefined) await makePayout(command, { ...payout, caseId, currency })
}

/** Another request made a voucher with the same uniqueId after this one had looked. */
async function takenMeanwhile(command: Command, { uniqueId }: NewCaseVoucher): Promise<Problem> {
  const taken = await command.transaction.one(findVoucherByUniqueId(command.tenantId, uniqueId ?? ''))
  return uniqueIdTaken(taken.caseVoucherId)
}

async function notOutstanding(
  command: Command,
  { tenantId, caseId }: EntryContext,
  { debitVoucherId }: NewAllocation,
): Promise<Problem> {
  const debit = await command.transaction.one(findVoucherOfCase(tenantId, caseId, debitVoucherId))
  return amountExceedsOutstanding('/amount', debit.outstanding)
}

function uniqueIdTaken(caseVoucherId: string): Problem {
  return problem('unique-id-taken', message('A case voucher with this uniqueId exists already.'), {
    errors: [{ path: '/uniqueId', message: message('is taken') }],
    extensions: { caseVoucherId },
  })
}

function currencyMismatch(currency: string): Problem {
  return problem('currency-mismatch', message('The case is in {0}.', currency), {
    errors: [{ path: '/currency', message: message('must be {0}, the currency of the case', currency) }],
  })
}
