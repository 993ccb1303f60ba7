import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import type { Tone } from '../../ui/status-dot.tsx'

export type Import = Result<typeof client.imports.get>
export type Mapping = NonNullable<Import['mapping']>
export type Field = keyof Mapping['columns']

const aboutDebtor = [
  ...(['isCompany', 'cpr', 'cvr', 'email', 'phone', 'address', 'coAddress', 'zipcode', 'city'] as const),
  ...(['country', 'language', 'creditorReference'] as const),
] as const

/** The fields of each kind, in the order of the form. */
export const fieldsOf = {
  creditors: ['creditorReference', 'name', 'cvr', 'isCompany', 'address', 'coAddress', 'zipcode', 'city', 'country'],
  customers: ['customerReference', 'name', ...aboutDebtor],
  cases: [
    'customerReference',
    'name',
    'voucherReference',
    'amount',
    'date',
    'dueDate',
    'voucherType',
    'currency',
    'caseReference',
    'voucherId',
    'demandDate',
    'demandDeadline',
    'demandChannel',
    ...aboutDebtor,
  ],
} as const satisfies Record<Import['kind'], readonly Field[]>

export const tones: Readonly<Record<Import['state'], Tone>> = {
  UPLOADED: 'waiting',
  CHECKING: 'accent',
  CHECKED: 'waiting',
  IMPORTING: 'accent',
  COMPLETED: 'good',
  CANCELLED: 'neutral',
  FAILED: 'danger',
}

/** Whether a worker is on it, so that the screen follows its progress. */
export function isRunning({ state }: Pick<Import, 'state'>): boolean {
  return state === 'CHECKING' || state === 'IMPORTING'
}
