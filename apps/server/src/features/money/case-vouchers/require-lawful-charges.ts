import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { casesAround } from '../../casework/case-status/index.ts'
import { listPackRows, type PackRow } from '../rule-packs/index.ts'
import { type ChargeRefusal, type ChargeVoucher, isCharge, isOnClaimsAmong, judgeCharge } from './charges.rules.ts'
import { debitLapsed } from './outstanding.rules.ts'
import { type ChargeFactsRow, findChargeFacts } from './charges.queries.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'
import type { NewCaseVoucher } from './case-vouchers.queries.ts'
import { message, problem } from './case-vouchers.problems.ts'

/** Callers who may change rules may override them. */
const overrideScope = 'write:rule-packs'

/** A voucher to judge, with its path in the request and the handle of its type. */
export interface NewCharge {
  readonly path: string
  readonly handle: string
  readonly voucher: NewCaseVoucher
}

/** Charges that are added to a case. */
export interface ChargesOfCase {
  readonly caseId: string
  readonly added: readonly NewCharge[]
}

/**
 * Rejects fees, costs and compensation that the rule pack of the case does not allow at their own date. Vouchers of the
 * same request count for each other. The command must have locked the case.
 */
export async function requireLawfulCharges(
  command: Command,
  caseId: string,
  added: readonly NewCharge[],
): Promise<void> {
  await requireLawfulChargesOfMany(command, [{ caseId, added }])
}

/** The same for several cases, in one round trip. */
export async function requireLawfulChargesOfMany(command: Command, cases: readonly ChargesOfCase[]): Promise<void> {
  const refusal = await findUnlawful(command, cases)
  if (refusal !== undefined) throw chargeNotAllowed(refusal)
}

/**
 * Judges one charge. If it is not lawful, the override of a caller with the right to change rules lets it pass; returns
 * what is stored of the override then.
 */
export async function requireLawfulCharge(
  command: Command,
  {
    caseId,
    added,
    reason,
  }: { readonly caseId: string; readonly added: NewCharge; readonly reason: string | undefined },
): Promise<CaseVoucher['ruleOverride']> {
  const refusal = await findUnlawful(command, [{ caseId, added: [added] }])
  if (refusal === undefined) return undefined
  if (reason === undefined) throw chargeNotAllowed(refusal)
  const { type, scopes } = command.principal
  if (type !== 'SYSTEM' && !scopes.has(overrideScope)) {
    throw problem('override-not-permitted', message('Overriding a rule needs the scope {0}.', overrideScope))
  }
  const { rule, source } = refusal
  return { rule, source, reason, at: command.now.toISOString(), by: command.actor }
}

type Unlawful = ChargeRefusal & { readonly path: string; readonly pack: string | null }

/** The first charge of the first case that is not lawful. */
async function findUnlawful(command: Command, cases: readonly ChargesOfCase[]): Promise<Unlawful | undefined> {
  const { tenantId, transaction } = command
  const charged = cases
    .map(({ caseId, added }) => ({ caseId, charges: added.filter(({ voucher }) => isCharge(voucher)) }))
    .filter(({ charges }) => charges.length > 0)
  if (charged.length === 0) return undefined
  const [rows, ...facts] = await Promise.all([
    transaction.many(listPackRows(tenantId, null)),
    ...charged.map(({ caseId }) => transaction.one(findChargeFacts(tenantId, caseId, casesAround(tenantId, caseId)))),
  ])
  for (const [index, { charges }] of charged.entries()) {
    const own = facts[index]
    const refusal = own && findUnlawfulOnCase(command, charges, { facts: own, rows })
    if (refusal !== undefined) return refusal
  }
  return undefined
}

function findUnlawfulOnCase(
  { now, tenant: { timeZone } }: Command,
  charges: readonly NewCharge[],
  { facts, rows }: { readonly facts: ChargeFactsRow; readonly rows: readonly PackRow[] },
): Unlawful | undefined {
  const existing: ChargeVoucher[] = facts.vouchers.map(({ date, dueDate, ...voucher }) => ({
    ...voucher,
    date: new Date(date),
    dueDate: dueDate === null ? null : new Date(dueDate),
  }))
  const { disputedVoucherIds, lapsedVoucherIds } = facts
  for (const { path, voucher } of charges) {
    if (isOnClaimsAmong(voucher, existing, disputedVoucherIds)) throw voucherDisputed(path)
    if (isOnClaimsAmong(voucher, existing, lapsedVoucherIds)) throw debitLapsed()
  }
  const excluded = new Set([...disputedVoucherIds, ...lapsedVoucherIds])
  // A disputed or lapsed claim is no basis for charges on the rest of the case.
  const others = existing.filter(
    ({ caseVoucherId, category }) =>
      !charges.some(({ voucher }) => voucher.caseVoucherId === caseVoucherId) &&
      !(category === 'principal' && excluded.has(caseVoucherId)),
  )
  for (const { path, handle, voucher } of charges) {
    const charge = { ...voucher, handle }
    const refusal = judgeCharge(charge, { ...facts, rows, vouchers: others, timeZone, today: localDate(now, timeZone) })
    if (refusal !== undefined) return { ...refusal, path, pack: facts.pack }
    others.push(charge)
  }
  return undefined
}

function voucherDisputed(path: string) {
  return problem('voucher-disputed', message('The charge is on a debit that is disputed.'), {
    errors: [{ path: `${path}/referenceCaseVoucherId`, message: message('is disputed') }],
  })
}

function chargeNotAllowed({ path, reason, ...details }: Unlawful) {
  return problem('charge-not-allowed', reason, {
    errors: [{ path: `${path}/amount`, message: message('is not allowed by the rule {0}', details.rule) }],
    extensions: details,
  })
}
