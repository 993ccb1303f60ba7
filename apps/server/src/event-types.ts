import Type, { type TSchema } from 'typebox'
import { BankAccountChange } from './features/bank-accounts/index.ts'
import { BillingModel } from './features/billing-models/index.ts'
import { Billing } from './features/billings/index.ts'
import { CaseGroup } from './features/case-groups/index.ts'
import { AllocationPolicy } from './features/case-voucher-allocations/index.ts'
import { CaseVoucher } from './features/case-vouchers/index.ts'
import { Case, CaseStatus } from './features/cases/index.ts'
import { Collector } from './features/collectors/index.ts'
import { Contact } from './features/contacts/index.ts'
import { CreditorEntry } from './features/creditor-accounts/index.ts'
import { Creditor } from './features/creditors/index.ts'
import { Customer } from './features/customers/index.ts'
import { Document } from './features/documents/index.ts'
import { EndReason } from './features/end-reasons/index.ts'
import { File } from './features/files/index.ts'
import { Interaction } from './features/interactions/index.ts'
import { Link } from './features/links/index.ts'
import { Payout } from './features/payouts/index.ts'
import { PropertyType } from './features/property-types/index.ts'
import { Template } from './features/templates/index.ts'
import { TenantSettings } from './features/tenant-settings/index.ts'
import { Token } from './features/tokens/index.ts'
import { TransactionAccount } from './features/transaction-accounts/index.ts'
import { UltimateCreditor } from './features/ultimate-creditors/index.ts'
import { Update, UpdateType } from './features/updates/index.ts'
import { User } from './features/users/index.ts'
import { VoucherType } from './features/voucher-types/index.ts'
import { Workflow } from './features/workflows/index.ts'
import type { EventType } from './platform/events/event-type.ts'
import { Nullable, Uuid } from './platform/http/schemas.ts'

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
function registry(area: string, name: string, data: TSchema): EventType[] {
  return [
    { type: `${area}.create`, description: `${name} was added.`, data },
    { type: `${area}.update`, description: `${name} was changed.`, data },
    { type: `${area}.delete`, description: `${name} was removed; the data is what it was.`, data },
  ]
}

