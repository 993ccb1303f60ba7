/** A state of the machine or the data folder that a person has to fix. The message says what it is and what to do. */
export class EmbeddedDatabaseProblem extends Error {
  override readonly name = 'EmbeddedDatabaseProblem'
}

/** The code of an operating-system error such as ENOENT, or of a PostgreSQL error such as 28P01. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
