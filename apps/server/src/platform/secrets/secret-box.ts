import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v2'
/** Encrypted before keys had ids: any of the keys may be the one. */
const versionWithoutKeyId = 'v1'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts secrets that must be readable later, such as those of TOTP, so that the database alone does not reveal them.
 * It encrypts with the current key, and still decrypts with previous ones until everything is encrypted again.
 */
export class SecretBox {
  readonly #keys: readonly [DerivedKey, ...DerivedKey[]]

  constructor(secretKey: string, previousKeys: readonly string[] = []) {
    this.#keys = [derivedFrom(secretKey), ...previousKeys.map(derivedFrom)]
  }

  /** Identifies a key without revealing anything about it. */
  get keyId(): string {
    return this.#keys[0].id
  }

  /** The ids of the current key and of the previous ones that can still decrypt. */
  get keyIds(): readonly string[] {
    return this.#keys.map(({ id }) => id)
  }

  /** The key that signs passes; the database knows it too. */
  get passKey(): Buffer {
    return this.#keys[0].passing
  }

  /** Encrypts a text for one purpose. It cannot be decrypted for another. */
  seal(purpose: string, text: string): string {
    const { id, sealing } = this.#keys[0]
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${version}.${id}.${sealed.toString('base64url')}`
  }

  /** Decrypts a text for its purpose. Throws if none of the keys encrypted it. */
  open(purpose: string, sealed: string): string {
    const { keyId, bytes } = partsOf(sealed)
    const candidates = this.#keys.filter(({ id }) => keyId === undefined || id === keyId)
    for (const { sealing } of candidates) {
      const text = tryToOpen(sealing, purpose, bytes)
      if (text !== undefined) return text
    }
    throw new Error('A sealed text cannot be decrypted: it was sealed with another SECRET_KEY, or for another purpose.')
  }

  /** Whether the text was encrypted with the current key. */
  isCurrent(sealed: string): boolean {
    return partsOf(sealed).keyId === this.keyId
  }

  /** A keyed hash, for short secrets that people type and that could otherwise be guessed. */
  hash(purpose: string, text: string): Buffer {
    return hashWith(this.#keys[0], purpose, text)
  }

  /** The hashes under which such a secret may be stored: with the current key, then with the previous ones. */
  hashes(purpose: string, text: string): Buffer[] {
    return this.#keys.map((key) => hashWith(key, purpose, text))
  }
}

interface DerivedKey {
  readonly id: string
  readonly sealing: Buffer
  readonly hashing: Buffer
  readonly passing: Buffer
}

function derivedFrom(secretKey: string): DerivedKey {
  return {
    id: derive(secretKey, 'id').toString('hex').slice(0, 16),
    sealing: derive(secretKey, 'seal'),
    hashing: derive(secretKey, 'hash'),
    passing: derive(secretKey, 'passes'),
  }
}

function derive(secretKey: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'fordring', use, 32))
}

function hashWith({ hashing }: DerivedKey, purpose: string, text: string): Buffer {
  return createHmac('sha256', hashing).update(`${purpose}\n${text}`).digest()
}

function partsOf(sealed: string): { keyId: string | undefined; bytes: Buffer } {
  const [given, ...rest] = sealed.split('.')
  const bytes = Buffer.from(rest.at(-1) ?? '', 'base64url')
  const isWhole = (given === version && rest.length === 2) || (given === versionWithoutKeyId && rest.length === 1)
  if (!isWhole || bytes.length < nonceBytes + tagBytes) throw new Error('This is not a sealed text.')
  return { keyId: given === version ? rest[0] : undefined, bytes }
}

function tryToOpen(key: Buffer, purpose: string, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    const opened = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return undefined
  }
}
