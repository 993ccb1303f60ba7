import { expect, test } from 'vitest'
import {
  curlOfLogged,
  defaultCallers,
  isCutOff,
  type LoggedRequestDetails,
  readableBody,
  toneOf,
} from './requests.rules.ts'

const request: LoggedRequestDetails = {
  ...{ requestId: '', at: '', operation: 'create-contact', method: 'POST', path: '/v1/t/contacts', query: null },
  ...{ status: 201, durationMs: 3, caller: { type: 'KEY', id: '', name: '' }, isReplay: false, problemCode: null },
  ...{ idempotencyKey: 'key-1', objectIds: [], requestBody: `{"name":"O'Neill"}`, responseBody: null },
}

test('a logged request is sent again with its own key and body', () => {
  expect(curlOfLogged(request, 'https://api.example').split(' \\\n  ')).toEqual([
    "curl 'https://api.example/v1/t/contacts'",
    '-X POST',
    '-H "Authorization: Bearer $FORDRING_TOKEN"',
    "-H 'Idempotency-Key: key-1'",
    "-H 'Content-Type: application/json'",
    `-d '{"name":"O'\\''Neill"}'`,
  ])
})

test('a query is encoded again, and a truncated body comes from a file', () => {
  const read = { ...request, method: 'GET', query: "q=Jørgen's shop&page=1", requestBody: null, idempotencyKey: null }
  expect(curlOfLogged(read, '')).toContain("curl '/v1/t/contacts?q=J%C3%B8rgen%27s%20shop&page=1'")
  expect(curlOfLogged({ ...request, requestBody: '{"name":"x …' }, '')).toContain('-d @body.json')
})

test('a body is formatted as JSON unless it was truncated', () => {
  expect(readableBody('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(readableBody('{"a":1 …')).toBe('{"a":1 …')
  expect([isCutOff('{"a":1 …'), isCutOff('{}'), isCutOff(null)]).toEqual([true, false, false])
})

test('the tone of a response distinguishes server errors from client errors', () => {
  expect([201, 304, 422, 503].map(toneOf)).toEqual(['good', 'neutral', 'waiting', 'danger'])
})

test('requests of the console are left out unless they are asked for', () => {
  expect(defaultCallers({})).toBe('KEY')
  for (const filter of [{ q: 'x' }, { objectId: 'x' }, { idempotencyKey: 'x' }, { callerId: 'x' }]) {
    expect(defaultCallers(filter)).toBe('ALL')
  }
})
