import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'bankLines', find: findBankLines, erase: eraseBankLines },
]

function findBankLines({ tenantId, caseIds }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'bankLineId', l.bank_line_id, 'amount', l.amount, 'currency', l.currency, 'bookingDate', l.booking_date,
      'text', l.text, 'payerName', l.payer_name, 'payerAccount', l.payer_account, 'note', l.note) as item
    from bank_lines l
    where l.tenant_id = ${tenantId}::uuid and l.bank_line_id in (
      select b.bank_line_id from bank_bookings b
      where b.tenant_id = l.tenant_id and b.case_id = any (${caseIds}::uuid[]))
    order by l.bank_line_id`
}

/** Keeps the amount, the dates and the references of what was booked on the cases. */
async function eraseBankLines(
  { tenantId, transaction }: Command,
  { caseIds, isLast }: Person,
): Promise<readonly Erased[]> {
  if (!isLast) return []
  return transaction.many(sql<Erased>`
    update bank_lines l set text = '', payer_name = null, payer_account = null, words = '{}',
      note = case when l.note is null then null else '-' end
    where l.tenant_id = ${tenantId}::uuid and l.bank_line_id in (
      select b.bank_line_id from bank_bookings b
      where b.tenant_id = l.tenant_id and b.case_id = any (${caseIds}::uuid[]))
    returning l.bank_line_id as "subjectId"`)
}
