import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { BankAccount, IbanAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Accounts } from '../../../platform/money/account-numbers.ts'

/** The accounts that the recipient of a payout has now; none if a contact was deleted. */
export function findRecipientAccounts(
  tenantId: string,
  payoutId: string,
): Statement<{ bankAccount: BankAccount | null; ibanAccount: IbanAccount | null }> {
  return sql<{ bankAccount: BankAccount | null; ibanAccount: IbanAccount | null }>`
    select coalesce(k.bank_account, o.bank_account) as "bankAccount", k.iban_account as "ibanAccount"
    from payouts p
    left join published.creditors k on k.tenant_id = p.tenant_id and k.creditor_id = p.creditor_id
    left join published.contacts o on o.tenant_id = p.tenant_id and o.contact_id = p.contact_id
    where p.tenant_id = ${tenantId}::uuid and p.payout_id = ${payoutId}::uuid`
}

export interface NewCorrection {
  readonly tenantId: string
  readonly payoutId: string
  readonly account: Accounts
  readonly correctedAt: Date
  readonly correctedBy: Actor
}

/** Adds the next correction of a payout. The caller has locked the payouts. */
export function insertCorrection(correction: NewCorrection): Statement {
  const { tenantId, payoutId, account, correctedAt, correctedBy } = correction
  const { bankAccount = null, ibanAccount = null, domesticAccount = null } = account
  return sql`
    insert into payout_corrections (
      tenant_id, payout_id, correction_number, bank_account, iban_account, domestic_account, corrected_at, corrected_by)
    select ${tenantId}::uuid, ${payoutId}::uuid,
           (select count(*) + 1 from payout_corrections c
            where c.tenant_id = ${tenantId}::uuid and c.payout_id = ${payoutId}::uuid),
           ${json(bankAccount)}::jsonb, ${json(ibanAccount)}::jsonb, ${json(domesticAccount)}::jsonb,
           ${correctedAt}::timestamptz, ${json(correctedBy)}::jsonb
    returning true`
}
