import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { BankAccountChange } from './bank-accounts.schemas.ts'

export interface AccountChangeRow {
  readonly accountChangeId: string
  readonly tenantId: string
  readonly ownerType: BankAccountChange['ownerType']
  readonly ownerId: string
  readonly ownerName: string
  readonly first: boolean
  readonly bankAccount: BankAccount | null
  readonly ibanAccount: IbanAccount | null
  readonly changedAt: Date
  readonly changedBy: Actor
}

const columns = sql`
  account_change_id as "accountChangeId", tenant_id as "tenantId", owner_type as "ownerType", owner_id as "ownerId",
  owner_name as "ownerName", is_first as first, bank_account as "bankAccount", iban_account as "ibanAccount",
  changed_at as "changedAt", changed_by as "changedBy"`

export type NewAccountChange = Omit<AccountChangeRow, 'first'> & { readonly hadAccount: boolean }

/** Uses the next change number of the owner, whose row the caller must have locked. */
export function insertAccountChange(change: NewAccountChange): Statement<AccountChangeRow> {
  return sql<AccountChangeRow>`
    insert into bank_account_changes (
      tenant_id, account_change_id, owner_type, owner_id, owner_name, change_number, is_first, bank_account, iban_account,
      changed_at, changed_by)
    select ${change.tenantId}::uuid, ${change.accountChangeId}::uuid, ${change.ownerType}::text, ${change.ownerId}::uuid,
           ${change.ownerName}::text, coalesce(max(c.change_number), 0) + 1,
           count(*) = 0 and not ${change.hadAccount}::boolean, ${json(change.bankAccount)}::jsonb, ${json(change.ibanAccount)}::jsonb,
           ${change.changedAt}::timestamptz, ${json(change.changedBy)}::jsonb
    from bank_account_changes c
    where c.tenant_id = ${change.tenantId}::uuid and c.owner_id = ${change.ownerId}::uuid
    returning ${columns}`
}

export function listAccountChanges(
  tenantId: string,
  ownerId: string | null,
  page: { limit: number; offset: number; after: string | null },
): Statement<AccountChangeRow> {
  return sql<AccountChangeRow>`
    select ${columns} from bank_account_changes
    where tenant_id = ${tenantId}::uuid and (${ownerId}::uuid is null or owner_id = ${ownerId}::uuid)
      and (${page.after}::uuid is null or account_change_id > ${page.after}::uuid)
    order by account_change_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export interface AdministratorRow {
  readonly name: string
  readonly email: string
  readonly language: string
}

/** All active administrators except the actor. */
export function listOtherAdministrators(tenantId: string, actorId: string): Statement<AdministratorRow> {
  return sql<AdministratorRow>`
    select name, email, language from published.users
    where tenant_id = ${tenantId}::uuid and is_active and role in ('admin', 'super-admin') and user_id <> ${actorId}::uuid
    order by user_id`
}
