import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SecretBox } from './secret-box.ts'
import { ensureSecretKey } from './secret-key.ts'

describe('a secret box', () => {
  const box = new SecretBox('k'.repeat(32))

  it('opens what it sealed, and seals the same text another way each time', () => {
    const [one, other] = [box.seal('webhook', 'whsec_æøå'), box.seal('webhook', 'whsec_æøå')]
    expect(one).not.toBe(other)
    expect(one).not.toContain('whsec')
    expect([box.open('webhook', one), box.open('webhook', other)]).toEqual(['whsec_æøå', 'whsec_æøå'])
  })

  it('opens nothing that was sealed for another purpose, with another key, or that was changed', () => {
    const sealed = box.seal('webhook', 'secret')
    expect(() => box.open('totp', sealed)).toThrow()
    expect(() => new SecretBox('j'.repeat(32)).open('webhook', sealed)).toThrow()
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
    expect(() => box.open('webhook', changed)).toThrow()
    expect(() => box.open('webhook', 'plain')).toThrow('This is not a sealed text.')
  })

  it('hashes by purpose and key', () => {
    expect(box.hash('code', '123456')).toEqual(box.hash('code', '123456'))
    expect(box.hash('code', '123456')).not.toEqual(box.hash('other', '123456'))
    expect(box.hash('code', '123456')).not.toEqual(new SecretBox('j'.repeat(32)).hash('code', '123456'))
  })
})

describe('the key in the data folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fordring-key-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is made once, by whoever is first, and is readable for its owner alone', async () => {
    const dataDir = join(folder, 'data')
    const keys = await Promise.all(Array.from({ length: 8 }, () => ensureSecretKey(dataDir)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]?.length).toBeGreaterThanOrEqual(43)
    expect(await ensureSecretKey(dataDir)).toBe(keys[0])
    expect((await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()).toBe(keys[0])
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  })
})
