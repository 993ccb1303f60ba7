// A receiver of webhooks: accepts everything, and reports to its parent how many arrived, when, and how late.
import { createServer } from 'node:http'

let arrivals = []
let latencies = []
let lastRequest
const server = createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const now = Date.now()
    const body = Buffer.concat(chunks).toString('utf8')
    const time = /"time":"([^"]+)"/.exec(body)?.[1]
    arrivals.push(now)
    if (time !== undefined) latencies.push(now - Date.parse(time))
    lastRequest = { body, headers: request.headers }
    response.writeHead(204).end()
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('message', () => {
  const sorted = latencies.sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const seconds = arrivals.length < 2 ? 0 : (arrivals[arrivals.length - 1] - arrivals[0]) / 1_000
  process.send({ count: arrivals.length, seconds, p50: at(0.5), p99: at(0.99), max: at(1), lastRequest })
})
process.on('message', (message) => {
  if (message !== 'reset') return
  arrivals = []
  latencies = []
})
process.on('disconnect', () => process.exit(0))
