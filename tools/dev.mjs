// `npm run dev`: the service and the console at one address. Vite serves the console and hot-reloads its modules;
// everything else goes to the server, which is rebuilt and replaced when one of its files changes. A new server starts
// before the old one stops, so the embedded database keeps running, and a mistake leaves the last working one in place.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { connect, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { context } from 'esbuild'
import { createServer as createViteServer } from 'vite'
import { bundleOptions, putBundleInPlace } from '../apps/server/bin/build.mjs'
import { root } from './steps.mjs'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const address = process.env.PUBLIC_URL || `http://${host}:${port}`
const serverFolder = join(root, 'apps/server')

function say(message) {
  process.stdout.write(`${message}\n`)
}

async function listenOnFreePort(tcpServer) {
  tcpServer.listen(0, '127.0.0.1')
  await once(tcpServer, 'listening')
  return tcpServer.address().port
}

async function findFreePort() {
  const tcpServer = createTcpServer()
  const free = await listenOnFreePort(tcpServer)
  tcpServer.close()
  return free
}

/** Starts a server from the current bundle; undefined if it exits before it is up, with its output shown. */
async function startServer() {
  const serverPort = await findFreePort()
  const child = spawn(process.execPath, [join(serverFolder, 'bin/run-built.mjs'), 'start', '--json'], {
    cwd: root,
    env: { LOG_LEVEL: 'error', ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), PUBLIC_URL: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const announced = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"url":')) resolve(JSON.parse(line))
      else say(line)
    })
  })
  const announcement = await Promise.race([announced, ended.then(() => undefined)])
  if (announcement === undefined) return undefined
  return { child, ended, announcement, port: serverPort }
}

async function stopServer({ child, ended }) {
  child.kill('SIGTERM')
  await ended
}

let current
let isStopping = false
const bundle = await context(bundleOptions)

/** Builds the server and replaces the running one. esbuild prints the errors of the sources. */
async function replaceServer() {
  const started = Date.now()
  let result
  try {
    result = await bundle.rebuild()
  } catch {
    say('The server was not rebuilt: correct the errors above.')
    return
  }
  putBundleInPlace(result)
  const next = await startServer()
  if (isStopping) return
  if (next === undefined) {
    say('The server did not start; the reason is above. It is tried again after the next change.')
    return
  }
  const previous = current
  current = next
  void next.ended.then(() => {
    if (current === next && !isStopping) say('The server ended. It is started again after the next change.')
  })
  if (previous !== undefined) {
    say(`Server restarted after ${((Date.now() - started) / 1000).toFixed(1)} s.`)
    await stopServer(previous)
  }
}

/** One replacement at a time; changes made meanwhile are in the next one. */
let replacing = Promise.resolve()
let isWaiting = false
function scheduleReplacement() {
  if (isWaiting || isStopping) return
  isWaiting = true
  // An editor writes a file in several steps, and a checkout writes many files.
  setTimeout(() => {
    replacing = replacing.then(() => {
      isWaiting = false
      return replaceServer()
    })
  }, 100)
}

/** The proxy connects to the current server. */
const relay = createTcpServer((incoming) => {
  if (current === undefined) {
    incoming.destroy()
    return
  }
  const outgoing = connect(current.port, '127.0.0.1')
  incoming.pipe(outgoing).pipe(incoming)
  incoming.on('error', () => outgoing.destroy())
  outgoing.on('error', () => incoming.destroy())
})

let vite
async function stop() {
  if (isStopping) return
  isStopping = true
  relay.close()
  await replacing
  await Promise.all([current && stopServer(current), vite?.close(), bundle.dispose()])
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

process.env.FORDRING_URL = `http://127.0.0.1:${await listenOnFreePort(relay)}`
replacing = replaceServer()
await replacing
for (const folder of ['src', 'migrations'])
  watch(join(serverFolder, folder), { recursive: true }, (_, name) => {
    if (/\.(ts|sql)$/.test(name ?? '') && !/\.test\.ts$/.test(name ?? '')) scheduleReplacement()
  })
vite = await createViteServer({
  root: join(root, 'apps/console'),
  configFile: join(root, 'apps/console/vite.config.ts'),
  clearScreen: false,
  server: { host, port, strictPort: true },
})
await vite.listen()
say(`\nConsole and API on ${address}/, with changes as you save them. Ctrl-C ends everything.`)
const demo = current?.announcement.demo
if (demo) {
  const { logins } = demo
  say(`Demo login  ${logins.admin} or ${logins.caseworker}, password ${logins.password}\n`)
}
