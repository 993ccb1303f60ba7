import { open, readFile, rename, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const sizeMax = 10 * 1024 * 1024
const tailLines = 12

/** Opens the server's log for appending. A file that is too large becomes the one old copy that is kept. */
export async function openServerLog(file: string): Promise<FileHandle> {
  const size = await stat(file).then(
    (facts) => facts.size,
    () => 0,
  )
  if (size > sizeMax) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}

/** What the server logged since `offset`: the reason why it did not start. */
export async function readServerLog(file: string, offset: number): Promise<string> {
  const text = await readFile(file).then(
    (bytes) => bytes.subarray(offset).toString('utf8'),
    () => '',
  )
  return text.trimEnd().split('\n').slice(-tailLines).join('\n')
}
