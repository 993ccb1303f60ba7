import type { Command } from '../../../platform/commands/command.ts'
import { addFiles, type KeptFile } from './add-files.ts'
import type { File } from './files.schemas.ts'

/** Adds a file whose content is already stored. */
export async function createFile(command: Command, kept: KeptFile): Promise<File> {
  const [file] = await addFiles(command, [kept])
  if (file === undefined) throw new Error('Adding a file returned no row.')
  return file
}
