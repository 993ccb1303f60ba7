import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../apps/server/bin/build.mjs'
import { freePort } from '../apps/server/test/server-process.ts'
import { serverFolder } from '../apps/server/src/platform/server-folder.ts'
import { reportGoal, reportPlot } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { rounds } from './harness/subject.ts'

/**
 * The first start on an empty folder, with the demo tenant, until `/readyz` reports that it can serve; then commands of
 * the command line while it runs.
 */
const program = join(serverFolder, 'bin/fordring.mjs')
const startGoalSeconds = 5
const commandGoalSeconds = 0.7

async function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}

function secondsSince(begin: number): number {
  return (performance.now() - begin) / 1_000
}

async function firstStart(commands: Readonly<Record<string, number[]>>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fordring-start-'))
  execFileSync('chmod', ['755', folder])
  const port = await freePort()
  const { PATH = '/usr/bin:/bin', HOME = '/' } = process.env
  const env = { PATH, HOME, DATA_DIR: join(folder, 'data'), PORT: String(port) }
  const log = openSync(join(folder, 'log'), 'w')
  const begin = performance.now()
  const server = spawn(process.execPath, [program, 'start'], { env, stdio: ['ignore', log, log] })
  try {
    while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
      if (server.exitCode !== null || secondsSince(begin) > 240) throw new Error('The server did not become ready.')
      await sleep(10)
    }
    const seconds = secondsSince(begin)
    for (const [command, times] of Object.entries(commands)) {
      const commandBegin = performance.now()
      execFileSync(process.execPath, [program, ...command.split(' ')], { env })
      times.push(secondsSince(commandBegin))
    }
    return seconds
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    closeSync(log)
    rmSync(folder, { recursive: true, force: true })
  }
}

await ensureBuilt()
execFileSync(process.execPath, [join(serverFolder, '../console/bin/build.mjs')])
const commands: Record<string, number[]> = { '--version': [], 'tenant list': [] }
const starts: number[] = []
for (let round = 0; round < rounds; round++) starts.push(await firstStart(commands))
const format = (times: readonly number[]): string => times.map((time) => time.toFixed(2)).join(', ')
reportGoal({
  what: 'first start to ready',
  figure: median(starts),
  goal: startGoalSeconds,
  isMet: 'at most',
  unit: 's',
  detail: `rounds ${format(starts)} s`,
})
for (const [command, times] of Object.entries(commands)) {
  reportGoal({
    what: `\`fordring ${command}\``,
    figure: median(times),
    goal: commandGoalSeconds,
    isMet: 'at most',
    unit: 's',
    detail: `rounds ${format(times)} s`,
  })
}
reportPlot({
  name: 'start',
  title: 'Start and commands',
  unit: 's',
  groups: [
    {
      label: '',
      bars: [
        { label: 'first start', value: median(starts) },
        ...Object.entries(commands).map(([label, times]) => ({ label, value: median(times) })),
      ],
    },
  ],
})
