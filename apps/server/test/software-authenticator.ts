import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Flaws {
  /** The origin that the browser sends. */
  readonly origin?: string
  /** The site that the device signs for. */
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly counter?: number
  readonly isAbsent?: boolean
}

interface Options {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
}

/** A device with one passkey (ES256) and its browser, which accept any request. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url')
  readonly origin: string
  counter = 0
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  /** The response of `navigator.credentials.create`. */
  create(options: Options, flaws: Flaws & { certificates?: Buffer[] } = {}): Record<string, unknown> {
    const authData = Buffer.concat([this.#authData(options.rp?.id ?? '', 0x41, flaws), this.#attested()])
    const statement =
      flaws.certificates === undefined
        ? new Map()
        : new Map<string, unknown>([
            ['alg', -7],
            ['sig', Buffer.alloc(64)],
            ['x5c', flaws.certificates],
          ])
    const format = flaws.certificates === undefined ? 'none' : 'packed'
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]),
    )
    const clientData = this.#clientData('webauthn.create', options, flaws)
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The response of `navigator.credentials.get`, with an incremented counter. */
  get(options: Options, flaws: Flaws = {}): Record<string, unknown> {
    this.counter += 1
    const authData = this.#authData(options.rpId ?? '', 0x01, flaws)
    const clientData = this.#clientData('webauthn.get', options, flaws)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey)
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.credentialId
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, { challenge }: Options, flaws: Flaws): Buffer {
    const { origin } = this
    const data = { type: flaws.type ?? type, challenge: flaws.challenge ?? challenge, origin: flaws.origin ?? origin }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }))
  }

  #authData(rpId: string, flags: number, flaws: Flaws): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(flaws.counter ?? this.counter)
    const present = flaws.isAbsent === true ? flags & ~0x01 : flags
    return Buffer.concat([sha256(Buffer.from(flaws.rpId ?? rpId)), Buffer.from([present]), counter])
  }

  #attested(): Buffer {
    const id = Buffer.from(this.credentialId, 'base64url')
    const { x, y } = this.#publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x ?? '', 'base64url')],
      [-3, Buffer.from(y ?? '', 'base64url')],
    ])
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** CBOR, limited to what attestations need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  if (value instanceof Map) {
    const entries = [...(value as Map<unknown, unknown>)].flatMap(([key, item]) => [cbor(key), cbor(item)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  throw new Error(`CBOR of ${typeof value} is not needed here.`)
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
