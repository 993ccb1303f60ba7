import { problem, type Problem, message } from '../../problems/index.ts'

/** How long a duplicate waits for the request it repeats. */
export const duplicateWaitMs = 10_000

/**
 * Runs requests with the same key one at a time within this process, so that waiting duplicates hold no database
 * connection. Between processes, the unique key in the database decides.
 */
export class SingleFlight {
  readonly #running = new Map<string, Promise<unknown>>()

  async run<Result>(key: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (key === undefined) return work()
    const deadline = Date.now() + duplicateWaitMs
    for (let first = this.#running.get(key); first !== undefined; first = this.#running.get(key)) {
      await settledBefore(first, deadline)
    }
    const running = work()
    this.#running.set(key, running)
    try {
      return await running
    } finally {
      this.#running.delete(key)
    }
  }
}

/** The problem that the first request with this key is taking too long. */
export function stillRunning(): Problem {
  return problem('idempotency-in-progress', message('The first request with this Idempotency-Key is still running.'), {
    headers: { 'retry-after': '5' },
  })
}

async function settledBefore(work: Promise<unknown>, deadline: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, deadline - Date.now()), 'late')
  })
  const outcome = await Promise.race([work.then(settled, settled), late])
  clearTimeout(timer)
  if (outcome === 'late') throw stillRunning()
}

function settled(): 'settled' {
  return 'settled'
}
