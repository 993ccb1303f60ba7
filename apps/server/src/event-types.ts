import Type, { type TSchema } from 'typebox'
import { BankAccountChange } from './features/parties/bank-accounts/index.ts'
import { BillingModel } from './features/money/billing-models/index.ts'
import { Billing } from './features/money/billings/index.ts'
import { CaseGroup } from './features/casework/case-groups/index.ts'
import { AllocationPolicy } from './features/money/payments/index.ts'
import { CaseVoucher } from './features/money/case-vouchers/index.ts'
import { Case, CaseStatus } from './features/casework/cases/index.ts'
import { Collector } from './features/parties/collectors/index.ts'
import { Contact } from './features/parties/contacts/index.ts'
import { CreditorEntry } from './features/money/creditor-accounts/index.ts'
import { Creditor } from './features/parties/creditors/index.ts'
import { Customer } from './features/parties/customers/index.ts'
import { Document } from './features/messaging/documents/index.ts'
import { EndReason } from './features/casework/end-reasons/index.ts'
import { File } from './features/messaging/files/index.ts'
import { Interaction } from './features/messaging/interactions/index.ts'
import { Link } from './features/messaging/links/index.ts'
import { Payout } from './features/money/payouts/index.ts'
import { PropertyType } from './features/casework/property-types/index.ts'
import { Template } from './features/messaging/templates/index.ts'
import { TenantSettings } from './features/installation/tenant-settings/index.ts'
import { Token } from './features/access/tokens/index.ts'
import { TransactionAccount } from './features/money/transaction-accounts/index.ts'
import { UltimateCreditor } from './features/parties/ultimate-creditors/index.ts'
import { Update, UpdateType } from './features/casework/updates/index.ts'
import { User } from './features/access/users/index.ts'
import { VoucherType } from './features/money/voucher-types/index.ts'
import { Workflow } from './features/casework/workflows/index.ts'
import type { EventType } from './platform/events/event-type.ts'
import { Nullable, Uuid } from './platform/http/schemas/schemas.ts'

const CaseStatusChange = Type.Object(
  {
    caseId: Uuid,
    status: CaseStatus,
    endReasonId: Nullable(Uuid),
    handle: Nullable(Type.String({ description: 'The handle of the end reason of an ended case.' })),
  },
  { title: 'CaseStatusChange' },
)

const debit = { category: 'principal', direction: 'debit', unallocated: null, reversesCaseVoucherId: null }
const open = { status: 'VERIFIED', endReasonId: null, endReason: null }

/** The three events of what is kept in a list of its own and can be added, changed and removed. */
function registry(area: string, { scope, name, data }: { scope: string; name: string; data: TSchema }): EventType[] {
  return [
    { type: `${area}.create`, scope, description: `${name} was added.`, data },
    { type: `${area}.update`, scope, description: `${name} was changed.`, data },
    { type: `${area}.delete`, scope, description: `${name} was removed; the data is what it was.`, data },
  ]
}

