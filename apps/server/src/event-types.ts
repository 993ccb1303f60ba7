import Type from 'typebox'
import { Billing } from './features/billings/index.ts'
import { CaseVoucher } from './features/case-vouchers/index.ts'
import { Case, CaseStatus } from './features/cases/index.ts'
import { Contact } from './features/contacts/index.ts'
import { Creditor } from './features/creditors/index.ts'
import { Customer } from './features/customers/index.ts'
import { Interaction } from './features/interactions/index.ts'
import { Payout } from './features/payouts/index.ts'
import { Update } from './features/updates/index.ts'
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

/** Every event that the service tells of. A test holds what is emitted against this list, both ways. */
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
  { type: 'contacts.delete', description: 'A contact was removed; the data is what it was.', data: Contact },
  { type: 'updates.create', description: 'An update was added.', data: Update },
  { type: 'updates.update', description: 'An update was continued.', data: Update },
  { type: 'updates.delete', description: 'An update was removed; the data is what it was.', data: Update },
  { type: 'interactions.create', description: 'A message or note was registered.', data: Interaction },
  {
    type: 'interactions.send',
    description: 'An e-mail was handed over to the mail server, or a message was marked as sent by who sent it.',
    data: Interaction,
  },
  { type: 'payouts.create', description: 'A payout was ordered.', data: Payout },
  { type: 'billings.create', description: 'A settlement with a creditor was drafted.', data: Billing },
]
