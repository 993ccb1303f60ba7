import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { declared } from '../../../platform/feature/declared.ts'
import { listAllPositions, type PositionRow, summaryOf } from '../../casework/case-workflows/index.ts'
import { listAllUpdates } from '../../casework/updates/index.ts'
import { allocationView, listAllVouchers } from '../../money/case-vouchers/index.ts'
import { listAllAllocations } from '../../money/payments/index.ts'
import { type ExportedList, exportedLists, itemIdOf, type Lines, listOf, pagesOf } from './exported-lists.ts'
import { type CaseLineRow, type CustomerLineRow, listCaseLines, listCustomerLines } from './import-lines.queries.ts'
import { caseLine, creditorLine, customerLine } from './import-lines.rules.ts'

/** Cases have many vouchers, and a page is in memory. */
const casesAtOnce = 200
const rowsAtOnce = 500

/** The lists of an export: those that can be imported again first, then every list of the API. */
export function exportParts(): ExportedList[] {
  return [
    { name: 'import/creditors', scope: 'read:creditors', lines: creditorLines },
    { name: 'import/customers', scope: 'read:customers', lines: customerLines },
    { name: 'import/cases', scope: 'read:case-vouchers', lines: caseLines },
    ...exportedLists().map((list) => ({ ...list, name: `records/${list.name}` })),
    { name: 'records/case-vouchers', scope: 'read:case-vouchers', lines: voucherLines },
    { name: 'records/case-voucher-allocations', scope: 'read:case-vouchers', lines: allocationLines },
    { name: 'records/updates', scope: 'read:updates', lines: updateLines },
    { name: 'records/case-workflows', scope: 'read:cases', lines: workflowLines },
  ]
}

async function* creditorLines(context: ReadContext): Lines {
  const list = listOf('list-creditors')
  const itemId = itemIdOf(list, declared().operations)
  for await (const creditors of pagesOf(list, { context, itemId, params: {} })) {
    yield creditors.map((creditor) => JSON.stringify(creditorLine(creditor)))
  }
}

function customerLines({ tenantId, read }: ReadContext): Lines {
  return walk<CustomerLineRow>({
    readPage: (page) => read(listCustomerLines(tenantId, page)),
    ...{ limit: rowsAtOnce, idOf: ({ customerId }) => customerId, lineOf: customerLine },
  })
}

function caseLines({ tenantId, read }: ReadContext): Lines {
  return walk<CaseLineRow>({
    readPage: (page) => read(listCaseLines(tenantId, page)),
    ...{ limit: casesAtOnce, idOf: ({ caseId }) => caseId, lineOf: caseLine },
  })
}

function voucherLines({ tenantId, read, principal }: ReadContext): Lines {
  const { timeZone } = principal.tenant
  return walk<{ readonly voucher: { readonly caseVoucherId: string } }>({
    readPage: (page) => read(listAllVouchers(tenantId, {}, { ...page, timeZone })),
    ...{ limit: rowsAtOnce, idOf: ({ voucher }) => voucher.caseVoucherId, lineOf: ({ voucher }) => voucher },
  })
}

function allocationLines({ tenantId, read }: ReadContext): Lines {
  return walk<Parameters<typeof allocationView>[0]>({
    readPage: (page) => read(listAllAllocations(tenantId, page)),
    ...{ limit: rowsAtOnce, idOf: ({ allocationId }) => allocationId, lineOf: allocationView },
  })
}

function updateLines({ tenantId, read, principal: { role } }: ReadContext): Lines {
  return walk<{ readonly update: { readonly updateId: string } }>({
    readPage: (page) => read(listAllUpdates(tenantId, role, page)),
    ...{ limit: rowsAtOnce, idOf: ({ update }) => update.updateId, lineOf: ({ update }) => update },
  })
}

/** The API tells where one case is at a time. */
function workflowLines({ tenantId, read }: ReadContext): Lines {
  return walk<PositionRow>({
    readPage: (page) => read(listAllPositions(tenantId, page)),
    ...{ limit: rowsAtOnce, idOf: ({ caseId }) => caseId, lineOf: summaryOf },
  })
}

interface Walk<Row> {
  readonly readPage: (page: { readonly limit: number; readonly after: string | null }) => Promise<readonly Row[]>
  readonly limit: number
  readonly idOf: (row: Row) => string
  /** Undefined if the row has no line. */
  readonly lineOf: (row: Row) => object | undefined
}

async function* walk<Row>({ readPage, limit, idOf, lineOf }: Walk<Row>): Lines {
  let after: string | null = null
  for (;;) {
    const rows: readonly Row[] = await readPage({ limit, after })
    const lines = rows.map(lineOf).filter((line) => line !== undefined)
    if (lines.length > 0) yield lines.map((line) => JSON.stringify(line))
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    after = idOf(last)
  }
}
