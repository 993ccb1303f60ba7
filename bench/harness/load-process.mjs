// The load generator: a process of its own, with raw HTTP/1.1 connections that are kept alive and never pipelined.
// It receives jobs from its parent and answers each with what it measured.
import { connect } from 'node:net'

/** Replaces {n} with a number below `range` that increases with every request, and {id} with a unique one. */
function requestText({ method, path, headers, body, range, startId }, count) {
  const fill = (text) => text.replaceAll('{n}', String(count % range)).replaceAll('{id}', `${startId}-${String(count)}`)
  const content = body === undefined ? '' : fill(body)
  const lines = [`${method} ${fill(path)} HTTP/1.1`, 'Host: 127.0.0.1']
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${fill(value)}`)
  if (body !== undefined) {
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n${content}`
}

class Connection {
  #socket
  #received = Buffer.alloc(0)
  #onReply = () => undefined
  #onError = () => undefined

  constructor(port) {
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true })
    this.#socket.on('data', (chunk) => this.#read(chunk))
    this.#socket.on('error', (error) => this.#onError(error))
    this.#socket.on('close', () => this.#onError(new Error('The server closed the connection.')))
  }

  send(text) {
    return new Promise((resolve, reject) => {
      this.#onReply = resolve
      this.#onError = reject
      this.#socket.write(text)
    })
  }

  close() {
    this.#onError = () => undefined
    this.#socket.destroy()
  }

  #read(chunk) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const status = Number(head.slice(9, 12))
    if (length === undefined && status !== 204) {
      this.#onError(new Error(`A response without a length: ${head}`))
      return
    }
    const total = end + 4 + Number(length ?? 0)
    if (this.#received.length < total) return
    const body = status >= 400 ? this.#received.toString('utf8', end + 4, total) : ''
    this.#received = this.#received.subarray(total)
    this.#onReply({ status, body })
  }
}

/** Sends requests over all connections until the time is over. With a rate, each request has a due time. */
async function run(job) {
  const connections = Array.from(
    { length: job.connections },
    (_, index) => new Connection(job.ports[index % job.ports.length]),
  )
  const latencies = []
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const endsAt = startedAt + job.seconds * 1_000
  let count = job.firstCount
  await Promise.all(
    connections.map(async (connection, index) => {
      const request = job.requests[index % job.requests.length]
      for (;;) {
        const turn = count++
        if (job.rate !== undefined) {
          const wait = startedAt + ((turn - job.firstCount) * 1_000) / job.rate - performance.now()
          if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        }
        const sentAt = performance.now()
        if (sentAt >= endsAt) return
        const { status, body } = await connection.send(requestText(request, turn))
        if (status >= 400) throw new Error(`${request.method} ${request.path}: ${status} ${body}`)
        latencies.push(performance.now() - sentAt)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = process.cpuUsage(cpuBefore)
  for (const connection of connections) connection.close()
  const sorted = latencies.sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    count: sorted.length,
    seconds,
    nextCount: count,
    cpuMs: (cpu.user + cpu.system) / 1_000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  }
}

process.on('message', (job) => {
  run(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.stack }),
  )
})
process.on('disconnect', () => process.exit(0))
