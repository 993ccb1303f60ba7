/** Files that were changed, committed or not, or are new. */
export function changedFiles(): string[]
/** The steps that check these files, each with its name, command and arguments. */
export function stepsFor(files: readonly string[]): [name: string, command: string, args: string[]][]
