import { isIP } from 'node:net'
import { inLanguage, type Message, message } from '../../problems/index.ts'
import { isLoopbackAddress, isPublicAddress, isWithin } from './public-address.ts'

/** All addresses of a name; none where it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface OutboundPolicy {
  /** For development: plain http, and this machine itself. */
  readonly allowsLoopback: boolean
  /** Ports beside 443 and 8443. */
  readonly ports: readonly number[]
  /** Private networks of the operator's own that may be reached, as `10.1.0.0/16`. */
  readonly networks?: readonly string[]
}

/** A request that would go where none of ours may go; the message says why, for the caller to read. */
export class OutboundRefusal extends Error {
  override readonly name = 'OutboundRefusal'
  readonly said: Message

  constructor(said: Message) {
    super(inLanguage(said, 'en'))
    this.said = said
  }
}

const standardPorts = [443, 8443]
const hostLengthMax = 253

/** Decides where requests to addresses that callers chose may go: to the open internet, and where the operator says so, by https. */
export class OutboundGuard {
  readonly #policy: OutboundPolicy
  readonly #resolve: Resolve

  constructor(policy: OutboundPolicy, resolve: Resolve) {
    this.#policy = policy
    this.#resolve = resolve
  }

  /** Reads an address and refuses what can be refused by the look of it. */
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

  /** The addresses behind a URL that was inspected. One that may not be reached spoils the name that has it. */
  async addressesOf(url: URL): Promise<readonly string[]> {
    const host = hostOf(url)
    const literal = literalOf(host)
    const addresses = literal === undefined ? await this.#resolve(host) : [literal]
    this.#requireAllowed(addresses)
    // A name that leads to this machine is no better than its address: plain http was refused for it above.
    return addresses
  }

  /** Looks once more, at the other end of a connection that was made. */
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

/** The host as a name or a bare address: without brackets, and without the dot that ends a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

/** The address a host spells by itself. RFC 6761: localhost is this machine, whatever a name server says. */
function literalOf(host: string): string | undefined {
  if (isIP(host) !== 0) return host
  return host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : undefined
}
