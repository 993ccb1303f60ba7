import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The contents of a zip archive by their names, in their order. */
export async function entriesOfZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(bytes)
  const entries = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    entries.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return entries
}
