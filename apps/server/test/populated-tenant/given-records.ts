export type Create = (path: string, body: unknown) => Promise<Record<string, string>>

export type Ids = Record<string, string>

export const principalTypeId = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'

export const payoutTypeId = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e03'

export const depositTypeId = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04'

export const when = '2024-05-01 00:00:00.000+01'

export const debtor = { details: { name: 'Per Sørensen' } }

export const paidVoucher = {
  voucherTypeId: principalTypeId,
  amount: 1_000,
  source: 'CREDITOR',
  date: when,
  referenceVouchers: [{ voucherTypeId: depositTypeId, amount: 400, source: 'COLLECTOR', date: when }],
}

export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}
