#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { ensureConsoleBuilt } from '../../console/bin/build.mjs'
import { ensureBuilt } from './build.mjs'

// Reading the maps takes longer than most commands, which do not print traces.
process.setSourceMapsEnabled(process.argv[2] === 'start')
const built = await ensureBuilt().catch((error) => {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  process.stderr.write(
    `Fordring is not built for the sources that are here, and this user may not build it (${error.message}). ` +
      'Run npm run build once as a user who may write to this folder; then it starts from a read-only one too.\n',
  )
  process.exit(1)
})
// Only a server needs the console, and only once it listens: it is built while the database starts.
const consoleBuilt = process.argv[2] === 'start' ? ensureConsoleBuilt() : undefined
consoleBuilt?.catch(() => undefined) // reported where it is awaited
const { run } = await import(pathToFileURL(built).href)
await run(process.argv, consoleBuilt)
