import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerConsole, readConsole } from '../../src/platform/http/pages/console.ts'

/** Long enough to be worth compressing. */
const script = `console.log("fordring")${'\n'.repeat(1_024)}`
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fordring-console-'))
  mkdirSync(join(folder, 'abc/assets'), { recursive: true })
  writeFileSync(join(folder, 'abc/index.html'), '<!doctype html><title>Fordring</title>')
  writeFileSync(join(folder, 'abc/assets/index-1a2b.js'), script)
  writeFileSync(join(folder, 'abc/areas.json'), '["cases"]')
  writeFileSync(join(folder, 'current'), 'abc')
  app = Fastify()
  const built = readConsole(folder)
  if (built === undefined) throw new Error('There is no console.')
  answerConsole(app, built)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('serving the console', () => {
  it.each(['/', '/cases', '/cases/117', '/cases/117?tab=files'])(
    '%s returns its page, which must be revalidated',
    async (url) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toContain('<title>Fordring</title>')
    },
  )

  it('allows no inline script or style, and no untrusted markup', async () => {
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('caches files forever, since their names contain a hash', async () => {
    const answer = await app.inject({ url: '/assets/index-1a2b.js' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.body).toBe(script)
  })

  it('compresses as the browser prefers', async () => {
    const ask = (encodings: string) =>
      app.inject({ url: '/assets/index-1a2b.js', headers: { 'accept-encoding': encodings } })
    const brotli = await ask('gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    const gzip = await ask('gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  })

  it.each(['/elsewhere', '/casesand', '/assets/index-old.js', '/assets/../areas.json', '/assets/%2e%2e/areas.json'])(
    'does not return the page for %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )

  it('is disabled if none was built', () => {
    expect(readConsole(join(folder, 'nowhere'))).toBeUndefined()
  })
})
