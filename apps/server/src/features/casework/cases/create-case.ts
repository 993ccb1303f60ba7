import type { Command } from '../../../platform/commands/command.ts'
import { findVoucherTypes, noTotals, paymentCalendar, requireLawfulCharges } from '../../money/case-vouchers/index.ts'
import { recordDemand } from '../../money/limitation/index.ts'
import { requireAcceptsClaims } from '../../parties/creditors/index.ts'
import { mergeProperties, requireValidProperties } from '../property-types/index.ts'
import { findParties } from './cases.queries.ts'
import {
  type CaseFacts,
  chargesAmong,
  type PlacedVoucher,
  placeVouchers,
  planVouchers,
  requireKnownReferences,
} from './cases.rules.ts'
import type { CaseInput, CreatedCase } from './cases.schemas.ts'
import { writeCase } from './write-case.ts'

/** Creates a case with its vouchers, and allocates the payments among them. */
export async function createCase(command: Command, input: CaseInput): Promise<CreatedCase> {
  const { tenantId, now: createdAt, actor: createdBy } = command
  const caseId = command.newId()
  const placed = placeVouchers(input.caseVouchers ?? [])
  const facts = await gatherFacts(command, input, placed)
  const { creditorId, typed } = requireKnownReferences(input, placed, facts)
  requireAcceptsClaims(facts.parties.creditorState)
  const calendar = await paymentCalendar(command)
  const entries = planVouchers(typed, { newId: () => command.newId(), calendar, totals: noTotals })
  if (input.properties !== undefined) await requireValidProperties(command, 'case', input.properties)

  const context = { tenantId, caseId, creditorId, currency: input.currency, createdAt, createdBy }
  const opened = { ...optionalFields(input), customerId: input.customerId }
  const { view } = await writeCase(command, context, entries, opened)
  if (input.demand != null) await recordDemand(command, caseId, input.demand)
  await requireLawfulCharges(command, caseId, chargesAmong(typed, entries.vouchers))
  return { id: caseId, caseSeqId: view.caseSeqId }
}

async function gatherFacts(command: Command, input: CaseInput, placed: readonly PlacedVoucher[]): Promise<CaseFacts> {
  const { customerId, ultimateCreditorId = null, groupId = null } = input
  const typeIds = [...new Set(placed.map((voucher) => voucher.input.voucherTypeId))]
  const [parties, types] = await Promise.all([
    command.transaction.one(findParties(command.tenantId, { customerId, ultimateCreditorId, groupId })),
    typeIds.length === 0 ? [] : command.transaction.many(findVoucherTypes(command.tenantId, typeIds)),
  ])
  return { parties, types }
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
