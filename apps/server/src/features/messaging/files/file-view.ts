import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { FileRow } from './files.queries.ts'
import type { File } from './files.schemas.ts'

/** A file as it is read: what is known of it, without its content. */
export function fileView(row: FileRow): File {
  return { ...row, createdAt: instant(row.createdAt) }
}

/** Where the store keeps the content of a file. */
export function contentKey(tenantId: string, fileId: string): string {
  return `${tenantId}/${fileId}`
}
