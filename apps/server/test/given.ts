import { json, sql, type Statement } from '../src/platform/database/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { danishAccount, standardType } from './standard-values.ts'
import { type Answer, type TestApp, type TestTenant, testStart } from './test-app.ts'

export { danishAccount, standardType }

/**
 * Fixtures: each call states only what matters to the test, the rest is realistic. Everything belongs to the app's
 * own tenant unless `as` names another.
 */

interface ForTenant {
  readonly as?: TestTenant
}

const system = { type: 'SYSTEM', id: '00000000-0000-0000-0000-000000000000', name: 'Test' }

let count = 0
/** A name that no other fixture of this test file has. */
function unique(word: string): string {
  count += 1
  return `${word}-${count}`
}

async function write(
  api: TestApp,
  as: TestTenant | undefined,
  statement: (tenantId: string) => Statement,
): Promise<void> {
  const { tenantId } = as ?? api.tenant
  await api.database.inTenant(tenantId, (transaction) => transaction.run(statement(tenantId)))
}

/** The body of a successful response. A fixture that fails must throw. */
function made(answer: Answer): Answer['body'] {
  if (answer.status >= 300) throw new Error(`A fixture was refused: ${answer.status} ${answer.text}`)
  return answer.body
}

function sending(as: TestTenant | undefined): { as?: TestTenant } {
  return as === undefined ? {} : { as }
}

export async function givenCreditor(
  api: TestApp,
  { as, name = 'Nordkyst El A/S', referenceId = null }: ForTenant & { name?: string; referenceId?: string | null } = {},
): Promise<{ creditorId: string }> {
  const creditorId = newId()
  await write(
    api,
    as,
    (tenantId) => sql`
    insert into creditors (tenant_id, creditor_id, reference_id, name, created_at, created_by)
    values (${tenantId}::uuid, ${creditorId}::uuid, ${referenceId}::text, ${name}::text, ${testStart}::timestamptz, ${json(system)}::jsonb)`,
  )
  return { creditorId }
}

export async function givenUltimateCreditor(
  api: TestApp,
  { as, creditorId, name = 'Vestkraft ApS' }: ForTenant & { creditorId: string; name?: string },
): Promise<{ ultimateCreditorId: string }> {
  const ultimateCreditorId = newId()
  await write(
    api,
    as,
    (tenantId) => sql`
    insert into ultimate_creditors (tenant_id, ultimate_creditor_id, creditor_id, name, created_at, created_by)
    values (${tenantId}::uuid, ${ultimateCreditorId}::uuid, ${creditorId}::uuid, ${name}::text, ${testStart}::timestamptz, ${json(system)}::jsonb)`,
  )
  return { ultimateCreditorId }
}

export async function givenCaseGroup(
  api: TestApp,
  { as, label = 'Forår' }: ForTenant & { label?: string } = {},
): Promise<{ caseGroupId: string }> {
  const caseGroupId = newId()
  await write(
    api,
    as,
    (tenantId) => sql`
    insert into case_groups (tenant_id, case_group_id, label, created_at, created_by)
    values (${tenantId}::uuid, ${caseGroupId}::uuid, ${label}::text, ${testStart}::timestamptz, ${json(system)}::jsonb)`,
  )
  return { caseGroupId }
}

/** A property that resources of one kind may have. Defaults to a text. */
export async function givenPropertyType(
  api: TestApp,
  {
    as,
    entity,
    handle,
    type = 'text',
    options = null,
  }: ForTenant & {
    entity: 'case' | 'case-voucher' | 'creditor'
    handle: string
    type?: string
    options?: string[] | null
  },
): Promise<{ propertyTypeId: string }> {
  const propertyTypeId = newId()
  await write(
    api,
    as,
    (tenantId) => sql`
    insert into property_types (tenant_id, property_type_id, handle, label, type, entity, options, created_at, created_by)
    values (${tenantId}::uuid, ${propertyTypeId}::uuid, ${handle}::text, ${handle}::text, ${type}::text, ${entity}::text,
            ${json(options)}::jsonb, ${testStart}::timestamptz, ${json(system)}::jsonb)`,
  )
  return { propertyTypeId }
}

/** A custom voucher type of the tenant. */
export async function givenVoucherType(
  api: TestApp,
  {
    as,
    direction = 'debit',
    category = direction === 'debit' ? 'cost' : 'deposit',
    hasPayoutRecipient = false,
  }: ForTenant & { direction?: 'debit' | 'credit'; category?: string; hasPayoutRecipient?: boolean } = {},
): Promise<{ voucherTypeId: string }> {
  const voucherTypeId = newId()
  const handle = unique('type')
  await write(
    api,
    as,
    (tenantId) => sql`
    insert into voucher_types (tenant_id, voucher_type_id, handle, label, category, direction, has_payout_recipient, created_at, created_by)
    values (${tenantId}::uuid, ${voucherTypeId}::uuid, ${handle}::text, ${handle}::text, ${category}::text, ${direction}::text,
            ${hasPayoutRecipient}::boolean, ${testStart}::timestamptz, ${json(system)}::jsonb)`,
  )
  return { voucherTypeId }
}

