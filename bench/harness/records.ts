import type { Subject } from './subject.ts'
import { voucherCount } from './yardstick.ts'

export const principal = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'

function voucher(referenceId: string, amount: number): object {
  return { referenceId, voucherTypeId: principal, amount, source: 'CREDITOR', date: '2024-05-01' }
}

export async function makeCustomer(
  subject: Subject,
  referenceId: string,
): Promise<{ creditorId: string; customerId: string }> {
  const { creditorId } = await subject.make('/creditors', { name: 'Bench A/S' })
  const { customerId } = await subject.make(`/customers?creditorId=${creditorId}`, {
    referenceId,
    users: [{ details: { name: 'Mette Sørensen' } }],
  })
  return { creditorId, customerId }
}

/** Vouchers that no bench ever pays in full, referenced as `V-0`, `V-1` and so on. */
export async function makePayableVouchers(subject: Subject): Promise<void> {
  const { customerId } = await makeCustomer(subject, 'payable')
  const caseSize = 20
  for (let made = 0; made < voucherCount; made += caseSize) {
    const caseVouchers = Array.from({ length: caseSize }, (_, index) => voucher(`V-${made + index}`, 1_000_000_000))
    await subject.make('/cases', { customerId, currency: 'DKK', caseVouchers })
  }
}

/** The body of a new case with three vouchers. */
export function caseBody(customerId: string): object {
  return { customerId, currency: 'DKK', caseVouchers: [1, 2, 3].map((turn) => voucher(`B-{id}-${turn}`, 120_000)) }
}

export function interactionBody(caseId: string): object {
  return {
    type: 'DEBTOR NOTE',
    referenceId: caseId,
    notes: '<p>Kan jeg betale i rater?</p>',
    details: { phone: '20123456' },
  }
}

export async function noteBody(subject: Subject, caseId: string): Promise<object> {
  const { items } = (await subject.get('/updates/types?pageSize=100')) as {
    items: { label: string; updateTypeId: string }[]
  }
  const type = items.find(({ label }) => label === 'Note')
  return { updateTypeId: type?.updateTypeId, referenceId: caseId, update: 'Ringer i morgen.' }
}
