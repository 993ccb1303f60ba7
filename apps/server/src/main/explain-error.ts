import { ConfigError } from '../platform/config/config.ts'
import { constraintOf } from '../platform/database/distribution/constraint-of.ts'
import { Problem } from '../problems/index.ts'

/** Explanations of failures that an operator can fix, if the system's own message does not say how. */
const known: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: ({ message }) => `${message}. Stop the other program, or set PORT to another port.`,
  EACCES: ({ message }) => `${message}. Start as a user with that permission.`,
  ECONNREFUSED: ({ message }) =>
    `The database cannot be reached: ${message}. Is it running, and is DATABASE_URL right?`,
  ENOTFOUND: ({ message }) => `The database cannot be reached: ${message}. Is DATABASE_URL right?`,
}

/** The last line of a command that failed. */
export async function explainError(error: unknown): Promise<string> {
  // A host with several addresses fails once for each, without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return explainError(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof ConfigError || error instanceof Problem
  if (!isExpected && process.env['LOG_LEVEL'] === 'debug') return error.stack ?? error.message
  return (await refusalOf(error))?.message ?? known[codeOf(error)]?.(error) ?? error.message
}

/** The problem of a violated constraint. The features that declare them are loaded only for this. */
async function refusalOf(error: Error & { readonly constraint?: unknown }): Promise<Problem | undefined> {
  const constraint = constraintOf(error)
  if (constraint === undefined) return undefined
  const { constraints } = await import('../app.ts')
  return constraints[constraint]?.()
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? ''
}
