import { Resolver } from 'node:dns/promises'

/**
 * Queries the name servers for every address of a host. Not through the system's resolver: it runs in the few threads
 * that file access needs too, and one receiver's slow name server would delay everything.
 */
export async function resolveName(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const failure = answers.find((answer) => answer.status === 'rejected')
  const code = (failure?.reason as NodeJS.ErrnoException | undefined)?.code ?? ''
  if (['ENOTFOUND', 'ENODATA', ''].includes(code)) return []
  throw new Error(`The host name could not be resolved: ${code}`)
}
