import type { Statement } from '../../../platform/database/sql.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, type Problem, unknownReferences } from '../../../problems/index.ts'
import { endPaidCase, holdCases, reopenOwingCase } from '../../casework/case-status/index.ts'
import { requireAcceptsClaims } from '../../parties/creditors/index.ts'
import { makePayout, type PayoutOrder } from '../payouts/index.ts'
import { indexProperties, mergeProperties, requireValidProperties } from '../../casework/property-types/index.ts'
import { bookInterest, correctInterest } from './book-interest.ts'
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
import { requireLawfulCharge } from './require-lawful-charges.ts'
import { paymentCalendar } from './payment-calendar.ts'
import type { CaseVoucherInput, CreatedCaseVoucher } from './case-vouchers.schemas.ts'
import { problem, message } from './case-vouchers.problems.ts'

/**
 * Adds one voucher to a case: a claim, or a credit, which immediately pays the debit it refers to. A caller that allocates
 * the credit afterwards passes whether it is dated before the vouchers it will pay, and what the debtor chose.
 */
export async function createCaseVoucher(
  command: Command,
  caseId: string,
  input: CaseVoucherInput,
  paid?: Pick<NewCaseVoucher, 'isDatedBeforeVoucher' | 'earmark'>,
): Promise<CreatedCaseVoucher> {
  const caseVoucherId = command.newId()
  const { rootCaseId } = await holdCases(command, caseId)
  const facts = await gatherFacts(command, caseId, input)
  if (input.properties !== undefined) await requireValidProperties(command, 'case-voucher', input.properties)
  const planned = planEntries(command, caseVoucherId, input, facts)
  const entries = paid === undefined ? planned : { ...planned, voucher: { ...planned.voucher, ...paid } }
  const { handle } = facts.type
  const reason = input.override?.reason
  const added = { path: '', handle, voucher: entries.voucher }
  const ruleOverride = await requireLawfulCharge(command, { caseId: facts.context.caseId, added, reason })
  const lawful = ruleOverride === undefined ? entries : { ...entries, voucher: { ...entries.voucher, ruleOverride } }
  await writeWithInterest(command, { ...facts, rootCaseId }, lawful)
  if (input.properties !== undefined) {
    const voucher = { entity: 'case-voucher', entityId: caseVoucherId } as const
    await command.transaction.run(indexProperties(command.tenantId, voucher, mergeProperties({}, input.properties)))
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

/** Reads everything that the voucher refers to; throws if any of it does not exist. */
async function gatherFacts(command: Command, caseId: string, input: CaseVoucherInput): Promise<Facts> {
  const { tenantId, transaction } = command
  const find = <Row>(key: string | null | undefined, statement: (key: string) => Statement<Row>) =>
    key == null ? undefined : transaction.maybeOne(statement(key))
  const [found, type, calendar, existing, referenced, contact] = await Promise.all([
    transaction.maybeOne(findCaseOfVoucher(tenantId, caseId)),
    transaction.maybeOne(findVoucherTypes(tenantId, [input.voucherTypeId])),
    paymentCalendar(command),
    find(input.uniqueId, (uniqueId) => findVoucherByUniqueId(tenantId, uniqueId)),
    find(input.referenceCaseVoucherId, (id) => findVoucherOfCase(tenantId, caseId, id)),
    find(input.payoutContactId, (id) => findPayoutContact(tenantId, id)),
  ])
  if (found === undefined) throw problem('not-found', message('There is no such case.'))
  // Before all other rules: a voucher that is sent again may violate rules that it met the first time.
  if (existing !== undefined) throw uniqueIdTaken(existing.caseVoucherId)
  const missing = missingReferences(input, { type, referenced, contact })
  if (type === undefined || missing.length > 0) throw unknownReferences(missing)
  if (input.currency !== found.currency) throw currencyMismatch(found.currency)
  const { creditorId, creditorState, currency, ...totals } = found
  // Payments and charges on existing cases go on after a creditor is closed; new claims do not.
  if (type.category === 'principal') requireAcceptsClaims(creditorState)
  // A voucher goes on the case of the voucher it refers to, so that undoing a merge keeps them together.
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
      message: message('does not match any voucher of this case'),
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

/** Applies the rules and decides what to write. */
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

/** Writes the entries. If a credit pays a debit of a case with interest, the interest on that debit is booked first. */
async function writeWithInterest(
  command: Command,
  settled: Pick<Facts, 'context' | 'referenced'> & { readonly rootCaseId: string },
  entries: Entries,
): Promise<void> {
  const { date, referenceCaseVoucherId: debitVoucherId } = entries.voucher
  const bearsInterest = entries.allocation !== undefined && settled.referenced?.bearsInterest === true
  if (bearsInterest) await bookInterest(command, settled, { date, debitVoucherId })
  await writeEntries(command, settled.context, entries)
  if (bearsInterest) await correctInterest(command, settled)
}

async function writeEntries(command: Command, context: EntryContext, entries: Entries): Promise<void> {
  const { voucher, allocation, payout } = entries
  const { transaction } = command
  const [paid, inserted] = await Promise.all([
    // Locks the debit, and reduces it only if enough is still outstanding at that point.
    allocation &&
      transaction.maybeOne(
        moveOutstanding(context.tenantId, outstandingChanges([allocation], allocation.creditVoucherId)),
      ),
    transaction.maybeOne(insertCaseVouchers(context, [voucher])),
  ])
  if (inserted === undefined) throw await concurrentlyInserted(command, voucher)
  if (allocation !== undefined && paid === undefined) throw await notOutstanding(command, context, allocation)
  if (allocation !== undefined) await transaction.run(insertAllocations(context, [allocation]))
  const { caseId, currency } = context
  const { caseVoucherId } = voucher
  command.emit({ type: 'case-vouchers.create', subjectId: caseVoucherId, caseId, data: inserted.voucher })
  command.audit({ subjectType: 'case-voucher', subjectId: caseVoucherId, after: inserted.voucher })
  if (paid !== undefined) {
    command.emit({ type: 'case-vouchers.update', subjectId: paid.voucher.caseVoucherId, caseId, data: paid.voucher })
  }
  if (payout !== undefined) await makePayout(command, { ...payout, caseId, currency })
}

/** Another request inserted a voucher with the same uniqueId after this one had checked. */
async function concurrentlyInserted(command: Command, { uniqueId }: NewCaseVoucher): Promise<Problem> {
  const existing = await command.transaction.one(findVoucherByUniqueId(command.tenantId, uniqueId ?? ''))
  return uniqueIdTaken(existing.caseVoucherId)
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
  return problem('unique-id-taken', message('A voucher with this uniqueId already exists.'), {
    errors: [{ path: '/uniqueId', message: message('is already in use') }],
    extensions: { caseVoucherId },
  })
}

function currencyMismatch(currency: string): Problem {
  return problem('currency-mismatch', message('The case is in {0}.', currency), {
    errors: [{ path: '/currency', message: message('must be {0}, the currency of the case', currency) }],
  })
}
