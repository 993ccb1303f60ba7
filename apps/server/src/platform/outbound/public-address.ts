import ipaddr from 'ipaddr.js'

/** Networks that no request may reach: this machine, private networks, and reserved ranges. */
const refusedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Metadata services of clouds at addresses that look public.
  '168.63.129.16/32',
  '192.80.8.124/32',
].map((text) => ipaddr.IPv4.parseCIDR(text))

/** Only 2000::/3 is global; these are exceptions within it. */
const refusedV6 = [
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
].map((text) => ipaddr.IPv6.parseCIDR(text))
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet. Text that is not an address is not. */
export function isPublicAddress(text: string): boolean {
  const address = parse(text)
  if (address === undefined) return false
  if (address instanceof ipaddr.IPv4) return !refusedV4.some((network) => address.match(network))
  return address.match(globalV6) && !refusedV6.some((network) => address.match(network))
}

/** Whether an address is this machine's own. */
export function isLoopbackAddress(text: string): boolean {
  return parse(text)?.range() === 'loopback'
}

/** An IPv4 address mapped to IPv6 is treated as IPv4. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.isValid(text)) return undefined
  const address = ipaddr.parse(text)
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

/**
 * The networks that an operator may allow, as reserved by RFC 1918 and RFC 4193: not this machine, and no metadata
 * services.
 */
const privateV4 = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'].map((text) =>
  ipaddr.IPv4.parseCIDR(text),
)
const privateV6 = ['fc00::/7'].map((text) => ipaddr.IPv6.parseCIDR(text))
/** Metadata services of clouds within them. */
const metadata = ['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200']

/** Whether a text is a network that an operator may allow. */
export function isPrivateNetwork(text: string): boolean {
  if (!ipaddr.isValidCIDR(text)) return false
  const [address, bits] = ipaddr.parseCIDR(text)
  if (address instanceof ipaddr.IPv4) return privateV4.some((network) => bits >= network[1] && address.match(network))
  return privateV6.some((network) => bits >= network[1] && address.match(network))
}

/** Whether an address is in one of the networks, and not a metadata service. */
export function isWithin(text: string, networks: readonly string[]): boolean {
  const address = parse(text)
  if (address === undefined || metadata.includes(address.toString())) return false
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === address.kind() && address.match([base, bits] as never)
  })
}
