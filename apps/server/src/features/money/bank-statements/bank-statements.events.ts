import { registryEvents } from '../../../platform/events/registry-events.ts'
import type { EventType } from '../../../platform/events/event-type.ts'
import { BankFile } from './bank-files.schemas.ts'
import { BankLine } from './bank-lines.schemas.ts'
import { CsvMapping } from './csv-mappings.schemas.ts'

const scope = 'read:bank-statements'

export const events: readonly EventType[] = [
  ...registryEvents('bank-csv-mappings', { scope, name: 'A CSV mapping', data: CsvMapping }),
  { type: 'bank-files.create', scope, description: 'A bank file was imported.', data: BankFile },
  {
    type: 'bank-lines.book',
    scope,
    description: 'A bank line was booked, as payments or as a return.',
    data: BankLine,
  },
  { type: 'bank-lines.undo', scope, description: 'What was done with a bank line was undone.', data: BankLine },
  { type: 'bank-lines.return', scope, description: 'The payment of a bank line was returned.', data: BankLine },
  { type: 'bank-lines.update', scope, description: 'A bank line was set aside.', data: BankLine },
]
