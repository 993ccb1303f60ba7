import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { directoryOf, zipArchive } from './zip-archive.ts'

const entry = { name: Buffer.from('a.txt'), offset: 0, crc: 0, packed: 0, size: 0 }

describe('an archive', () => {
  it('has the contents of its entries, in their order', async () => {
    async function* entries() {
      yield { name: 'a.txt', content: Readable.from([Buffer.from('Ærø '), Buffer.from('Å')]) }
      yield await Promise.resolve({ name: 'empty/b.txt', content: Readable.from([]) })
    }
    const archive = await fromBufferPromise(await buffer(zipArchive(entries())))
    const found = []
    for await (const each of archive.eachEntry()) {
      found.push([each.fileName, await text(await archive.openReadStreamPromise(each))])
    }
    expect(found).toEqual([
      ['a.txt', 'Ærø Å'],
      ['empty/b.txt', ''],
    ])
  })

  it('can have more entries than the plain format counts', async () => {
    const written = Array.from({ length: 70_000 }, () => entry)
    const archive = await fromBufferPromise(Buffer.concat([Buffer.alloc(64), directoryOf(written, 64)]))
    expect(archive.entryCount).toBe(70_000)
    let count = 0
    for await (const { fileName } of archive.eachEntry()) count += fileName === 'a.txt' ? 1 : 0
    expect(count).toBe(70_000)
  })

  it('can have entries further from its start than 4 GiB', async () => {
    const far = 5 * 1024 ** 3
    const archive = await fromBufferPromise(directoryOf([entry, { ...entry, offset: far }], 0))
    const offsets = []
    for await (const { relativeOffsetOfLocalHeader } of archive.eachEntry()) offsets.push(relativeOffsetOfLocalHeader)
    expect(offsets).toEqual([0, far])
  })
})
