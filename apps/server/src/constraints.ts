import type { ConstraintProblems } from './platform/http/error-reply.ts'

/** What it means for a caller to run into a constraint of the database: one table, so that no handler catches errors. */
export const constraints: ConstraintProblems = {}
