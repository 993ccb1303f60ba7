export { findEmbeddedDatabase, hasEmbeddedDatabase, startEmbeddedDatabase } from './start.ts'
export type { EmbeddedDatabase } from './supervisor.ts'
