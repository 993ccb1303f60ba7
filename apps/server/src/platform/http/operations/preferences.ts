/** The preferences in the Prefer header (RFC 7240). */
export interface Preferences {
  /** Unknown fields are rejected instead of ignored. */
  readonly isStrict: boolean
  /** The command is run and rolled back. */
  readonly isDryRun: boolean
}

/** Reads the preferences we support; the RFC allows ignoring others. */
export function readPreferences(header: string | string[] | undefined): Preferences {
  const words = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    // Drop the parameters of a preference; ours have none.
    .map((word) => (word.split(';', 1)[0] ?? '').toLowerCase().replaceAll(/\s|"/g, ''))
  return { isStrict: words.includes('handling=strict'), isDryRun: words.includes('dry-run') }
}