/** Every event that the service emits. A test compares what is emitted with this list, both ways. */
export const eventTypes: readonly EventType[] = [
  { type: 'cases.create', description: 'A case was opened.', data: Case, example: { ...open, status: 'PENDING' } },
  { type: 'cases.update', description: 'Something of a case was changed.', data: Case, example: open },
  { type: 'cases.merge', description: 'A case took in another one.', data: Case, example: open },
  { type: 'cases.merge-undo', description: 'A merge was taken back.', data: Case, example: open },
  {
    type: 'cases.status-change',
    description: 'A case was verified, ended or opened again.',
    data: CaseStatusChange,
    example: { status: 'ENDED', handle: 'PAID' },
  },
  { type: 'case-vouchers.create', description: 'A claim or credit was added.', data: CaseVoucher, example: debit },
  {
    type: 'case-vouchers.update',
    description: 'What is outstanding of a debit, or unallocated of a credit, has changed.',
    data: CaseVoucher,
    example: debit,
  },
  {
    type: 'case-vouchers.reverse',
    description: 'A voucher was taken back; the data is the new voucher that takes it back.',
    data: CaseVoucher,
    example: { category: 'credit-note', direction: 'credit', outstanding: null, unallocated: 0 },
  },
  { type: 'customers.create', description: 'A customer was added.', data: Customer },
  { type: 'customers.update', description: 'A customer, or one of its users, was changed.', data: Customer },
  { type: 'creditors.create', description: 'A creditor was added.', data: Creditor, example: { state: 'ACTIVE' } },
  { type: 'creditors.update', description: 'A creditor was changed.', data: Creditor, example: { state: 'ACTIVE' } },
  { type: 'contacts.create', description: 'A contact was added.', data: Contact },
  { type: 'contacts.update', description: 'A contact was changed.', data: Contact },
  { type: 'contacts.delete', description: 'A contact was removed; the data is what it was.', data: Contact },
  { type: 'updates.create', description: 'An update was added.', data: Update },
  { type: 'updates.update', description: 'An update was continued.', data: Update },
  { type: 'updates.delete', description: 'An update was removed; the data is what it was.', data: Update },
  { type: 'interactions.create', description: 'A message or note was registered.', data: Interaction },
  { type: 'interactions.update', description: 'A message or note was changed.', data: Interaction },
  {
    type: 'interactions.send',
    description: 'An e-mail was handed over to the mail server, or a message was marked as sent by who sent it.',
    data: Interaction,
  },
  {
    type: 'bank-accounts.change',
    description:
      'The account that money is paid to was set, changed or removed: of a creditor, a contact, a transaction account or the tenant.',
    data: BankAccountChange,
  },
  { type: 'payouts.create', description: 'A payout was ordered.', data: Payout },
  { type: 'payouts.approve', description: 'A second person approved where a payout goes.', data: Payout },
  { type: 'payouts.pay', description: 'A payout was marked as paid.', data: Payout },
  { type: 'billings.draft', description: 'A settlement with a creditor was drafted.', data: Billing },
  {
    type: 'billings.create',
    description: 'A settlement with a creditor counts: its draft was approved.',
    data: Billing,
    example: { state: 'APPROVED' },
  },
  {
    type: 'billings.approve',
    description: 'A settlement was approved.',
    data: Billing,
    example: { state: 'APPROVED' },
  },
  {
    type: 'billings.delete',
    description: 'A draft of a settlement was deleted; the data is what it was.',
    data: Billing,
    example: { state: 'DRAFT' },
  },
  {
    type: 'creditor-accounts.entry',
    description: 'What a creditor owes has changed: by a settlement, a payment or a reversal.',
    data: CreditorEntry,
  },
  { type: 'documents.create', description: 'A letter was made for a case.', data: Document },
  { type: 'documents.update', description: 'A letter was shown to the debtor, or hidden again.', data: Document },
  { type: 'documents.send', description: 'The message that carries a letter was marked as sent.', data: Document },
  { type: 'links.create', description: 'A link to the debtor web was made; its address is not told.', data: Link },
  { type: 'links.revoke', description: 'A link to the debtor web was revoked.', data: Link },
  { type: 'files.create', description: 'A file was added.', data: File },
  { type: 'files.delete', description: 'A file was removed; the data is what it was.', data: File },
  ...registry('ultimate-creditors', 'An ultimate creditor', UltimateCreditor),
  ...registry('case-groups', 'A case group', CaseGroup),
  ...registry('collectors', 'A collector', Collector),
  ...registry('end-reasons', 'An end reason', EndReason),
  ...registry('property-types', 'A property type', PropertyType),
  ...registry('templates', 'A template', Template),
  ...registry('transaction-accounts', 'A transaction account', TransactionAccount),
  ...registry('update-types', 'An update type', UpdateType),
  ...registry('voucher-types', 'A voucher type', VoucherType),
  ...registry('billing-models', 'A billing model', BillingModel),
  ...registry('workflows', 'A workflow', Workflow),
  { type: 'users.create', description: 'A user of the tenant was added.', data: User },
  { type: 'users.update', description: 'A user of the tenant was changed.', data: User },
  { type: 'users.invite', description: 'A user of the tenant was invited again.', data: User },
  { type: 'tokens.create', description: 'An API token was issued; its text is not told.', data: Token },
  { type: 'tokens.update', description: 'The name, scopes or expiry of an API token were changed.', data: Token },
  { type: 'tokens.revoke', description: 'An API token was revoked.', data: Token },
  { type: 'settings.update', description: 'The settings of the tenant were changed.', data: TenantSettings },
  {
    type: 'allocation-policies.update',
    description: 'The order in which credits pay debits was changed.',
    data: AllocationPolicy,
  },
]
