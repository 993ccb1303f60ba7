// Loaded into the service with --import: SIGUSR2 starts a CPU profile, and the next one writes it to a file.
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.argv.includes('start')) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  let isRunning = false
  process.on('SIGUSR2', () => {
    if (!isRunning) session.post('Profiler.start')
    else {
      session.post('Profiler.stop', (error, { profile }) => {
        if (error === null) writeFileSync(process.env.PROFILE_FILE, JSON.stringify(profile))
      })
    }
    isRunning = !isRunning
  })
}
