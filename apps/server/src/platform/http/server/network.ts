import ipaddr from 'ipaddr.js'

const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * The network of an address, as throttles count it: an IPv4 address itself, in any notation, or the /64 of an IPv6
 * address, since its owner has all addresses in it.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  if (parsed.match(nat64)) return new ipaddr.IPv4(parsed.toByteArray().slice(12)).toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
