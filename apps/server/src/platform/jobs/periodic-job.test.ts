import { getEventListeners } from 'node:events'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { startPeriodicJobs } from './periodic-job.ts'

const logger = pino({ level: 'silent' })

it('runs every job again after its pause, even a failed one', async () => {
  const runs = { good: 0, bad: 0 }
  const jobs = startPeriodicJobs(
    [
      { name: 'good', intervalMs: 1, run: () => Promise.resolve(void (runs.good += 1)) },
      {
        name: 'bad',
        intervalMs: 1,
        run: () => {
          runs.bad += 1
          return Promise.reject(new Error('planted'))
        },
      },
    ],
    logger,
  )
  await vi.waitFor(() => {
    expect(Math.min(runs.good, runs.bad)).toBeGreaterThan(20)
  })
  await jobs.stop()
})

it('keeps no listeners of past pauses', async () => {
  const made = vi.spyOn(AbortController.prototype, 'signal', 'get')
  let runs = 0
  const jobs = startPeriodicJobs(
    [{ name: 'often', intervalMs: 1, run: () => Promise.resolve(void (runs += 1)) }],
    logger,
  )
  const signal = made.mock.results[0]?.value as AbortSignal
  made.mockRestore()
  await vi.waitFor(() => {
    expect(runs).toBeGreaterThan(20)
  })
  expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1)
  await jobs.stop()
})
