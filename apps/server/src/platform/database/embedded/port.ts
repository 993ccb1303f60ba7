import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { replaceFile } from './cluster-folder.ts'
import { EmbeddedDatabaseProblem } from './problem.ts'

// Below the range of ephemeral ports. Within it, a client that retries while the server is down can be given the
// server's own port, connect to itself and prevent the server from starting.
const lowest = 20_000
const highest = 32_000
const attemptsMax = 200

/** The port of the last start if it is still free, otherwise a new one, which is kept for the next start. */
export async function settlePort(file: string): Promise<number> {
  const kept = Number(await readFile(file, 'utf8').catch(() => ''))
  if (kept > 0 && (await isFree(kept))) return kept
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const port = randomInt(lowest, highest)
    if (!(await isFree(port))) continue
    await replaceFile(file, String(port))
    return port
  }
  throw new EmbeddedDatabaseProblem(`No free port between ${lowest} and ${highest} on 127.0.0.1 for the database.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => {
      resolve(false)
    })
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
}
