import type { Command } from '../../../platform/commands/command.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'
import { storeSearchedText } from './customer-change.ts'
import { findCustomer } from './customers.queries.ts'

export const personalData: readonly PersonalData[] = [{ section: 'people', find: findPeople, erase: erasePerson }]

function findPeople({ tenantId, userId }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'userId', u.user_id, 'relation', u.relation, 'language', u.language, 'details', u.details,
      'customerId', u.customer_id, 'referenceId', c.reference_id, 'createdAt', u.created_at) as item
    from customer_users u
    join customers c on c.tenant_id = u.tenant_id and c.customer_id = u.customer_id
    where u.tenant_id = ${tenantId}::uuid and u.user_id = ${userId}::uuid`
}

/** Replaces the details of the person by a placeholder, so that lists and old cases can still show somebody. */
async function erasePerson(command: Command, { customerId, userId }: Person): Promise<readonly Erased[]> {
  const { tenantId, tenant, transaction, now } = command
  const unknown = { cpr: null, cvr: null, email: null, phone: null, address: null, geocode: null }
  const details = { name: tenant.language === 'da' ? 'Slettet person' : 'Erased person', ...unknown }
  await transaction.run(sql`
    update customer_users set details = ${json(details)}::jsonb, erased_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`)
  const { customer } = await transaction.one(findCustomer(tenantId, customerId))
  await storeSearchedText(command, customer)
  command.emit({ type: 'customers.update', subjectId: customerId, data: customer })
  command.audit({ subjectType: 'customer', subjectId: customerId, after: customer })
  return [{ subjectId: customerId }]
}
