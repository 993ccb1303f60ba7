import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SecretBox } from './secret-box.ts'
import { addSecretKey, dropPreviousSecretKeys, ensureSecretKeys, openSecretBox } from './secret-key.ts'

describe('a secret box', () => {
  const box = new SecretBox('k'.repeat(32))

  it('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const [first, other] = [box.seal('webhook', 'whsec_æøå'), box.seal('webhook', 'whsec_æøå')]
    expect(first).not.toBe(other)
    expect(first).not.toContain('whsec')
    expect([box.open('webhook', first), box.open('webhook', other)]).toEqual(['whsec_æøå', 'whsec_æøå'])
  })

  it('does not decrypt for another purpose, with another key, or after a change', () => {
    const sealed = box.seal('webhook', 'secret')
    expect(() => box.open('totp', sealed)).toThrow()
    expect(() => new SecretBox('j'.repeat(32)).open('webhook', sealed)).toThrow()
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
    expect(() => box.open('webhook', changed)).toThrow()
    expect(() => box.open('webhook', 'plain')).toThrow('This is not a sealed text.')
  })

  it('decrypts with a previous key, with or without a key id, and knows what to encrypt again', () => {
    const renewed = new SecretBox('n'.repeat(32), ['k'.repeat(32)])
    const before = box.seal('webhook', 'secret')
    const [, , body] = before.split('.')
    expect([renewed.open('webhook', before), renewed.open('webhook', `v1.${String(body)}`)]).toEqual([
      'secret',
      'secret',
    ])
    expect([renewed.isCurrent(before), renewed.isCurrent(`v1.${String(body)}`)]).toEqual([false, false])
    expect(renewed.isCurrent(renewed.seal('webhook', 'secret'))).toBe(true)
    expect(renewed.keyIds).toEqual([new SecretBox('n'.repeat(32)).keyId, box.keyId])
    expect(renewed.hashes('code', '123456')[1]).toEqual(box.hash('code', '123456'))
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

  it('is created once, by the first process, and readable only by its owner', async () => {
    const dataDir = join(folder, 'data')
    const keys = (await Promise.all(Array.from({ length: 8 }, () => ensureSecretKeys(dataDir)))).flat()
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]?.length).toBeGreaterThanOrEqual(43)
    expect(await ensureSecretKeys(dataDir)).toEqual([keys[0]])
    expect((await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()).toBe(keys[0])
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  })

  it('is replaced by adding a new one first, until the previous ones are dropped', async () => {
    const dataDir = join(folder, 'rotated')
    const [first] = await ensureSecretKeys(dataDir)
    const keys = await addSecretKey(dataDir)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(first)
    const settings = { secretKey: undefined, previousSecretKeys: [], dataDir }
    const sealed = new SecretBox(first).seal('totp', 'secret')
    expect((await openSecretBox(settings)).open('totp', sealed)).toBe('secret')
    await dropPreviousSecretKeys(dataDir)
    expect(await ensureSecretKeys(dataDir)).toEqual([keys[0]])
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
    await expect((async () => (await openSecretBox(settings)).open('totp', sealed))()).rejects.toThrow(
      'another SECRET_KEY',
    )
  })
})
