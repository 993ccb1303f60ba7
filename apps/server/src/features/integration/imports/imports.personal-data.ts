import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'refusedImportRows', find: findRefusedRows, erase: eraseRefusedRows },
]

/** The refused rows about the customer. The files themselves are deleted when their import is over. */
function ofCustomer({ tenantId, customerId }: Person): Statement {
  return sql`
    p.tenant_id = ${tenantId}::uuid and p.customer_reference = (
      select c.reference_id from published.customers c
      where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid)`
}

function findRefusedRows(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object('importId', p.import_id, 'rowNumber', p.row_number, 'cells', p.cells) as item
    from import_problems p
    where ${ofCustomer(person)} and p.cells is not null
    order by p.import_problem_id`
}

/** Reasons quote the cells, so they are deleted with them. */
async function eraseRefusedRows({ transaction }: Command, person: Person): Promise<readonly Erased[]> {
  await transaction.run(sql`delete from import_problems p where ${ofCustomer(person)}`)
  return []
}
