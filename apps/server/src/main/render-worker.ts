import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readMail, readMailHead } from '../features/messaging/incoming-mail/worker.ts'
import { type LetterJob, letterOf } from '../features/messaging/letters/worker.ts'
import { checkTemplate, fillTemplate } from '../features/messaging/templates/worker.ts'
import { sanitiseNotes } from '../platform/html/sanitise-notes.ts'
import { setPdf } from '../platform/pdf/set-pdf.ts'
import { pngOnWhite } from '../platform/pdf/png-on-white.ts'
import { limitExceeded, type RenderLimits } from '../platform/rendering/render-limits.ts'
import type { RenderAnswer, RenderBegun, RenderRequest } from '../platform/rendering/render-worker-messages.ts'
import { Problem } from '../problems/index.ts'

// The entry point of a rendering worker. It processes content written by tenants, so it has no connection, key or file
// of theirs: input and output are plain data.

// Requests come first where there are not enough cores. On Linux, the priority is that of the thread; elsewhere, it would be
// that of the whole service.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

const limits = workerData as RenderLimits

const jobs: Readonly<Record<string, (input: never) => unknown>> = {
  'check-template': checkTemplate,
  'fill-template': fillTemplate,
  'set-letter': ({ source, logo }: LetterJob) => setPdf(letterOf(source, logo), limits),
  'set-pdf': (input: never) => setPdf(input, limits),
  'sanitise-notes': (texts: string[]) => texts.map(sanitiseNotes),
  'read-mail': readMail,
  'read-mail-head': readMailHead,
  'png-on-white': (bytes: Uint8Array) => pngOnWhite(Buffer.from(bytes)),
}

parentPort?.on('message', ({ job, input }: RenderRequest) => {
  parentPort?.postMessage({ hasBegun: true } satisfies RenderBegun)
  void perform(job, input as never).then((answer) => parentPort?.postMessage(answer))
})

async function perform(job: string, input: never): Promise<RenderAnswer> {
  try {
    const output = await jobs[job]?.(input)
    if (output instanceof Uint8Array && output.length > limits.outputBytes) throw limitExceeded('outputBytes', limits)
    return { output }
  } catch (error) {
    if (!(error instanceof Problem)) return { fault: String((error as Error | undefined)?.stack ?? error) }
    const { code, definition, detail, options } = error
    return { problem: { code, definition, detail, options } }
  }
}
