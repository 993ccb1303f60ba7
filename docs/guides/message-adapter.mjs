// An adapter that prints messages instead of sending them. Replace `send` with a call to your provider.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const { SECRET = '', FORDRING_URL = '', FORDRING_TOKEN = '', PORT = '4001' } = process.env
const key = Buffer.from(SECRET.replace(/^whsec_/, ''), 'base64')
const toleranceSeconds = 300

/** Whether a request was signed with our secret, within the last minutes. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** What was accepted, by key: a repeated request is answered and not sent again. */
const accepted = new Map()

async function send({ dispatchId, tenantId, channel, to, text: words }) {
  console.log(`${channel} to ${to.address}: ${words}`)
  const response = await fetch(`${FORDRING_URL}/v1/${tenantId}/dispatches/${dispatchId}/report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${FORDRING_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'DELIVERED' }),
  })
  if (!response.ok) console.error(`The report was answered with ${response.status}.`)
}

createServer(async (request, response) => {
  const body = await text(request)
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  const message = JSON.parse(body)
  if (!accepted.has(message.dispatchId)) {
    accepted.set(message.dispatchId, `printed-${accepted.size + 1}`)
    // After the answer, as a provider would: Fordring refuses reports about messages that are not sent yet.
    setTimeout(() => void send(message).catch(console.error), 1_000)
  }
  return response
    .writeHead(202, { 'content-type': 'application/json' })
    .end(JSON.stringify({ reference: accepted.get(message.dispatchId) }))
}).listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${PORT}`))
