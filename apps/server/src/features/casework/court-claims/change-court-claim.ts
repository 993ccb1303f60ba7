import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { createCaseVoucher } from '../../money/case-vouchers/index.ts'
import { createLimitationFact } from '../../money/limitation/index.ts'
import { voucherTypeIdOf } from '../../money/voucher-types/index.ts'
import { createUpdate, standardUpdateTypeId } from '../updates/index.ts'
import {
  findCasesWithin,
  findCourtFacts,
  findDebitsWithoutInterest,
  insertChange,
  moveCourtClaim,
} from './court-claims.queries.ts'
import { message, problem } from './court-claims.problems.ts'
import { requireChange, requirePossible } from './court-claims.rules.ts'
import type { CourtClaim, CourtClaimChangeInput, CourtClaimState } from './court-claims.schemas.ts'
import { announceChange, holdCourtClaim } from './hold-court-claim.ts'
import { readClaimed } from './prepare-court-claim.ts'

/** Records what became of a claim, with what follows from it for the debt, its limitation and the workflow. */
export async function changeCourtClaim(
  command: Command,
  courtClaimId: string,
  input: CourtClaimChangeInput,
): Promise<CourtClaim> {
  const { tenantId, transaction, now, actor, tenant } = command
  const before = await holdCourtClaim(command, courtClaimId)
  const today = localDate(now, tenant.timeZone)
  requireChange(before, input, today)
  const { state, date, note = null, court = null, courtReference = null } = input
  if (state === 'FILED') await requireFileable(command, before, { date, today })
  const feeVoucherId = await chargeCourtFee(command, before, input)
  const servedOn = state === 'SERVED' ? date : null
  await transaction.run(
    moveCourtClaim(tenantId, courtClaimId, { state, court, courtReference, servedOn, feeVoucherId }),
  )
  await transaction.run(insertChange(tenantId, courtClaimId, { state, date, note, at: now, by: actor }))
  if (state === 'FILED') await startInterest(command, before, date)
  await interruptLimitation(command, before, { state, date })
  if (state === 'OBJECTED') await pauseCase(command, before, note)
  return announceChange(command, 'court-claims.status-change', before)
}

/** The case may have changed since the claim was prepared. */
async function requireFileable(
  command: Command,
  { courtClaimId, caseId, principal }: CourtClaim,
  { date, today }: { readonly date: string; readonly today: string },
): Promise<void> {
  const { tenantId, transaction, now } = command
  const facts = await transaction.one(findCourtFacts(tenantId, caseId, { today, now, courtClaimId }))
  const claimed = await readClaimed(command, caseId)
  requirePossible(facts, claimed.principal, today)
  // What was paid after a claim was filed does not make it too high.
  if (date < today || claimed.principal >= principal) return
  const detail = message('The principal is {0} now, and {1} is claimed.', claimed.principal, principal)
  throw problem('court-claim-outdated', detail, { extensions: { principal: claimed.principal } })
}

const feeTexts = { en: 'Court fee', da: 'Retsafgift' } as const

async function chargeCourtFee(
  command: Command,
  { caseId, currency }: CourtClaim,
  { date, courtFee, overrideReason }: CourtClaimChangeInput,
): Promise<string | null> {
  if (courtFee == null) return null
  const { caseVoucherId } = await createCaseVoucher(command, caseId, {
    ...{ voucherTypeId: voucherTypeIdOf('court-fee'), amount: courtFee, currency, source: 'COLLECTOR', date },
    text: feeTexts[command.tenant.language === 'da' ? 'da' : 'en'],
    ...(overrideReason == null ? {} : { override: { reason: overrideReason } }),
  })
  return caseVoucherId
}

/**
 * Interest runs from the start of legal action at the latest (renteloven § 3), so principal without any interest terms
 * bears statutory interest from the day of filing. It goes on after the endorsement, until the debt is paid.
 */
async function startInterest(command: Command, { caseId, currency }: CourtClaim, date: string): Promise<void> {
  const { tenantId, transaction } = command
  for (const debit of await transaction.many(findDebitsWithoutInterest(tenantId, caseId))) {
    await createCaseVoucher(command, debit.caseId, {
      ...{ voucherTypeId: voucherTypeIdOf('interest'), amount: 0, currency, source: 'COLLECTOR', date },
      ...{ interestStartDate: date, referenceCaseVoucherId: debit.caseVoucherId },
    })
  }
}

const facts = {
  FILED: { kind: 'legal-action', en: 'A payment order was filed.', da: 'Betalingspåkrav er indgivet.' },
  ENDORSED: { kind: 'judgment', en: 'The payment order was endorsed.', da: 'Betalingspåkravet er påtegnet.' },
  BAILIFF: { kind: 'legal-action', en: 'Enforcement was requested.', da: 'Udlæg er begæret i fogedretten.' },
} as const

/** Filing and enforcement interrupt limitation, and an endorsed payment order is like a judgment. */
async function interruptLimitation(
  command: Command,
  { caseId, court, courtReference }: CourtClaim,
  { state, date }: { readonly state: CourtClaimState; readonly date: string },
): Promise<void> {
  const fact = state in facts ? facts[state as keyof typeof facts] : undefined
  if (fact === undefined) return
  const { tenantId, transaction, tenant } = command
  const note = [fact[tenant.language === 'da' ? 'da' : 'en'], court, courtReference].filter(Boolean).join(' ')
  for (const covered of await transaction.many(findCasesWithin(tenantId, caseId))) {
    await createLimitationFact(command, { caseId: covered.caseId, kind: fact.kind, date, note })
  }
}

/** An objection pauses the case, and reminds a caseworker at once. */
async function pauseCase(command: Command, { caseId }: CourtClaim, note: string | null): Promise<void> {
  await createUpdate(command, {
    ...{ updateTypeId: standardUpdateTypeId('objection'), referenceId: caseId, update: note ?? '' },
    responsibleType: 'caseworker',
  })
}
