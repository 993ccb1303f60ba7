import type { client } from '../../../api/client.ts'

export type Customer = Awaited<ReturnType<typeof client.customers.get>>
export type Person = Customer['users'][number]
export type Details = Person['details']

export const relations = ['debtor', 'co-debtor', 'guarantor', 'guardian', 'alternative-contact', 'lawyer'] as const

const addressFields = ['address', 'coAddress', 'zipcode', 'city', 'country'] as const
const plainFields = ['cpr', 'cvr', 'email'] as const

/** A person as form values: every field is text. */
export interface PersonDraft {
  readonly relation: Person['relation']
  readonly contact: boolean
  /** Empty for a new person in the language that the service chooses. */
  readonly lang: string
  readonly name: string
  readonly cpr: string
  readonly cvr: string
  readonly email: string
  readonly phoneCode: string
  readonly phoneNumber: string
  readonly address: string
  readonly coAddress: string
  readonly zipcode: string
  readonly city: string
  readonly country: string
}

const blank: PersonDraft = {
  relation: 'debtor',
  contact: true,
  lang: '',
  name: '',
  cpr: '',
  cvr: '',
  email: '',
  phoneCode: '45',
  phoneNumber: '',
  address: '',
  coAddress: '',
  zipcode: '',
  city: '',
  country: '',
}

/** The initial form values: those of the person, or an empty form. */
export function draftOf(person: Person | undefined): PersonDraft {
  if (person === undefined) return blank
  const { relation, contact, lang, details } = person
  const { name, cpr, cvr, email, phone, address } = details
  return {
    ...blank,
    relation,
    contact,
    lang,
    name,
    cpr: cpr ?? '',
    cvr: cvr ?? '',
    email: email ?? '',
    ...(phone === null ? {} : { phoneCode: phone.locale, phoneNumber: phone.number }),
    ...Object.fromEntries(addressFields.map((field) => [field, address?.[field] ?? ''])),
  }
}

type DetailsBody = Partial<Omit<Details, 'geocode'>>

function detailsOf(draft: PersonDraft): DetailsBody {
  const parts = addressFields.map((field) => [field, draft[field].trim()] as const).filter(([, value]) => value !== '')
  const number = draft.phoneNumber.trim()
  return {
    name: draft.name.trim(),
    ...Object.fromEntries(plainFields.map((field) => [field, draft[field].trim() === '' ? null : draft[field].trim()])),
    phone: number === '' ? null : { locale: draft.phoneCode.trim().replace(/^\+|^00/, ''), number },
    address: parts.length === 0 ? null : Object.fromEntries(parts),
  }
}

interface PersonBody {
  readonly relation: Person['relation']
  readonly contact: boolean
  readonly lang?: string
  readonly details: DetailsBody & { name: string }
}

/** The request body for a new person. */
export function bodyOf(draft: PersonDraft): PersonBody {
  const { relation, contact, lang } = draft
  return {
    relation,
    contact,
    ...(lang === '' ? {} : { lang }),
    details: { ...detailsOf(draft), name: draft.name.trim() },
  }
}

/** Only the changed fields, so that changes by somebody else to other fields are kept. */
export function changesOf(
  draft: PersonDraft,
  before: Person,
): Partial<Omit<PersonBody, 'details'>> & { details?: DetailsBody } {
  const was = draftOf(before)
  const top = (['relation', 'contact', 'lang'] as const).filter((field) => draft[field] !== was[field])
  const old = detailsOf(was)
  const now = detailsOf(draft)
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field as keyof DetailsBody]),
  )
  return {
    ...Object.fromEntries(top.map((field) => [field, draft[field]])),
    ...(changed.length === 0 ? {} : { details: Object.fromEntries(changed) }),
  }
}

/** An address on one line. */
export function addressLine(address: Details['address']): string {
  if (address === null) return ''
  const place = [address.zipcode, address.city].filter((part) => part !== undefined && part !== '').join(' ')
  const co = address.coAddress === undefined || address.coAddress === '' ? '' : `c/o ${address.coAddress}`
  return [co, address.address, place, address.country].filter((part) => part !== undefined && part !== '').join(', ')
}

/** The URL of the customer in the creditor's system, with the creditor's reference. */
export function erpAddress(erpLink: string | null | undefined, referenceId: string): string | undefined {
  if (erpLink === null || erpLink === undefined) return undefined
  const address = erpLink.replaceAll('{{customerReferenceId}}', encodeURIComponent(referenceId))
  return /^https?:\/\//i.test(address) ? address : undefined
}
