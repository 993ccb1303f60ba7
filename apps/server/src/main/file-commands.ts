import type { Command } from 'commander'
import { printResult, withJson } from './command-output.ts'
import { adoptFileStore } from './installation.ts'
import { asOperator } from './operator.ts'

/** `fordring files …`. */
export function fileCommands(program: Command): void {
  const files = program.command('files').description('look after the store of files')
  withJson(files.command('adopt'))
    .description('declare the store in FILES_URL to be the one of this database, after the files were moved there')
    .action(async (options: { json?: boolean }) => {
      const isAdopted = await asOperator(({ database, files: store }) => adoptFileStore(database, store))
      printResult(options, { adopted: isAdopted }, [
        isAdopted
          ? 'The store belongs to this database now. Restart every process with the same FILES_URL.'
          : 'No process has started on this database yet: the first one takes whatever store it is given.',
      ])
    })
}
