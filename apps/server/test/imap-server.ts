import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A mailbox on loopback that speaks as much IMAP (RFC 3501) as a client needs that only reads. */
export interface ImapServer {
  readonly port: number
  /** The messages, by their numbers. */
  readonly messages: Map<number, Buffer>
  /** Everything that clients have sent. */
  readonly commands: string[]
  uidValidity: number
  password: string
  /** A message that the server does not answer for, as one whose disk is stuck. */
  stuckUid: number | null
  close(): Promise<void>
}

/** Starts a mailbox with one folder, INBOX, and one login. */
export async function startImapServer(): Promise<ImapServer> {
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    serve(server, socket)
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const server: ImapServer = {
    port: (listener.address() as AddressInfo).port,
    messages: new Map(),
    commands: [],
    uidValidity: 7,
    password: 'sesam',
    stuckUid: null,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => listener.close(closed))
    },
  }
  return server
}

function serve(server: ImapServer, socket: Socket): void {
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
  let rest = ''
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1')
    for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      server.commands.push(line)
      for (const part of answer(server, line)) socket.write(part)
      if (/^\S+ LOGOUT/i.test(line)) socket.end()
    }
  })
}

function answer(server: ImapServer, line: string): (string | Buffer)[] {
  const [, tag = '*', command = ''] = /^(\S+) (?:UID )?(\S+)/i.exec(line) ?? []
  if (command.toUpperCase() === 'LOGIN' && !line.includes(server.password)) {
    return [`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`]
  }
  if (server.stuckUid !== null && line.includes(`FETCH ${server.stuckUid} `)) return []
  return [...(answers[command.toUpperCase()]?.(server, line) ?? []), `${tag} OK done\r\n`]
}

type Answer = (server: ImapServer, line: string) => (string | Buffer)[]

const opened: Answer = ({ messages, uidValidity }) => [
  `* ${messages.size} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY ${uidValidity}] x\r\n`,
  `* OK [UIDNEXT ${Math.max(0, ...messages.keys()) + 1}] x\r\n`,
]

/** What precedes the confirmation of each command. */
const answers: Readonly<Record<string, Answer>> = {
  CAPABILITY: () => ['* CAPABILITY IMAP4rev1\r\n'],
  LIST: () => ['* LIST () "/" INBOX\r\n'],
  SELECT: opened,
  EXAMINE: opened,
  SEARCH: (server, line) => [`* SEARCH ${search(server, line).join(' ')}\r\n`],
  FETCH: (server, line) => fetched(server, line),
  LOGOUT: () => ['* BYE\r\n'],
}

/** A range `n:*` always has the last message. */
function search({ messages }: ImapServer, line: string): number[] {
  const from = Number(/(\d+):\*/.exec(line)?.[1] ?? 1)
  const uids = [...messages.keys()]
  return uids.filter((uid) => uid >= from || uid === Math.max(...uids))
}

function fetched({ messages }: ImapServer, line: string): (string | Buffer)[] {
  const uid = Number(/FETCH (\d+)/i.exec(line)?.[1])
  const message = messages.get(uid)
  if (message === undefined) return []
  const length = Number(/<0\.(\d+)>/.exec(line)?.[1] ?? message.length)
  const part = message.subarray(0, length)
  const at = [...messages.keys()].indexOf(uid) + 1
  return [`* ${at} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`, part, ')\r\n']
}