/** Every event that the service emits. A test compares what is emitted with this list, both ways. */
export const eventTypes: readonly EventType[] = [
  {
    type: 'cases.create',
    scope: 'read:cases',
    description: 'A case was opened.',
    data: Case,
    example: { ...open, status: 'PENDING' },
  },
  {
    type: 'cases.update',
    scope: 'read:cases',
    description: 'Something of a case was changed.',
    data: Case,
    example: open,
  },
  { type: 'cases.merge', scope: 'read:cases', description: 'A case took in another one.', data: Case, example: open },
  { type: 'cases.merge-undo', scope: 'read:cases', description: 'A merge was taken back.', data: Case, example: open },
  {
    type: 'cases.status-change',
    scope: 'read:cases',
    description: 'A case was verified, ended or opened again.',
    data: CaseStatusChange,
    example: { status: 'ENDED', handle: 'PAID' },
  },
  {
    type: 'case-vouchers.create',
    scope: 'read:case-vouchers',
    description: 'A claim or credit was added.',
    data: CaseVoucher,
    example: debit,
  },
  {
    type: 'case-vouchers.update',
    scope: 'read:case-vouchers',
    description: 'What is outstanding of a debit, or unallocated of a credit, has changed.',
    data: CaseVoucher,
    example: debit,
  },
  {
    type: 'case-vouchers.reverse',
    scope: 'read:case-vouchers',
    description: 'A voucher was taken back; the data is the new voucher that takes it back.',
    data: CaseVoucher,
    example: { category: 'credit-note', direction: 'credit', outstanding: null, unallocated: 0 },
  },
  { type: 'customers.create', scope: 'read:customers', description: 'A customer was added.', data: Customer },
  {
    type: 'customers.update',
    scope: 'read:customers',
    description: 'A customer, or one of its users, was changed.',
    data: Customer,
  },
  {
    type: 'creditors.create',
    scope: 'read:creditors',
    description: 'A creditor was added.',
    data: Creditor,
    example: { state: 'ACTIVE' },
  },
  {
    type: 'creditors.update',
    scope: 'read:creditors',
    description: 'A creditor was changed.',
    data: Creditor,
    example: { state: 'ACTIVE' },
  },
  { type: 'contacts.create', scope: 'read:contacts', description: 'A contact was added.', data: Contact },
  { type: 'contacts.update', scope: 'read:contacts', description: 'A contact was changed.', data: Contact },
  {
    type: 'contacts.delete',
    scope: 'read:contacts',
    description: 'A contact was removed; the data is what it was.',
    data: Contact,
  },
  { type: 'updates.create', scope: 'read:updates', description: 'An update was added.', data: Update },
  { type: 'updates.update', scope: 'read:updates', description: 'An update was continued.', data: Update },
  {
    type: 'updates.delete',
    scope: 'read:updates',
    description: 'An update was removed; the data is what it was.',
    data: Update,
  },
  {
    type: 'interactions.create',
    scope: 'read:interactions',
    description: 'A message or note was registered.',
    data: Interaction,
  },
  {
    type: 'interactions.update',
    scope: 'read:interactions',
    description: 'A message or note was changed.',
    data: Interaction,
  },
  {
    type: 'interactions.send',
    scope: 'read:interactions',
    description: 'An e-mail was handed over to the mail server, or a message was marked as sent by who sent it.',
    data: Interaction,
  },
  {
    type: 'bank-accounts.change',
    scope: 'read:billing',
    description:
      'The account that money is paid to was set, changed or removed: of a creditor, a contact, a transaction account or the tenant.',
    data: BankAccountChange,
  },
  { type: 'payouts.create', scope: 'read:billing', description: 'A payout was ordered.', data: Payout },
  {
    type: 'payouts.approve',
    scope: 'read:billing',
    description: 'A second person approved where a payout goes.',
    data: Payout,
  },
  { type: 'payouts.pay', scope: 'read:billing', description: 'A payout was marked as paid.', data: Payout },
  {
    type: 'billings.draft',
    scope: 'read:billing',
    description: 'A settlement with a creditor was drafted.',
    data: Billing,
  },
  {
    type: 'billings.create',
    scope: 'read:billing',
    description: 'A settlement with a creditor counts: its draft was approved.',
    data: Billing,
    example: { state: 'APPROVED' },
  },
  {
    type: 'billings.approve',
    scope: 'read:billing',
    description: 'A settlement was approved.',
    data: Billing,
    example: { state: 'APPROVED' },
  },
  {
    type: 'billings.delete',
    scope: 'read:billing',
    description: 'A draft of a settlement was deleted; the data is what it was.',
    data: Billing,
    example: { state: 'DRAFT' },
  },
  {
    type: 'creditor-accounts.entry',
    scope: 'read:billing',
    description: 'What a creditor owes has changed: by a settlement, a payment or a reversal.',
    data: CreditorEntry,
  },
  { type: 'documents.create', scope: 'read:documents', description: 'A letter was made for a case.', data: Document },
  {
    type: 'documents.update',
    scope: 'read:documents',
    description: 'A letter was shown to the debtor, or hidden again.',
    data: Document,
  },
  {
    type: 'documents.send',
    scope: 'read:documents',
    description: 'The message that carries a letter was marked as sent.',
    data: Document,
  },
  {
    type: 'links.create',
    scope: 'read:links',
    description: 'A link to the debtor web was made; its address is not told.',
    data: Link,
  },
  { type: 'links.revoke', scope: 'read:links', description: 'A link to the debtor web was revoked.', data: Link },
  { type: 'files.create', scope: 'read:files', description: 'A file was added.', data: File },
  {
    type: 'files.delete',
    scope: 'read:files',
    description: 'A file was removed; the data is what it was.',
    data: File,
  },
  ...registry('ultimate-creditors', {
    scope: 'read:ultimate-creditors',
    name: 'An ultimate creditor',
    data: UltimateCreditor,
  }),
  ...registry('case-groups', { scope: 'read:case-groups', name: 'A case group', data: CaseGroup }),
  ...registry('collectors', { scope: 'read:collectors', name: 'A collector', data: Collector }),
  ...registry('end-reasons', { scope: 'read:end-reasons', name: 'An end reason', data: EndReason }),
  ...registry('property-types', { scope: 'read:properties', name: 'A property type', data: PropertyType }),
  ...registry('templates', { scope: 'read:templates', name: 'A template', data: Template }),
  ...registry('transaction-accounts', {
    scope: 'read:transaction-accounts',
    name: 'A transaction account',
    data: TransactionAccount,
  }),
  ...registry('update-types', { scope: 'read:updates', name: 'An update type', data: UpdateType }),
  ...registry('voucher-types', { scope: 'read:voucher-types', name: 'A voucher type', data: VoucherType }),
  ...registry('billing-models', { scope: 'read:billing', name: 'A billing model', data: BillingModel }),
  ...registry('workflows', { scope: 'read:workflows', name: 'A workflow', data: Workflow }),
  { type: 'users.create', scope: 'read:users', description: 'A user of the tenant was added.', data: User },
  { type: 'users.update', scope: 'read:users', description: 'A user of the tenant was changed.', data: User },
  { type: 'users.invite', scope: 'read:users', description: 'A user of the tenant was invited again.', data: User },
  {
    type: 'tokens.create',
    scope: 'read:tokens',
    description: 'An API token was issued; its text is not told.',
    data: Token,
  },
  {
    type: 'tokens.update',
    scope: 'read:tokens',
    description: 'The name, scopes or expiry of an API token were changed.',
    data: Token,
  },
  { type: 'tokens.revoke', scope: 'read:tokens', description: 'An API token was revoked.', data: Token },
  {
    type: 'settings.update',
    scope: 'read:settings',
    description: 'The settings of the tenant were changed.',
    data: TenantSettings,
  },
  {
    type: 'allocation-policies.update',
    scope: 'read:case-vouchers',
    description: 'The order in which credits pay debits was changed.',
    data: AllocationPolicy,
  },
]
