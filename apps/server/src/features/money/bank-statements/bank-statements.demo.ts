import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import {
  chargesOf,
  collectedPaymentsOf,
  type DemoCase,
  exampleIds as cases,
  planDemoCases,
} from '../../casework/cases/index.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { exampleIds as billings } from '../billings/index.ts'
import { exampleIds as accounts } from '../transaction-accounts/index.ts'
import { bookBankLine } from './book-bank-line.ts'
import { collect, collectedSum, collectFromCreditor } from './collections.demo.ts'
import { createCsvMapping } from './csv-mappings.registry.ts'
import { type DemoEntry, notificationFile, statementFile } from './demo-statement.rules.ts'
import { importBankFiles } from './import-bank-files.ts'
import { matchLinesOfFile } from './match-bank-lines.ts'
import { readStatements } from './statement-files.ts'

const statement = 'bank statement'
const overpayments = 'overpayments'

/** Payments that are refunded. */
export const overpaymentIds = [1, 2, 3, 4, 6].map((line) =>
  demoId(line === 1 ? overpayments : `${overpayments} · ${line}`),
)

export const exampleIds = {
  bankCsvMappingId: demoId('CSV mapping'),
  /** A payment that waits for a person. */
  bankLineId: demoId(statement),
  /** Money that is not for us. */
  foreignBankLineId: demoId(`${statement} · 2`),
  bookedBankLineId: demoId(`${statement} · 3`),
  /** A booked payment that was returned afterwards, and the debit that returned it. */
  returnedBankLineId: demoId(`${statement} · 4`),
  returningBankLineId: demoId(`${statement} · 5`),
  /** Money that left to pay a payout. */
  payingBankLineId: demoId(`${statement} · 6`),
  bankFileId: demoId(`${statement} · 9`),
  /** Money that can be refunded. */
  refundableBankLineId: demoId(`${overpayments} · 5`),
} as const

const entries = [
  { amount: 45_000, text: 'Betaling', payer: 'Anne Holm' },
  { amount: 8_995, text: 'Kontingent 2026', payer: 'Per Lund' },
  { amount: 1_000, text: 'Afdrag', payer: 'Jonas Bech' },
  { amount: 2_000, text: 'Afdrag 2', payer: 'Jonas Bech' },
  { amount: 2_000, text: 'Returneret betaling', payer: 'Jonas Bech', isDebit: true, isReturn: true },
] as const

/** A camt.053 statement of the demo's client account, with the payment of a payout. */
export function exampleStatement(day: string, payout = 50_000, openingBalance = 100_000_000): string {
  const paid = { amount: payout, text: 'Udbetaling', payer: 'Nordkyst A/S', isDebit: true }
  const all = [...entries, paid].map((entry, index) => ({ ...entry, day, reference: `${day}-${index}` }))
  return statementFile(all, openingBalance)
}

/** A camt.054 notification of payments by people who had paid already. */
export function exampleOverpayments(date: string): string {
  const names = ['Ida Krogh', 'Bo Lind', 'Karen Juhl', 'Ole Dam', 'Eva Toft', 'Per Holm']
  const payments = names.map((payer, index) => ({
    ...{ amount: 12_500 + 1_000 * index, day: date, reference: `O-${date}-${index}`, text: 'Betalt to gange' },
    ...{ payer, payerAccount: `3409001234567${index}` },
  }))
  return notificationFile(`O-${date}`, payments)
}

/** Payments with suggestions that a person confirms: of a whole debt, of two invoices, and of one who has paid before. */
function exampleSuggested(day: string): string {
  const open = planDemoCases().filter(({ index, outcome }) => index > 0 && outcome === 'VERIFIED')
  const known = open.filter((demoCase) => collectedPaymentsOf(demoCase).length > 0)
  const [first, second, third] = open.filter(({ payments }) => payments.length === 0)
  const entriesOf = (demoCase: DemoCase | undefined, amount: number, text: string): DemoEntry[] =>
    demoCase === undefined ? [] : [{ amount, day, reference: `S-${day}-${text}`, text, payer: demoCase.customer.name }]
  return notificationFile(`S-${day}`, [
    ...entriesOf(
      first,
      first === undefined ? 0 : first.amount - first.paidBefore + chargesOf(first),
      `Faktura ${first?.invoice}`,
    ),
    ...entriesOf(second, 50_000, `${second?.invoice} og ${third?.invoice}`),
    ...entriesOf(known[0], 25_000, 'Afdrag'),
  ])
}

/** The payout that a line of the statement pays. */
function findPayoutAmount(tenantId: string): Statement<{ amount: number }> {
  return sql<{ amount: number }>`
    select amount from published.payouts where tenant_id = ${tenantId}::uuid and payout_id = ${billings.payoutId}::uuid`
}

/** Imports and matches a file of payments, in a step of this name. */
async function importNotification(run: DemoRun, name: string, content: string): Promise<void> {
  const bytes = Buffer.from(content, 'base64')
  const statements = await readStatements({ fileName: 'indbetalinger.xml', bytes, csv: undefined })
  const { files } = await run.step(
    name,
    (command) => importBankFiles(command, { statements, csvAccountId: undefined }),
    1,
  )
  for (const { bankFileId } of files) {
    await run.step(`${name} matching`, (command) => matchLinesOfFile(command, bankFileId), 1)
  }
}

export const demo: DemoSteps = {
  collections: collect,
  latest: async (run) => {
    const { transactionAccountId } = accounts
    const mapping = {
      name: 'Netbank',
      transactionAccountId,
      delimiter: ';',
      decimalSeparator: ',',
      dateFormat: 'DD-MM-YYYY',
      columns: { bookingDate: 'Dato', amount: 'Beløb', text: 'Tekst' },
    } as const
    await run.setUp('CSV mapping', (command) => createCsvMapping(command, mapping))
    const [payout] = await run.database.read(run.tenant.tenantId, findPayoutAmount(run.tenant.tenantId))
    const content = exampleStatement(run.timestamp(2).slice(0, 10), payout?.amount, collectedSum())
    const bytes = Buffer.from(content, 'base64')
    const statements = await readStatements({ fileName: 'kontoudtog.xml', bytes, csv: undefined })
    await run.step(statement, (command) => importBankFiles(command, { statements, csvAccountId: undefined }), 1)
    await run.step('bank matching', (command) => matchLinesOfFile(command, exampleIds.bankFileId), 1)
    await importNotification(run, overpayments, exampleOverpayments(run.timestamp(1).slice(0, 10)))
    await importNotification(run, 'suggested payments', exampleSuggested(run.timestamp(1).slice(0, 10)))
    const payments = [{ caseId: cases.caseId }]
    for (const bankLineId of [exampleIds.bookedBankLineId, exampleIds.returnedBankLineId]) {
      await run.step(`booked ${bankLineId}`, (command) => bookBankLine(command, bankLineId, { payments }), 1)
    }
  },
  payouts: collectFromCreditor,
}