/** A contact that can be paid, unless its bank account is null. */
export async function givenContact(
  api: TestApp,
  { as, ...contact }: ForTenant & { name?: string; bankAccount?: typeof danishAccount | null } = {},
): Promise<{ contactId: string }> {
  const body = { name: 'Låsesmed Hansen ApS', bankAccount: danishAccount, ...contact }
  return { contactId: made(await api.post('/contacts', body, sending(as))).id }
}

export interface CustomerFixture extends ForTenant {
  /** A new creditor if left out. */
  readonly creditorId?: string
  readonly referenceId?: string
  readonly isCompany?: boolean
  readonly users?: readonly unknown[]
}

export async function givenCustomer(
  api: TestApp,
  { as, creditorId, ...customer }: CustomerFixture = {},
): Promise<{ customerId: string; creditorId: string; referenceId: string; users: Answer['body'] }> {
  const owner = creditorId ?? (await givenCreditor(api, sending(as))).creditorId
  const body = { referenceId: unique('K'), users: [{ details: { name: 'Mette Sørensen' } }], ...customer }
  return made(await api.post(`/customers?creditorId=${owner}`, body, sending(as)))
}

export interface VoucherFixture {
  readonly amount?: number
  readonly voucherTypeId?: string
  readonly source?: 'CREDITOR' | 'COLLECTOR'
  readonly date?: string
  readonly [field: string]: unknown
}

/** A voucher as a request writes it: a principal of the creditor. A bare number is its amount. */
export function voucherBody(voucher: VoucherFixture | number): Record<string, unknown> {
  const fields = typeof voucher === 'number' ? { amount: voucher } : voucher
  return { voucherTypeId: standardType.principal, amount: 120_000, source: 'CREDITOR', date: '2026-01-15', ...fields }
}

export interface CaseFixture extends ForTenant {
  /** A new customer if left out. */
  readonly customerId?: string
  /** The creditor of the new customer; a new one if left out. */
  readonly creditorId?: string
  readonly currency?: string
  /** One principal of 1,200.00 if left out. */
  readonly vouchers?: readonly (VoucherFixture | number)[]
  /** The handle of the end reason, for a case that has ended. */
  readonly endReason?: string
  readonly status?: 'PENDING' | 'VERIFIED'
  /** Any other field of Create case. */
  readonly [field: string]: unknown
}

export interface GivenCase {
  readonly caseId: string
  readonly caseSeqId: number
  readonly customerId: string
  /** In the given order, with reference vouchers right after the one they belong to. */
  readonly voucherIds: readonly string[]
  /** The first of them, for tests that need one. */
  readonly voucherId: string
}

export async function givenCase(
  api: TestApp,
  { as, customerId, creditorId, vouchers = [120_000], endReason, status, ...fields }: CaseFixture = {},
): Promise<GivenCase> {
  const owner =
    customerId ??
    (await givenCustomer(api, { ...sending(as), ...(creditorId === undefined ? {} : { creditorId }) })).customerId
  const body = { customerId: owner, currency: 'DKK', caseVouchers: vouchers.map(voucherBody), ...fields }
  const { id: caseId, caseSeqId } = made(await api.post('/cases', body, sending(as)))
  if (endReason !== undefined) await write(api, as, (tenantId) => endCase(tenantId, caseId, endReason))
  if (status !== undefined) await write(api, as, (tenantId) => setStatus(tenantId, caseId, status))
  const { items } = made(await api.get(`/case-vouchers/${caseId}?pageSize=500`, sending(as)))
  const voucherIds = items.map((voucher: { caseVoucherId: string }) => voucher.caseVoucherId)
  return { caseId, caseSeqId, customerId: owner, voucherIds, voucherId: voucherIds[0] }
}

function endCase(tenantId: string, caseId: string, endReason: string): Statement {
  return sql`
    update cases c set status = 'ENDED', end_reason_id = e.end_reason_id
    from end_reasons e
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
      and e.tenant_id = c.tenant_id and e.handle = ${endReason}::text`
}

function setStatus(tenantId: string, caseId: string, status: string): Statement {
  return sql`
    update cases set status = ${status}::text where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`
}

/** A further voucher on a case in DKK. */
export async function givenCaseVoucher(
  api: TestApp,
  caseId: string,
  { as, ...voucher }: VoucherFixture & ForTenant = {},
): Promise<{ caseVoucherId: string }> {
  const body = { currency: 'DKK', ...voucherBody(voucher) }
  return made(await api.post(`/case-vouchers/${caseId}`, body, sending(as)))
}
