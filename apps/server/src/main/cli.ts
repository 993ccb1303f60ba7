import { Command } from 'commander'
import { readConfig } from '../platform/config/config.ts'
import { release } from '../platform/release.ts'
import { backupCommands } from './backup-commands.ts'
import { databaseCommands } from './database-commands.ts'
import { eventCommands } from './event-commands.ts'
import { explainError } from './explain-error.ts'
import { fileCommands } from './file-commands.ts'
import { secretKeyCommands } from './secret-key-commands.ts'
import { startCommand } from './start-command.ts'
import { tenantCommands } from './tenant-commands.ts'
import { tokenCommands } from './token-commands.ts'
import { userCommands } from './user-commands.ts'

/** The command line: `fordring <command>`, each with --json and --help. A server waits until its console is built. */
export async function run(argv: string[], consoleBuilt?: Promise<unknown>): Promise<void> {
  try {
    // Read before anything runs, so that an invalid setting stops every command with a message that names it.
    readConfig(process.env)
    await commandLine(consoleBuilt).parseAsync(argv)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explainError(error)}\n`)
  }
}

/** All commands. */
export function commandLine(consoleBuilt?: Promise<unknown>): Command {
  const program = new Command('fordring')
    .description('An open, self-hosted platform for debt collection.')
    .version(release, '-v, --version', 'print the version')
    .showHelpAfterError('(add --help for the options)')
  startCommand(program, consoleBuilt)
  databaseCommands(program)
  backupCommands(program)
  tenantCommands(program)
  userCommands(program)
  tokenCommands(program)
  eventCommands(program)
  fileCommands(program)
  secretKeyCommands(program)
  return program
}
