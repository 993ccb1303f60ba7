#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'

process.setSourceMapsEnabled(true)
const { run } = await import(pathToFileURL(await ensureBuilt()).href)
await run(process.argv)
