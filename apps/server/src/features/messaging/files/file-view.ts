import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { FileRow } from './files.queries.ts'
import type { File } from './files.schemas.ts'

/** Shapes a file for responses, without its content. */
export function fileView(row: FileRow): File {
  return { ...row, createdAt: instant(row.createdAt) }
}

/** The key of a file's content in the store. */
export function contentKey(tenantId: string, fileId: string): string {
  return `${tenantId}/${fileId}`
}
