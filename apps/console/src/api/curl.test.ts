import { describe, expect, it } from 'vitest'
import { curlOf } from './curl.ts'

const url = 'https://collect.example/v1/t/cases'

describe('a request as a curl command', () => {
  it('reads with a token', () => {
    expect(curlOf({ method: 'GET', url })).toBe(`curl '${url}' \\\n  -H "Authorization: Bearer $FORDRING_TOKEN"`)
  })

  it('writes with its idempotency key and a quoted body', () => {
    const command = curlOf({ method: 'POST', url, body: { text: "Søren's" }, idempotencyKey: 'key-1' })
    expect(command.split(' \\\n  ')).toEqual([
      `curl '${url}'`,
      '-X POST',
      '-H "Authorization: Bearer $FORDRING_TOKEN"',
      "-H 'Idempotency-Key: key-1'",
      "-H 'Content-Type: application/json'",
      `-d '{"text":"Søren'\\''s"}'`,
    ])
  })

  it('sends a body as text or from a file', () => {
    expect(curlOf({ method: 'PATCH', url, bodyText: '{"a":1}' })).toContain(`-d '{"a":1}'`)
    expect(curlOf({ method: 'PATCH', url, bodyFile: 'body.json', bodyText: 'cut' })).toContain('-d @body.json')
  })

  it('cannot be broken out of by a quote in the URL', () => {
    expect(curlOf({ method: 'GET', url: `${url}?q=' ; rm -rf ~ '` })).toContain('%27 ; rm -rf ~ %27')
  })
})
