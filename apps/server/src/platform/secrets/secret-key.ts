import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SecretBox } from './secret-box.ts'

/** The configuration of the secret key. */
export interface SecretKeySettings {
  /** If undefined, the one in the data folder. */
  readonly secretKey: string | undefined
  /** Previous keys that can still decrypt, until everything is encrypted again. */
  readonly previousSecretKeys: readonly string[]
  readonly dataDir: string
}

/** The secret box of this process, with the configured keys or those in its data folder. */
export async function openSecretBox(settings: SecretKeySettings): Promise<SecretBox> {
  if (settings.secretKey !== undefined) return new SecretBox(settings.secretKey, settings.previousSecretKeys)
  const [current, ...previous] = await ensureSecretKeys(settings.dataDir)
  return new SecretBox(current, [...previous, ...settings.previousSecretKeys])
}

/** The same if there is a key; none is created. */
export async function findSecretBox(settings: SecretKeySettings): Promise<SecretBox | undefined> {
  const hasKey = settings.secretKey !== undefined || (await read(fileIn(settings.dataDir))) !== undefined
  return hasKey ? openSecretBox(settings) : undefined
}

type Keys = readonly [string, ...string[]]

/**
 * The keys in the data folder, one per line, the current one first. The first start creates one, readable only by the
 * service's user.
 */
export async function ensureSecretKeys(dataDir: string): Promise<Keys> {
  const kept = await read(fileIn(dataDir))
  if (kept !== undefined) return kept
  await mkdir(dataDir, { recursive: true })
  const draft = await writeDraft(dataDir, [newKey()])
  // A link is created atomically and never replaces another: of processes that start together, one is first.
  await link(draft, fileIn(dataDir)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const made = await read(fileIn(dataDir))
  if (made === undefined) throw new Error(`${fileIn(dataDir)} is empty. Remove it, or set SECRET_KEY.`)
  return made
}

/** Adds a new key before those in the data folder, and returns all of them. */
export async function addSecretKey(dataDir: string): Promise<Keys> {
  const keys: Keys = [newKey(), ...(await ensureSecretKeys(dataDir))]
  await replaceKeys(dataDir, keys)
  return keys
}

/** Keeps only the current key of the data folder, once nothing is encrypted with the others. */
export async function dropPreviousSecretKeys(dataDir: string): Promise<void> {
  const [current, ...previous] = await ensureSecretKeys(dataDir)
  if (previous.length > 0) await replaceKeys(dataDir, [current])
}

async function replaceKeys(dataDir: string, keys: Keys): Promise<void> {
  await rename(await writeDraft(dataDir, keys), fileIn(dataDir))
  const folder = await open(dirname(fileIn(dataDir)), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function writeDraft(dataDir: string, keys: Keys): Promise<string> {
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true })
  return draft
}

function newKey(): string {
  return randomBytes(32).toString('base64url')
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'secret-key')
}

async function read(file: string): Promise<Keys | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  })
  const [current, ...previous] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return current === undefined ? undefined : [current, ...previous]
}
