import { client } from '../../api/client.ts'
import type { AttachedFile } from './files.rules.ts'

/** Downloads a file under its own name. */
export async function saveFile({ fileId, fileName }: Pick<AttachedFile, 'fileId' | 'fileName'>): Promise<void> {
  const url = URL.createObjectURL(await client.files.download({ fileId }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
