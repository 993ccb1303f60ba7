import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as cases } from '../../casework/cases/index.ts'
import { exampleIds as accounts } from '../transaction-accounts/index.ts'
import { bookBankLine } from './book-bank-line.ts'
import { createCsvMapping } from './csv-mappings.registry.ts'
import { importBankFiles } from './import-bank-files.ts'
import { matchLinesOfFile } from './match-bank-lines.ts'
import { readStatements } from './statement-files.ts'

const statement = 'bank statement'

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
  bankFileId: demoId(`${statement} · 6`),
} as const

interface ExampleEntry {
  readonly amount: string
  readonly text: string
  readonly payer: string
  readonly isReturn?: boolean
}

const entries: readonly ExampleEntry[] = [
  { amount: '450.00', text: 'Betaling', payer: 'Anne Holm' },
  { amount: '89.95', text: 'Kontingent 2026', payer: 'Per Lund' },
  { amount: '10.00', text: 'Afdrag', payer: 'Jonas Bech' },
  { amount: '20.00', text: 'Afdrag 2', payer: 'Jonas Bech' },
  { amount: '20.00', text: 'Returneret betaling', payer: 'Jonas Bech', isReturn: true },
]

/** A camt.053 statement of the demo's client account. */
export function exampleStatement(date: string): string {
  const ntries = entries.map(
    ({ amount, text, payer, isReturn = false }, index) =>
      `<Ntry><Amt Ccy="DKK">${amount}</Amt><CdtDbtInd>${isReturn ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReturn ? '<RvslInd>true</RvslInd>' : ''}` +
      `<Sts>BOOK</Sts><BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt><AcctSvcrRef>${date}-${index}</AcctSvcrRef>` +
      `<NtryDtls><TxDtls><RltdPties><${isReturn ? 'Cdtr' : 'Dbtr'}><Nm>${payer}</Nm></${isReturn ? 'Cdtr' : 'Dbtr'}></RltdPties>` +
      `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>` +
      `<Id>${date}</Id><Acct><Id><IBAN>DK5034090045678912</IBAN></Id></Acct>\n${ntries.join('\n')}\n</Stmt></BkToCstmrStmt></Document>`,
  ).toString('base64')
}

export const demo: DemoSteps = {
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
    const bytes = Buffer.from(exampleStatement(run.timestamp(2).slice(0, 10)), 'base64')
    const statements = await readStatements({ fileName: 'kontoudtog.xml', bytes, csv: undefined })
    await run.step(statement, (command) => importBankFiles(command, { statements, csvAccountId: undefined }), 1)
    await run.step('bank matching', (command) => matchLinesOfFile(command, exampleIds.bankFileId), 1)
    const payments = [{ caseId: cases.caseId }]
    for (const bankLineId of [exampleIds.bookedBankLineId, exampleIds.returnedBankLineId]) {
      await run.step(`booked ${bankLineId}`, (command) => bookBankLine(command, bankLineId, { payments }), 1)
    }
  },
}
