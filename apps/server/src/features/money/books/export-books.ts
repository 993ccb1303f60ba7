import { Readable } from 'node:stream'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { majorUnits } from '../../../platform/money/money.ts'
import { validationFailed } from '../../../problems/index.ts'
import { typeOf } from './book-accounts.data.ts'
import { type EntryRow, listEntries, sumAccounts } from './books.queries.ts'
import type { BookEntryFilters, BookkeepingPeriod } from './books.schemas.ts'
import { message } from './books.problems.ts'
import { textOfEntry, voucherNumber } from './entry-texts.data.ts'
import { listBookEntries } from './list-book-entries.ts'
import { inCodePage437, sieHeader, sieVoucher } from './sie.rules.ts'

const rowsPerPage = 500

/** All entries that match, with every field. */
export function exportEntries(context: ReadContext, filters: BookEntryFilters): Promise<FileReply> {
  const columns: readonly Column<EntryRow>[] = [
    ['entryId', (row) => row.entryId],
    ['month', (row) => row.month],
    ['number', (row) => row.number],
    ['kind', (row) => row.kind],
    ['postingDate', (row) => row.postingDate],
    ['originalDate', (row) => row.originalDate],
    ['valueDate', (row) => row.valueDate],
    ['debit.number', (row) => row.debit.number],
    ['debit.name', (row) => row.debit.name],
    ['credit.number', (row) => row.credit.number],
    ['credit.name', (row) => row.credit.name],
    ['amount', (row) => row.amount],
    ['currency', (row) => row.currency],
    ['creditorId', (row) => row.creditorId],
    ['creditorName', (row) => row.creditorName],
    ['caseId', (row) => row.caseId],
    ['caseSeqId', (row) => row.caseSeqId],
    ['bankLineId', (row) => row.bankLineId],
    ['sourceId', (row) => row.sourceId],
  ]
  return csvReply<EntryRow>({
    ...{ fileName: 'book-entries.csv', columns, idOf: (row) => row.entryId },
    readPage: (page) => listBookEntries(context, filters, page),
  })
}

/** The entries of a period as Danish bookkeeping systems import them: semicolons, decimal commas, days first. */
export function exportBookkeeping(context: ReadContext, period: BookkeepingPeriod): Promise<FileReply> {
  requirePeriod(period)
  const { language } = context.principal.tenant
  const columns: readonly Column<EntryRow>[] = [
    ['Dato', (row) => row.postingDate.split('-').toReversed().join('-')],
    ['Bilagsnr', (row) => voucherNumber(row)],
    ['Tekst', (row) => textOfEntry(row, language)],
    ['Konto', (row) => row.debit.number],
    ['Beløb', (row) => majorUnits(row.amount).replace('.', ',')],
    ['Modkonto', (row) => row.credit.number],
  ]
  return csvReply<EntryRow>({
    ...{ fileName: fileName(period, 'csv'), columns, delimiter: ';', idOf: (row) => row.entryId },
    readPage: (page) => context.read(listEntries(context.tenantId, period, page)),
  })
}

/** The entries of a period as a SIE file of type 4, with the accounts and their balances, in code page 437. */
export async function exportSie(context: ReadContext, period: BookkeepingPeriod): Promise<FileReply> {
  requirePeriod(period)
  const { tenantId, principal, now } = context
  const { name: company, timeZone } = principal.tenant
  const accounts = await context.read(sumAccounts(tenantId, period))
  const header = sieHeader({
    ...{ company, ...period, generatedOn: localDate(now, timeZone) },
    accounts: accounts.map(({ number, name, handle, opening, debit, credit }) => ({
      ...{ number, name, type: typeOf(handle), opening, closing: opening + debit - credit },
    })),
  })
  return {
    content: Readable.from(sieRecords(context, period, header), { objectMode: false }),
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${fileName(period, 'se')}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  }
}

async function* sieRecords(context: ReadContext, period: BookkeepingPeriod, header: string): AsyncGenerator<Buffer> {
  yield inCodePage437(header)
  const { tenant } = context.principal
  let after: string | null = null
  for (;;) {
    const bounds = { limit: rowsPerPage, offset: 0, after }
    const rows: EntryRow[] = await context.read(listEntries(context.tenantId, period, bounds))
    const vouchers = rows.map((row) =>
      sieVoucher({
        ...{ voucherNumber: voucherNumber(row), date: row.postingDate, text: textOfEntry(row, tenant.language) },
        ...{ debitNumber: row.debit.number, creditNumber: row.credit.number, amount: row.amount },
        postedOn: localDate(row.postedAt, tenant.timeZone),
      }),
    )
    if (vouchers.length > 0) yield inCodePage437(vouchers.join(''))
    after = rows.at(-1)?.entryId ?? null
    if (rows.length < rowsPerPage) return
  }
}

function requirePeriod({ from, to }: BookkeepingPeriod): void {
  if (from > to) throw validationFailed([{ path: '/from', message: message('must not be after {0}', to) }])
}

function fileName({ from, to, currency }: BookkeepingPeriod, ending: string): string {
  return `books-${from}-${to}-${currency}.${ending}`
}
