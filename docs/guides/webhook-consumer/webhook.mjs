import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

/**
 * Whether a delivery is from Fordring: the HMAC of its id, its timestamp and the raw body, as Standard Webhooks says.
 * After a rotation of the secret two signatures are sent, and one that fits is enough.
 */
export function isSigned(secret, headers, body, nowSeconds = Date.now() / 1000) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!id || !signatures || !(Math.abs(nowSeconds - Number(timestamp)) <= toleranceSeconds)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return signature.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/**
 * What the data of an event is a version of. Events carry the whole resource, so those of one area and one id are
 * versions of the same record. `cases.status-change` carries a status alone, and the events of an instalment that
 * instalment: kept by themselves, they do not push out the case or the plan. The data of an erased event is empty.
 */
export function resourceOf({ event, data }) {
  const [area] = event.split('.')
  const singular = area.replace(/ies$/, 'y').replace(/s$/, '')
  const idName = `${singular.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Id`
  const id = data[idName] ?? data.id ?? 'the only one'
  const isPart = event === 'cases.status-change' || event.startsWith('payment-plans.instalment-')
  return `${isPart ? event : area}/${id}`
}
