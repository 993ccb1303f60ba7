export type { CaseLine } from './import-lines.schemas.ts'
export { type CasesOfFile, readCasesOfFile } from './read-cases-of-file.ts'
