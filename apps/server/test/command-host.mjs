// Runs one command of the command line after the other in a process that has loaded the service already: a start takes
// a second of processor time. It is for tests about the result of a command; the others start a process per command.
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../bin/build.mjs'

process.setSourceMapsEnabled(true)
const { run } = await import(pathToFileURL(await ensureBuilt()).href)
const { exit, stdout, stderr } = process

async function runCommand({ args, env }) {
  const written = { stdout: '', stderr: '' }
  for (const [name, stream] of Object.entries({ stdout, stderr })) {
    stream.write = (text) => {
      written[name] += String(text)
      return true
    }
  }
  let exited
  // Commander exits when it rejects an option. What is written afterwards is about this error.
  process.exit = (code = process.exitCode ?? 0) => {
    exited ??= { code, ...written }
    throw new Error('The command ended.')
  }
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.exitCode = undefined
  await run([process.execPath, 'fordring', ...args])
  return exited ?? { code: process.exitCode ?? 0, ...written }
}

let last = Promise.resolve()
process.on('message', ({ id, command }) => {
  last = last.then(async () => process.send({ id, result: await runCommand(command) }))
})
process.on('disconnect', () => exit())
// The end of a command must not end this process, whatever the command has closed.
setInterval(() => undefined, 3_600_000)
