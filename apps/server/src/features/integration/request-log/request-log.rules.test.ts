import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { bodyBytesMax, keptAsItIs, objectIdsOf, redactBody, redactText } from './request-log.rules.ts'

describe('redactBody', () => {
  test.each<[string, unknown, unknown]>([
    ['a password', { password: 'hunter2' }, { password: '[redacted]' }],
    ['a token', { name: 'ERP', token: 'dcp_live_abc' }, { name: 'ERP', token: '[redacted]' }],
    ['a secret further down', { a: [{ Secret: 'whsec_x' }] }, { a: [{ Secret: '[redacted]' }] }],
    ['secrets in a list', { recoveryCodes: ['a', 'b'] }, { recoveryCodes: '[redacted]' }],
    ['a secret that is an object', { secret: { key: 'x' } }, { secret: '[redacted]' }],
    [
      'the content of a file',
      { fileName: 'a.txt', content: 'aGVq' },
      { fileName: 'a.txt', content: '[a file of 4 characters]' },
    ],
    ['a CPR number', { notes: 'Per, 010203-1234, ringer' }, { notes: 'Per, [redacted], ringer' }],
    ['a CPR number without a dash', { identifier: '0102031234' }, { identifier: '[redacted]' }],
    ['a CPR number of another age', { identifier: '610203 1234' }, { identifier: '[redacted]' }],
    ['a CPR number that is a number', { identifier: 3112991234 }, { identifier: '[redacted]' }],
    ['a member that is called cpr', { cpr: 'ukendt' }, { cpr: '[redacted]' }],
    ['the address of a link', { url: 'https://f.example/d/abcdefghijklmnop' }, { url: 'https://f.example[redacted]' }],
    ['an invitation', { url: 'https://f.example/set-password#abc-d' }, { url: 'https://f.example[redacted]' }],
    ['nothing else', body(), body()],
  ])('leaves out %s', (_what, given, kept) => {
    expect(JSON.parse(redactBody(given) ?? '')).toEqual(kept)
  })

  test('keeps 4 KiB and never cuts within a character', () => {
    const text = redactBody({ notes: 'æ'.repeat(5_000) }) ?? ''
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bodyBytesMax)
    expect(Buffer.byteLength(text)).toBeGreaterThan(bodyBytesMax - 8)
    expect(text).toMatch(/^\{"notes":"æ+ …$/)
  })

  test('returns nothing for an empty body', () => {
    expect(redactBody(undefined)).toBeNull()
    expect(redactBody(null)).toBeNull()
  })
})

describe('keptAsItIs', () => {
  test('keeps JSON with nothing to hide as it is, and up to 4 KiB of it', () => {
    const text = JSON.stringify(body())
    expect(keptAsItIs(text)).toBe(text)
    const long = JSON.stringify({ notes: 'æ'.repeat(5_000) })
    expect(keptAsItIs(long)).toBe(redactBody(JSON.parse(long)))
    const exact = JSON.stringify('x'.repeat(bodyBytesMax - 2))
    expect(keptAsItIs(exact)).toBe(exact)
    expect(keptAsItIs(JSON.stringify('x'.repeat(bodyBytesMax - 1)))).toMatch(/ …$/)
  })

  test.each([
    '{"Password":"x"}',
    '{"items":[{"recoveryCodes":[]}]}',
    '{"minVisibilityRole":"admin"}',
    '{"content":"aGVq"}',
    '{"notes":"010203-1234"}',
    '{"notes":"a\\n0102031234"}',
    '{"identifier":3112991234}',
    '{"url":"https://f.example/d/abcdefghijklmnop"}',
    `{"notes":"${'x'.repeat(bodyBytesMax - 12)} 010203-1234"}`,
  ])('leaves %s to be inspected', (text) => {
    expect(keptAsItIs(text)).toBeUndefined()
  })

  test('never keeps anything that an inspection would leave out', () => {
    const hidden = fc.constantFrom(
      '010203-1234',
      '0102031234',
      '/d/abcdefghijklmnop',
      '?token=x',
      'x',
      '\n',
      '"',
      '\u2028',
    )
    const text = fc
      .array(fc.oneof(hidden, fc.string({ maxLength: 4 })), { maxLength: 6 })
      .map((parts) => parts.join(' '))
    const name = fc.constantFrom('token', 'CPR', 'content', 'notes', 'id', 'hiddenPermissionLevel')
    const value = fc.oneof(text, fc.integer({ min: 0, max: 3_200_000_000 }), fc.array(text, { maxLength: 3 }))
    fc.assert(
      fc.property(fc.dictionary(name, value), (given) => {
        const json = JSON.stringify(given)
        expect([undefined, redactBody(JSON.parse(json))]).toContain(keptAsItIs(json))
      }),
      { numRuns: 2_000 },
    )
  })
})

test('redactText removes CPR numbers from addresses, and keeps ids', () => {
  const id = '01020312-1234-7000-8000-010203123456'
  expect(redactText(`/v1/${id}/customers/0102031234`)).toBe(`/v1/${id}/customers/[redacted]`)
  expect(redactText('search=010203-1234&page=1')).toBe('search=[redacted]&page=1')
})

test('objectIdsOf collects the ids of the first level, without duplicates and the tenant', () => {
  const [tenantId, first, second] = [1, 2, 3].map((digit) => `018f4e2a-0000-7000-8000-00000000000${digit}`) as [
    string,
    string,
    string,
  ]
  const parts = [
    { tenantId, caseId: first },
    { id: first.toUpperCase(), items: [{ id: second }], name: 'x' },
    [second],
    undefined,
    'x',
  ]
  expect(objectIdsOf(tenantId, ...parts)).toEqual([first])
  expect(objectIdsOf(tenantId, { a: first, b: second })).toEqual([first, second])
  expect(objectIdsOf(tenantId, { files: [first, second, first] })).toEqual([first, second])
})

function body(): Record<string, unknown> {
  return {
    ...{ amount: 1_234_567_890, phone: '+4520123456', account: '12345678901', cvr: '12345678', code: 'not-found' },
    ...{ id: '01020312-1234-7000-8000-010203123456', tokenId: 'x', isOpen: false, none: null },
  }
}
