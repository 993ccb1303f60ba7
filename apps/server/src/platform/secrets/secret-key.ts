import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key in the data folder, made at the first start and readable for the owner of the service alone. */
export async function ensureSecretKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key')
  const kept = await read(file)
  if (kept !== undefined) return kept
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  // A link is made whole or not at all, and never over another: of processes that start together one is first.
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const made = await read(file)
  if (made === undefined) throw new Error(`${file} is empty. Remove it, or set SECRET_KEY.`)
  return made
}

async function read(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  })
  return text.trim() || undefined
}
