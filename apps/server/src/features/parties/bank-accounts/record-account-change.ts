import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { isAtLeast } from '../../../platform/identity/roles.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { type Accounts, isSameAccount } from '../../../platform/money/account-numbers.ts'
import { accountChangeMail } from './account-change-mails.ts'
import { type AccountChangeRow, insertAccountChange, listOtherAdministrators } from './bank-accounts.queries.ts'
import type { BankAccountChange } from './bank-accounts.schemas.ts'
import { problem, message } from './bank-accounts.problems.ts'

/** Only administrators can decide where money is paid. */
export function requireAccountRights({ role }: Principal, { bankAccount, ibanAccount }: Accounts): void {
  if ((bankAccount === undefined && ibanAccount === undefined) || isAtLeast(role, 'admin')) return
  const path = bankAccount === undefined ? '/ibanAccount' : '/bankAccount'
  throw problem('role-too-low', message('Only an administrator can set or change a bank account.'), {
    errors: [{ path, message: message('can only be set by an administrator') }],
  })
}

interface AccountOwner {
  readonly ownerType: BankAccountChange['ownerType']
  readonly ownerId: string
  readonly ownerName: string
  /** The previous accounts; undefined for a new owner. */
  readonly before: Accounts | undefined
  readonly after: Accounts
}

/**
 * Records a change of a bank account, emits an event and notifies the other administrators. The first account of a new
 * owner is only recorded, because it replaces no other.
 */
export async function recordAccountChange(command: Command, owner: AccountOwner): Promise<void> {
  const { before, after, ownerType, ownerId, ownerName } = owner
  if (isSameAccount(before ?? {}, after)) return
  const row = await command.transaction.one(
    insertAccountChange({
      ...{ tenantId: command.tenantId, accountChangeId: command.newId(), ownerType, ownerId, ownerName },
      ...{ bankAccount: after.bankAccount ?? null, ibanAccount: after.ibanAccount ?? null },
      ...{ hadAccount: !isSameAccount(before ?? {}, {}), changedAt: command.now, changedBy: command.actor },
    }),
  )
  if (before === undefined) return
  const change = accountChangeView(row)
  command.emit({ type: 'bank-accounts.change', subjectId: ownerId, data: change })
  await notifyOtherAdministrators(command, change)
}

/** A change of an account as responses and events show it. */
export function accountChangeView(row: AccountChangeRow): BankAccountChange {
  return { ...row, changedAt: instant(row.changedAt) }
}

async function notifyOtherAdministrators(command: Command, change: BankAccountChange): Promise<void> {
  const { tenantId, tenant, transaction, now, actor } = command
  const { ownerType, ownerId, ownerName } = change
  for (const { name, email, language } of await transaction.many(listOtherAdministrators(tenantId, actor.id))) {
    const { subject, text } = accountChangeMail(ownerType, language, {
      ...{ reader: name, tenant: tenant.name, owner: ownerName, actor: actor.name, ending: endingOf(change) },
      ...{ day: dayIn(language, now, tenant.timeZone), url: addressOf(command.publicUrl, change) },
    })
    await queueMail(command, {
      ...{ purpose: 'account-change', referenceId: ownerId, to: [{ address: email, name }], subject, text },
    })
  }
}

function dayIn(language: string, now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', { dateStyle: 'long', timeZone }).format(now)
}

/** Enough to recognise an account, but not enough to pay to it. */
function endingOf({ bankAccount, ibanAccount }: BankAccountChange): string | null {
  return (bankAccount?.accountNumber ?? ibanAccount?.iban)?.slice(-4) ?? null
}

function addressOf(publicUrl: string, { ownerType, ownerId }: BankAccountChange): string {
  const paths = {
    creditor: `/creditors/${ownerId}`,
    contact: `/settings/contacts?open=${ownerId}`,
    'transaction-account': `/settings/transaction-accounts?open=${ownerId}`,
    tenant: '/settings/tenant',
  } as const
  return `${publicUrl}${paths[ownerType]}`
}
