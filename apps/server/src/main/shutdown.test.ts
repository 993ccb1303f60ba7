import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { Shutdown } from './shutdown.ts'

describe('a shutdown', () => {
  it('stops what was started last first, and names the step it is at', async () => {
    const shutdown = new Shutdown(pino({ level: 'silent' }))
    const seen: unknown[] = []
    for (const name of ['database', 'port', 'jobs']) {
      shutdown.add(name, () => Promise.resolve(seen.push(shutdown.running)))
    }
    await shutdown.run()
    expect(seen).toEqual(['jobs', 'port', 'database'])
    expect(shutdown.running).toBeUndefined()
  })

  it('takes every step once', async () => {
    const shutdown = new Shutdown(pino({ level: 'silent' }))
    let count = 0
    shutdown.add('port', () => Promise.resolve((count += 1)))
    await Promise.all([shutdown.run(), shutdown.run()])
    expect(count).toBe(1)
  })

  it('takes the other steps when one fails, and then fails itself', async () => {
    const shutdown = new Shutdown(pino({ level: 'silent' }))
    let isClosed = false
    shutdown.add('database', () => Promise.resolve((isClosed = true)))
    shutdown.add('port', () => Promise.reject(new Error('still open')))
    await expect(shutdown.run()).rejects.toThrow('still open')
    expect(isClosed).toBe(true)
  })
})
