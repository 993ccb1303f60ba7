import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { addFiles } from './add-files.ts'

export const exampleIds = {
  fileId: demoId('file'),
  /** A file that is not attached to anything. */
  unusedFileId: demoId('file 2'),
} as const

const files = [
  ['file', 'betalingsaftale.txt', 'Jeg betaler 500 kr. om måneden, første gang den 1.\n'],
  ['file 2', 'kladde.txt', 'Udkast til svar\n'],
] as const

export const demo: DemoSteps = {
  registries: async (run) => {
    for (const [step, fileName, text] of files) {
      const kept = await run.keepFile(step, { fileName, contentType: 'text/plain', bytes: Buffer.from(text) })
      await run.step(step, (command) => addFiles(command, [kept]), 38)
    }
  },
}
