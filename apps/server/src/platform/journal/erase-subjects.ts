import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** Has the journal forget what it says about these subjects, and keep its chain. Returns the number of its entries. */
export async function eraseSubjects(
  transaction: Transaction,
  { tenantId, erasureId, subjectIds }: { tenantId: string; erasureId: string; subjectIds: readonly string[] },
): Promise<number> {
  await transaction.run(sql`
    insert into erased_subjects (tenant_id, subject_id, erasure_id)
    select ${tenantId}::uuid, s.subject_id, ${erasureId}::uuid
    from (select distinct unnest(${subjectIds}::uuid[]) as subject_id) s
    on conflict (tenant_id, subject_id) do nothing`)
  const { count } = await transaction.one(
    sql<{ count: number }>`select erase_journal_versions(${tenantId}::uuid, ${subjectIds}::uuid[]) as count`,
  )
  return count
}
