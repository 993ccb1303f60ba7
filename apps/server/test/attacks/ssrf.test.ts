import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guardedPost } from '../../src/platform/outbound/guarded-post.ts'
import { KeptConnections } from '../../src/platform/outbound/kept-connections.ts'
import { OutboundGuard, OutboundRefusal } from '../../src/platform/outbound/outbound-guard.ts'
import { isPrivateNetwork, isPublicAddress } from '../../src/platform/outbound/public-address.ts'

/**
 * Nothing here leaves the machine: the test resolves names, and forbidden addresses are canaries on loopback that count
 * connections.
 */
let canary: Server
let ipv6Canary: SocketServer | undefined
let connectionCount = 0
let port = 0

beforeAll(async () => {
  canary = createServer((_request, response) => response.end('caught'))
  canary.on('connection', () => (connectionCount += 1))
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  port = (canary.address() as AddressInfo).port
  // On the same port of IPv6, where this machine has it.
  const second = createSocketServer((socket) => {
    connectionCount += 1
    socket.destroy()
  })
  ipv6Canary = await new Promise((resolve) => {
    second.once('error', () => {
      resolve(undefined)
    })
    second.listen(port, '::1', () => {
      resolve(second)
    })
  })
})
afterAll(() => {
  canary.close()
  ipv6Canary?.close()
})
beforeEach(() => {
  connectionCount = 0
})

const names: Readonly<Record<string, readonly string[]>> = {
  'public.example': ['93.184.216.34'],
  'loopback.example': ['127.0.0.1'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'mixed6.example': ['2606:2800:220:1:248:1893:25c8:1946', '::1'],
  'private.example': ['10.1.2.3'],
  'metadata.example': ['169.254.169.254'],
  'azure.example': ['168.63.129.16'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'compatible.example': ['::127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  '6to4.example': ['2002:7f00:1::'],
  'linklocal.example': ['fe80::1'],
  'unique.example': ['fd00:ec2::254'],
  'nowhere.example': [],
}
/** The port of the canaries is open, so that it is the address alone which is refused. */
const guard = (): OutboundGuard =>
  new OutboundGuard({ allowsLoopback: false, ports: [port] }, (host) => Promise.resolve(names[host] ?? []))

const hostileHosts = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'a.localhost',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '192.80.8.124',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::1]',
  '[100::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[2002:7f00:1::]',
  '[3fff::1]',
  '[5f00::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[4000::1]',
  ...Object.keys(names).filter((name) => !['public.example', 'nowhere.example'].includes(name)),
]

describe('a forbidden address', () => {
  it('has at least 60 notations', () => {
    expect(new Set(hostileHosts).size).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileHosts)('opens no connection: https and http to %s', async (host) => {
    for (const scheme of ['https', 'http']) {
      const outcome = await guardedPost(guard(), { url: `${scheme}://${host}:${port}/`, headers: {}, body: '{}' })
      expect(outcome).toMatchObject({ status: null, remoteAddress: null })
      expect(outcome.error).toMatch(/^The URL (resolves to an address|must start with https|is not a URL|has no host)/)
    }
    expect(connectionCount).toBe(0)
  })

  it.each([
    ['http://public.example/', 'must start with https'],
    ['ftp://public.example/', 'must start with https'],
    ['file:///etc/passwd', 'has no host'],
    ['gopher://127.0.0.1:70/', 'not on the public internet'],
    ['https://user@public.example/', 'user name'],
    ['https://:secret@public.example/', 'user name'],
    ['https://public.example:22/', 'must use port'],
    ['https://public.example:6379/', 'must use port'],
    ['https://public.example:80/', 'must use port'],
    [`https://${'a.'.repeat(130)}example/`, 'too long'],
    ['//public.example/', 'is not a URL'],
    ['', 'is not a URL'],
  ])('is rejected without a look-up: %s', (url, reason) => {
    expect(() => guard().inspect(url)).toThrow(reason)
    expect(() => guard().inspect(url)).toThrow(OutboundRefusal)
  })

  it('is not reached by a name that was public a moment ago', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    const rebinding = new OutboundGuard({ allowsLoopback: false, ports: [port] }, () =>
      Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!),
    )
    // Saved while it was public, and delivered to when it is not.
    const url = rebinding.inspect(`https://rebind.example:${port}/`)
    expect(await rebinding.addressesOf(url)).toEqual(['93.184.216.34'])
    const outcome = await guardedPost(rebinding, { url: url.href, headers: {}, body: '{}' })
    expect(outcome.error).toMatch(/not on the public internet/)
    expect(connectionCount).toBe(0)
  })

  it('is resolved once: the connection goes to the checked address, whatever the name resolves to by then', async () => {
    let askedCount = 0
    const once = new OutboundGuard({ allowsLoopback: true, ports: [port] }, () => {
      askedCount += 1
      return Promise.resolve(['127.0.0.1'])
    })
    // The canary does not support TLS, so there is a connection and no response.
    const outcome = await guardedPost(once, { url: `https://pinned.example:${port}/`, headers: {}, body: '{}' })
    expect(outcome.status).toBeNull()
    expect([askedCount, connectionCount]).toEqual([1, 1])
  })

  it('is also checked on the open connection', () => {
    expect(() => {
      guard().requireAllowed('127.0.0.1')
    }).toThrow(OutboundRefusal)
    expect(() => {
      guard().requireAllowed(undefined)
    }).toThrow(OutboundRefusal)
    expect(() => {
      guard().requireAllowed('93.184.216.34')
    }).not.toThrow()
  })
})

