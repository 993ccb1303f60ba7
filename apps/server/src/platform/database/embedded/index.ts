export { EmbeddedDatabaseProblem } from './problem.ts'
export { findEmbeddedDatabase, startEmbeddedDatabase, type EmbeddedDatabaseOptions } from './start.ts'
export type { EmbeddedDatabase } from './supervisor.ts'
