export { findEmbeddedDatabase, startEmbeddedDatabase } from './start.ts'
export type { EmbeddedDatabase } from './supervisor.ts'
