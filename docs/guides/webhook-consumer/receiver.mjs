// A receiver of Fordring's webhooks that loses no event. Node.js alone, no packages:
//
//   WEBHOOK_SECRET=whsec_… FORDRING_URL=https://… FORDRING_TENANT=… FORDRING_TOKEN=… node receiver.mjs
//
// It keeps a copy of every resource, and GET /state shows it. What was dealt with is in the file JOURNAL before a
// delivery is answered: a crash at any moment costs a repetition, and never an event.
import { existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { isSigned, resourceOf } from './webhook.mjs'

const { WEBHOOK_SECRET, FORDRING_URL, FORDRING_TENANT, FORDRING_TOKEN } = process.env
const { JOURNAL = 'journal.jsonl', PORT = '4000', HOST = '127.0.0.1' } = process.env
const bodyBytesMax = 5 * 1024 * 1024
const pageSize = 100
const catchUpMs = 60_000

/** Ids of events that were dealt with. Keep them for a week at least. */
const handled = new Set()
/** The newest version of each resource: `cases/<id>` → { event, sequence, data }. */
const resources = new Map()
/** The last event that was read from the feed. */
let place

/** What you do when something happens. It is called for each event, again only after a crash; best hand it on from here. */
function onEvent() {}

/** Deals with an event. `isInOrder` says that it was read from the feed, in which none overtakes another. */
function handle(item, isInOrder) {
  if (handled.has(item.id) && !isInOrder) return
  if (!handled.has(item.id)) onEvent(item)
  record({ item, isInOrder })
  remember({ item, isInOrder })
}

function remember({ item, isInOrder }) {
  const { id, event, data, sequence } = item
  handled.add(id)
  if (isInOrder) place = id
  const known = resources.get(resourceOf(item))
  // Per resource and never per case: `sequence` numbers the events of a whole case, so a greater one that belongs to
  // another voucher says nothing about this one. Where there is no number, only the feed knows what came last.
  const isNewer = sequence === undefined ? isInOrder : sequence > (known?.sequence ?? 0)
  if (isNewer) resources.set(resourceOf(item), { event, sequence, data })
}

/** On the disk before anything is answered. */
function record(line) {
  writeSync(journal, `${JSON.stringify(line)}\n`)
  fsyncSync(journal)
}

function replayJournal() {
  if (!existsSync(JOURNAL)) return
  const text = readFileSync(JOURNAL, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // A line that a crash cut off was never answered, so its event comes again.
  truncateSync(JOURNAL, Buffer.byteLength(whole))
  for (const line of whole.split('\n')) if (line !== '') remember(JSON.parse(line))
}

/** Reads on in the feed, one reader at a time: at the start, every minute, and when an event has no number. */
let reading = Promise.resolve()
function catchUp() {
  reading = reading.then(readFeed).catch((error) => console.error(`The feed could not be read: ${error.message}`))
  return reading
}

async function readFeed() {
  for (let count = pageSize; count === pageSize;) {
    const url = new URL(`/v1/${FORDRING_TENANT}/webhooks/items?pageSize=${pageSize}`, FORDRING_URL)
    if (place !== undefined) url.searchParams.set('after', place)
    const response = await fetch(url, { headers: { authorization: `Bearer ${FORDRING_TOKEN}` } })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    const { items } = await response.json()
    for (const { eventId: id, event, data, sequence } of items)
      handle({ id, event, data, sequence: sequence ?? undefined }, true)
    count = items.length
  }
}

async function readBody(request) {
  const chunks = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > bodyBytesMax) throw new Error('The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function receive(request, response) {
  const body = await readBody(request)
  if (!isSigned(WEBHOOK_SECRET, request.headers, body)) return response.writeHead(400).end()
  const { event, data, sequence } = JSON.parse(body.toString('utf8'))
  // The data of a test event is made up.
  if (request.headers['fordring-test'] !== 'true')
    handle({ id: request.headers['webhook-id'], event, data, sequence }, false)
  response.writeHead(204).end()
  if (sequence === undefined) void catchUp()
}

replayJournal()
const journal = openSync(JOURNAL, 'a')
await catchUp()
setInterval(catchUp, catchUpMs)
const server = createServer((request, response) => {
  if (request.method === 'GET' && request.url === '/state') {
    const state = { handled: [...handled], resources: Object.fromEntries(resources) }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(state))
  }
  return receive(request, response).catch(() => response.writeHead(500).end())
})
server.listen(Number(PORT), HOST, () => console.log(server.address().port))
