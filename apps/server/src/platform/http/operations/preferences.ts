/** What a caller asks for with the Prefer header (RFC 7240). */
export interface Preferences {
  /** Unknown fields are refused instead of ignored. */
  readonly isStrict: boolean
  /** The command is run and rolled back. */
  readonly isDryRun: boolean
}

/** Reads the preferences we know; others may be ignored, says the RFC. */
export function readPreferences(header: string | string[] | undefined): Preferences {
  const words = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    // What follows a semicolon are parameters of the preference; ours have none.
    .map((word) => (word.split(';', 1)[0] ?? '').toLowerCase().replaceAll(/\s|"/g, ''))
  return { isStrict: words.includes('handling=strict'), isDryRun: words.includes('dry-run') }
}
