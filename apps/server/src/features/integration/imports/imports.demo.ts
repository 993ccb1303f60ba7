import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { exampleIds as creditors } from '../../parties/creditors/index.ts'
import type { ImportMapping } from './import-fields.rules.ts'
import { createImportMapping } from './import-mappings.registry.ts'
import { runQueuedImports } from './run-imports.ts'
import { createImport, prepareImport } from './upload-import.ts'

export const exampleIds = {
  importMappingId: demoId('import mapping'),
  /** An import that waits for a mapping. */
  importId: demoId('uploaded import'),
  /** An import that waits to be confirmed. */
  checkedImportId: demoId('checked import'),
} as const

/** Two invoices of one customer, and one without an amount. */
export const exampleFile = Buffer.from(
  [
    'Kundenr;Navn;Fakturanr;Beløb;Dato',
    'K-9001;Ida Krogh;F-9001;1.250,00;12-01-2026',
    'K-9001;Ida Krogh;F-9002;349,50;26-01-2026',
    'K-9002;Bo Lind;F-9003;;26-01-2026',
    '',
  ].join('\r\n'),
).toString('base64')

export const exampleMapping: ImportMapping = {
  columns: {
    customerReference: 'Kundenr',
    name: 'Navn',
    voucherReference: 'Fakturanr',
    amount: 'Beløb',
    date: 'Dato',
  },
  decimalSeparator: ',',
  dateFormat: 'DD-MM-YYYY',
  currency: 'DKK',
}

const uploads = [
  ['uploaded import', undefined],
  ['checked import', exampleMapping],
] as const

export const demo: DemoSteps = {
  latest: async (run) => {
    const { creditorId } = creditors
    const query = { kind: 'cases', creditorId } as const
    const saved = { name: 'ERP', ...query, ...exampleMapping }
    await run.setUp('import mapping', (command) => createImportMapping(command, saved))
    for (const [step, mapping] of uploads) {
      if (await run.isDone(step)) continue
      const body = { fileName: 'fakturaer.csv', content: exampleFile, ...(mapping === undefined ? {} : { mapping }) }
      const prepared = await prepareImport(run.before(1), body, query)
      await run.step(step, (command) => createImport(command, query, prepared), 1)
    }
    await runQueuedImports({ ...run.commandsFor('check of an import', 1), files: run.before(1).files })
  },
}
