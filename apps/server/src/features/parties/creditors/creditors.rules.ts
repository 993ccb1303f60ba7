import { sanitiseNotes } from '../../../platform/html/sanitise-notes.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { mergeProperties } from '../../casework/property-types/index.ts'
import type { Message } from '../../../problems/index.ts'
import type { CreditorFields } from './creditors.queries.ts'
import type { CreditorPatch, CreditorState } from './creditors.schemas.ts'
import { problem, message } from './creditors.problems.ts'

/** What a creditor is of which nothing but the name is known. */
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
    vatRegistered: false,
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

/** The creditor with the given fields laid over its own; properties are laid over handle by handle. */
export function changeCreditor(creditor: CreditorFields, patch: CreditorPatch): CreditorFields {
  const given = writable.filter((field) => patch[field] !== undefined).map((field) => [field, patch[field]])
  const changed = { ...creditor, ...(Object.fromEntries(given) as Partial<CreditorFields>) }
  return {
    ...changed,
    debtorFAQ: changed.debtorFAQ === null ? null : sanitiseNotes(changed.debtorFAQ),
    properties: mergeProperties(creditor.properties, patch.properties),
  }
}

/** Refuses new claims of a creditor that has cancelled or ceased. */
export function requireAcceptsClaims(state: CreditorState | null): void {
  if (state !== 'CANCELLED' && state !== 'CEASED') return
  throw problem('creditor-closed', message('The creditor is {0}.', state), { extensions: { creditorState: state } })
}

const placeholder = '{{customerReferenceId}}'

/** What is wrong with a link to the creditor's ERP system; undefined where nothing is. */
export function erpLinkError(link: string): Message | undefined {
  if (/[{}]/.test(link.replaceAll(placeholder, '')))
    return message('must not contain any placeholder except {{customerReferenceId}}')
  // A backslash ends the host too: browsers take it for a slash.
  const [origin] = /^https?:\/\/[^/?#\\]+/i.exec(link) ?? []
  if (origin === undefined || /\s/.test(link) || !URL.canParse(link.replaceAll(placeholder, '1'))) {
    return message('must be an http or https URL')
  }
  // Whoever names customers would otherwise choose where the link leads.
  return origin.includes(placeholder) ? message('must have {{customerReferenceId}} after the host') : undefined
}

/** The fields that name something else on the tenant, and what they name. */
const referenceFields = {
  contactId: 'user',
  acquisitionResponsibleId: 'user',
  caseworkerContactId: 'user',
  defaultCollectorId: 'collector',
  defaultChainId: 'workflow',
  defaultBillingModelId: 'billing model',
  defaultClientChainId: 'workflow',
} as const

/** The lowest role that a user needs to be named: the creditor's own person, or somebody who works on its cases. */
const neededRoles: Readonly<Partial<Record<keyof typeof referenceFields, Role>>> = {
  contactId: 'client',
  acquisitionResponsibleId: 'caseworker',
  caseworkerContactId: 'caseworker',
}

export interface Reference {
  readonly field: keyof typeof referenceFields
  readonly kind: (typeof referenceFields)[keyof typeof referenceFields]
  readonly id: string
  /** Of a user. */
  readonly neededRole?: Role
}

/** Everything on the tenant that the given fields name, but for what the creditor names already: it may have changed since. */
export function referencesOf(patch: CreditorPatch, current?: CreditorFields): Reference[] {
  const named = Object.keys(referenceFields) as Reference['field'][]
  return named.flatMap((field) => {
    const id = patch[field]?.toLowerCase() === current?.[field] ? null : (patch[field] ?? null)
    const neededRole = neededRoles[field]
    return id === null ? [] : [{ field, kind: referenceFields[field], id, ...(neededRole && { neededRole }) }]
  })
}
