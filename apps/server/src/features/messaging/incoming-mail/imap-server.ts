import { ImapFlow } from 'imapflow'
import { fileBytesMax } from '../../../platform/files/accept-file.ts'
import { type OutboundGuard, OutboundRefusal } from '../../../platform/outbound/outbound-guard.ts'
import { isLoopbackAddress } from '../../../platform/outbound/public-address.ts'
import { message } from './incoming-mail.problems.ts'

const tlsPort = 993
const ports = [tlsPort, 143]

/** The addresses of an IMAP server chosen by a tenant: on the public internet, and on the ports of IMAP. */
export async function addressesOfServer(
  guard: OutboundGuard,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<readonly string[]> {
  if (!/^[\w.:-]+$/.test(host)) throw new OutboundRefusal(message('is not a host name'))
  const addresses = await guard.addressesOf(guard.inspect(`https://${host.includes(':') ? `[${host}]` : host}`))
  if (!ports.includes(port) && !addresses.every(isLoopbackAddress)) {
    throw new OutboundRefusal(message('must use port {0}', ports.join(', ')))
  }
  return addresses
}

export interface ImapLogin {
  readonly host: string
  readonly port: number
  readonly userName: string
  readonly password: string
  readonly folder: string
}

/** A message on the server: its number there, and as much of it as is accepted. */
export interface FetchedMail {
  readonly uid: number
  readonly bytes: Uint8Array
}

/** An open folder of a mailbox. It is only read: nothing is marked, moved or deleted. */
export interface OpenFolder {
  /** Another value means that the server has numbered all messages again. */
  readonly uidValidity: string
  /** The numbers after `uid` of messages that arrived on a day or later, in order. */
  list(uid: number, since: Date): Promise<number[]>
  /** Undefined if the message is no longer there. */
  fetch(uid: number): Promise<FetchedMail | undefined>
}

/**
 * Opens a folder with IMAP, and closes the connection when `use` has returned. The connection goes to an address that was
 * checked, and is encrypted unless the server is on this machine.
 */
export async function withFolder<Result>(
  guard: OutboundGuard,
  login: ImapLogin,
  use: (folder: OpenFolder) => Promise<Result>,
): Promise<Result> {
  const [address = ''] = await addressesOfServer(guard, login)
  guard.requireAllowed(address)
  const isHere = isLoopbackAddress(address)
  const client = new ImapFlow({
    ...{ host: address, port: login.port, servername: login.host, secure: login.port === tlsPort },
    // Without this, a server that offers no encryption would get the password in plain text.
    doSTARTTLS: login.port === tlsPort ? undefined : !isHere,
    auth: { user: login.userName, pass: login.password },
    ...{ logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  })
  // An error of the connection also rejects what is under way; unheard, it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(login.folder, { readOnly: true })
    return await use({
      uidValidity: String(uidValidity),
      list: (uid, since) => listAfter(client, uid, since),
      fetch: (uid) => fetchMail(client, uid),
    })
  } finally {
    client.close()
  }
}

async function listAfter(client: ImapFlow, uid: number, since: Date): Promise<number[]> {
  const found = await client.search({ uid: `${uid + 1}:*`, since }, { uid: true })
  // A range that ends with * has the last message, whatever its number is.
  return (found || []).filter((each) => each > uid).sort((a, b) => a - b)
}

async function fetchMail(client: ImapFlow, uid: number): Promise<FetchedMail | undefined> {
  const found = await client.fetchOne(String(uid), { source: { maxLength: fileBytesMax } }, { uid: true })
  return found && found.source !== undefined ? { uid, bytes: found.source } : undefined
}
