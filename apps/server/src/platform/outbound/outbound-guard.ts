import { isIP } from 'node:net'
import { inLanguage, type Message, message } from '../../problems/index.ts'
import { isLoopbackAddress, isPublicAddress, isWithin } from './public-address.ts'

/** All addresses of a host; empty if it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface OutboundPolicy {
  /** For development: allows plain http and this machine. */
  readonly allowsLoopback: boolean
  /** Ports in addition to 443 and 8443. */
  readonly ports: readonly number[]
  /** Private networks of the operator that may be reached, such as `10.1.0.0/16`. */
  readonly networks?: readonly string[]
}

/** A request that is not allowed. The message tells the caller why. */
export class OutboundRefusal extends Error {
  override readonly name = 'OutboundRefusal'
  readonly reason: Message

  constructor(reason: Message) {
    super(inLanguage(reason, 'en'))
    this.reason = reason
  }
}

const standardPorts = [443, 8443]
const hostLengthMax = 253

/**
 * Decides where requests to addresses chosen by callers may go: to the public internet over https, and where the
 * operator allows it.
 */
export class OutboundGuard {
  readonly #policy: OutboundPolicy
  readonly #resolve: Resolve

  constructor(policy: OutboundPolicy, resolve: Resolve) {
    this.#policy = policy
    this.#resolve = resolve
  }

  /** Parses a URL and rejects what can be rejected without resolving it. */
  inspect(text: string): URL {
    if (!URL.canParse(text)) throw new OutboundRefusal(message('is not a URL'))
    const url = new URL(text)
    if (url.username !== '' || url.password !== '')
      throw new OutboundRefusal(message('must not contain a user name or password'))
    const host = hostOf(url)
    if (host === '' || host.length > hostLengthMax)
      throw new OutboundRefusal(message('has no host name, or one that is too long'))
    const literal = literalOf(host)
    if (literal !== undefined) this.#requireAllowed([literal])
    const isLocal = literal !== undefined && isLoopbackAddress(literal)
    if (isLocal && /^https?:$/.test(url.protocol)) return url
    if (url.protocol !== 'https:') throw new OutboundRefusal(message('must start with https://'))
    this.#requirePort(url.port === '' ? 443 : Number(url.port))
    return url
  }

  #requirePort(port: number): void {
    const allowed = [...standardPorts, ...this.#policy.ports]
    if (!allowed.includes(port)) throw new OutboundRefusal(message('must use port {0}', allowed.join(', ')))
  }

  /** The addresses of an inspected URL. If any of them is not allowed, the host is rejected. */
  async addressesOf(url: URL): Promise<readonly string[]> {
    const host = hostOf(url)
    const literal = literalOf(host)
    const addresses = literal === undefined ? await this.#resolve(host) : [literal]
    this.#requireAllowed(addresses)
    // A host that resolves to this machine is allowed here: plain http to it was rejected above.
    return addresses
  }

  /** Checks again, with the remote address of an open connection. */
  requireAllowed(address: string | undefined): void {
    this.#requireAllowed([address ?? ''])
  }

  #requireAllowed(addresses: readonly string[]): void {
    const isAllowed = (address: string): boolean =>
      isPublicAddress(address) ||
      isWithin(address, this.#policy.networks ?? []) ||
      (this.#policy.allowsLoopback && isLoopbackAddress(address))
    if (!addresses.every(isAllowed)) {
      throw new OutboundRefusal(message('resolves to an address that is not on the public internet'))
    }
  }
}

/** The host as a name or a plain address: without brackets, and without a trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

/** The address if the host is one. By RFC 6761, localhost is this machine, whatever a name server says. */
function literalOf(host: string): string | undefined {
  if (isIP(host) !== 0) return host
  return host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : undefined
}
