import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { localDate, parseLocalDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { GroupedRow } from '../../../platform/http/operations/operation.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { lockTimeouts, type PipelineFields, pipelineFields } from '../../../platform/commands/grouped-commands.ts'
import { runSystemCommand, systemKey, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { systemPrincipal, type Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { type Message, type Problem, shownAmount } from '../../../problems/index.ts'
import { endPaidCase, holdCases } from '../../casework/case-status/index.ts'
import {
  bookInterest,
  correctInterest,
  lockCase,
  paymentDateInFuture,
  paymentDateTooEarly,
} from '../case-vouchers/index.ts'
import { type DirectPaymentItem, registerDirectPayments } from './direct-payments.queries.ts'
import type { DirectPaymentInput } from './direct-payments.schemas.ts'
import { problem, message } from './payments.problems.ts'

/** Validates what can be checked without the database, and builds the item for `register_direct_payments`. */
export function directPaymentItem(
  context: { tenant: Tenant; now: Date; newId: () => string },
  input: DirectPaymentInput,
  creditorId: string | undefined,
): DirectPaymentItem {
  const { timeZone } = context.tenant
  const caseVoucherId = input.caseVoucherId ?? null
  const caseVoucherReferenceId = input.caseVoucherReferenceId ?? null
  if ((caseVoucherId === null) === (caseVoucherReferenceId === null)) {
    throw problem(
      'payment-reference-ambiguous',
      message('Give exactly one of caseVoucherId and caseVoucherReferenceId'),
    )
  }
  return {
    depositId: context.newId(),
    allocationId: context.newId(),
    caseVoucherId,
    caseVoucherReferenceId,
    creditorId: creditorId ?? null,
    amount: input.amount,
    currency: input.currency ?? null,
    date: (input.date === undefined ? undefined : parseTimestamp(input.date, timeZone)) ?? context.now,
    localDate:
      (input.date === undefined ? undefined : parseLocalDate(input.date, timeZone)) ?? localDate(context.now, timeZone),
    text: input.text ?? null,
  }
}

type Facts = Readonly<Record<string, unknown>>

type Describe = (facts: Facts, item: DirectPaymentItem) => Message

const refusals = {
  'voucher-not-found': () => message('The creditor has no such voucher.'),
  'voucher-not-unique': (_, { creditorId }) =>
    creditorId === null
      ? message('The reference matches several vouchers. Give creditorId, or use caseVoucherId instead.')
      : message('The reference matches several vouchers of the creditor. Use caseVoucherId instead.'),
  'voucher-not-payable': () => message('The voucher is a credit and cannot be paid. Give the debit that was paid.'),
  'currency-mismatch': ({ currency }) => message('The voucher is in {0}.', String(currency)),
  'amount-exceeds-outstanding': ({ outstanding }) =>
    message('Only {0} is outstanding on the voucher.', shownAmount(Number(outstanding))),
} as const satisfies Readonly<Record<string, Describe>>

/** Turns a rejection code of the database function into a problem. */
export function directPaymentRefusal(code: string, facts: Facts, item: DirectPaymentItem): Problem {
  if (code === 'payment-date-in-future') return paymentDateInFuture('/date')
  if (code === 'payment-date-too-early') return paymentDateTooEarly('/date', Number(facts['daysBack']))
  if (!isRefusal(code)) throw new Error(`The database rejected a payment with the unknown code ${code}.`)
  const describe: Describe = refusals[code]
  const extensions = code === 'amount-exceeds-outstanding' ? { outstanding: facts['outstanding'] } : {}
  return problem(code, describe(facts, item), { extensions })
}

function isRefusal(code: string): code is keyof typeof refusals {
  return Object.hasOwn(refusals, code)
}

/**
 * Registers a payment that may end its case or pays a voucher with interest: locks the case, books the interest on the
 * voucher, pays, and ends the case if nothing is outstanding.
 */
export async function settleDirectPayment(
  command: Command,
  item: DirectPaymentItem & PipelineFields,
  { caseId, interestVoucherId }: Facts,
): Promise<GroupedRow> {
  const { rootCaseId } = await holdCases(command, String(caseId))
  const locked = interestVoucherId === null ? undefined : await lockCase(command, String(caseId))
  if (locked !== undefined) {
    await bookInterest(command, locked, { date: item.date, debitVoucherId: String(interestVoucherId) })
  }
  // The command has claimed the idempotency key and stores the reply.
  const alone = { ...item, key: null, fingerprint: null }
  const row = await command.transaction.one(
    registerDirectPayments(command.tenantId, [alone], { lockTimeout: lockTimeouts.alone, isAlone: true }),
  )
  if (row.outcome !== 'done') return row
  if (locked !== undefined) await correctInterest(command, locked)
  await endPaidCase(command, rootCaseId)
  return row
}

/** Registers a payment outside of a request, through the same database function. */
export async function registerDirectPayment(
  commands: SystemCommands,
  tenant: Tenant,
  input: DirectPaymentInput,
): Promise<void> {
  const context = { tenant, now: nowOf(commands.clock, tenant), newId: commands.newId ?? newId }
  const item = {
    ...directPaymentItem(context, input, undefined),
    ...pipelineFields({
      ...context,
      principal: systemPrincipal(tenant),
      requestId: newId(),
      idempotency: systemKey(commands),
    }),
  }
  const [first] = await commands.database.call(
    tenant.tenantId,
    registerDirectPayments(tenant.tenantId, [item], { lockTimeout: lockTimeouts.alone }),
  )
  const row =
    first?.outcome === 'alone'
      ? await runSystemCommand(commands, tenant, 'register-direct-payment', (command) =>
          settleDirectPayment(command, item, first.facts ?? {}),
        )
      : first
  if (row?.outcome !== 'done' && row?.outcome !== 'replay')
    throw directPaymentRefusal(row?.refusal ?? '', row?.facts ?? {}, item)
}
