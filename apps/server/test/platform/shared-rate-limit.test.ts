import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { Problem } from '../../src/problems/index.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { SharedRateLimit } from '../../src/platform/http/server/shared-rate-limit.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const start = new Date('2026-05-04T10:00:00.000Z')

function later(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1_000)
}

function newCaller(): { tenantId: string; id: string } {
  return { tenantId: api.tenant.tenantId, id: newId() }
}

/** The limits of several processes, and how often they asked the database. */
function givenProcesses(count: number, perMinute: number): { limits: SharedRateLimit[]; calls: () => number } {
  let callCount = 0
  const database = {
    call: (...args: Parameters<Database['call']>) => {
      callCount += 1
      return api.database.call(...args)
    },
  } as unknown as Database
  return {
    limits: Array.from({ length: count }, () => new SharedRateLimit(database, perMinute)),
    calls: () => callCount,
  }
}

/** How many of these requests, spread over the processes, are accepted. */
async function acceptedOf(
  limits: readonly SharedRateLimit[],
  caller: ReturnType<typeof newCaller>,
  { count, at = start }: { count: number; at?: Date },
): Promise<number> {
  const taken = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => limits[index % limits.length]!.take(caller, at)),
  )
  for (const outcome of taken) {
    if (outcome.status === 'rejected') expect((outcome.reason as Problem).code).toBe('rate-limited')
  }
  return taken.filter(({ status }) => status === 'fulfilled').length
}

describe('the rate limit of a caller', () => {
  it.each([1, 3, 7, 100, 1_000])('of %i a minute is handed out once, over three processes', async (perMinute) => {
    const { limits } = givenProcesses(3, perMinute)
    expect(await acceptedOf(limits, newCaller(), { count: perMinute * 2 + 5 })).toBe(perMinute)
  })

  it('is not reached early if one process serves nearly everything', async () => {
    const { limits } = givenProcesses(2, 1_000)
    const caller = newCaller()
    expect(await acceptedOf(limits.slice(1), caller, { count: 1 })).toBe(1)
    // The other process keeps the rest of its first block.
    expect(await acceptedOf(limits.slice(0, 1), caller, { count: 1_000 })).toBe(1_000 - 125)
  })

  it('is counted for each caller and each tenant', async () => {
    const { limits } = givenProcesses(2, 10)
    const caller = newCaller()
    const other = { ...caller, id: newId() }
    const elsewhere = { tenantId: (await api.createTenant()).tenantId, id: newId() }
    expect(await acceptedOf(limits, caller, { count: 20 })).toBe(10)
    expect(await acceptedOf(limits, other, { count: 20 })).toBe(10)
    expect(await acceptedOf(limits, elsewhere, { count: 20 })).toBe(10)
  })

  it('begins anew after a minute, and after the clock was set back', async () => {
    const { limits } = givenProcesses(2, 10)
    const caller = newCaller()
    expect(await acceptedOf(limits, caller, { count: 20 })).toBe(10)
    expect(await acceptedOf(limits, caller, { count: 20, at: later(59.9) })).toBe(0)
    expect(await acceptedOf(limits, caller, { count: 20, at: later(60) })).toBe(10)
    expect(await acceptedOf(limits, caller, { count: 20, at: later(-3_600) })).toBe(10)
  })

  it('holds between processes whose clocks differ by some seconds', async () => {
    const { limits } = givenProcesses(2, 100)
    const caller = newCaller()
    const accepted = [
      await acceptedOf(limits.slice(0, 1), caller, { count: 60, at: later(2) }),
      await acceptedOf(limits.slice(1), caller, { count: 60, at: start }),
      await acceptedOf(limits.slice(0, 1), caller, { count: 60, at: later(3) }),
    ]
    expect(accepted.reduce((sum, count) => sum + count)).toBe(100)
  })

  it('asks the database for blocks, and not for refusals', async () => {
    const { limits, calls } = givenProcesses(1, 6_000)
    const caller = newCaller()
    expect(await acceptedOf(limits, caller, { count: 5_000 })).toBe(5_000)
    expect(calls()).toBeLessThan(20)
    expect(await acceptedOf(limits, caller, { count: 1_000 })).toBe(1_000)
    const before = calls()
    expect(before).toBeLessThan(80)
    expect(await acceptedOf(limits, caller, { count: 1_000 })).toBe(0)
    expect(calls()).toBe(before)
  })
})
