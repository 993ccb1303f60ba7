#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { ensureConsoleBuilt } from '../../console/bin/build.mjs'
import { ensureBuilt } from './build.mjs'

process.setSourceMapsEnabled(true)
// Only a server shows the console; a command of the command line need not wait for it.
const [built] = await Promise.all([ensureBuilt(), process.argv[2] === 'start' ? ensureConsoleBuilt() : undefined])
const { run } = await import(pathToFileURL(built).href)
await run(process.argv)
