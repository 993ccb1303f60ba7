import type { Transaction } from '../database/database.ts'
import { json, sql } from '../database/sql.ts'
import type { Erased } from '../feature/personal-data.ts'

/** Has the journal forget what it says about these subjects, and keep its chain. Returns the number of its entries. */
export async function eraseSubjects(
  transaction: Transaction,
  { tenantId, erasureId, subjects }: { tenantId: string; erasureId: string; subjects: readonly Erased[] },
): Promise<number> {
  const subjectIds = subjects.map(({ subjectId }) => subjectId)
  await transaction.run(sql`
    insert into erased_subjects (tenant_id, subject_id, subject_type, erasure_id)
    select distinct ${tenantId}::uuid, s."subjectId", coalesce(s."subjectType", ''), ${erasureId}::uuid
    from jsonb_to_recordset(${json(subjects)}::jsonb) as s ("subjectId" uuid, "subjectType" text)
    on conflict (tenant_id, subject_id, subject_type) do nothing`)
  const { count } = await transaction.one(
    sql<{ count: number }>`select erase_journal_versions(${tenantId}::uuid, ${subjectIds}::uuid[]) as count`,
  )
  return count
}
