import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import { collectedPaymentsOf, planDemoCases } from '../../casework/cases/index.ts'
import { exampleIds as creditorAccounts } from '../creditor-accounts/index.ts'
import { bookBankLine } from './book-bank-line.ts'
import { type DemoEntry, statementFile, sumOf } from './demo-statement.rules.ts'
import { importBankFiles } from './import-bank-files.ts'
import { matchLinesOfFile } from './match-bank-lines.ts'
import { payInvoiceFromLine } from './pay-invoice.ts'
import { readStatements } from './statement-files.ts'

/** The agency imports its statements once a week, the last time so many days ago. */
const lastImport = 3
const week = 7

/** Money that came in on the client account. */
interface Collected {
  readonly amount: number
  readonly daysAgo: number
  readonly text: string
  readonly payer: string
  /** The case that it pays; null if it is booked later. */
  readonly caseId: string | null
}

/** What the creditor that owes money pays of its invoice. */
const creditorPayment: Collected = {
  ...{ amount: 500_000, daysAgo: 8, text: 'Første rate', payer: 'Bolighuset Udlejning A/S', caseId: null },
}

/** Everything that debtors and creditors paid to the collector, the oldest first: all the money that the demo has. */
function planCollections(): Collected[] {
  const payments = planDemoCases().flatMap((demoCase) =>
    collectedPaymentsOf(demoCase).map(({ amount, daysAgo }) => ({
      ...{ amount, daysAgo: Math.max(lastImport, daysAgo) },
      // As the demo's letters ask for it.
      ...{ text: `Sag ${demoCase.index + 1}`, payer: demoCase.customer.name, caseId: demoCase.caseId },
    })),
  )
  return [...payments, creditorPayment].sort((one, other) => other.daysAgo - one.daysAgo)
}

/** The balance of the client account after the last of these payments. */
export function collectedSum(): number {
  return sumOf(planCollections())
}

interface Week {
  /** Of the step, and so of its first line. */
  readonly name: string
  readonly daysAgo: number
  readonly collected: readonly Collected[]
}

function planWeeks(): Week[] {
  const all = planCollections()
  const weekOf = ({ daysAgo }: Collected): number => Math.floor((daysAgo - lastImport) / week)
  return [...new Set(all.map(weekOf))].map((number) => ({
    ...{ name: `collections ${number}`, daysAgo: lastImport + week * number },
    collected: all.filter((each) => weekOf(each) === number),
  }))
}

/** Imports the statement of each week and books its payments on their cases, as a caseworker does. */
export async function collect(run: DemoRun): Promise<void> {
  let balance = 0
  for (const { name, daysAgo, collected } of planWeeks()) {
    const entries = collected.map((each, index): DemoEntry => {
      const day = run.timestamp(each.daysAgo).slice(0, 10)
      return { ...each, day, reference: `${day}-${index}` }
    })
    const bytes = Buffer.from(statementFile(entries, balance), 'base64')
    balance += sumOf(entries)
    const statements = await readStatements({
      fileName: `kontoudtog ${entries.at(-1)?.day}.xml`,
      bytes,
      csv: undefined,
    })
    // In one transaction: a running service would match and book the lines of a file that it finds.
    await run.step(
      name,
      async (command) => {
        const { files } = await importBankFiles(command, { statements, csvAccountId: undefined })
        for (const { bankFileId } of files) await matchLinesOfFile(command, bankFileId)
        for (const [index, { caseId }] of collected.entries()) {
          if (caseId !== null) await bookBankLine(command, lineIdOf(name, index), { payments: [{ caseId }] })
        }
      },
      daysAgo,
    )
  }
}

/** Lines get the first ids of the step that imports them. */
function lineIdOf(name: string, index: number): string {
  return demoId(index === 0 ? name : `${name} · ${index + 1}`)
}

/** Books what the creditor paid, once its invoice is there. */
export async function collectFromCreditor(run: DemoRun): Promise<void> {
  for (const { name, collected } of planWeeks()) {
    const index = collected.indexOf(creditorPayment)
    if (index === -1) continue
    const bankLineId = lineIdOf(name, index)
    const { invoiceId } = creditorAccounts
    await run.step('creditor payment', (command) => payInvoiceFromLine(command, invoiceId, { bankLineId }), lastImport)
  }
}
