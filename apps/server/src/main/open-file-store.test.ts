import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { S3Server } from '../../test/s3-server.ts'
import { S3FileStore } from '../platform/files/s3-file-store.ts'
import { openFileStore } from './open-file-store.ts'

let server: S3Server

beforeEach(async () => {
  server = await new S3Server().start()
})

afterEach(() => server.stop())

describe('starting with a bucket', () => {
  test('accepts a usable bucket', async () => {
    const { files, close } = await openFileStore({ bucket: server.config })
    expect(files).toBeInstanceOf(S3FileStore)
    await close()
  })

  test.each([
    ['a bucket that is not there', { name: 'another' }, /There is no bucket "another" at http:\/\/127/],
    ['a wrong secret', { secretAccessKey: 'not-this-one' }, /answers 403 SignatureDoesNotMatch/],
    ['an unknown key', { accessKeyId: 'AKIDOTHER' }, /answers 403 InvalidAccessKeyId/],
    ['another region', { region: 'eu-west-1' }, /answers 400 AuthorizationHeaderMalformed/],
    ['a service that does not answer', { endpoint: 'http://127.0.0.1:49151' }, /ECONNREFUSED/],
  ])('rejects %s with a message without its secret', async (_what, wrong, sentence) => {
    const refused = openFileStore({ bucket: { ...server.config, ...wrong } })
    await expect(refused).rejects.toThrow(sentence)
    await expect(refused).rejects.toThrow(/FILES_URL: .*Check it, FILES_ACCESS_KEY_ID/)
    await expect(refused).rejects.not.toThrow(/not-this-one|wJalr/)
  })
})
