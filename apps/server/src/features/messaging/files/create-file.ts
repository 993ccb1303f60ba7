import type { Command } from '../../../platform/commands/command.ts'
import { addFiles, type KeptFile } from './add-files.ts'
import type { File } from './files.schemas.ts'

/** Adds a file whose content is kept already. */
export async function createFile(command: Command, kept: KeptFile): Promise<File> {
  const [file] = await addFiles(command, [kept])
  if (file === undefined) throw new Error('A file was added, and no row came of it.')
  return file
}
