// Runs commands as named steps and shows the output of each when it has ended.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The native compiler. `tsc` on the path may be the one that ESLint uses. */
export const nativeCompiler = `${root}node_modules/typescript-native/bin/tsc`

/**
 * Checks the types of a project. One checker per project: several would repeat each other's work, and the steps that
 * run at the same time need the other core.
 */
export function typesStep(name, project) {
  const cache = `node_modules/.cache/types-${name.replaceAll(' ', '-')}.tsbuildinfo`
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', cache, '--checkers', '1', '-p', project]
  return [name, process.execPath, [nativeCompiler, ...options]]
}

/** Runs independent steps, two at a time, and returns how each ended. */
export async function runTogether(steps, { isQuiet = false } = {}) {
  const waiting = [...steps]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const result = await runStep(next)
      show(result, isQuiet)
      results.push(result)
    }
  }
  await Promise.all([work(), work()])
  return results
}

function runStep([name, command, args]) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (bytes) => (output += bytes)
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) =>
      resolve({ name, output, isGreen: code === 0, seconds: Math.round((Date.now() - started) / 1000) }),
    )
  })
}

function show({ name, output, isGreen, seconds }, isQuiet) {
  const heading = isQuiet ? '' : `\n== ${name}\n`
  process.stdout.write(`${heading}${output}== ${name}: ${isGreen ? 'ok' : 'FAILED'} after ${seconds} s\n`)
}
