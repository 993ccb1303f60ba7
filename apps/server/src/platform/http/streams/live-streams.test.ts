import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../clock/clock.ts'
import type { StreamReader, StreamTimes } from './live-stream.ts'
import { LiveStreams } from './live-streams.ts'

function streamsWith(times: Partial<StreamTimes>, errors: unknown[] = []): LiveStreams {
  return new LiveStreams({
    clock: systemClock,
    times: { checkMs: 5, ...times },
    onError: (error) => errors.push(error),
  })
}

const reader: StreamReader = {
  tenantId: 'tenant',
  announcedAs: ['token'],
  expiresAt: null,
  isAllowed: () => Promise.resolve(true),
}
const limits = [{ key: 'tenant', max: 10 }]
const silent = { limits, next: () => Promise.resolve({ messages: [], hasMore: false }) }

/** A source that always has more, 10 KiB at a time. */
function endless(): { limits: typeof limits; next: () => Promise<any>; count: () => number } {
  let count = 0
  return {
    limits,
    count: () => count,
    next: () => Promise.resolve({ messages: [{ id: String((count += 1)), data: 'x'.repeat(10_240) }], hasMore: true }),
  }
}

afterEach(() => {
  vi.useRealTimers()
})

async function textOf(content: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const bytes of content) text += String(bytes)
  return text
}

describe('a stream', () => {
  it('that is not read fetches no more than its buffer, and is closed with a last comment', async () => {
    vi.useFakeTimers()
    const source = endless()
    const content = streamsWith({ stallMs: 60 }).open(source, reader)
    content.read(0)
    await vi.advanceTimersByTimeAsync(30)
    expect(source.count()).toBeLessThanOrEqual(8)
    await vi.advanceTimersByTimeAsync(150)
    expect(source.count()).toBeLessThanOrEqual(8)
    const text = await textOf(content)
    expect(text.endsWith(': closed: it was read too slowly; connect again with Last-Event-ID\n\n')).toBe(true)
    expect(text.length).toBeLessThan(100_000)
  })

  it('whose last comment is not read is disconnected', async () => {
    const streams = streamsWith({ stallMs: 20, graceMs: 20 })
    const content = streams.open(endless(), reader)
    content.read(0)
    await expect.poll(() => content.destroyed).toBe(true)
    // It no longer counts.
    for (let turn = 0; turn < 10; turn += 1) streams.open(silent, reader)
    expect(() => streams.open(silent, reader)).toThrow('10 streams')
    streams.stop()
  })

  it('that is read slowly but steadily stays open', async () => {
    vi.useFakeTimers()
    const source = endless()
    const content = streamsWith({ stallMs: 60 }).open(source, reader)
    for (let turn = 0; turn < 20; turn += 1) {
      content.read(1_024)
      await vi.advanceTimersByTimeAsync(15)
    }
    expect(content.destroyed).toBe(false)
    expect(content.readableEnded).toBe(false)
    content.destroy()
  })

  it('is closed after its maximum time, and when the service stops; a later one at once', async () => {
    expect(await textOf(streamsWith({ longestMs: 30 }).open(silent, reader))).toBe(
      ': closed: it was open for long enough; connect again\n\n',
    )
    const streams = streamsWith({})
    const content = streams.open(silent, reader)
    streams.stop()
    const stopped = ': closed: the service stops; connect again\n\n'
    expect(await textOf(content)).toBe(stopped)
    expect(await textOf(streams.open(silent, reader))).toBe(stopped)
  })

  it('continues after its source failed, and misses nothing', async () => {
    const errors: unknown[] = []
    let turn = 0
    const source = {
      limits,
      next: () => {
        turn += 1
        if (turn === 1) return Promise.reject(new Error('the database is away'))
        return Promise.resolve({ messages: turn === 2 ? [{ id: '1', data: 'a' }] : [], hasMore: false })
      },
    }
    const streams = streamsWith({}, errors)
    let text = ''
    for await (const bytes of streams.open(source, reader)) {
      text += String(bytes)
      if (text.includes('data: a')) streams.stop()
    }
    expect(text).toContain('id: 1\ndata: a\n\n')
    expect(errors).toHaveLength(1)
  })

  it("checks its reader's rights when a change is announced, and continuously without announcements", async () => {
    let isAllowed = true
    let asked = 0
    const asking = {
      ...reader,
      isAllowed: () => {
        asked += 1
        return Promise.resolve(isAllowed)
      },
    }
    const streams = streamsWith({})
    streams.setReceivesChanges(true)
    const content = streams.open(silent, asking)
    const text = textOf(content)
    await sleep(40)
    expect(asked).toBe(0)
    streams.identityChanged('another')
    streams.identityChanged('token')
    expect(asked).toBe(1)
    isAllowed = false
    streams.setReceivesChanges(false)
    expect(await text).toBe(': closed: the token or session is no longer valid for this\n\n')
  })

  it("stays open while its reader's rights cannot be checked", async () => {
    const errors: unknown[] = []
    const streams = streamsWith({}, errors)
    const isAllowed = (): Promise<boolean> => {
      if (errors.length === 3) streams.stop()
      return Promise.reject(new Error('the database is away'))
    }
    const text = await textOf(streams.open(silent, { ...reader, isAllowed }))
    expect(text).toBe(': closed: the service stops; connect again\n\n')
  })
})
