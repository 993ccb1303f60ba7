import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v2'
/** Sealed before keys had ids: any of the keys may open it. */
const versionWithoutKeyId = 'v1'
const nonceBytes = 12
const tagBytes = 16

/**
 * Keeps secrets that must be read again, such as those of TOTP, unreadable to whoever has only the database. It seals
 * with the current key, and still opens what was sealed with a previous one until that is sealed anew.
 */
export class SecretBox {
  readonly #keys: readonly [DerivedKey, ...DerivedKey[]]

  constructor(secretKey: string, previousKeys: readonly string[] = []) {
    this.#keys = [derivedFrom(secretKey), ...previousKeys.map(derivedFrom)]
  }

  /** Tells keys apart without telling anything about them. */
  get keyId(): string {
    return this.#keys[0].id
  }

  /** The current key's id, and those of the previous ones that still open. */
  get keyIds(): readonly string[] {
    return this.#keys.map(({ id }) => id)
  }

  /** The key that passes are signed with; the database knows it too. */
  get passKey(): Buffer {
    return this.#keys[0].passing
  }

  /** Seals a text for one purpose; what is sealed for another does not open. */
  seal(purpose: string, text: string): string {
    const { id, sealing } = this.#keys[0]
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${version}.${id}.${sealed.toString('base64url')}`
  }

  /** Opens what was sealed for the purpose; it throws where none of the keys is the one it was sealed with. */
  open(purpose: string, sealed: string): string {
    const { keyId, bytes } = partsOf(sealed)
    const candidates = this.#keys.filter(({ id }) => keyId === undefined || id === keyId)
    for (const { sealing } of candidates) {
      const text = tryToOpen(sealing, purpose, bytes)
      if (text !== undefined) return text
    }
    throw new Error('A sealed text does not open: it was sealed with another SECRET_KEY, or for another purpose.')
  }

  /** Whether the text was sealed with the current key. */
  isCurrent(sealed: string): boolean {
    return partsOf(sealed).keyId === this.keyId
  }

  /** A hash that cannot be guessed from without the secret key, for short secrets that a person types. */
  hash(purpose: string, text: string): Buffer {
    return hashWith(this.#keys[0], purpose, text)
  }

  /** The hashes under which such a secret may be kept: that of the current key, then those of the previous ones. */
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
