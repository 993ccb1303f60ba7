import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { isUuid } from '../../../platform/ids.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { CaseLine, CasesOfFile } from '../../integration/imports/index.ts'
import type { CaseState } from '../workflows/index.ts'
import { caseStateOf } from './case-state.ts'
import type { CaseStateRow } from './case-state.queries.ts'

interface CreditorFacts {
  readonly creditorId: string
  readonly reference: string
  readonly country: string | null
}

interface TypeFacts {
  readonly voucherTypeId: string
  readonly category: string
  readonly direction: string
}

interface FileFacts {
  readonly now: Date
  readonly timeZone: string
  readonly types: ReadonlyMap<string, TypeFacts>
  readonly packOf: (line: CaseLine) => string | null
}

/** What decides on the cases of a file, as if they had been imported now. */
export async function statesOfFile(command: Command, file: CasesOfFile, today: string): Promise<CaseState[]> {
  const { tenantId, transaction, now, tenant } = command
  const { timeZone } = tenant
  const references = [...new Set(file.cases.flatMap(({ creditorReference }) => creditorReference ?? []))]
  const creditors = await transaction.many(findCreditorCountries(tenantId, references, file.creditorId))
  const types = await transaction.many(findTypes(tenantId))
  const byReference = new Map(creditors.map((creditor) => [creditor.reference, creditor]))
  const byDefault = creditors.find(({ creditorId }) => creditorId === file.creditorId)
  const facts: FileFacts = {
    ...{ now, timeZone, types: new Map(types.map((type) => [type.voucherTypeId, type])) },
    packOf: ({ rulePack, creditorReference, customer }) => {
      if (rulePack != null) return rulePack
      const creditor = creditorReference === undefined ? byDefault : byReference.get(creditorReference)
      const country = creditor?.country?.toLowerCase() ?? ''
      if (!['dk', 'no', 'se'].includes(country)) return null
      return `${country}-${customer.isCompany === true ? 'business' : 'consumer'}`
    },
  }
  return file.cases.map((line) => caseStateOf(rowOfLine(line, facts), today, timeZone))
}

function findCreditorCountries(
  tenantId: string,
  references: readonly string[],
  creditorId: string | null,
): Statement<CreditorFacts> {
  const ids = [...references.filter(isUuid), ...(creditorId === null ? [] : [creditorId])]
  return sql<CreditorFacts>`
    select creditor_id as "creditorId", coalesce(reference_id, creditor_id::text) as reference,
           address ->> 'country' as country
    from published.creditors
    where tenant_id = ${tenantId}::uuid and (reference_id = any (${references}::text[]) or creditor_id = any (${ids}::uuid[]))`
}

function findTypes(tenantId: string): Statement<TypeFacts> {
  return sql<TypeFacts>`
    select voucher_type_id as "voucherTypeId", category, direction from published.voucher_types
    where tenant_id = ${tenantId}::uuid`
}

const nothingHappened = {
  ...{ isMerged: false, tags: [], accrued: 0, disputed: 0, letterCount: 0, messageFailed: false },
  ...{ mailReturned: false, emailReturned: false, messageWaiting: false, planActive: false, planBroken: false },
  ...{ planOpen: false, courtState: null, pauses: [], pauseEndedAt: null },
} as const

function rowOfLine(line: CaseLine, { now, timeZone, types, packOf }: FileFacts): CaseStateRow {
  const { customer, currency, demand } = line
  const { debits, payments } = entriesOf(line, types)
  const sum = (categories?: readonly string[]): number =>
    debits
      .filter(({ category }) => categories === undefined || categories.includes(category))
      .reduce((total, { outstanding }) => total + outstanding, 0)
  const moments = (texts: readonly string[]): Date[] =>
    texts.flatMap((text) => parseTimestamp(text, timeZone) ?? []).sort((one, other) => one.getTime() - other.getTime())
  const claims = debits.filter(({ category, outstanding }) => category === 'principal' && outstanding > 0)
  const debtors = (customer.users ?? []).filter(({ relation = 'debtor' }) => relation === 'debtor')
  return {
    ...nothingHappened,
    ...{
      caseId: '',
      customerId: '',
      status: 'PENDING',
      currency,
      createdAt: now,
      isCompany: customer.isCompany === true,
    },
    ...{ rulePack: packOf(line), principal: sum(['principal']), outstanding: sum() },
    charges: sum(['fee', 'cost', 'compensation']),
    dueDate: moments(claims.map(({ dueDate, date }) => dueDate ?? date))[0] ?? null,
    paid: payments.reduce((total, { amount }) => total + amount, 0),
    paymentCount: payments.length,
    lastPaymentAt: moments(payments.map(({ date }) => date)).at(-1) ?? null,
    demandedOn: demand?.date ?? null,
    hasEmail: debtors.some(({ details }) => details.email != null),
    hasPhone: debtors.some(({ details }) => details.phone != null),
    hasAddress: debtors.some(({ details }) => (details.address?.address ?? '') !== ''),
  }
}

interface Debit {
  readonly category: string
  readonly outstanding: number
  readonly date: string
  readonly dueDate: string | null
}

/** The debits of a line with what their own payments leave, and all deposits. */
function entriesOf(
  { caseVouchers }: CaseLine,
  types: FileFacts['types'],
): { readonly debits: Debit[]; readonly payments: { readonly amount: number; readonly date: string }[] } {
  const typeOf = ({ voucherTypeId }: { readonly voucherTypeId: string }): TypeFacts | undefined =>
    types.get(voucherTypeId.toLowerCase())
  const debits: Debit[] = []
  const payments: { amount: number; date: string }[] = []
  for (const voucher of caseVouchers) {
    const references = voucher.referenceVouchers ?? []
    const credits = references.filter((each) => typeOf(each)?.direction === 'credit')
    const paid = credits.reduce((total, { amount }) => total + Math.abs(amount), 0)
    for (const each of [voucher, ...references]) {
      const type = typeOf(each)
      const amount = Math.abs(each.amount)
      if (type?.category === 'deposit') payments.push({ amount, date: each.date })
      if (type?.direction !== 'debit') continue
      const isParent = each === voucher
      debits.push({
        ...{ category: type.category, date: each.date, dueDate: isParent ? (voucher.dueDate ?? null) : null },
        outstanding: Math.max(0, amount - (isParent ? paid : 0)),
      })
    }
  }
  return { debits, payments }
}
