/** The voucher types that every tenant starts with, with the same ids everywhere. */
export const standardVoucherTypes = [
  {
    voucherTypeId: 'eb41e58e-fccf-419d-a771-cd5027fe6e87',
    handle: 'principal',
    label: 'Principal',
    category: 'principal',
    direction: 'debit',
  },
  {
    voucherTypeId: 'ca4af363-9925-436c-83d6-23b3db6ed5d2',
    handle: 'interest',
    label: 'Interest',
    category: 'interest',
    direction: 'debit',
  },
  {
    voucherTypeId: '3e51bf87-3c8f-4dd5-abd5-69417d113c89',
    handle: 'reminder-fee',
    label: 'Reminder fee',
    category: 'fee',
    direction: 'debit',
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e01',
    handle: 'collection-cost',
    label: 'Collection cost',
    category: 'cost',
    direction: 'debit',
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e07',
    handle: 'court-fee',
    label: 'Court fee',
    category: 'cost',
    direction: 'debit',
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e02',
    handle: 'compensation',
    label: 'Compensation',
    category: 'compensation',
    direction: 'debit',
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e03',
    handle: 'payout',
    label: 'Payout to a contact',
    category: 'payout',
    direction: 'debit',
    hasPayoutRecipient: true,
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04',
    handle: 'deposit',
    label: 'Deposit',
    category: 'deposit',
    direction: 'credit',
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e05',
    handle: 'credit-note',
    label: 'Credit note',
    category: 'credit-note',
    direction: 'credit',
  },
  {
    voucherTypeId: 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e06',
    handle: 'write-off',
    label: 'Write-off',
    category: 'write-off',
    direction: 'credit',
  },
] as const

/** The standard type for payments of debtors, used for direct payments. */
export const depositVoucherTypeId = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04'

/** The id of a standard voucher type. */
export function voucherTypeIdOf(handle: (typeof standardVoucherTypes)[number]['handle']): string {
  const type = standardVoucherTypes.find((standard) => standard.handle === handle)
  if (type === undefined) throw new Error(`There is no standard voucher type ${handle}.`)
  return type.voucherTypeId
}
