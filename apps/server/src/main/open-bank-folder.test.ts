import { afterEach, beforeEach, expect, test } from 'vitest'
import { S3Server } from '../../test/s3-server.ts'
import { ConfigError } from '../platform/config/config.ts'
import { openBankFolder } from './open-bank-folder.ts'

let server: S3Server
const closing: (() => unknown)[] = []
const shutdown = { add: (_name: string, close: () => unknown) => void closing.push(close) }

beforeEach(async () => {
  server = await new S3Server().start()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await server.stop()
})

test('opens a folder, a prefix of a bucket, or nothing', async () => {
  expect(await openBankFolder(undefined, shutdown)).toBeUndefined()
  expect((await openBankFolder({ folder: '/srv/bank' }, shutdown))?.address).toBe('/srv/bank')
  const opened = await openBankFolder({ bucket: server.config, prefix: 'in/' }, shutdown)
  expect(opened?.address).toBe('s3://files/in/')
  expect(closing).toHaveLength(1)
})

test('a bucket that cannot be used stops the start, without its secret', async () => {
  const bucket = { ...server.config, secretAccessKey: 'hunter2-hunter2' }
  const refused = await openBankFolder({ bucket, prefix: '' }, shutdown).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ConfigError)
  expect(String(refused)).toMatch(/BANK_FOLDER: The bucket "files" .* cannot be used: .*BANK_ACCESS_KEY_ID/)
  expect(String(refused)).not.toContain('hunter2')
  const missing = openBankFolder({ bucket: { ...server.config, name: 'other' }, prefix: '' }, shutdown)
  await expect(missing).rejects.toThrow('There is no bucket "other"')
})
