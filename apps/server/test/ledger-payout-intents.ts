import { standardType, voucherBody } from './given.ts'
import { newVoucher, pickFrom } from './ledger-intents.ts'
import { type Intent, type LedgerModel, refuse } from './ledger-model.ts'

/** A new contact with a bank account. */
export function contactIntent(model: LedgerModel, name: string): Intent {
  const accountNumber = String(1_000_000_000 + model.contacts.length)
  return {
    method: 'POST',
    path: '/contacts',
    body: { name, bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber } },
    decide: () => ({
      status: 201,
      apply: ({ id }) => {
        model.contacts.push({ id, accountNumber, isDeleted: false })
        model.announce(id, 'contacts.create')
      },
    }),
  }
}

/** Deletes a contact; its payouts keep their account. */
export function deleteContactIntent(model: LedgerModel, pick: number): Intent | undefined {
  if (model.contacts.length === 0) return undefined
  const contact = pickFrom(model.contacts, pick)
  return {
    method: 'DELETE',
    path: `/contacts/${contact.id}`,
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      if (contact.isDeleted) return refuse('not-found', 404)
      return {
        status: 200,
        apply: () => {
          contact.isDeleted = true
          model.announce(contact.id, 'contacts.delete')
        },
      }
    },
  }
}

/** A voucher that pays a contact. */
export function payoutIntent(
  model: LedgerModel,
  draft: { readonly case: number; readonly contact: number | null; readonly amount: number },
): Intent | undefined {
  if (model.cases.length === 0 || model.contacts.length === 0) return undefined
  const owner = pickFrom(model.cases, draft.case)
  const contact = draft.contact === null ? undefined : pickFrom(model.contacts, draft.contact)
  const { amount } = draft
  const voucher = voucherBody({
    voucherTypeId: standardType.payout,
    amount,
    ...(contact && { payoutContactId: contact.id }),
  })
  return {
    method: 'POST',
    path: `/case-vouchers/${owner.id}`,
    body: { ...voucher, currency: owner.currency },
    toStrangers: { status: 404, code: 'not-found' },
    decide: () => {
      if (contact?.isDeleted === true) return refuse('unknown-reference')
      if (contact === undefined) return refuse('payout-contact-required')
      if (amount === 0) return refuse('validation-failed')
      return {
        status: 201,
        apply: ({ caseVoucherId }) => {
          model.addVoucher(owner, { ...newVoucher({ handle: 'payout', amount }, null), id: caseVoucherId })
          model.reopenIfOwing(owner)
          model.payouts.push({
            voucherId: caseVoucherId,
            accountNumber: contact.accountNumber,
            amount: Math.abs(amount),
          })
        },
      }
    },
  }
}
