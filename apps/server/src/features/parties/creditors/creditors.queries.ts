import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { idsWithProperty, isPropertyDefined } from '../../casework/property-types/index.ts'
import type { Reference } from './creditors.rules.ts'
import type { Creditor } from './creditors.schemas.ts'

/** The writable fields, named as in the contract. */
export type CreditorFields = Omit<
  Creditor,
  'creditorId' | 'tenantId' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'
>

export interface CreditorRow extends CreditorFields {
  readonly creditorId: string
  readonly tenantId: string
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  creditor_id as "creditorId", tenant_id as "tenantId", reference_id as id, name, contact_id as "contactId",
  acquisition_responsible_id as "acquisitionResponsibleId", caseworker_contact_id as "caseworkerContactId", notes,
  default_collector_id as "defaultCollectorId", default_chain_id as "defaultChainId",
  default_billing_model_id as "defaultBillingModelId", default_client_chain_id as "defaultClientChainId",
  bureau_client_id as "bureauClientId", debtor_faq as "debtorFAQ", aks_enabled as "aksEnabled",
  vat_registered as "vatRegistered", is_company as "isCompany", self_collection as "selfCollection",
  central_register_id as "centralRegisterId", state, address, bank_account as "bankAccount",
  iban_account as "ibanAccount", erp_link as "erpLink", properties,
  created_at as "createdAt", created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy"`

/** The columns of `CreditorFields`, in the order of `valuesOf`. */
const fieldColumns = sql`
  reference_id, name, contact_id, acquisition_responsible_id, caseworker_contact_id, notes,
  default_collector_id, default_chain_id, default_billing_model_id, default_client_chain_id,
  bureau_client_id, debtor_faq, aks_enabled, vat_registered, is_company, self_collection,
  central_register_id, state, address, bank_account, iban_account, erp_link, properties`

function valuesOf(fields: CreditorFields): Statement {
  return sql`
    ${fields.id}::text, ${fields.name}::text, ${fields.contactId}::uuid, ${fields.acquisitionResponsibleId}::uuid,
    ${fields.caseworkerContactId}::uuid, ${fields.notes}::text,
    ${fields.defaultCollectorId}::uuid, ${fields.defaultChainId}::uuid, ${fields.defaultBillingModelId}::uuid,
    ${fields.defaultClientChainId}::uuid,
    ${fields.bureauClientId}::bigint, ${fields.debtorFAQ}::text, ${fields.aksEnabled}::boolean,
    ${fields.vatRegistered}::boolean, ${fields.isCompany}::boolean, ${fields.selfCollection}::boolean,
    ${fields.centralRegisterId}::text, ${fields.state}::text, ${json(fields.address)}::jsonb,
    ${json(fields.bankAccount)}::jsonb, ${json(fields.ibanAccount)}::jsonb, ${fields.erpLink}::text, ${json(fields.properties)}::jsonb`
}

export function findCreditor(tenantId: string, creditorId: string): Statement<CreditorRow> {
  return sql<CreditorRow>`
    select ${columns} from creditors where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid`
}

/** The creditor with a reference, or without one and with this id, as an export has it. */
export function findCreditorByReference(tenantId: string, referenceId: string): Statement<CreditorRow> {
  const creditorId = isUuid(referenceId) ? referenceId : null
  return sql<CreditorRow>`
    select ${columns} from creditors
    where tenant_id = ${tenantId}::uuid and (
      reference_id = ${referenceId}::text or reference_id is null and creditor_id = ${creditorId}::uuid)`
}

export function lockCreditor(tenantId: string, creditorId: string): Statement<CreditorRow> {
  return sql<CreditorRow>`${findCreditor(tenantId, creditorId)} for no key update`
}

export function listCreditors(
  tenantId: string,
  filters: {
    state: CreditorRow['state'] | null
    text: string | null
    property: { handle: string; value: string } | null
  },
  page: { limit: number; offset: number; after: string | null },
): Statement<CreditorRow> {
  return sql<CreditorRow>`
    select ${columns} from creditors
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or creditor_id > ${page.after}::uuid)
      and (${filters.state}::text is null or state = ${filters.state}::text)
      and (${filters.text}::text is null
           or strpos(lower(name), lower(${filters.text}::text)) > 0
           or strpos(lower(reference_id), lower(${filters.text}::text)) > 0)
      and (${filters.property === null}::boolean
           or creditor_id in (${idsWithProperty(tenantId, 'creditor', filters.property ?? { handle: '', value: '' })}))
    order by creditor_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function findPropertyOfFilter(tenantId: string, handle: string): Statement<{ isDefined: boolean }> {
  return sql<{ isDefined: boolean }>`select ${isPropertyDefined(tenantId, 'creditor', handle)} as "isDefined"`
}

export interface InvalidReference {
  readonly field: Reference['field']
  /** The role of the user; null if the record does not exist. */
  readonly role: Role | null
  readonly isActive: boolean | null
}

/** The references to records that do not exist, and to users who are inactive or lack the required role. */
export function findInvalidReferences(tenantId: string, references: readonly Reference[]): Statement<InvalidReference> {
  return sql<InvalidReference>`
    select r.field, u.role, u.is_active as "isActive"
    from jsonb_to_recordset(${json(references)}::jsonb) as r (field text, kind text, id uuid, "neededRole" text)
    left join published.users u on r.kind = 'user' and u.tenant_id = ${tenantId}::uuid and u.user_id = r.id
    where case r.kind
      when 'user' then u.user_id is null or not u.is_active or role_rank(u.role) < role_rank(r."neededRole")
      when 'collector' then not exists (
        select from published.collectors c where c.tenant_id = ${tenantId}::uuid and c.collector_id = r.id)
      when 'workflow' then not exists (
        select from published.workflows w where w.tenant_id = ${tenantId}::uuid and w.workflow_id = r.id)
      else not exists (
        select from published.billing_models b where b.tenant_id = ${tenantId}::uuid and b.billing_model_id = r.id)
      end`
}

export type NewCreditor = Omit<CreditorRow, 'updatedAt' | 'updatedBy'>

export function insertCreditor(creditor: NewCreditor): Statement<CreditorRow> {
  return sql<CreditorRow>`
    insert into creditors (tenant_id, creditor_id, created_at, created_by, ${fieldColumns})
    values (${creditor.tenantId}::uuid, ${creditor.creditorId}::uuid, ${creditor.createdAt}::timestamptz,
            ${json(creditor.createdBy)}::jsonb, ${valuesOf(creditor)})
    returning ${columns}`
}

export interface CreditorChange {
  readonly tenantId: string
  readonly creditorId: string
  readonly fields: CreditorFields
  readonly now: Date
  readonly actor: Actor
}

/** Returns no row if nothing changes. */
export function updateCreditor({ tenantId, creditorId, fields, now, actor }: CreditorChange): Statement<CreditorRow> {
  return sql<CreditorRow>`
    update creditors set (updated_at, updated_by, ${fieldColumns})
      = row (${now}::timestamptz, ${json(actor)}::jsonb, ${valuesOf(fields)})
    where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid
      and row (${fieldColumns}) is distinct from row (${valuesOf(fields)})
    returning ${columns}`
}

/** The creditors whose cases a user is responsible for, as a set for `in (…)`. */
export function creditorsOfCaseworker(tenantId: string, userId: string): Statement {
  return sql`
    select k.creditor_id from creditors k
    where k.tenant_id = ${tenantId}::uuid and k.caseworker_contact_id = ${userId}::uuid`
}

/** Every creditor with the user who is responsible for its cases, as rows of creditor_id and user_id. */
export function creditorCaseworkers(tenantId: string): Statement {
  return sql`
    select k.creditor_id, k.caseworker_contact_id as user_id from creditors k where k.tenant_id = ${tenantId}::uuid`
}
