// A rendering worker that misbehaves in every way there is.
import { parentPort } from 'node:worker_threads'

const jobs = {
  echo: (input) => input,
  exit: () => process.exit(0),
  spin: () => {
    for (;;);
  },
  grow: () => {
    const kept = []
    for (;;) kept.push(new Array(10_000).fill(kept.length))
  },
}

parentPort.on('message', ({ job, input }) => {
  parentPort.postMessage({ hasBegun: true })
  parentPort.postMessage({ output: jobs[job](input) })
})
