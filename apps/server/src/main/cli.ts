import { Command } from 'commander'
import { readConfig } from '../platform/config/config.ts'
import { release } from '../platform/release.ts'
import { explainError } from './explain-error.ts'

type AddCommands = (program: Command, consoleBuilt?: Promise<unknown>) => void

const start = async (): Promise<AddCommands> => (await import('./start-command.ts')).startCommand
const database = async (): Promise<AddCommands> => (await import('./database-commands.ts')).databaseCommands
const backups = async (): Promise<AddCommands> => (await import('./backup-commands.ts')).backupCommands
const tenants = async (): Promise<AddCommands> => (await import('./tenant-commands.ts')).tenantCommands
const users = async (): Promise<AddCommands> => (await import('./user-commands.ts')).userCommands
const tokens = async (): Promise<AddCommands> => (await import('./token-commands.ts')).tokenCommands
const events = async (): Promise<AddCommands> => (await import('./event-commands.ts')).eventCommands
const files = async (): Promise<AddCommands> => (await import('./file-commands.ts')).fileCommands
const secretKey = async (): Promise<AddCommands> => (await import('./secret-key-commands.ts')).secretKeyCommands

/** Where each command is declared, in the order of the help. Only what a command needs is loaded. */
const commands: ReadonlyMap<string, () => Promise<AddCommands>> = new Map([
  ['start', start],
  ['demo', start],
  ['migrate', database],
  ['database-url', database],
  ['verify', database],
  ['distribute', async () => (await import('./distribute-command.ts')).distributeCommand],
  ['backup', backups],
  ['restore', backups],
  ['tenant', tenants],
  ['user', users],
  ['token', tokens],
  ['import', async () => (await import('./import-commands.ts')).importCommands],
  ['export', async () => (await import('./export-commands.ts')).exportCommands],
  ['listen', events],
  ['trigger', events],
  ['journal', async () => (await import('./journal-commands.ts')).journalCommands],
  ['files', files],
  ['secret-key', secretKey],
])

/** The command line: `fordring <command>`, each with --json and --help. A server waits until its console is built. */
export async function run(argv: string[], consoleBuilt?: Promise<unknown>): Promise<void> {
  try {
    // Read before anything runs, so that an invalid setting stops every command with a message that names it.
    readConfig(process.env)
    const program = await commandLine(argv[2], consoleBuilt)
    await program.parseAsync(argv)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${await explainError(error)}\n`)
  }
}

/** The command with this name and those declared with it; all commands if there is none. */
export async function commandLine(name?: string, consoleBuilt?: Promise<unknown>): Promise<Command> {
  const program = new Command('fordring')
    .description('An open, self-hosted platform for debt collection.')
    .version(release, '-v, --version', 'print the version')
    .showHelpAfterError('(add --help for the options)')
  const only = commands.get(name ?? '')
  const needed = only === undefined ? new Set(commands.values()) : [only]
  for (const load of isVersion(name) ? [] : needed) (await load())(program, consoleBuilt)
  return program
}

function isVersion(name: string | undefined): boolean {
  return name === '-v' || name === '--version'
}
