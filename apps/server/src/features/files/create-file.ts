import { Upload } from '../../platform/http/uploads.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { addFiles } from './add-files.ts'
import type { File, FileInput } from './files.schemas.ts'
import { readInlineFiles, storeInlineFiles } from './inline-files.ts'

/** Adds a file, uploaded as a form (its content is kept already) or in base64 inside a JSON body. */
export async function createFile(command: Command, input: FileInput | Upload): Promise<File> {
  const [file] =
    input instanceof Upload
      ? await addFiles(command, [input])
      : await storeInlineFiles(command, await readInlineFiles([{ path: '', file: input }]))
  if (file === undefined) throw new Error('A file was added, and no row came of it.')
  return file
}
