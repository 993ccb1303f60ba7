import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type BankLineRow, lines, type NewBooking } from './bank-lines.queries.ts'

/** A line that waits to be booked on its case. */
export interface MatchedLine extends BankLineRow {
  readonly matchedCaseId: string
}

/** Locks those of the lines that still wait to be booked and that nobody else works on, and reads them. */
export function lockMatchedLines(tenantId: string, bankLineIds: readonly string[]): Statement<MatchedLine> {
  return sql<MatchedLine>`
    ${lines(sql`, l.matched_case_id as "matchedCaseId"`)}
    where l.tenant_id = ${tenantId}::uuid and l.bank_line_id = any (${bankLineIds}::uuid[]) and l.state = 'MATCHED'
    order by l.bank_line_id
    for update of l skip locked`
}

/** Adds bookings of lines that are locked. */
export function insertBookings(tenantId: string, bookings: readonly NewBooking[]): Statement {
  return sql`
    insert into bank_bookings (tenant_id, bank_booking_id, bank_line_id, case_id, case_voucher_id, amount, is_automatic,
                               created_at, created_by)
    select ${tenantId}::uuid, b."bankBookingId", b."bankLineId", b."caseId", b."caseVoucherId", b.amount, b."isAutomatic",
           b."createdAt", b."createdBy"
    from jsonb_to_recordset(${json(bookings)}::jsonb) as b (
      "bankBookingId" uuid, "bankLineId" uuid, "caseId" uuid, "caseVoucherId" uuid, amount bigint, "isAutomatic" boolean,
      "createdAt" timestamptz, "createdBy" jsonb)
    returning true`
}

/** Notes that all money of lines is booked. The caller has locked them. */
export function setBooked(
  tenantId: string,
  bankLineIds: readonly string[],
  { handledAt, handledBy }: { readonly handledAt: Date; readonly handledBy: Actor },
): Statement {
  return sql`
    update bank_lines
    set state = 'BOOKED', booked_amount = amount, matched_case_id = null, reason = null,
        handled_at = ${handledAt}::timestamptz, handled_by = ${json(handledBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and bank_line_id = any (${bankLineIds}::uuid[])`
}
