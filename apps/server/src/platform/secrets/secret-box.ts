import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** Keeps secrets that must be read again, such as those of TOTP, unreadable to whoever has only the database. */
export class SecretBox {
  readonly #sealingKey: Buffer
  readonly #hashingKey: Buffer

  constructor(secretKey: string) {
    this.#sealingKey = derive(secretKey, 'seal')
    this.#hashingKey = derive(secretKey, 'hash')
  }

  /** Seals a text for one purpose; what is sealed for another does not open. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#sealingKey, nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${version}.${sealed.toString('base64url')}`
  }

  /** Opens what was sealed for the purpose; it throws where the secret key is another one than then. */
  open(purpose: string, sealed: string): string {
    const [given, body = ''] = sealed.split('.', 2)
    const bytes = Buffer.from(body, 'base64url')
    if (given !== version || bytes.length < nonceBytes + tagBytes) throw new Error('This is not a sealed text.')
    const decipher = createDecipheriv('aes-256-gcm', this.#sealingKey, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
  }

  /** A hash that cannot be guessed from without the secret key, for short secrets that a person types. */
  hash(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#hashingKey).update(`${purpose}\n${text}`).digest()
  }
}

function derive(secretKey: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'fordring', use, 32))
}