describe('an allowed address', () => {
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each(['https://public.example/x?y=1', 'https://public.example:8443/', 'https://8.8.8.8/'])(
    '%s passes',
    async (text) => {
      const url = guard().inspect(text)
      expect((await guard().addressesOf(url)).length).toBe(1)
    },
  )

  it('must exist, or the attempt reports that it does not', async () => {
    const outcome = await guardedPost(guard(), { url: 'https://nowhere.example/', headers: {}, body: '{}' })
    expect(outcome).toMatchObject({ error: 'The host name has no address.', isUnreachable: true })
  })
})

describe('a request to this machine, if development allows it', () => {
  const local = (): OutboundGuard => new OutboundGuard({ allowsLoopback: true, ports: [] }, () => Promise.resolve([]))

  it('is sent, and its response is read; a redirect is a response, and not followed', async () => {
    let requestCount = 0
    const server = createServer((request, response) => {
      requestCount += 1
      let body = ''
      request.on('data', (bytes) => (body += String(bytes)))
      request.on('end', () => {
        if (request.url === '/redirect') response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
        else
          response
            .writeHead(429, { 'retry-after': '7' })
            .end(`${body} ${String(request.headers['x-y'])} ${'æ'.repeat(40_000)}`)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const base = `http://localhost:${(server.address() as AddressInfo).port}`
    const answered = await guardedPost(local(), { url: `${base}/`, headers: { 'x-y': 'z' }, body: '{"a":1}' })
    expect(answered).toMatchObject({ status: 429, retryAfter: '7', remoteAddress: '127.0.0.1', error: null })
    expect(answered.answer).toMatch(/^\{"a":1\} z æ+$/)
    expect(Buffer.byteLength(answered.answer ?? '')).toBeLessThanOrEqual(1024)
    const redirected = await guardedPost(local(), { url: `${base}/redirect`, headers: {}, body: '{}' })
    expect(redirected).toMatchObject({ status: 302, error: null })
    expect([requestCount, connectionCount]).toEqual([2, 0])
    server.close()
  })

  it('uses an open connection again, and a new one if the receiver has closed it', async () => {
    let [opened, asked] = [0, 0]
    const server = createServer((request, response) => {
      asked += 1
      request.resume().on('end', () => {
        // The second request on a connection is cut off, as by a receiver that closes idle connections.
        if (asked === 3) request.socket.destroy()
        else response.end('ok')
      })
    })
    server.on('connection', () => (opened += 1))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`
    const kept = new KeptConnections()
    const post = () => guardedPost(local(), { url, headers: {}, body: '{}' }, kept)
    expect(await post()).toMatchObject({ status: 200, answer: 'ok', remoteAddress: '127.0.0.1' })
    expect(await post()).toMatchObject({ status: 200, answer: 'ok', remoteAddress: '127.0.0.1' })
    expect(opened).toBe(1)
    expect(await post()).toMatchObject({ status: 200, error: null })
    expect([opened, asked]).toEqual([2, 4])
    // A guard that allows less than the one before does not get its connection.
    const outcome = await guardedPost(guard(), { url, headers: {}, body: '{}' }, kept)
    expect(outcome).toMatchObject({ status: null, error: expect.stringMatching(/not on the public internet/) })
    expect(asked).toBe(4)
    kept.close()
    server.close()
  })

  it('allows no private networks', () => {
    for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/', 'https://192.168.1.1/']) {
      expect(() => local().inspect(url)).toThrow(OutboundRefusal)
    }
  })

  it('without a listener fails and counts as unreachable', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/`
    await new Promise((resolve) => closed.close(resolve))
    const outcome = await guardedPost(local(), { url, headers: {}, body: '{}' })
    expect(outcome).toMatchObject({ error: 'The connection was refused.', isUnreachable: true, remoteAddress: null })
  })
})

describe("a receiver on the operator's network", () => {
  const networks = ['10.1.0.0/16', 'fd12:3456::/32', '100.64.0.0/10']
  const lan = new OutboundGuard({ allowsLoopback: false, ports: [], networks }, (host) =>
    Promise.resolve(lanNames[host] ?? []),
  )
  const lanNames: Readonly<Record<string, readonly string[]>> = {
    'erp.lan.example': ['10.1.2.3'],
    'erp6.lan.example': ['fd12:3456::7'],
    'mixed.lan.example': ['10.1.2.3', '10.2.0.1'],
    'loopback.lan.example': ['127.0.0.1'],
  }

  it.each(['https://10.1.2.3/', 'https://[fd12:3456::7]/', 'https://erp.lan.example/', 'https://erp6.lan.example/'])(
    '%s may be reached, if the network is allowed',
    async (text) => {
      expect(await lan.addressesOf(lan.inspect(text))).toHaveLength(1)
    },
  )

  it.each([
    ...['https://10.2.0.1/', 'https://192.168.0.1/', 'https://mixed.lan.example/', 'https://[::ffff:10.2.0.1]/'],
    ...['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://loopback.lan.example/'],
    ...['https://169.254.169.254/', 'https://[fd00:ec2::254]/', 'https://100.100.100.200/', 'http://10.1.2.3/'],
  ])('%s may not', async (text) => {
    await expect((async () => lan.addressesOf(lan.inspect(text)))()).rejects.toThrow(OutboundRefusal)
  })

  it.each([
    ...[
      '127.0.0.0/8',
      '0.0.0.0/0',
      '169.254.0.0/16',
      '169.254.169.254/32',
      '8.0.0.0/6',
      '10.0.0.0/7',
      '::/0',
      '::1/128',
    ],
    ...['fe80::/10', '168.63.129.16/32', '10.1.2.3', 'lan', ''],
  ])('the network %s cannot be allowed', (network) => {
    expect(isPrivateNetwork(network)).toBe(false)
  })

  it.each(['10.0.0.0/8', '10.1.2.3/32', '192.168.7.0/24', '172.16.0.0/12', 'fd12:3456::/32'])(
    'the network %s can be allowed',
    (network) => {
      expect(isPrivateNetwork(network)).toBe(true)
    },
  )
})
