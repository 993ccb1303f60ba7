import type { Command } from '../../../platform/commands/command.ts'
import { findVoucherTypes, noTotals, type PaymentCalendar, paymentCalendar } from '../../money/case-vouchers/index.ts'
import { requireAcceptsClaims } from '../../parties/creditors/index.ts'
import { mergeProperties, requireValidProperties } from '../property-types/index.ts'
import { findParties, type PartiesRow, type PartyNamesRow } from './cases.queries.ts'
import {
  type CaseFacts,
  type PlacedVoucher,
  placeVouchers,
  planVouchers,
  requireKnownReferences,
} from './cases.rules.ts'
import type { CaseInput, CreatedCase } from './cases.schemas.ts'
import { writeNewCases } from './write-new-cases.ts'

/** Creates a case with its vouchers, and allocates the payments among them. */
export async function createCase(command: Command, input: CaseInput): Promise<CreatedCase> {
  const caseId = command.newId()
  const placed = placeVouchers(input.caseVouchers ?? [])
  const { calendar, ...facts } = await gatherFacts(command, input, placed)
  const { creditorId, typed } = requireKnownReferences(input, placed, facts)
  requireAcceptsClaims(facts.parties.creditorState)
  const entries = planVouchers(typed, { newId: () => command.newId(), calendar, totals: noTotals })
  if (input.properties !== undefined) await requireValidProperties(command, 'case', input.properties)

  const { currency, demand } = input
  const { debtorName, creditorName } = facts.parties
  const customerId = input.customerId.toLowerCase()
  const newCase = { caseId, creditorId, customerId, currency, ...optionalFields(input) }
  const names = debtorName === null || creditorName === null ? undefined : { debtorName, creditorName }
  const [view] = await writeNewCases(command, [{ ...entries, newCase, typed, demand, names }])
  if (view === undefined) throw new Error('A case was planned, but not written.')
  return { id: caseId, caseSeqId: view.caseSeqId }
}

interface Facts extends CaseFacts {
  readonly parties: PartiesRow & PartyNamesRow
  readonly calendar: PaymentCalendar
}

async function gatherFacts(command: Command, input: CaseInput, placed: readonly PlacedVoucher[]): Promise<Facts> {
  const { customerId, ultimateCreditorId = null, groupId = null } = input
  const typeIds = [...new Set(placed.map((voucher) => voucher.input.voucherTypeId))]
  const [parties, types, calendar] = await Promise.all([
    command.transaction.one(findParties(command.tenantId, { customerId, ultimateCreditorId, groupId })),
    typeIds.length === 0 ? [] : command.transaction.many(findVoucherTypes(command.tenantId, typeIds)),
    paymentCalendar(command),
  ])
  return { parties, types, calendar }
}

/** The fields of a new case that callers may leave out. */
export function optionalFields(input: CaseInput) {
  const { ultimateCreditorId = null, groupId = null, journalNumber = null, migratedId = null, properties } = input
  const { rulePack = null } = input
  return {
    ultimateCreditorId,
    groupId,
    journalNumber,
    migratedId,
    rulePack,
    properties: mergeProperties({}, properties),
  }
}
