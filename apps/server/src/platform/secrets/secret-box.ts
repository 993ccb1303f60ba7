import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'

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

  /** Signs a text with Ed25519, so that others can check it with the public key. */
  sign(text: string): Signature {
    const { signing } = this.#keys[0]
    return { publicKey: publicKeyOf(signing), signature: sign(null, Buffer.from(text), signing).toString('base64url') }
  }

  /** Whether one of the keys signed the text. */
  hasSigned(text: string, { publicKey, signature }: Signature): boolean {
    const key = this.#keys.find(({ signing }) => publicKeyOf(signing) === publicKey)
    return (
      key !== undefined &&
      verify(null, Buffer.from(text), createPublicKey(key.signing), Buffer.from(signature, 'base64url'))
    )
  }

  /** The hashes under which such a secret may be stored: with the current key, then with the previous ones. */
  hashes(purpose: string, text: string): Buffer[] {
    return this.#keys.map((key) => hashWith(key, purpose, text))
  }
}

/** A signature and the key to check it with, both in base64url. */
export interface Signature {
  readonly publicKey: string
  readonly signature: string
}

interface DerivedKey {
  readonly id: string
  readonly sealing: Buffer
  readonly hashing: Buffer
  readonly passing: Buffer
  readonly signing: KeyObject
}

function derivedFrom(secretKey: string): DerivedKey {
  return {
    id: derive(secretKey, 'id').toString('hex').slice(0, 16),
    sealing: derive(secretKey, 'seal'),
    hashing: derive(secretKey, 'hash'),
    passing: derive(secretKey, 'passes'),
    signing: signingKeyFrom(derive(secretKey, 'sign')),
  }
}

/** An Ed25519 key from its 32 bytes, in the only form that Node accepts (RFC 8410). */
function signingKeyFrom(seed: Buffer): KeyObject {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

function publicKeyOf(signing: KeyObject): string {
  return createPublicKey(signing).export({ format: 'jwk' }).x ?? ''
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
