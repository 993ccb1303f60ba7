import type { Command } from 'commander'

/** Adds --json to a command. */
export function withJson(command: Command): Command {
  return command.option('--json', 'print one JSON object on the last line')
}

/** Prints the result of a command: as JSON for programs, as lines for people. */
export function printResult(options: { json?: boolean }, result: object, lines: readonly string[]): void {
  process.stdout.write(options.json === true ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`)
}
