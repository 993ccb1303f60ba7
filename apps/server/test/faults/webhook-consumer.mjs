// A receiver as an integrator would write it from docs/guides/webhooks.md: it verifies the signature, responds quickly,
// and processes each webhook-id once. Every endpoint has its own path; /control returns how many arrived, and which if
// asked for a report.
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const endpoints = new Map()

function read(request) {
  return new Promise((resolve, reject) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

function control(response, body) {
  const { secrets = {}, broken, isReport = false } = body === '' ? {} : JSON.parse(body)
  for (const [path, secret] of Object.entries(secrets)) {
    endpoints.set(path, { secret, isBroken: false, seen: new Set(), order: [], repeats: 0, forged: 0 })
  }
  if (broken !== undefined) for (const [path, endpoint] of endpoints) endpoint.isBroken = broken.includes(path)
  const answer = isReport ? report() : { arrivedCount: [...endpoints.values()].reduce(addArrived, 0) }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

function report() {
  return Object.fromEntries(
    [...endpoints].map(([path, { order, repeats, forged }]) => [path, { order, repeats, forged }]),
  )
}

function addArrived(sum, { order }) {
  return sum + order.length
}

const server = createServer(async (request, response) => {
  const body = await read(request)
  if (request.url === '/control') return control(response, body)
  const endpoint = endpoints.get(request.url)
  if (endpoint === undefined) return response.writeHead(404).end()
  try {
    const { data } = new Webhook(endpoint.secret).verify(body, request.headers)
    if (endpoint.isBroken) return response.writeHead(500).end('broken')
    const id = request.headers['webhook-id']
    if (endpoint.seen.has(id)) endpoint.repeats += 1
    else {
      endpoint.seen.add(id)
      endpoint.order.push(data.journalNumber ?? data.referenceId ?? data.name)
    }
    return response.writeHead(204).end()
  } catch {
    endpoint.forged += 1
    return response.writeHead(400).end()
  }
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
