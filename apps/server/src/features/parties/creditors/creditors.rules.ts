import { sanitiseNotes } from '../../../platform/html/sanitise-notes.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { mergeProperties } from '../../casework/property-types/index.ts'
import type { Message } from '../../../problems/index.ts'
import type { CreditorFields } from './creditors.queries.ts'
import type { CreditorPatch, CreditorState } from './creditors.schemas.ts'
import { problem, message } from './creditors.problems.ts'

/** The default values of a new creditor. */
export function blankCreditor(name: string): CreditorFields {
  return {
    id: null,
    name,
    contactId: null,
    acquisitionResponsibleId: null,
    caseworkerContactId: null,
    notes: null,
    defaultCollectorId: null,
    defaultChainId: null,
    defaultBillingModelId: null,
    defaultClientChainId: null,
    bureauClientId: null,
    debtorFAQ: null,
    aksEnabled: false,
    // Unless somebody says otherwise, the lower limit of costs applies.
    vatRegistered: true,
    isCompany: true,
    selfCollection: false,
    centralRegisterId: null,
    state: 'ACTIVE',
    address: null,
    bankAccount: null,
    ibanAccount: null,
    erpLink: null,
    properties: {},
  }
}

const writable = Object.keys(blankCreditor('')) as (keyof CreditorFields)[]

/** Applies a patch to a creditor. Properties are merged by handle. */
export function changeCreditor(creditor: CreditorFields, patch: CreditorPatch): CreditorFields {
  const given = writable.filter((field) => patch[field] !== undefined).map((field) => [field, patch[field]])
  const changed = { ...creditor, ...(Object.fromEntries(given) as Partial<CreditorFields>) }
  return {
    ...changed,
    debtorFAQ: changed.debtorFAQ === null ? null : sanitiseNotes(changed.debtorFAQ),
    properties: mergeProperties(creditor.properties, patch.properties),
  }
}

/** A creditor that is CANCELLED or CEASED accepts no new claims. */
export function requireAcceptsClaims(state: CreditorState | null): void {
  if (state !== 'CANCELLED' && state !== 'CEASED') return
  throw problem('creditor-closed', message('The creditor is {0}.', state), { extensions: { creditorState: state } })
}

const placeholder = '{{customerReferenceId}}'

/** The error of a link to the creditor's ERP system, if it has one. */
export function erpLinkError(link: string): Message | undefined {
  if (/[{}]/.test(link.replaceAll(placeholder, '')))
    return message('must not contain any placeholder except {{customerReferenceId}}')
  // A backslash ends the host too: browsers treat it as a slash.
  const [origin] = /^https?:\/\/[^/?#\\]+/i.exec(link) ?? []
  if (origin === undefined || /\s/.test(link) || !URL.canParse(link.replaceAll(placeholder, '1'))) {
    return message('must be an http or https URL')
  }
  // Otherwise a customer reference could change the host of the link.
  return origin.includes(placeholder) ? message('must have {{customerReferenceId}} after the host') : undefined
}

/** The fields that refer to other records, and the kind of record. */
const referenceFields = {
  contactId: 'user',
  acquisitionResponsibleId: 'user',
  caseworkerContactId: 'user',
  defaultCollectorId: 'collector',
  defaultChainId: 'workflow',
  defaultBillingModelId: 'billing model',
  defaultClientChainId: 'workflow',
} as const

/** The lowest role that the user in a field needs. */
const neededRoles: Readonly<Partial<Record<keyof typeof referenceFields, Role>>> = {
  contactId: 'client',
  acquisitionResponsibleId: 'caseworker',
  caseworkerContactId: 'caseworker',
}

export interface Reference {
  readonly field: keyof typeof referenceFields
  readonly kind: (typeof referenceFields)[keyof typeof referenceFields]
  readonly id: string
  /** Only for users. */
  readonly neededRole?: Role
}

/** The references to check: all in the patch except unchanged ones, which may have become invalid since. */
export function referencesOf(patch: CreditorPatch, current?: CreditorFields): Reference[] {
  const fields = Object.keys(referenceFields) as Reference['field'][]
  return fields.flatMap((field) => {
    const id = patch[field]?.toLowerCase() === current?.[field] ? null : (patch[field] ?? null)
    const neededRole = neededRoles[field]
    return id === null ? [] : [{ field, kind: referenceFields[field], id, ...(neededRole && { neededRole }) }]
  })
}
