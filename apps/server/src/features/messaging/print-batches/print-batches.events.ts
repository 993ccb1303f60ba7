import type { EventType } from '../../../platform/events/event-type.ts'
import { PrintBatch } from './print-batches.schemas.ts'

const scope = 'read:print-batches'

export const events: readonly EventType[] = [
  { type: 'print-batches.create', scope, description: 'Letters were put into a print batch.', data: PrintBatch },
  {
    type: 'print-batches.update',
    scope,
    description: 'The file of a print batch was written, or is in the folder of the operator.',
    data: PrintBatch,
    example: { state: 'READY' },
  },
  {
    type: 'print-batches.hand-over',
    scope,
    description: 'A print batch was handed over, and its letters are sent.',
    data: PrintBatch,
    example: { state: 'HANDED_OVER' },
  },
  {
    type: 'print-batches.cancel',
    scope,
    description: 'A print batch was cancelled, and its letters wait again.',
    data: PrintBatch,
    example: { state: 'CANCELLED' },
  },
]
