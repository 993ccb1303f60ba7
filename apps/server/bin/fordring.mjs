#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { ensureConsoleBuilt } from '../../console/bin/build.mjs'
import { ensureBuilt } from './build.mjs'

process.setSourceMapsEnabled(true)
const built = await ensureBuilt()
// Only a server shows the console, and only once its door is open: it is built while the database starts.
const consoleBuilt = process.argv[2] === 'start' ? ensureConsoleBuilt() : undefined
consoleBuilt?.catch(() => undefined) // told where it is waited for
const { run } = await import(pathToFileURL(built).href)
await run(process.argv, consoleBuilt)
