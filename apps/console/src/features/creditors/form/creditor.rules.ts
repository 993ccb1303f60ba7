import type { client } from '../../../api/client.ts'
import type { Input } from '../../../api/query.ts'

export type Creditor = Awaited<ReturnType<typeof client.creditors.get>>
export type CreditorBody = Input<typeof client.creditors.patch>['body']

/** Fields that are sent as null when empty. */
const textFields = [
  'id',
  'centralRegisterId',
  'erpLink',
  'notes',
  'debtorFAQ',
  'contactId',
  'acquisitionResponsibleId',
  'caseworkerContactId',
  'defaultBillingModelId',
  'defaultCollectorId',
  'defaultChainId',
  'defaultClientChainId',
] as const
export const flagFields = ['isCompany', 'vatRegistered', 'aksEnabled', 'selfCollection'] as const
export const addressFields = ['address', 'coAddress', 'zipcode', 'city', 'country'] as const

export type TextField = (typeof textFields)[number]
export type FlagField = (typeof flagFields)[number]
export type AddressField = (typeof addressFields)[number]

/** A creditor as form values: every field is text. */
export interface CreditorDraft {
  readonly name: string
  readonly state: Creditor['state']
  readonly texts: Readonly<Record<TextField, string>>
  readonly flags: Readonly<Record<FlagField, boolean>>
  readonly address: Readonly<Record<AddressField, string>>
  readonly bankRegistration: string
  readonly bankNumber: string
  readonly iban: string
  readonly bic: string
}

function record<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** The initial form values: those of the creditor, or the defaults of a new one. */
export function draftOf(creditor: Creditor | undefined): CreditorDraft {
  return {
    name: creditor?.name ?? '',
    state: creditor?.state ?? 'ACTIVE',
    texts: record(textFields, (field) => creditor?.[field] ?? ''),
    flags: record(flagFields, (field) => creditor?.[field] ?? (field === 'isCompany' || field === 'vatRegistered')),
    address: record(addressFields, (field) => creditor?.address?.[field] ?? ''),
    ...accountsOf(creditor),
  }
}

type AccountTexts = Pick<CreditorDraft, 'bankRegistration' | 'bankNumber' | 'iban' | 'bic'>

function accountsOf(creditor: Creditor | undefined): AccountTexts {
  const danish = creditor?.bankAccount ?? { registrationNumber: '', accountNumber: '' }
  const { iban, bic } = creditor?.ibanAccount ?? { iban: '', bic: '' }
  return { bankRegistration: danish.registrationNumber, bankNumber: danish.accountNumber, iban, bic }
}

/** All form values as a request body. */
export function bodyOf(draft: CreditorDraft): CreditorBody & { name: string } {
  const parts = Object.entries(draft.address).filter(([, value]) => value.trim() !== '')
  const bank = { registrationNumber: draft.bankRegistration.trim(), accountNumber: draft.bankNumber.trim() }
  const abroad = { iban: draft.iban.trim(), bic: draft.bic.trim() }
  const hasBank = bank.registrationNumber !== '' || bank.accountNumber !== ''
  return {
    name: draft.name.trim(),
    state: draft.state,
    ...record(textFields, (field) => (draft.texts[field].trim() === '' ? null : draft.texts[field].trim())),
    ...draft.flags,
    address: parts.length === 0 ? null : Object.fromEntries(parts.map(([field, value]) => [field, value.trim()])),
    bankAccount: hasBank ? { type: 'DANISH', ...bank } : null,
    ibanAccount: abroad.iban !== '' || abroad.bic !== '' ? abroad : null,
  }
}

/** Only the changed fields, so that changes by somebody else to other fields are kept. */
export function changesOf(draft: CreditorDraft, before: Creditor): CreditorBody {
  const was = bodyOf(draftOf(before)) as Record<string, unknown>
  const changed = Object.entries(bodyOf(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]),
  )
  return Object.fromEntries(changed)
}

/** A value of a record in a readable form. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object')
    return Object.values(value as Record<string, unknown>)
      .map(shown)
      .join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** An address on one line. */
export function addressLine(address: Creditor['address']): string {
  if (address === null) return ''
  const place = [address.zipcode, address.city].filter((part) => part !== undefined && part !== '').join(' ')
  const co = address.coAddress === undefined || address.coAddress === '' ? '' : `c/o ${address.coAddress}`
  return [co, address.address, place, address.country].filter((part) => part !== undefined && part !== '').join(', ')
}

/** The month before that of a date, which is the period settled most often. */
export function monthBefore(day: string): { from: string; to: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 2, 1))
  const last = new Date(Date.UTC(year, month - 1, 0))
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) }
}
